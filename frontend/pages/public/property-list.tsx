import { type ReactNode, useRef, useState, type RefObject, useEffect, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PATHS } from '#contract/paths.ts'
import { FIRM } from '#contract/firm.ts'
import { sellsWhat, isNarrowed } from '#contract/list/found-sentence.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { NearPart, LazyPart } from '#frontend/features/errors/part.tsx'
import { PropertyCard } from '#frontend/features/properties/cards/property-card.tsx'
import { FilterBar } from '#frontend/features/properties/filters/filter-bar.tsx'
import type { FoundProperties } from '#frontend/features/properties/found-properties.ts'
import { type PropertyList, usePropertyList } from '#frontend/features/properties/use-property-list.ts'
import { WideBar, type WideBarProps } from '#frontend/features/properties/filters/wide-bar.tsx'
import { FoundHead, ListHead, Slides } from '#frontend/features/properties/list-head.tsx'
import {
  changed,
  type Choose,
  countFilters,
  type FilterProps,
  listAddress,
} from '#frontend/features/properties/filters/list-query.ts'
import { NearestRoom } from '#frontend/features/properties/nearest-room.tsx'
import { ListFailed } from '#frontend/features/properties/list-failed.tsx'
import { FEW_HEAD, RESULTS, ResultsHead, SORT } from '#frontend/features/properties/results-head.tsx'
import { SellingStrip } from '#frontend/features/properties/selling-strip.tsx'
import { countLabel, Results, ResultsSkeleton } from '#frontend/features/properties/results.tsx'
import { hasStylesOf } from '#frontend/lib/browser/all-styles.ts'
import { onMoveByHand } from '#frontend/lib/browser/move-by-hand.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { messages } from '#frontend/messages/messages.ts'
import { LIMITS } from '#contract/limits.ts'
import { CardPlans } from './card-plans.tsx'
import { Corner, Heart, HiddenHere, SeenMark } from './card-corner.tsx'

const list = messages.list
const FewProperties = chunk(
  async () => (await import('#frontend/features/properties/few-properties.tsx')).FewProperties,
)
const ChosenFilters = chunk(
  async () => (await import('#frontend/features/properties/filters/chosen-filters.tsx')).ChosenFilters,
)
const ReadingNotes = chunk(
  async () => (await import('#frontend/features/properties/filters/reading-notes.tsx')).ReadingNotes,
  { isStyled: () => hasStylesOf(PATHS.listPage) },
)
const isStyled = () => hasStylesOf(PATHS.listPage)
const SortField = chunk(
  async () => (await import('#frontend/features/properties/filters/sort-field.tsx')).SortField,
  { isStyled },
)
const ResultsMap = chunk(async () => {
  const { trustMarkup } = await import('#frontend/lib/browser/trusted-markup.ts')
  // While it loads, the library of the map inserts this once to see whether the browser draws SVG.
  trustMarkup('<svg/>')
  return (await import('#frontend/features/map/results/results-map.tsx')).ResultsMap
})
const AlertLink = chunk(async () => (await import('#frontend/features/alerts/alert-link.tsx')).AlertLink, {
  neverFails: true,
  isStyled,
})
const AlertStrip = chunk(async () => (await import('#frontend/features/alerts/alert-strip.tsx')).AlertStrip)
// They stand in the first screen: asked for before React draws the page.
if (!import.meta.env.SSR)
  for (const part of [SortField, AlertLink, Corner]) void part.preloadCode().catch(() => undefined)
const AreaLink = chunk(async () => (await import('#frontend/features/properties/area-link.tsx')).AreaLink)
const FilterSheet = chunk(
  async () => (await import('#frontend/features/properties/filters/filter-sheet.tsx')).FilterSheet,
)

/** A search's page does not begin without its notes: they stand above its cards, and the document shows them already. */
export const notesOfSearch = (): Promise<void> | undefined =>
  import.meta.env.SSR || location.search === ''
    ? undefined
    : ReadingNotes.preloadCode().catch(() => undefined)

