import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FIRM } from '#contract/firm.ts'
import { href, PATHS } from '#contract/paths.ts'
import { fullAddress } from '#contract/properties/place.ts'
import { DRAWINGS } from '#contract/properties/kinds.ts'
import type { Property } from '#contract/properties/replies.ts'
import { type Drawn, drawingOf, isDrawnAs } from '#contract/site/drawings.ts'
import type { DrawnSize } from '#frontend/features/drawings/drawing-section.tsx'
import { useChatAbout } from '#frontend/features/enquiries/chat-about.ts'
import { Enquiry, preloadEnquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { Part } from '#frontend/features/errors/part.tsx'
import { Gallery, type GalleryProps, LowerPictures } from '#frontend/features/gallery/gallery.tsx'
import { OpeningPictures } from '#frontend/features/gallery/opening-pictures.tsx'
import { leftOf, stopsOf } from '#frontend/features/gallery/walk-stops.ts'
import { CardPlan } from '#frontend/features/properties/cards/card-plan.ts'
import { SimilarSection } from '#frontend/features/properties/similar-section.tsx'
import { LatePeople } from '#frontend/features/people/late-people.tsx'
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
import { headOf, PropertyHeading, summaryOf } from '#frontend/features/property-facts/property-heading.tsx'
import {
  BESIDE,
  DescriptionSection,
  DRAWING_ROOM,
  Section,
  SECTION_NAV,
} from '#frontend/features/property-facts/property-sections.tsx'
import { authToken } from '#frontend/lib/api/auth-token.ts'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import type { NearThing, NearThings } from '#contract/site/landmarks.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { describedHere } from '#frontend/lib/format/described-here.ts'
import { addressPartOf, titleOf } from '#frontend/lib/format/listing-words.ts'
import { useHead } from '#frontend/lib/head.ts'
import { whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { siteHref } from '#frontend/lib/navigation/site-href.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'
import {
  AdminBox,
  CheckList,
  Costs,
  DrawingSection,
  Features,
  PictureLightbox,
  PlaceMap,
  PlanPicture,
  preloadLightbox,
  PriceStory,
  PrintHead,
  Quietly,
  ReportRow,
  ReraBox,
  SectionNav,
  Walk,
  KeepAndShare,
  KeepHere,
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
        <Quietly>
          <PrintHead />
        </Quietly>
        <PropertyBreadcrumb property={property} />
        <AvailabilityBanner status={status} day={messages.words.day(dayOf(confirmedAt ?? createdAt))} />
        <div className={BESIDE.both}>
          <div className={BESIDE.left}>
            <div className={BESIDE.pictures}>
              <Gallery {...gallery} plan={planOf(property)} stamp={STAMPS[status]} />
            </div>
            <div data-no-print className={SECTION_NAV}>
              <Quietly>
                <SectionNav drawing={DRAWINGS[property.category] === 'plan' ? detail.plan : detail.section} />
              </Quietly>
            </div>
            <InWords property={property} gallery={gallery} near={near} />
          </div>
          <div data-no-print className={BESIDE.right}>
            <ForAdmins property={property} />
            <ContactCard
              {...enquire}
              onVisit={() => enquireAbout(property, true)}
              person={<LatePeople listing={property._id} className="empty:-mt-3.5" />}
            >
              <Quietly>
                <KeepAndShare property={property} />
              </Quietly>
            </ContactCard>
          </div>
        </div>
        <div id="similar" tabIndex={-1} className="scroll-mt-16 outline-none">
          <CardPlan value={drawPlan}>
            <SimilarSection
              id={property._id}
              title={status === 'available' ? detail.similar : detail.stillOnOffer}
              onEnquire={enquireAbout}
              Corner={Heart}
            />
          </CardPlan>
        </div>
      </div>
      <EnquiryBar summary={summaryOf(property)} {...enquire}>
        <Quietly meanwhile={<span className="size-12 flex-none" />}>
          <KeepHere property={property} />
        </Quietly>
      </EnquiryBar>
      {openedAt !== undefined && (
        <Part fallback={<OpeningPictures />}>
          <PictureLightbox {...gallery} openedAt={openedAt} onClosed={close} />
        </Part>
      )}
      <Enquiry {...enquiry} />
    </>
  )
}

/** Its title, price and address on the site, as WhatsApp shows them. */
function chatAbout(property: Property, opening: string): string {
  const { inr, per } = shownPrice(property)
  const address = new URL(siteHref(href(PATHS.viewPage, { id: property._id })), location.origin).href
  return [opening, `${property.number} · ${titleOf(property)}`, inr + per, address].join('\n')
}

const STAMPS: Partial<Record<Property['status'], string>> = {
  sold: messages.card.sold,
  rented: messages.card.rented,
}

/** What is near a listing that has a place: nothing until it is told. */
function useNearThings({ _id: id, googleMap }: Property): readonly NearThing[] {
  const path = `${href(PATHS.nearProperty, { id })}?language=${import.meta.env.LANGUAGE}`
  const { fetched } = useReply<NearThings>(googleMap ? path : '')
  return fetched.status === 'ready' ? fetched.body.near : NOTHING
}
const NOTHING: readonly NearThing[] = []

/** The box for admins; on phones the first thing below the pictures. */
function ForAdmins({ property }: { property: Property }) {
  if (authToken() === null) return null
  return (
    <div className="empty:hidden max-lg:order-first">
      <Quietly>
        <AdminBox property={property} />
      </Quietly>
    </div>
  )
}

type InWordsProps = { property: Property; gallery: GalleryProps; near: readonly NearThing[] }

/** The text, and the walk where there is one: then the text is what no stop says. */
function Told({ property, gallery, near }: InWordsProps) {
  const described = describedHere(property, near)
  const stops = stopsOf(property.pictures)
  const left = described.isComposed ? described.text : leftOf(described.text, stops)
  return (
    <>
      {left !== '' && <DescriptionSection described={{ ...described, text: left }} />}
      {stops.length > 0 && (
        <Part fallback={<SkeletonBox className="h-160" />}>
          <Walk {...gallery} stops={stops} />
        </Part>
      )}
      <div data-no-print className="contents">
        <LowerPictures {...gallery} besides={stops.flatMap(({ index }) => index ?? [])} />
      </div>
    </>
  )
}

/** What is known about a listing, and where it is. */
function InWords({ property, gallery, near }: InWordsProps) {
  const facts = factsOf(property)
  const drawing = drawingOf(property)
  return (
    <div className={BESIDE.words}>
      <div id="overview" tabIndex={-1} className="grid scroll-mt-36 grid-cols-1 gap-4.5 outline-none">
        <PropertyHeading property={property} />
        <PriceBlock price={shownPrice(property)} className="lg:hidden" />
        <FactRow facts={facts} />
      </div>
      {property.reraNumber && (
        <Quietly>
          <ReraBox number={property.reraNumber} />
        </Quietly>
      )}
      <div id="drawing" tabIndex={-1} className="scroll-mt-36 outline-none empty:hidden">
        <Quietly meanwhile={drawing && <div className={DRAWING_ROOM[drawing]} />}>
          <DrawingSection property={property} size={drawnSize(property)} />
        </Quietly>
      </div>
      <Told property={property} gallery={gallery} near={near} />
      <Section id="details" title={detail.features}>
        <FactLines facts={facts.slice(MAIN_FACTS)} saysKatha={saysKatha(facts)} />
        <Part fallback={<SkeletonBox className="h-60" />}>
          <Features property={property} />
        </Part>
      </Section>
      <Section id="checks" title={messages.checks.title}>
        <Part fallback={<SkeletonBox className="h-80" />}>
          <CheckList
            property={property}
            askHref={whatsAppLink(FIRM.whatsAppDigits, chatAbout(property, messages.checks.askText))}
          />
        </Part>
      </Section>
      <div data-no-print className="contents">
        <Section id="map" title={detail.where}>
          <Part fallback={<SkeletonBox className="h-60" />}>
            <PlaceMap
              googleMap={property.googleMap}
              near={near}
              title={titleOf(property)}
              address={fullAddress(property, addressPartOf)}
              isApproximate={property.placeIsApproximate === true}
            />
          </Part>
        </Section>
        {property.price > 0 && (
          <Section id="costs" title={detail.costs}>
            <WhenNear meanwhile={<SkeletonBox className={COSTS_ROOM[property.deal]} />}>
              <Costs property={property} />
            </WhenNear>
          </Section>
        )}
        {property.priceHistory && property.priceHistory.length > 0 && (
          <Section id="price-story" title={detail.priceStory}>
            <WhenNear meanwhile={<SkeletonBox className="h-24" />}>
              <PriceStory property={property} />
            </WhenNear>
          </Section>
        )}
        <Quietly>
          <ReportRow propertyId={property._id} />
        </Quietly>
      </div>
    </div>
  )
}

function drawPlan(plot: Drawn<'plan'>, size: DrawnSize) {
  return <PlanPicture property={plot} size={size} />
}

function drawnSize(property: Property) {
  const { value = '', more } = mainArea(property) ?? {}
  return { value, more: more?.split(', ')[0] }
}

/** About as high as what is told of its costs. */
const COSTS_ROOM = {
  sale: 'h-[74rem] md:h-[41rem]',
  rent: 'h-60',
  lease: 'h-60',
} satisfies Record<Property['deal'], string>

/** For a part low on the page: its code is fetched when a visitor comes near it. */
function WhenNear({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, NEAR_PX)
  return <div ref={box}>{isNear ? <Part fallback={meanwhile}>{children}</Part> : meanwhile}</div>
}

const NEAR_PX = 600

/** A listing with few pictures shows its plan among them. */
function planOf(property: Property): ReactNode {
  if (!isDrawnAs('plan', property) || property.pictures.length >= MANY_PICTURES) return undefined
  if (!mainArea(property)) return undefined
  return (
    <Quietly>
      <PlanPicture property={property} size={drawnSize(property)} />
    </Quietly>
  )
}

const MANY_PICTURES = 3

/** An opened picture is an entry of the history, so that Back closes it. */
function useOpenedPicture() {
  const navigate = useNavigate()
  const location = useLocation()
  const picture: unknown = location.state?.picture
  return {
    openedAt: typeof picture === 'number' ? picture : undefined,
    open: (index: number) => void navigate(location, { state: { picture: index } }),
    close: () => void navigate(-1),
  }
}
