import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { BODY, CARD, CARD_PICTURE } from './property-card.tsx'

/** A card that is on its way, as high as the card that takes its place. */
export function CardSkeleton() {
  return (
    <div className={CARD} aria-hidden>
      <SkeletonBox className={CARD_PICTURE} />
      <div className={BODY}>
        <SkeletonLine className="my-0.5 !h-6 w-3/5" />
        <SkeletonLine className="mt-1.25 w-4/5" />
        <SkeletonLine className="mt-1 mb-1.25 w-2/5" />
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="mb-1.25 w-2/5" />
        <SkeletonLine className="mt-2 mb-3 !h-11.25 !bg-mist-100" />
        <SkeletonLine className="!h-12 !rounded-sill" />
      </div>
    </div>
  )
}