export function PropertyListPage() {
  const [params, setParams] = useSearchParams()
  const { enquireAbout, ...enquiry } = useOpenedEnquiry()
  const properties = usePropertyList(listAddress(params), params.get('cursor'))
  const found = foundIn(properties)
  const reading = useReading(params.get('searchTerm'), found)
  const filterProps = {
    params,
    onChange: (choose: Choose) => {
      const query = choose(new URLSearchParams(location.search))
      setParams(query, { replace: `${query}` === location.search.slice(1) })
    },
  }
  const chosen = countFilters(params, reading) > 0 && (
    <LazyPart>
      <ChosenFilters {...filterProps} reading={reading} />
    </LazyPart>
  )

  const narrowed = isNarrowed(params)
  const isMap = params.get('view') === 'map'
  const view = {
    other: isMap ? list.views.list : list.views.map,
    onOther: () => filterProps.onChange((query) => changed(query, { view: isMap ? '' : 'map' })),
  }
  const title = narrowed ? `${list.found(params, reading)} | ${FIRM.productName}` : list.pageTitle
  useHead({ title, description: list.description })

  return (
    <CardPlans>
      <Head isMap={isMap} found={isMap || narrowed ? list.found(params, reading, found?.total) : undefined} />
      <Filters
        {...filterProps}
        reading={reading}
        chosen={chosen}
        count={found && countLabel(found)}
        view={view}
        isMap={isMap}
      />
      <div className={isMap ? BESIDE_MAP : 'wrap'}>
        {isMap && (
          <LazyPart fallback={<div style={MAP_ROOM} />}>
            <ResultsMap
              params={params}
              address={mapAddress(params)}
              onChange={(changes) => filterProps.onChange((query) => changed(query, changes))}
              listed={found?.properties ?? NONE}
              card={(property) => (
                <PropertyCard property={property} onEnquire={enquireAbout} Corner={Heart} />
              )}
            />
          </LazyPart>
        )}
        <div
          className={isMap ? `${RESULTS} max-[77.5rem]:hidden` : RESULTS}
          style={isMap ? LEFT_OF_MAP : undefined}
        >
          <ResultsSection
            {...filterProps}
            properties={properties}
            reading={reading}
            chosen={chosen}
            isNarrowed={narrowed}
            onEnquire={enquireAbout}
          />
        </div>
        {narrowed && !isMap && <Slides isLate className={LATE_SLIDES} />}
      </div>
      {isMap && (
        <div data-sheet style={MAP_END}>
          <button type="button" className={TO_LIST} onClick={view.onOther}>
            {view.other}
          </button>
        </div>
      )}
      <Enquiry {...enquiry} />
    </CardPlans>
  )
}

const NONE: readonly Property[] = []
/** On phones not below a few results: alone at the end of the page it says nothing. */
const LATE_SLIDES = 'mb-(--space-section) h-44 sm:h-80 max-sm:[.list-results:has(.found-few)+&]:hidden'
/** Where the form for mails about a search stands. */
const ALERTS = 'tell-me'
const BESIDE_MAP =
  'beside-map grid grid-cols-1 gap-x-6 px-(--gutter) min-[77.5625rem]:grid-cols-2 min-[90rem]:px-16'
/** Keys come to the map first: it was asked for, and the cards have five stops each. */
const LEFT_OF_MAP = { order: -1 }
/** The map's height on phones, about that on wide screens: what stands below it stays out of sight while its code loads. */
const MAP_ROOM = { height: 'calc(100svh - 7.8125rem)' }
/** Below the map: its button stands at the end of the strip, above the foot of the page and below the bar of the filters. */
const MAP_END = { position: 'sticky', bottom: '0.375rem', zIndex: 5 } as const
/** Wide screens have it in the bar of the filters. */
const TO_LIST =
  'absolute right-(--gutter) bottom-0 min-h-12 rounded-sill border border-transparent bg-ink-900 px-4 font-semibold text-white roof lg:hidden press'

/** The map comes right below the filters. */
function Head({ isMap, found }: { isMap: boolean; found: string | undefined }) {
  if (isMap) return <h1 className="sr-only">{found}</h1>
  return found === undefined ? <ListHead /> : <FoundHead found={found} />
}

/** The search as its address says it, without how it is shown. */
const searchIn = (params: URLSearchParams) => listAddress(params).slice(PATHS.properties.length + 1)

function mapAddress(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  query.delete('sort')
  return listAddress(query).replace(PATHS.properties, PATHS.propertiesMap)
}

type FiltersProps = FilterProps & {
  reading: SearchReading | undefined
  chosen: ReactNode
  count: string | undefined
  view: WideBarProps['view']
  isMap: boolean
}

/** The bar and the sheet that it opens; the results below do not render again for it. */
function Filters({ reading, chosen, count, view, isMap, ...filterProps }: FiltersProps) {
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const bar = { ...filterProps, reading, onOpen: () => setIsSheetOpen(true), view }
  return (
    <>
      <FilterBar {...bar} isMap={isMap} chosen={chosen}>
        <LazyPart>
          <WideBar {...bar} />
        </LazyPart>
      </FilterBar>
      {isSheetOpen && (
        <LazyPart>
          <FilterSheet
            {...filterProps}
            reading={reading}
            count={count}
            onClosed={() => setIsSheetOpen(false)}
          />
        </LazyPart>
      )}
    </>
  )
}

type ResultsSectionProps = FilterProps & {
  properties: PropertyList
  reading: SearchReading | undefined
  chosen: ReactNode
  isNarrowed: boolean
  onEnquire: (property: Property) => void
}

