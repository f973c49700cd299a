import { altOf } from '#frontend/lib/format/alt-of.ts'
import { useParams } from 'react-router'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { CARD_PICTURE_PX, pictureSourceSet } from '#contract/pictures/files.ts'
import type { Property, PropertyPage } from '#contract/properties/replies.ts'
import type { AreaShown } from '#contract/site/area-pages.ts'
import { type Area, areaPath } from '#contract/site/area-path.ts'
import {
  areaAt,
  areaCall,
  areaList,
  areaNearest,
  type AreaOffer,
  areaOffers,
  coverOf,
  paragraphsOf,
  figureOf,
  areaQuery,
  offerQuery,
  areaSaidCall,
  areasBeside,
  areasWithin,
} from '#contract/site/areas.ts'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { NearPart, LazyPart } from '#frontend/features/errors/part.tsx'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { AreaHead, COVER, COVER_SIZES } from '#frontend/features/properties/area-head.tsx'
import {
  AREA_PICTURE,
  AREA_SIZES,
  AreaBody,
  AreaMapRoom,
  AreaTab,
  Crumb,
  MAP_ROOM,
  NothingHere,
  OfferFigure,
} from '#frontend/features/properties/area-body.tsx'
import { PropertyCard } from '#frontend/features/properties/cards/property-card.tsx'
import { FoundHead } from '#frontend/features/properties/list-head.tsx'
import { firstPicture, pictureSource } from '#frontend/lib/format/pictures.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Ornament } from '#frontend/ui/feedback/ornament.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { Corner, Heart, HiddenHere, SeenMark } from './card-corner.tsx'
import { CardPlans } from './card-plans.tsx'

const AreaMap = chunk(async () => (await import('#frontend/features/map/area-map.tsx')).AreaMap)
const AreaNear = chunk(async () => (await import('#frontend/features/map/area-near.tsx')).AreaNear)
const NearestCards = chunk(
  async () => (await import('#frontend/features/properties/nearest.tsx')).NearestCards,
)
const AreaRates = chunk(async () => (await import('#frontend/features/properties/area-rates.tsx')).AreaRates)
const AlertStrip = chunk(async () => (await import('#frontend/features/alerts/alert-strip.tsx')).AlertStrip)

/** The page of a part of the region, or of one kind of listings in it. */
export function AreaPage() {
  const { place = '', kind } = useParams()
  const area = areaAt(place, kind)
  if (!area) return <NotFound />
  return area.category ? (
    <AreaContent key={areaPath(area)} area={area} />
  ) : (
    <Place key={area.place} area={area} />
  )
}

/** A whole place has what staff say of it. */
function Place({ area }: { area: Area }) {
  const { fetched } = useReply<AreaShown>(areaSaidCall(area.place, import.meta.env.LANGUAGE))
  return <AreaContent area={area} shown={fetched.status === 'ready' ? fetched.body : undefined} />
}

type AreaReply = PropertyPage & {
  /** The total as the page counts it; the call itself counts further. */
  totalSaid?: string
}

