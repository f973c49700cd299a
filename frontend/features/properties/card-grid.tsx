import type { ReactNode } from 'react'

export function CardGrid({ isBusy, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={isBusy || undefined}
      className="grid gap-x-3 gap-y-7 sm:grid-cols-2 sm:gap-5 xl:grid-cols-[repeat(auto-fill,minmax(284px,1fr))]"
    >
      {children}
    </div>
  )
}
