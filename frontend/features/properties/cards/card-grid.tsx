import { type ReactNode, useRef } from 'react'
import { useLaidOut } from '#frontend/lib/browser/use-laid-out.ts'

type CardGridProps = { isBusy?: boolean; children: ReactNode }

/**
 * Cards out of sight are left out of style and layout: a dialog has both done for the whole page, which took a second over
 * 120 cards on a phone. Each not before it was laid out once, so that its height is known and Back finds its place.
 */
export function CardGrid({ isBusy, children }: CardGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  useLaidOut(grid, children)
  return (
    <div
      ref={grid}
      aria-busy={isBusy || undefined}
      className="skip-unseen grid gap-4 sm:grid-cols-2 sm:gap-x-5 sm:gap-y-6 md:grid-cols-3 min-[110rem]:grid-cols-4"
    >
      {children}
    </div>
  )
}
