import { type RefObject, useLayoutEffect, useRef } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { href } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { useCover } from '#frontend/lib/format/cover-stand-in.ts'
import { placeOf } from '#contract/properties/place.ts'
import { StackedPrice } from '#frontend/lib/format/panel-price.tsx'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { statesSaid } from '#frontend/messages/panel/states.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { PanelSection } from './panel-section.tsx'

const { recent: words } = panelDashboard
const ROW =
  'grid grid-cols-[56px_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-0.5 border-t border-mist-200 py-2.5 leading-snug xl:min-h-[79px] xl:py-1.5'
/** From 1,200 px on, all that are shown stand in two columns: a row of three lines is 79 px high, and five fit into the box. */
const COLUMNS = 'xl:grid xl:grid-cols-2 xl:gap-x-10'

/** Listings as rows that open them: picture, title, and what it is, where and for how much. */
function ListingRows({ properties }: { properties: readonly Property[] }) {
  return (
    <ul className={COLUMNS}>
      {properties.map((property) => (
        <li key={property._id}>
          <Link to={href(PANEL.property, { id: property._id })} className={`group ${ROW} -outline-offset-2`}>
            <Cover property={property} />
            <span className="self-end wrap-anywhere group-hover:underline max-sm:col-span-2 max-sm:leading-tight xl:line-clamp-2 xl:leading-tight">
              <Plate className="mr-1.5 max-sm:leading-tight xl:leading-tight">{property.number}</Plate>
              <ListingTitle title={property.title} />
            </span>
            <span className="col-start-2 self-start text-micro leading-snug wrap-anywhere text-ink-500 xl:line-clamp-1">
              {inShort(property)}
            </span>
            <span className="col-start-3 max-w-32 text-right sm:row-span-2 sm:row-start-1 font-display text-small leading-tight font-semibold sm:max-w-40 sm:text-body">
              <StackedPrice property={property} onRequest={words.onRequest} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Cover({ property }: { property: Property }) {
  const cover = useCover(property)
  return <Picture {...cover} sizes="56px" className="row-span-2 aspect-4/3" />
}

function inShort(property: Property): string {
  const { category } = property
  const state = statesSaid(property)
  const listed = words.listed(shortDayOf(property.createdAt))
  return [category, placeOf(property), listed, state].filter(Boolean).join(', ')
}

/** Placeholder rows while the listings load. */
function ListingRowsSkeleton() {
  return (
    <div className={COLUMNS}>
      {Array.from({ length: LIMITS.recentListings }, (_, row) => (
        <div key={row} className={ROW}>
          <SkeletonBox className="aspect-4/3" />
          <span className="grid gap-2">
            <SkeletonLine className="w-4/5" />
            <SkeletonLine className="w-1/2" />
          </span>
        </div>
      ))}
    </div>
  )
}

/** The newest listings in a box of at most 400 px, as specified. Undefined while loading. */
export function RecentProperties({ properties }: { properties: readonly Property[] | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useWholeRows(box, properties)
  return (
    <PanelSection title={words.title} more={{ to: PANEL.viewTable, label: words.all }}>
      <div className="border-b border-mist-200">
        <div ref={box} className="max-h-100 overflow-y-auto overscroll-y-contain">
          {!properties && <ListingRowsSkeleton />}
          {properties?.length === 0 && <p className="py-2.5 text-ink-700">{words.empty}</p>}
          {properties && <ListingRows properties={properties} />}
        </div>
      </div>
    </PanelSection>
  )
}

/** Makes a box that scrolls as high as the whole rows that fit into it: however long the texts are, its lower edge cuts none. */
function useWholeRows(box: RefObject<HTMLElement | null>, properties: readonly Property[] | undefined) {
  useLayoutEffect(() => {
    const element = box.current
    const list = element?.querySelector('ul')
    if (!element || !list) return undefined
    const resized = new ResizeObserver(() => {
      element.style.height = ''
      const top = list.getBoundingClientRect().top
      const edges = [...list.children].map((row) => row.getBoundingClientRect().bottom - top)
      const whole = edges.findLast((edge) => edge <= element.clientHeight)
      if (whole !== undefined) element.style.height = `${whole}px`
    })
    resized.observe(list)
    return () => resized.disconnect()
  }, [box, properties])
}
