import type { Property } from '#contract/properties/replies.ts'
import { shortPriceOf } from './short-price.ts'

type PanelPriceProps = { property: Pick<Property, 'price' | 'deal'>; onRequest: string }

/** A price in a column of prices: a rent has its ' / month' in a second line. */
export function StackedPrice({ property, onRequest }: PanelPriceProps) {
  const [amount = onRequest, period] = partsOf(property)
  return (
    <>
      {amount}
      {period && <span className="block font-sans text-micro font-normal text-ink-500"> / {period}</span>}
    </>
  )
}

/** A price in one line; below 896 px a rent is shown as '₹7.14 L / mo' and read out in full. */
export function LinePrice({ property, onRequest }: PanelPriceProps) {
  const [amount, period] = partsOf(property)
  if (amount === undefined) return <span className="font-sans font-normal text-ink-500">{onRequest}</span>
  if (period === undefined) return amount
  return (
    <>
      <span className="max-md:sr-only">{shortPriceOf(property)}</span>
      <span aria-hidden className="md:hidden">
        {amount.replace(' Lakh', ' L')} / {period.slice(0, 2)}
      </span>
    </>
  )
}

const partsOf = (property: PanelPriceProps['property']) => shortPriceOf(property)?.split(' / ') ?? []
