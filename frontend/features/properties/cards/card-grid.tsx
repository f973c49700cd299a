import type { ReactNode } from 'react'

type CardGridProps = { isBusy?: boolean; children: ReactNode }

export function CardGrid({ isBusy, children }: CardGridProps) {
  return (
    <div
      aria-busy={isBusy || undefined}
      className="grid gap-x-3 gap-y-7 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3"
    >
      {children}
    </div>
  )
}
