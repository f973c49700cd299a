import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { ErrorBoundary } from '#frontend/ui/feedback/error-boundary.tsx'
import type { Chunk } from '#frontend/lib/browser/chunk.tsx'

const broken = messages.broken

/** Around a part of a page that is loaded when needed. When its code cannot be loaded, the page stays and says so. */
export function Part({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" fallback={() => <PartMissing />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function PartMissing() {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-[calc(1rem+var(--bottom-bar,0px))] z-40 rounded-court bg-crimson-100 px-3.5 py-3 leading-snug text-crimson-800 md:right-auto md:w-105"
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
