import { useEffect } from 'react'
import { useParams } from 'react-router'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { knownOf } from '#contract/properties/rules.ts'
import { Enquiry } from '#frontend/features/enquiries/enquiry.tsx'
import { useOpenedEnquiry } from '#frontend/features/enquiries/use-opened-enquiry.ts'
import { NotFound } from '#frontend/features/errors/not-found.tsx'
import { OptionalPart } from '#frontend/features/errors/part.tsx'
import { GallerySkeleton } from '#frontend/features/gallery/gallery.tsx'
import { DetailSkeleton } from '#frontend/features/property-facts/detail-skeleton.tsx'
import { statusOf, useReply } from '#frontend/lib/api/use-reply.ts'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { onFirstMove } from '#frontend/lib/browser/first-move.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { EmptyState } from '#frontend/ui/feedback/empty-state.tsx'
import { Listing } from './property-detail-listing.tsx'
import { preloadLowerParts } from './property-detail-parts.tsx'

const detail = messages.detail

const OnOffer = chunk(async () => (await import('#frontend/features/properties/on-offer.tsx')).OnOffer)

/** The page of a listing in one of four states: loading, shown, gone, failed. */
export function PropertyDetailPage() {
  const { id = '' } = useParams()
  const { fetched, retry } = useReply<Property>(href(PATHS.property, { id }))
  useEffect(() => onFirstMove(preloadLowerParts), [])
  if (fetched.status === 'loading') return <DetailSkeleton gallery={<GallerySkeleton />} />
  if (fetched.status === 'ready') return <Listing key={id} property={knownOf(fetched.body)} />
  const isMissing = statusOf(fetched.error) === 404
  return isMissing ? <Gone /> : <Failed onRetry={retry} />
}

/** For a listing that was deleted or never existed: what is on offer instead. */
function Gone() {
  const { enquireAbout, ...enquiry } = useOpenedEnquiry()
  return (
    <>
      <NotFound />
      <OptionalPart meanwhile={<div className="h-screen" />}>
        <OnOffer onEnquire={enquireAbout} />
      </OptionalPart>
      <Enquiry {...enquiry} />
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="py-(--space-section) wrap" role="alert">
      <EmptyState ornament="lamp" isScreen title={detail.failedTitle} sentences={[detail.failed]}>
        <Button className="mt-2" onClick={onRetry}>
          {detail.retry}
        </Button>
      </EmptyState>
    </div>
  )
}
