import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useNear } from '#frontend/lib/browser/use-near.ts'
import { messages } from '#frontend/messages/messages.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import type { Chunk } from '#frontend/lib/browser/chunk.tsx'

const broken = messages.broken

/** Around a part of a page that is loaded when needed. When its code cannot be loaded, the page stays and says so. */
export function LazyPart({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" fallback={() => <PartMissing />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** For an optional part: when it cannot be loaded, the page shows nothing and no error. */
export function OptionalPart({ children, meanwhile }: { children: ReactNode; meanwhile?: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <Suspense fallback={meanwhile}>{children}</Suspense>
    </ErrorBoundary>
  )
}

type NearPartProps = {
  meanwhile?: ReactNode
  /** When its code cannot be loaded, nothing is said. */
  isOptional?: boolean
  className?: string
  children: ReactNode
}

/** For a part low on a page: its code is fetched, and React takes it over, when a visitor comes near it. */
export function NearPart({ meanwhile, isOptional = false, className = COLUMN, children }: NearPartProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, NEAR_PX)
  const part = isOptional ? (
    <OptionalPart meanwhile={meanwhile}>{children}</OptionalPart>
  ) : (
    <LazyPart fallback={meanwhile}>{children}</LazyPart>
  )
  return (
    <div ref={box} className={className}>
      {isNear ? part : meanwhile}
    </div>
  )
}

const COLUMN = 'grid min-w-0 grid-cols-1 gap-3.5'
/** A screen and a half of a phone. */
const NEAR_PX = 1200

function PartMissing() {
  return (
    <div
      role="alert"
      className="above-bar in-corner rounded-court bg-crimson-100 px-3.5 py-3 leading-snug text-crimson-800"
    >
      {broken.chunkTitle}. {broken.chunkText}{' '}
      <button type="button" onClick={() => location.reload()} className="py-2 font-semibold underline">
        {broken.reload}
      </button>
    </div>
  )
}

/**
 * Around a prerendered part, whose chunk has a Suspense of its own. When its code cannot be loaded, the page says so and
 * the part stays as it was rendered.
 */
export function PrerenderedPart({ of: part, children }: { of: Chunk<object>; children: ReactNode }) {
  const [isMissing, setIsMissing] = useState(false)

  useEffect(() => {
    part.preload().catch(() => setIsMissing(true))
  }, [part])

  return (
    <>
      {children}
      {isMissing && <PartMissing />}
    </>
  )
}
