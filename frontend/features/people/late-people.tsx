import { Suspense, useRef } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'

const People = chunk(async () => (await import('./people.tsx')).People)
/** Three screens of a phone: a quick finger must not be there before the names, which move the footer. */
const NEAR_PX = 2400

/**
 * The people of the firm who chose to be shown, or who of them looks after a listing; nothing where there is none. Code and
 * names are fetched when a visitor comes near, so nothing should stand below it that must not move.
 */
export function LatePeople({ listing, className }: { listing?: string; className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, NEAR_PX)
  return (
    <div ref={box} className={className}>
      {isNear && (
        <ErrorBoundary resetKey="" fallback={() => null}>
          <Suspense>
            <People listing={listing} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  )
}
