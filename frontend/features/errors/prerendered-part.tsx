import { type ReactNode, useEffect, useState } from 'react'
import type { Chunk } from '#frontend/lib/browser/chunk.tsx'
import { PartMissing } from './part.tsx'

/**
 * Around a part that is in the page's HTML from the start: a patient chunk in a Suspense of its own. When its code does
 * not come, the page says so and the part stays as it was rendered.
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
