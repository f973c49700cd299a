import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'

/** The frame of a card, also used before the card's own code is loaded. */
export const CARD = 'group/card flex min-w-0 flex-col rounded-court border border-mist-200 bg-lime-0 lift'
export const BODY = 'flex flex-1 flex-col gap-1 px-4 pt-2.5 pb-3 sm:pt-3 sm:pb-4'
export const CARD_PICTURE = '!rounded-none aspect-16/10 sm:aspect-4/3'

/** A placeholder as high as the card that replaces it. */
export function CardSkeleton() {
  return (
    <div className={CARD} aria-hidden>
      <SkeletonBox className={`-mx-px -mt-px rounded-t-court ${CARD_PICTURE}`} />
      <div className={BODY}>
        <SkeletonLine className="mt-1 mb-0.5 !h-6 w-3/5" />
        <SkeletonLine className="my-1.5 w-4/5" />
        <SkeletonLine className="mb-1.5 w-2/5" />
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="mt-1.5 mb-2 w-2/5" />
        <SkeletonLine className="mb-2.5 w-3/5" />
        <SkeletonLine className="!h-11 !rounded-sill" />
      </div>
    </div>
  )
}
