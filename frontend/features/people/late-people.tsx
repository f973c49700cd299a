import { type ReactNode, Suspense, useRef } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'

const People = chunk(async () => (await import('./people.tsx')).People)
/** Three screens of a phone: a quick finger must not be there before the names, which move the footer. */
const NEAR_PX = 2400

type LatePeopleProps = {
  className?: string
  /** Keeps their room until they are known. */
  meanwhile?: ReactNode
}

/**
 * The people of the firm who chose to be shown; nothing where there is none. Code and
 * names are fetched when a visitor comes near, so what stands below moves where their room is not kept.
 */
export function LatePeople({ className, meanwhile }: LatePeopleProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, NEAR_PX)
  return (
    <div ref={box} className={className}>
      {isNear ? (
        <ErrorBoundary resetKey="" fallback={() => null}>
          <Suspense fallback={meanwhile}>
            <People meanwhile={meanwhile} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        meanwhile
      )}
    </div>
  )
}
