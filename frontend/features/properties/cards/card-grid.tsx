import { type ReactNode, useRef } from 'react'
import { useLaidOut } from '#frontend/lib/browser/use-laid-out.ts'

type CardGridProps = { isBusy?: boolean; children: ReactNode }

/**
 * Cards out of sight skip style and layout, which opening a dialog triggers for the whole page: that took a second for
 * 120 cards on a phone. Each is laid out once before, so that its height is known and Back restores the scroll position.
 */
export function CardGrid({ isBusy, children }: CardGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  useLaidOut(grid, children)
  return (
    <div
      ref={grid}
      aria-busy={isBusy || undefined}
      className="card-rows skip-unseen grid gap-2.5 sm:grid-cols-2 sm:gap-x-5 sm:gap-y-6 md:grid-cols-3 min-[77.5rem]:grid-cols-4 in-[.beside-map]:!grid-cols-2 min-[77.5rem]:narrow-cards"
    >
      {children}
    </div>
  )
}
