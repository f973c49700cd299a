import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'

/** The frame of a card, also used before the card's own code is loaded. */
export const CARD = 'card-frame flex has-data-not-for-me:hidden min-w-0 box lift'
export const BODY = 'card-text relative flex flex-1 gap-1 min-w-0'

/** Price, title in two lines, facts, place, the way on. */
const LINES = [0, 1, 2, 3, 4, 5]

/** A placeholder as high as the card that replaces it. */
export function CardSkeleton() {
  return (
    <div className={CARD} aria-hidden>
      <div className="card-picture">
        <SkeletonBox className="card-slide" />
      </div>
      <div className={`${BODY} card-lines`}>
        {LINES.map((line) => (
          <SkeletonLine key={line} />
        ))}
      </div>
    </div>
  )
}
