import { ChevronLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { createSearchParams, useParams } from 'react-router-dom'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties.ts'
import { Enquiry, preloadEnquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { FourthPicture, Gallery, GallerySkeleton } from '#frontend/features/gallery/gallery.tsx'
import { PictureViewer } from '#frontend/features/gallery/picture-viewer.tsx'
import { PlaceMap } from '#frontend/features/map/place-map.tsx'
import { CardSkeleton } from '#frontend/features/properties/card-skeleton.tsx'
import { PropertyCard } from '#frontend/features/properties/property-card.tsx'
import { AvailabilityBanner } from '#frontend/features/property-facts/availability-banner.tsx'
import { ContactCard, EnquiryBar } from '#frontend/features/property-facts/contact-card.tsx'
import { DetailSkeleton } from '#frontend/features/property-facts/detail-skeleton.tsx'
import { FactGrid } from '#frontend/features/property-facts/fact-grid.tsx'
import { factsOf, mainSize } from '#frontend/features/property-facts/facts.ts'
import { shortPrice, shownPrice } from '#frontend/features/property-facts/price.ts'
import { PriceBlock } from '#frontend/features/property-facts/price-block.tsx'
import { PropertyHeading } from '#frontend/features/property-facts/property-heading.tsx'
import {
  DescriptionSection,
  FeaturesSection,
  Section,
} from '#frontend/features/property-facts/property-sections.tsx'
import { ApiError } from '#frontend/lib/api-error.ts'
import { authToken } from '#frontend/lib/auth-token.ts'
import { chunk } from '#frontend/lib/chunk.tsx'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/link.tsx'
import { fullAddress, placeOf } from '#frontend/lib/place.ts'
import { useReply } from '#frontend/lib/use-reply.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/empty-state.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

const detail = messages.detail
const META_LETTERS = 155
const SIMILAR_PLACES = [0, 1, 2, 3]

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
  if (fetched.status === 'loading') return <DetailSkeleton gallery={<GallerySkeleton />} />
  if (fetched.status === 'ready') return <Listing key={id} property={fetched.body} />
  const isMissing = fetched.error instanceof ApiError && fetched.error.status === 404
  return isMissing ? <NotFound /> : <Failed onRetry={retry} />
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="py-(--space-section) wrap" role="alert">
      <EmptyState title={detail.failedTitle} sentences={[detail.failed]}>
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
  const gallery = { pictures, title, onOpen: setOpenedAt }
  const enquire = { onEnquire: () => setEnquired(property), onIntent: preloadEnquiry }
  const price = shownPrice(property)
  const address = fullAddress(property)
  useHead(headOf(property))

  return (
    <>
      <div className="pb-(--space-section) wrap">
        <Breadcrumb property={property} />
        {status !== 'available' && (
          <div className="pb-4">
            <AvailabilityBanner status={status} />
          </div>
        )}
        <Gallery {...gallery} />
        <div className="grid gap-8 pt-5 lg:grid-cols-[minmax(0,1fr)_372px] lg:gap-14">
          <div className="grid min-w-0 content-start gap-10">
            <div className="grid gap-4.5">
              <PropertyHeading property={property} />
              <PriceBlock price={price} className="lg:hidden" />
            </div>
            <FactGrid facts={factsOf(property)} />
            <DescriptionSection description={property.description} />
            <FeaturesSection property={property} />
            <FourthPicture {...gallery} />
            <Section title={detail.map.title}>
              <PlaceMap googleMap={property.googleMap} title={title} address={address} />
            </Section>
          </div>
          <aside className="contents lg:sticky lg:top-24 lg:grid lg:gap-4 lg:self-start">
            {authToken() !== null && (
              <div className="empty:hidden max-lg:order-first">
                <Suspense>
                  <AdminBox property={property} />
                </Suspense>
              </div>
            )}
            <ContactCard price={price} title={title} {...enquire} />
          </aside>
        </div>
        <Similar id={property._id} onEnquire={setEnquired} />
      </div>
      <EnquiryBar price={shortPrice(property)} summary={summaryOf(property)} {...enquire} />
      <PictureViewer {...gallery} openedAt={openedAt} onClosed={() => setOpenedAt(undefined)} />
      <Enquiry property={enquired} onClosed={() => setEnquired(undefined)} />
    </>
  )
}

function Breadcrumb({ property }: { property: Property }) {
  const { category, locality, location } = property
  const place = locality ?? location.city
  const query = createSearchParams({ category: category.toLowerCase(), city: place })
  return (
    <nav aria-label={detail.breadcrumb} className="flex min-h-13 items-center text-small">
      <Link
        to={`/property?${query}`}
        className="inline-flex min-h-11 min-w-0 items-center gap-1.5 underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        <Icon of={ChevronLeft} />
        {detail.allIn[category](place)}
      </Link>
    </nav>
  )
}

/** Up to four others; an extra, so nothing is said when they cannot be loaded. */
function Similar({ id, onEnquire }: { id: string; onEnquire: (property: Property) => void }) {
  const { fetched } = useReply<Property[]>(href(PATHS.similarProperties, { id }))
  if (fetched.status === 'failed') return null
  if (fetched.status === 'ready' && fetched.body.length === 0) return null
  return (
    <section className="pt-(--space-section)">
      <h2 className="mb-7">{detail.similar}</h2>
      <div
        aria-busy={fetched.status === 'loading' || undefined}
        className="grid gap-x-3 gap-y-7 sm:grid-cols-2 sm:gap-5 xl:grid-cols-4"
      >
        {fetched.status === 'ready'
          ? fetched.body.map((other) => (
              <PropertyCard key={other._id} property={other} onEnquire={onEnquire} />
            ))
          : SIMILAR_PLACES.map((place) => <CardSkeleton key={place} />)}
      </div>
    </section>
  )
}

function summaryOf(property: Property): string {
  const place = property.locality ?? property.location.city
  return [place, mainSize(property)].filter(Boolean).join(', ')
}

function headOf(property: Property) {
  const { title, description } = property
  const place = placeOf(property)
  const text = description?.trim().replace(/\s+/g, ' ') || `${title}, ${place}`
  return {
    title: detail.pageTitle(title),
    description: text.length > META_LETTERS ? `${text.slice(0, META_LETTERS)}…` : text,
  }
}
