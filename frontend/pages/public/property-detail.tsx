import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { Enquiry, preloadEnquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { Part } from '#frontend/features/errors/part.tsx'
import {
  FourthPicture,
  Gallery,
  type GalleryProps,
  GallerySkeleton,
} from '#frontend/features/gallery/gallery.tsx'
import { OpeningPictures } from '#frontend/features/gallery/opening-pictures.tsx'
import { SimilarSection } from '#frontend/features/properties/similar-section.tsx'
import { AvailabilityBanner } from '#frontend/features/property-facts/availability-banner.tsx'
import { ContactCard, EnquiryBar } from '#frontend/features/property-facts/contact-card.tsx'
import { DetailSkeleton } from '#frontend/features/property-facts/detail-skeleton.tsx'
import { FactGrid } from '#frontend/features/property-facts/facts/fact-grid.tsx'
import { factsOf } from '#frontend/features/property-facts/facts/facts.ts'
import { shortPrice, shownPrice } from '#frontend/features/property-facts/facts/price.ts'
import { PriceBlock } from '#frontend/features/property-facts/price-block.tsx'
import { PropertyBreadcrumb } from '#frontend/features/property-facts/property-breadcrumb.tsx'
import { PropertyHeading } from '#frontend/features/property-facts/property-heading.tsx'
import { DescriptionSection, Section } from '#frontend/features/property-facts/property-sections.tsx'
import { headOf, summaryOf } from '#frontend/features/property-facts/facts/summary.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { authToken } from '#frontend/lib/api/auth-token.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { fullAddress } from '#contract/properties/place.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import { SkeletonBox } from '#frontend/ui/feedback/skeleton.tsx'

const detail = messages.detail

const PictureLightbox = chunk(
  async () => (await import('#frontend/features/gallery/lightbox.tsx')).PictureLightbox,
)
const PrintHead = chunk(
  async () => (await import('#frontend/features/property-facts/print-head.tsx')).PrintHead,
)
const ShareRow = chunk(async () => (await import('#frontend/features/property-facts/share-row.tsx')).ShareRow)
const FeaturesSection = chunk(
  async () => (await import('#frontend/features/property-facts/facts/features-section.tsx')).FeaturesSection,
)
const PlaceMap = chunk(async () => (await import('#frontend/features/map/place-map.tsx')).PlaceMap)
/** What stands lower on the page comes after the listing's first paint, or beside its call. */
const LOWER = [ShareRow, FeaturesSection, PlaceMap]
/** Visitors never load what only admins see. */
const AdminBox = chunk(async () => {
  const [{ StaffBox }, { storedUser }] = await Promise.all([
    import('#frontend/features/property-facts/staff-box.tsx'),
    import('#frontend/features/session/stored-user.ts'),
  ])
  return function AdminBox({ property }: { property: Property }) {
    return storedUser()?.role === 'admin' ? <StaffBox property={property} /> : null
  }
})

export function PropertyDetailPage() {
  const { id = '' } = useParams()
  const { fetched, retry } = useReply<Property>(href(PATHS.property, { id }))
  useEffect(() => {
    for (const part of LOWER) void part.preload().catch(() => undefined)
  }, [])
  if (fetched.status === 'loading') return <DetailSkeleton gallery={<GallerySkeleton />} />
  if (fetched.status === 'ready') return <Listing key={id} property={fetched.body} />
  const isMissing = fetched.error instanceof ApiError && fetched.error.status === 404
  return isMissing ? <NotFound /> : <Failed onRetry={retry} />
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="py-(--space-section) wrap" role="alert">
      <EmptyState isScreen title={detail.failedTitle} sentences={[detail.failed]}>
        <Button className="mt-2" onClick={onRetry}>
          {detail.retry}
        </Button>
      </EmptyState>
    </div>
  )
}

function Listing({ property }: { property: Property }) {
  const { title, pictures, status } = property
  const [enquired, setEnquired] = useState<Property>()
  const [openedAt, setOpenedAt] = useState<number>()
  const gallery = { pictures, title, onOpen: setOpenedAt, onIntent: preloadLightbox }
  const enquire = { onEnquire: () => setEnquired(property), onIntent: preloadEnquiry }
  useHead(headOf(property))

  return (
    <>
      <div className="pb-(--space-section) wrap">
        <Quietly>
          <PrintHead />
        </Quietly>
        <PropertyBreadcrumb property={property} />
        <AvailabilityBanner status={status} />
        <Gallery {...gallery} />
        <div className="grid grid-cols-1 gap-8 pt-5 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-14">
          <InWords property={property} gallery={gallery} />
          <div data-no-print className="contents lg:sticky lg:top-24 lg:grid lg:gap-4 lg:self-start">
            <ForAdmins property={property} />
            <ContactCard price={shownPrice(property)} {...enquire}>
              <Quietly>
                <ShareRow property={property} />
              </Quietly>
            </ContactCard>
          </div>
        </div>
        <SimilarSection id={property._id} onEnquire={setEnquired} />
      </div>
      <EnquiryBar price={shortPrice(property)} summary={summaryOf(property)} {...enquire} />
      {openedAt !== undefined && (
        <Part fallback={<OpeningPictures />}>
          <PictureLightbox {...gallery} openedAt={openedAt} onClosed={() => setOpenedAt(undefined)} />
        </Part>
      )}
      <Enquiry property={enquired} onClosed={() => setEnquired(undefined)} />
    </>
  )
}

/** What is known about a listing, and where it is. */
function InWords({ property, gallery }: { property: Property; gallery: GalleryProps }) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-10">
      <div className="grid grid-cols-1 gap-4.5">
        <PropertyHeading property={property} />
        <PriceBlock price={shownPrice(property)} className="lg:hidden" />
      </div>
      <FactGrid facts={factsOf(property)} />
      <DescriptionSection description={property.description} />
      <Part fallback={<SkeletonBox className="h-60" />}>
        <FeaturesSection property={property} />
      </Part>
      <div data-no-print className="contents">
        <FourthPicture {...gallery} />
        <Section title={detail.where}>
          <Part fallback={<SkeletonBox className="h-60" />}>
            <PlaceMap googleMap={property.googleMap} title={property.title} address={fullAddress(property)} />
          </Part>
        </Section>
      </div>
    </div>
  )
}

/** For an extra of which nothing is said when it cannot be loaded. */
function Quietly({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** On phones the first thing below the pictures. */
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

function preloadLightbox() {
  void PictureLightbox.preload().catch(() => undefined)
}
