import type { ReactNode } from 'react'
import { classNames } from '#frontend/ui/class-names.ts'
import type { ShownPrice } from './facts/price.ts'

type PriceBlockProps = {
  price: ShownPrice
  /** Replaces the price's own rates. */
  rates?: ReactNode
  className?: string
}

/** The price in full digits, its short form beside it or, in the narrow card of wide screens, below it, and the rates per unit. */
export function PriceBlock({ price, rates, className }: PriceBlockProps) {
  const { inr, per, short, lowered } = price
  return (
    <div className={classNames('grid grid-cols-1 gap-1.5', className)}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:grid font-display font-semibold wrap-anywhere tabular">
        <span className="text-[clamp(1.75rem,1.5rem+1.1vw,2.25rem)] leading-[1.15] tracking-[-0.012em]">
          {inr}
          {per && <span className="text-h3 tracking-normal">{per}</span>}
        </span>
        {short && <span className="text-h3 leading-tight text-ink-700">{short}</span>}
      </p>
      {lowered && <p className="text-small leading-snug font-medium text-brass-800">{lowered}</p>}
      <ul className="text-small leading-snug text-ink-700 empty:hidden">
        {rates ?? price.rates.map((rate) => <li key={rate}>{rate}</li>)}
      </ul>
    </div>
  )
}