/** The number of results, their order, and the listings; with `autoScroll` in the address the page scrolls here by itself. */
function ResultsSection({
  properties,
  reading,
  chosen,
  isNarrowed: narrowed,
  onEnquire,
  ...filterProps
}: ResultsSectionProps) {
  const { params } = filterProps
  const place = params.get('city')
  const { fetched, isRevisit } = properties
  const found = foundIn(properties)
  const selling = sellsWhat(params, reading)
  const section = useRef<HTMLElement>(null)
  useAutoScroll(section, params.get('autoScroll') === 'true' && found !== undefined && !isRevisit)

  return (
    <section ref={section} className="min-w-0 scroll-mt-10 lg:scroll-mt-15">
      {selling && <SellingStrip what={selling} />}
      <ResultsHead
        {...filterProps}
        count={found && countLabel(found)}
        isFailed={fetched.status === 'failed'}
        reading={reading}
        isNarrowed={narrowed}
        chosen={chosen}
        alert={
          <Suspense>
            <AlertLink to={ALERTS} />
          </Suspense>
        }
        sort={
          <LazyPart fallback={<span className={SORT} />}>
            <SortField {...filterProps} reading={reading} className={SORT} />
          </LazyPart>
        }
      />
      {chosen && (
        <LazyPart>
          <ReadingNotes {...filterProps} reading={reading} isRead={found !== undefined} />
        </LazyPart>
      )}
      <HiddenHere properties={found?.properties ?? NONE} />
      <Listings {...filterProps} {...properties} reading={reading} onEnquire={onEnquire} />
      {found && (
        <div id={ALERTS} className="mt-8">
          <NearPart isOptional meanwhile={<div className="h-66 sm:h-46 lg:h-31" />}>
            <AlertStrip query={searchIn(params)}>
              {place && (
                <LazyPart>
                  <AreaLink place={place} />
                </LazyPart>
              )}
            </AlertStrip>
          </NearPart>
        </div>
      )}
    </section>
  )
}

/** How the server read the search text; while the results of other filters load, how it read the same text before. */
function useReading(searchTerm: string | null, found: FoundProperties | undefined) {
  const [last, setLast] = useState({ searchTerm, reading: found?.reading })
  if (!found) return last.searchTerm === searchTerm ? last.reading : undefined
  if (last.reading !== found.reading) setLast({ searchTerm, reading: found.reading })
  return found.reading
}

function foundIn({ fetched }: PropertyList) {
  return fetched.status === 'ready' ? fetched.found : undefined
}

type ListingsProps = FilterProps &
  PropertyList & { reading: SearchReading | undefined; onEnquire: (property: Property) => void }

/** The results in one of four states: loading, failed, found, none found. */
function Listings({
  fetched,
  isRevisit,
  retry,
  showMore,
  onEnquire,
  reading,
  params,
  onChange,
}: ListingsProps) {
  if (fetched.status === 'loading') return <ResultsSkeleton />
  if (fetched.status === 'failed')
    return (
      <ListFailed
        error={fetched.error}
        onRetry={retry}
        onClear={() => onChange(() => new URLSearchParams())}
      />
    )
  const { found } = fetched
  const { length } = found.properties
  return (
    <div className={length < FEW ? 'found-few' : undefined}>
      {length > 0 && length < FEW && isNarrowed(params) && (
        <p aria-hidden className={FEW_HEAD}>
          {countLabel(found)}
        </p>
      )}
      {length > 0 && (
        <Results
          found={found}
          isRevisit={isRevisit}
          more={fetched.more}
          onShowMore={showMore}
          onEnquire={onEnquire}
          Corner={Corner}
          Mark={SeenMark}
        />
      )}
      {length < FEW && !found.next && !(length > 0 && isNamed(params)) && (
        <LazyPart fallback={length > 0 ? <NearestRoom found={length} /> : <ResultsSkeleton />}>
          <FewProperties
            found={found.properties}
            params={params}
            onChange={onChange}
            reading={reading}
            onEnquire={onEnquire}
            Corner={Heart}
          />
        </LazyPart>
      )}
    </div>
  )
}

/** Fewer leave a screen empty. */
const FEW = 3
/** Nothing comes near to listings that were asked for by name. */
const isNamed = (params: URLSearchParams) => params.has('number') || params.has('ids')

/**
 * Scrolls smoothly to an element after 300 ms, unless the visitor moves first; at once where reduced motion is preferred.
 * A press on the way stops it: else what is pressed moves from under the finger, and its click is lost.
 */
function useAutoScroll(target: RefObject<HTMLElement | null>, isWanted: boolean) {
  // Also when a list that was hidden is shown again.
  const isDone = useRef(false)
  useEffect(() => {
    const isDue = isWanted && !isDone.current
    isDone.current = isWanted
    if (!isDue) return undefined
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let stop = () => clearTimeout(timer)
    const timer = setTimeout(
      () => {
        stop = () => window.scrollTo({ top: window.scrollY, behavior: 'instant' })
        target.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' })
      },
      isStill ? 0 : LIMITS.autoScrollDelayMs,
    )
    const notMoved = onMoveByHand(() => {
      notMoved()
      stop()
    })
    return () => {
      clearTimeout(timer)
      notMoved()
    }
  }, [isWanted, target])
}
