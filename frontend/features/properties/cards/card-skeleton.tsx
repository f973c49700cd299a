import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'

/** The frame of a card, also used before the card's own code is loaded. */
export const CARD =
  'group/card flex has-data-not-for-me:hidden min-w-0 flex-col rounded-court border border-mist-200 bg-lime-0 lift in-row:grid in-row:grid-cols-[min(7rem,31%)_minmax(0,1fr)] in-row:narrow-cards'
export const BODY =
  'relative flex min-w-0 flex-1 flex-col gap-1 px-4 pt-2.5 pb-3 sm:pt-3 sm:pb-4 in-row:grid in-row:grid-cols-[minmax(0,1fr)_auto] in-row:content-start in-row:gap-0 in-row:px-2.5 in-row:pt-2 in-row:pb-0.5 in-row:wrap-anywhere in-row:*:col-span-2'
/** Above the text; beside it, and as high, in a row of a list on phones. */
export const CARD_PICTURE = '!rounded-none aspect-16/10 sm:aspect-4/3 in-row:aspect-auto in-row:h-full'
export const CARD_PICTURE_BOX = 'relative -mx-px -mt-px in-row:mr-0 in-row:-mb-px'

/** A placeholder as high as the card that replaces it. */
export function CardSkeleton() {
  return (
    <div className={`${CARD} in-row:min-h-52`} aria-hidden>
      <div className={CARD_PICTURE_BOX}>
        <SkeletonBox className={`rounded-t-court ${CARD_PICTURE}`} />
      </div>
      <div className={BODY}>
        <SkeletonLine className="mt-1 mb-0.5 !h-6 w-3/5" />
        <SkeletonLine className="my-1.5 w-4/5" />
        <SkeletonLine className="mb-1.5 w-2/5" />
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="mt-1.5 mb-2 w-3/5" />
        <SkeletonLine className="!h-11 !rounded-sill" />
      </div>
    </div>
  )
}
