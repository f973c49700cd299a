import { isPerMonth } from '#contract/properties/rules.ts'
import { formatPrice } from '#contract/units/money.ts'
import type { Property } from '#contract/properties/replies.ts'

/** '₹1.85 Cr', a rent with ' / month'; undefined for a price on request. */
export function shortPriceOf({ price, deal }: Pick<Property, 'price' | 'deal'>): string | undefined {
  return formatPrice({ priceInr: price, perMonth: isPerMonth(deal) })
}

/** The same without the period of a rent: '₹7.14 Lakh'. */
export function shortAmountOf({ price }: Pick<Property, 'price'>): string | undefined {
  return formatPrice({ priceInr: price, perMonth: false })
}
