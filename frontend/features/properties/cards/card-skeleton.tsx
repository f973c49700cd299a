import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { CARD_PICTURE } from './card-pictures.tsx'
import { BODY, CARD } from './property-card.tsx'

/** A card that is on its way, as high as the card that takes its place. */
export function CardSkeleton() {
  return (
    <div className={CARD} aria-hidden>
      <SkeletonBox className={`-mx-px -mt-px rounded-t-court ${CARD_PICTURE}`} />
      <div className={BODY}>
        <SkeletonLine className="mt-1 mb-0.5 !h-6 w-3/5" />
        <SkeletonLine className="my-1.5 w-4/5" />
        <SkeletonLine className="mb-1.5 w-2/5" />
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="mt-1.5 mb-3 w-2/5" />
        <SkeletonLine className="!h-11 !rounded-sill" />
      </div>
    </div>
  )
}
