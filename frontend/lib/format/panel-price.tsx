import { isPerMonth } from '#contract/properties/rules.ts'
import type { Property } from '#contract/properties/replies.ts'
import { shortAmountOf, shortPriceOf } from './short-price.ts'

type PanelPriceProps = { property: Pick<Property, 'price' | 'deal'>; onRequest: string }

/** A price in a column of prices: a rent has its ' / month' in a second line. */
export function StackedPrice({ property, onRequest }: PanelPriceProps) {
  const amount = shortAmountOf(property)
  return (
    <>
      {amount ?? onRequest}
      {amount && isPerMonth(property.deal) && (
        <span className="block font-sans text-micro font-text text-ink-500"> / month</span>
      )}
    </>
  )
}

/** A price in one line, a rent with its period. */
export function LinePrice({ property, onRequest }: PanelPriceProps) {
  const price = shortPriceOf(property)
  return price ?? <span className="font-sans font-text text-ink-500">{onRequest}</span>
}
