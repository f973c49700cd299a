import type { ReactNode } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { CardGrid } from './cards/card-grid.tsx'
import { COUNT, RESULTS } from './results-head.tsx'

type AreaBodyProps = {
  /** Undefined while loading. */
  count: string | undefined
  /** What is offered of each kind, and for how much. */
  lines: ReactNode
  kinds: ReactNode
  beside: ReactNode
  isBusy?: boolean
  /** The cards. */
  children: ReactNode
}

/** What an area's page shows below its heading: this page's own boxes and those that the Worker fills in. */
export function AreaBody({ count, lines, kinds, beside, isBusy = false, children }: AreaBodyProps) {
  return (
    <div className="wrap">
      <div className={RESULTS}>
        <ul className="flex flex-wrap gap-x-5 gap-y-1 leading-snug text-ink-700 empty:hidden">{lines}</ul>
        <ul className="mt-3 flex flex-wrap gap-2">{kinds}</ul>
        <h2 className={COUNT}>{count ?? '\u00a0'}</h2>
        <CardGrid isBusy={isBusy}>{children}</CardGrid>
        <h2 className="mt-8 mb-3 text-h3">{messages.area.beside}</h2>
        <ul className="flex flex-wrap gap-2">{beside}</ul>
      </div>
    </div>
  )
}

/** A link to another area's page. */
export function AreaTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-11 items-center rounded-tag bg-tea-50 px-3 font-medium text-tea-800 hover:underline hover:underline-offset-4"
      >
        {children}
      </a>
    </li>
  )
}
