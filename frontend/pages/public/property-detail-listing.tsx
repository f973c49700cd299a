import { type ReactNode, useEffect, useState } from 'react'
import { FIRM } from '#contract/firm.ts'
import type { People } from '#contract/accounts/people.ts'
import { href, PATHS } from '#contract/paths.ts'
import { fullAddress } from '#contract/properties/place.ts'
import type { Property } from '#contract/properties/replies.ts'
import { drawingOf, isSeenFromAbove } from '#contract/site/drawings.ts'
import type { DrawnSize } from '#frontend/features/drawings/drawing-section.tsx'
import { useChatAbout } from '#frontend/features/enquiries/chat-about.ts'
import { Enquiry, preloadEnquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { SAID, SayNumber } from '#frontend/features/property-facts/say-number.tsx'
import { NearPart, LazyPart, OptionalPart } from '#frontend/features/errors/part.tsx'
import { Gallery, type GalleryProps } from '#frontend/features/gallery/gallery.tsx'
import { OpeningPictures } from '#frontend/features/gallery/opening-pictures.tsx'
import { lowerOf, toldBeside } from '#frontend/features/gallery/walk-stops.ts'
import { toldIn } from '#frontend/features/gallery/walk-told.ts'
import { CardPlan } from '#frontend/features/properties/cards/card-plan.ts'
import { AvailabilityBanner } from '#frontend/features/property-facts/availability-banner.tsx'
import { ContactCard, EnquiryBar } from '#frontend/features/property-facts/contact-card.tsx'
import { Heart } from './card-corner.tsx'
import {
  FactLines,
  FactRow,
  MAIN_FACTS,
  saysKatha,
} from '#frontend/features/property-facts/facts/fact-grid.tsx'
import { factsOf, mainArea } from '#frontend/features/property-facts/facts/facts.ts'
import { shownPrice } from '#frontend/features/property-facts/facts/price.ts'
import { PriceBlock } from '#frontend/features/property-facts/price-block.tsx'
import { PropertyBreadcrumb } from '#frontend/features/property-facts/property-breadcrumb.tsx'
import {
  Address,
  headOf,
  PropertyHeading,
  Seals,
  summaryOf,
} from '#frontend/features/property-facts/property-heading.tsx'
import {
  BESIDE,
  DescriptionSection,
  DRAWING_ROOM,
  Section,
} from '#frontend/features/property-facts/property-sections.tsx'
import { authToken } from '#frontend/lib/api/auth-token.ts'
import { whenIdle } from '#frontend/lib/browser/preload-when-idle.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import type { NearThing, NearThings } from '#contract/site/landmarks.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { useOverPage } from '#frontend/lib/navigation/use-over-page.ts'
import { describedHere } from '#frontend/lib/format/described-here.ts'
import { addressPartOf, localityOf, titleOf } from '#frontend/lib/format/listing-words.ts'
import { useHead } from '#frontend/lib/head.ts'
import { whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'
import {
  AdminBox,
  CheckList,
  Costs,
  Drawn,
  Features,
  PictureLightbox,
  PlaceMap,
  preloadLightbox,
  PriceStory,
  PrintHead,
  ReportRow,
  ReraBox,
  SimilarSection,
  Walk,
  KeepAndShare,
  KeepAndShareHere,
  ListingPerson,
  LowerPictures,
} from './property-detail-parts.tsx'

const detail = messages.detail

/** A listing with all that can be done about it: look, ask, share, compare. */
export function Listing({ property }: { property: Property }) {
  const { pictures, status, confirmedAt, createdAt } = property
  const title = titleOf(property)
  const { enquireAbout, ...enquiry } = useOpenedEnquiry(property)
  const { openedAt, open, close } = useOpenedPicture()
  const gallery = {
    pictures,
    title,
    onOpen: open,
    onIntent: preloadLightbox,
  }
  const enquire = { property, onEnquire: () => enquireAbout(property), onIntent: preloadEnquiry }
  const near = useNearThings(property)
  useHead(headOf(property, near))
  useChatAbout(chatAbout(property, messages.chat.aboutText))

  return (
    <>
      <div className="pb-(--space-section) wrap">
        <Paper />
        <PropertyBreadcrumb property={property} />
        <AvailabilityBanner status={status} day={messages.words.day(dayOf(confirmedAt ?? createdAt))} />
        <div className={BESIDE.both}>
          <div className={BESIDE.left}>
            <div className={BESIDE.pictures}>
              <Pictures property={property} gallery={gallery} />
              <div className={property.pictures[1] ? BESIDE.onFirstPicture : BESIDE.onPicture}>
                <OptionalPart>
                  <KeepAndShareHere property={property} />
                </OptionalPart>
              </div>
            </div>
            <InWords property={property} gallery={gallery} near={near} />
          </div>
          <div data-no-print className={BESIDE.right}>
            <ForAdmins property={property} />
            <ContactCard
              {...enquire}
              onVisit={() => enquireAbout(property, true)}
              person={<PersonOf id={property._id} />}
            >
              <NearPart isOptional>
                <KeepAndShare property={property} />
              </NearPart>
            </ContactCard>
          </div>
          <Known property={property} near={near} />
        </div>
        <div id="similar" className="scroll-mt-16">
          <CardPlan value={drawPlan}>
            <NearPart isOptional meanwhile={SIMILAR_ROOM}>
              <SimilarSection
                id={property._id}
                meanwhile={SIMILAR_ROOM}
                title={status === 'available' ? detail.similar : detail.stillOnOffer}
                onEnquire={enquireAbout}
                Corner={Heart}
              />
            </NearPart>
          </CardPlan>
        </div>
      </div>
      <EnquiryBar summary={summaryOf(property)} {...enquire} />
      {openedAt !== undefined && (
        <LazyPart fallback={<OpeningPictures />}>
          <PictureLightbox {...gallery} openedAt={openedAt} onClosed={close} />
        </LazyPart>
      )}
      <Enquiry {...enquiry} />
    </>
  )
}

const SIMILAR_ROOM = <div className="h-230 sm:h-286 lg:h-153" />

/** What is printed only, once the browser has nothing else to do. */
function Paper() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return (
    isIdle && (
      <OptionalPart>
        <PrintHead />
      </OptionalPart>
    )
  )
}

/** Its title, price and address on the site, as WhatsApp shows them. */
function chatAbout(property: Property, opening: string): string {
  const { inr, per } = shownPrice(property)
  const address = new URL(siteHref(href(PATHS.viewPage, { id: property._id })), location.origin).href
  return [opening, `${property.number} · ${titleOf(property)}`, inr + per, address].join('\n')
}

const chatHref = (property: Property, opening: string): string =>
  whatsAppLink(FIRM.whatsAppDigits, chatAbout(property, opening))

const STAMPS: Partial<Record<Property['status'], string>> = {
  sold: messages.card.sold,
  rented: messages.card.rented,
}

/** What is near a listing that has a place: nothing until it is told. */
function useNearThings({ _id: id, googleMap }: Property): readonly NearThing[] {
  const path = `${href(PATHS.nearProperty, { id })}?language=${import.meta.env.LANGUAGE}`
  return useBody<NearThings>(googleMap ? path : '')?.near ?? NOTHING
}
const NOTHING: readonly NearThing[] = []

function useBody<Body>(path: string): Body | undefined {
  const { fetched } = useReply<Body>(path)
  return fetched.status === 'ready' ? fetched.body : undefined
}

/** Who looks after the listing, where somebody chose to be shown. */
function PersonOf({ id }: { id: string }) {
  const person = useBody<People>(`${PATHS.people}?listing=${id}`)?.people[0]
  return (
    person && (
      <OptionalPart meanwhile={<div className="person-room" />}>
        <ListingPerson person={person} />
      </OptionalPart>
    )
  )
}

/** The pictures, with the plan of a plot that has few, and the way to ask for some where there are none. */
function Pictures({ property, gallery }: Omit<InWordsProps, 'near'>) {
  const stamp = STAMPS[property.status]
  return (
    <Gallery
      {...gallery}
      plan={planOf(property, 'picture')}
      planCaption={planOf(property, 'caption')}
      stamp={stamp}
      askHref={stamp ? undefined : chatHref(property, detail.gallery.askText)}
    />
  )
}

/** The box for admins; on phones the first thing below the pictures. */
function ForAdmins({ property }: { property: Property }) {
  if (authToken() === null) return null
  return (
    <div className="empty:hidden max-lg:order-first">
      <OptionalPart>
        <AdminBox property={property} />
      </OptionalPart>
    </div>
  )
}

type InWordsProps = { property: Property; gallery: GalleryProps; near: readonly NearThing[] }

/** The text, and the walk where there is one: then the text is what no stop says. */
function ListingInWords({ property, gallery, near }: InWordsProps) {
  const described = describedHere(property, near)
  const { text, stops } =
    import.meta.env.LANGUAGE === 'en'
      ? toldBeside('en', property.pictures, described)
      : toldIn(import.meta.env.LANGUAGE, property, described, near)
  const lower = lowerOf(property.pictures, stops)
  return (
    <>
      {text !== '' && <DescriptionSection described={{ ...described, text }} isLead={stops.length > 0} />}
      {stops.length > 0 && (
        <NearPart meanwhile={<SkeletonBox className={WALK_ROOM[Math.min(stops.length, 4)]} />}>
          <Walk {...gallery} stops={stops} property={property} />
        </NearPart>
      )}
      {lower.length > 0 && (
        <div data-no-print className="max-sm:hidden">
          <NearPart isOptional meanwhile={<SkeletonBox className="aspect-3/1" />}>
            <LowerPictures {...gallery} indexes={lower} />
          </NearPart>
        </div>
      )}
    </>
  )
}

/** What a visitor reads first: title, price, large facts, drawing and walk; of a house, which is walked through, the drawing last. */
function InWords({ property, gallery, near }: InWordsProps) {
  const facts = factsOf(property)
  // Where the plan is the only picture, it does not stand here once more.
  const drawing = property.pictures[0] || !isSeenFromAbove(property) ? drawingOf(property) : undefined
  const isLast = drawing === 'house'
  const inWords = <ListingInWords property={property} gallery={gallery} near={near} />
  return (
    <div className={BESIDE.words}>
      <div id="overview" className="grid scroll-mt-24 grid-cols-1 gap-4.5">
        <PropertyHeading property={property} />
        <PriceBlock price={shownPrice(property)} className="lg:not-print:hidden" />
        <SayNumber number={property.number} className={SAID.belowPrice} />
        <Seals property={property} />
        <FactRow facts={facts} />
      </div>
      {property.reraNumber && (
        <OptionalPart>
          <ReraBox number={property.reraNumber} />
        </OptionalPart>
      )}
      {isLast && inWords}
      <div id="drawing" className="scroll-mt-24 empty:hidden has-[>:empty]:hidden">
        {drawing && (
          <NearPart isOptional meanwhile={<div className={DRAWING_ROOM[drawing]} />}>
            <Drawn property={property} size={drawnSize(property)} as="section" />
          </NearPart>
        )}
      </div>
      {!isLast && inWords}
    </div>
  )
}

/** What is looked up: all facts, checks, the place, costs and prices. What is sold or rented can no more be checked or paid. */
function Known({ property, near }: Omit<InWordsProps, 'gallery'>) {
  const facts = factsOf(property)
  const isGone = STAMPS[property.status] !== undefined
  return (
    <div className={BESIDE.known}>
      <Section id="details" title={detail.features}>
        <FactLines facts={facts.slice(MAIN_FACTS)} saysKatha={saysKatha(facts)} />
        <NearPart meanwhile={<SkeletonBox className={FEATURES_ROOM[property.category]} />}>
          <Features property={property} />
        </NearPart>
      </Section>
      {(!isGone || property.checks?.length) && (
        <Section id="checks" title={detail.checked}>
          <NearPart meanwhile={<div style={{ height: checksRoom(property) }} />}>
            <CheckList property={property} askHref={(text) => chatHref(property, text)} />
          </NearPart>
        </Section>
      )}
      <div data-no-print className="contents">
        <Section id="map" title={detail.where}>
          <NearPart meanwhile={<SkeletonBox className={property.googleMap ? 'h-197 sm:h-119' : 'h-44'} />}>
            <PlaceMap
              googleMap={property.googleMap}
              near={near}
              title={titleOf(property)}
              address={fullAddress(property, addressPartOf)}
              shownAddress={<Address property={property} />}
              isApproximate={property.placeIsApproximate === true}
              locality={localityOf(property)}
            />
          </NearPart>
        </Section>
      </div>
      {property.price > 0 && !isGone && (
        <Section id="costs" title={detail.costs}>
          <NearPart meanwhile={<SkeletonBox className={COSTS_ROOM[property.deal]} />}>
            <Costs property={property} />
          </NearPart>
        </Section>
      )}
      <div data-no-print className="contents">
        {property.priceHistory && property.priceHistory.length > 0 && (
          <Section id="price-story" title={detail.priceStory}>
            <NearPart meanwhile={<SkeletonBox className={storyRoom(property)} />}>
              <PriceStory property={property} />
            </NearPart>
          </Section>
        )}
        <NearPart isOptional meanwhile={<div className="h-11" />}>
          <ReportRow propertyId={property._id} />
        </NearPart>
      </div>
    </div>
  )
}

function drawPlan(property: Property, size: DrawnSize) {
  return <Drawn property={property} size={size} as="card" />
}

function drawnSize(property: Property) {
  const { value = '', more } = mainArea(property) ?? {}
  return { value, more: more?.split(', ')[0] }
}

/* About as high as what stands there once it has come. */

/** By its stops: the first has its picture above, the second and third stand side by side on wide screens. */
const WALK_ROOM: Readonly<Record<number, string>> = {
  1: 'h-28',
  2: 'h-122 sm:h-155',
  3: 'h-249 sm:h-135',
  4: 'h-380 sm:h-290',
}

const FEATURES_ROOM = {
  Villa: 'h-119 sm:h-64',
  Warehouse: 'h-45 sm:h-35',
  Plot: 'h-9',
} satisfies Record<Property['category'], string>

/** A line for each check that was made; with none the offer to make one. */
const checksRoom = ({ checks }: Property) => (!checks?.length ? '6.25rem' : `${6.5 + 2.8 * checks.length}rem`)

/** Of plots with the prices of others beside; a price that never changed takes one line. */
const storyRoom = ({ category, priceHistory = [] }: Property) =>
  priceHistory.length > 1 ? STORY_ROOM.changed[category] : STORY_ROOM.one[category]

const STORY_ROOM = {
  changed: { Plot: 'h-104 sm:h-89', Villa: 'h-64 sm:h-53', Warehouse: 'h-64 sm:h-53' },
  one: { Plot: 'h-52 sm:h-41', Villa: 'h-9 sm:h-6', Warehouse: 'h-9 sm:h-6' },
} satisfies Record<string, Record<Property['category'], string>>

const COSTS_ROOM = {
  sale: 'h-[74rem] md:h-[41rem]',
  rent: 'h-43 sm:h-35',
  lease: 'h-43 sm:h-35',
} satisfies Record<Property['deal'], string>

/** The plan stands among few pictures, or in the place of all. */
const planOf = (property: Property, as: 'picture' | 'caption'): ReactNode =>
  isSeenFromAbove(property) &&
  property.pictures.length < MANY_PICTURES && (
    <OptionalPart>
      <Drawn property={property} size={drawnSize(property)} as={as} />
    </OptionalPart>
  )

const MANY_PICTURES = 3

function useOpenedPicture() {
  const { state, open, close } = useOverPage()
  const picture: unknown = state?.picture
  return {
    openedAt: typeof picture === 'number' ? picture : undefined,
    open: (index: number) => open({ picture: index }),
    close,
  }
}