function AreaContent({ area, shown }: { area: Area; shown?: AreaShown | undefined }) {
  const { fetched, retry } = useReply<AreaReply>(areaCall(area))
  const { enquireAbout, ...enquiry } = useOpenedEnquiry()
  const name = nameOf(area)
  const page = fetched.status === 'ready' ? fetched.body : undefined
  const total = page && totalOf(page)
  const found = total === undefined ? name : messages.list.found(areaQuery(area), undefined, total)
  useHead({ title: `${name} | ${FIRM.productName}`, description: found + messages.area.stop })
  const offers = page ? areaOffers(page.properties, page.total).map((one) => offerLine(area, one)) : []
  const picture = shown?.picture
  return (
    <CardPlans>
      <Head name={name} page={page} hasPicture={Boolean(picture)} />
      <AreaBody
        crumbs={
          area.category && (
            <Crumb address={areaPath({ place: area.place })}>{nameOf({ place: area.place })}</Crumb>
          )
        }
        picture={picture && <AreaPicture picture={picture} name={name} />}
        said={shown && paragraphsOf(shown.text).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        count={total === undefined ? undefined : messages.list.count(total, total === '1')}
        isBusy={fetched.status === 'loading'}
        filters={
          page &&
          page.properties.length > 0 && (
            <Link to={areaList(area)} className={WITH_FILTERS}>
              {messages.area.withFilters}
            </Link>
          )
        }
        offers={offers.map(({ amounts, offer }) => (
          <OfferFigure key={offer} {...figureOf(amounts)} offer={offer} />
        ))}
        map={
          <LazyPart fallback={<AreaMapRoom />}>
            <AreaMap area={area} name={name} className={MAP_ROOM} />
          </LazyPart>
        }
        nothing={
          page &&
          (page.properties.length === 0 ? <NothingHere /> : <HiddenHere properties={page.properties} />)
        }
        kinds={page && areasWithin(area, page.properties, page.total).map(toTab)}
        rates={<Rates area={area} plots={shown?.plots} />}
        near={<Near area={area} />}
        beside={areasBeside(area).map(toTab)}
      >
        {page?.properties.map((property, index) => (
          <PropertyCard
            key={property._id}
            property={property}
            onEnquire={enquireAbout}
            isFirst={index === 0}
            Corner={Corner}
            Mark={SeenMark}
          />
        ))}
        {fetched.status === 'failed' && <Failed onRetry={retry} />}
        {page?.properties.length === 0 && (
          <LazyPart>
            <NearestCards address={areaNearest(area)} onEnquire={enquireAbout} Corner={Heart} />
          </LazyPart>
        )}
        {page && <AlertBeside area={area} cards={page.properties.length || LIMITS.nearestListings} />}
      </AreaBody>
      <Enquiry {...enquiry} />
    </CardPlans>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <EmptyState ornament="lamp" title={messages.list.failed} sentences={[]}>
    <Button onClick={onRetry}>{messages.list.retry}</Button>
  </EmptyState>
)

type HeadProps = { name: string; page: AreaReply | undefined; hasPicture: boolean }

/** With the newest listing's picture, where staff chose none for the place; while it is on its way its room is kept. */
function Head({ name, page, hasPicture }: HeadProps) {
  const covered = page && coverOf(page.properties)
  if (hasPicture || (page && !covered)) return <FoundHead found={name} isArea />
  return <AreaHead found={name} cover={covered && <Cover property={covered} />} />
}

const Near = ({ area }: { area: Area }) => (
  <NearPart isOptional className="mt-8" meanwhile={<div className="h-94 sm:h-60" />}>
    <AreaNear place={area.place} />
  </NearPart>
)

/** Nothing where there is nothing to compare. */
function Rates({ area, plots = [] }: { area: Area; plots?: AreaShown['plots'] }) {
  if (plots.length < 2) return null
  return (
    <NearPart
      isOptional
      className="mt-8"
      meanwhile={<div style={{ height: `${5.5 + 3.6 * plots.length}rem` }} />}
    >
      <AreaRates here={area.place} plots={plots} />
    </NearPart>
  )
}

const WITH_FILTERS =
  'mb-3 inline-flex min-h-11 items-center font-semibold text-tea-700 underline underline-offset-4 sm:mb-4.5'
const nameOf = (area: Area) => messages.list.found(areaQuery(area), undefined)

/** How to hear of new ones, in what the cards leave free of their last row. */
function AlertBeside({ area, cards }: { area: Area; cards: number }) {
  return (
    <div className={`grid content-center rounded-court bg-tea-100 p-4 sm:p-5 ${restOfRow(cards)}`}>
      <Ornament
        of="letter"
        className="mb-2 -ml-3 w-20 text-oxide-500 [--leaf:var(--color-tea-700)] max-sm:hidden"
      />
      <AreaAlerts area={area} />
    </div>
  )
}

/** As wide as what so many cards leave free of their last row, of two, three or four; beside cards its form stands below its words. */
const restOfRow = (cards: number) => [REST[2][cards % 2], REST[3][cards % 3], REST[4][cards % 4]].join(' ')

const REST = {
  2: ['sm:col-span-2', 'sm:col-span-1'],
  3: ['md:col-span-3 md:px-9', 'md:col-span-2 md:px-9 md:max-[77.5rem]:[--alert:36rem]', 'md:col-span-1'],
  4: [
    'min-[77.5rem]:col-span-4 min-[77.5rem]:px-9',
    'min-[77.5rem]:col-span-3 min-[77.5rem]:px-9 min-[77.5rem]:[--alert:36rem]',
    'min-[77.5rem]:col-span-2 min-[77.5rem]:px-9 min-[77.5rem]:[--alert:36rem]',
    'min-[77.5rem]:col-span-1 min-[77.5rem]:px-5',
  ],
}

/** As calls and lists write it: beyond a thousand '1000+'. */
function totalOf({ total, properties, totalSaid }: AreaReply): string {
  if (totalSaid !== undefined) return totalSaid
  return total === LIMITS.countedUpTo && properties.length < total ? `${total}+` : String(total)
}

/** Its listing's card says what it shows. */
function Cover({ property }: { property: Property }) {
  const picture = firstPicture(property)
  const source = picture && pictureSource(picture, CARD_PICTURE_PX)
  return (
    <>
      <img src={source?.src} srcSet={source?.srcSet} sizes={COVER_SIZES} alt="" className={COVER} />
      {property.pictures[0]?.isRendered && (
        <Tag tone="rendered" className="absolute right-(--gutter) bottom-3 z-1 max-sm:hidden">
          {messages.card.renderedOnCard}
        </Tag>
      )}
    </>
  )
}

function AreaPicture({ picture, name }: { picture: NonNullable<AreaShown['picture']>; name: string }) {
  return (
    <div data-area-picture className={AREA_PICTURE}>
      <img
        src={picture.url}
        srcSet={pictureSourceSet(picture)}
        sizes={AREA_SIZES}
        alt={altOf(picture.alt, name) ?? name}
      />
      {picture.isRendered && (
        <Tag tone="rendered" className="absolute right-3 bottom-3">
          {messages.card.rendered}
        </Tag>
      )}
    </div>
  )
}

function AreaAlerts({ area }: { area: Area }) {
  return (
    <div>
      <NearPart isOptional meanwhile={<div className="h-66 sm:h-46 lg:h-31" />}>
        <AlertStrip
          query={new URLSearchParams(areaQuery(area)).toString()}
          className="max-w-(--alert) lg:[&_h2]:text-h2"
        />
      </NearPart>
    </div>
  )
}

const toTab = (area: Area) => (
  <AreaTab key={areaPath(area)} href={siteHref(areaPath(area))}>
    {nameOf(area)}
  </AreaTab>
)

function offerLine(area: Area, { category, deal, count, amounts }: AreaOffer) {
  const { amount } = messages.words
  return {
    amounts: amounts ? amount(amounts) : messages.card.contactForPrice,
    offer: messages.list.found(offerQuery(area, { category, deal }), undefined, String(count)),
  }
}
