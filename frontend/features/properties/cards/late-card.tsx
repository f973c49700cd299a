import { type ComponentProps, Suspense } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { CardSkeleton } from './card-skeleton.tsx'

const PropertyCard = chunk(async () => (await import('./property-card.tsx')).PropertyCard, {
  neverFails: true,
})

/** A card further down its page, loaded late: the page's own styles do not include the card's. */
export const LateCard = (props: ComponentProps<typeof PropertyCard>) => (
  <Suspense fallback={<CardSkeleton />}>
    <PropertyCard {...props} />
  </Suspense>
)
