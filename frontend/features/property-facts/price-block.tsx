import { TrendingDown } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import type { ShownPrice } from './facts/price.ts'

type PriceBlockProps = {
  price: ShownPrice
  /** Replace the price's own. */
  rates?: ReactNode
  lowered?: ReactNode
  className?: string
}

/** The price in full digits, its short form beside it or, in the narrow card of wide screens, below it, and the rates per unit. */
export function PriceBlock({ price, rates, lowered, className }: PriceBlockProps) {
  const { inr, per, short } = price
  return (
    <div className={classNames('grid grid-cols-1 gap-1.5', className)}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:grid font-display font-semibold wrap-anywhere tabular">
        <span className="text-[clamp(1.75rem,1.5rem+1.1vw,2.25rem)] leading-[1.15] tracking-[-0.012em]">
          {inr}
          {per && <span className="text-h3 tracking-normal">{per}</span>}
        </span>
        {short && <span className="text-h3 leading-tight text-ink-700">{short}</span>}
      </p>
      <ul className="text-small leading-snug text-ink-700 empty:hidden">
        {rates ?? price.rates.map((rate) => <li key={rate}>{rate}</li>)}
      </ul>
      {lowered ?? (price.lowered && <LoweredNote>{price.lowered}</LoweredNote>)}
    </div>
  )
}

/** That the price was lowered, when and from what. */
export function LoweredNote({ children }: { children: ReactNode }) {
  return (
    <p className="mt-1 flex items-center gap-2 rounded-tag bg-brass-100 px-2.5 py-1.5 text-small leading-snug text-brass-800">
      <Icon of={TrendingDown} size={18} />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
