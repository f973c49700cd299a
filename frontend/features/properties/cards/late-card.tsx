import { type ComponentProps, Suspense } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { CardSkeleton } from './card-skeleton.tsx'

const PropertyCard = chunk(async () => (await import('./property-card.tsx')).PropertyCard, {
  neverFails: true,
})

/** A card below what its page shows at first: the page's own styles go without those of the card. */
export const LateCard = (props: ComponentProps<typeof PropertyCard>) => (
  <Suspense fallback={<CardSkeleton />}>
    <PropertyCard {...props} />
  </Suspense>
)
