import { Suspense } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import type { OrnamentName } from './ornament-drawings.tsx'

const Drawing = chunk(async () => (await import('./ornament-drawings.tsx')).OrnamentDrawing, {
  neverFails: true,
  isStyled: () => true,
})

/** So that one is there when the line is not. */
export const preloadOrnaments = Drawing.preloadCode

type OrnamentProps = { of: OrnamentName; className: string }

/** A small drawing that says what is missing; its lines come by themselves, in room that is kept. */
export function Ornament({ of, className }: OrnamentProps) {
  return (
    <span data-ornament={of} className={`aspect-40/33 ${className}`} aria-hidden>
      <Suspense>
        <Drawing of={of} />
      </Suspense>
    </span>
  )
}
