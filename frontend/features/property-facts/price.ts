import { SQ_FT_PER } from '#contract/area.ts'
import { isPerMonth } from '#contract/listing-rules.ts'
import { formatInr, formatLakhCrore, formatPrice } from '#contract/money.ts'
import type { Property } from '#contract/properties.ts'
import { messages } from '#frontend/messages/messages.ts'

const words = messages.detail.price
const LAKH = 100_000

export type ShownPrice = {
  /** 'INR 1,85,00,000'; 'Price not available' for 0. */
  inr: string
  /** ' / month' for rents and leases. */
  per: string
  /** '₹1.85 Cr' where it is shorter than the digits. */
  short: string | undefined
  /** What a square foot and a katha cost. */
  rates: string[]
}

export function shownPrice(property: Property): ShownPrice {
  const { price, deal } = property
  if (price === 0) return { inr: words.notAvailable, per: '', short: undefined, rates: [] }
  const perMonth = isPerMonth(deal)
  const per = perMonth ? words.perMonth : ''
  return {
    inr: words.inr(formatInr(price)),
    per,
    short: price < LAKH ? undefined : formatPrice({ priceInr: price, perMonth }),
    rates: ratesOf(property).map((rate) => rate + per),
  }
}

/** The price where there is little room: '₹1.85 Cr'. */
export function shortPrice({ price, deal }: Property): string {
  return formatPrice({ priceInr: price, perMonth: isPerMonth(deal) }) ?? words.notAvailable
}

/** A rented house is not priced by its size, so it has no rates; a house for sale is sold with its land, and says so. */
function ratesOf(property: Property): string[] {
  const { price, deal } = property
  if (property.category === 'Warehouse') {
    return rateOf(price, property.builtUpArea ?? property.areaSqFt, 1, words.perSqFtBuilt)
  }
  if (property.category === 'Plot') {
    const areaSqFt = property.plotSizeSqFt ?? property.areaSqFt
    return [
      ...rateOf(price, areaSqFt, 1, words.perSqFt),
      ...rateOf(price, areaSqFt, SQ_FT_PER.katha[0], words.perKatha),
    ]
  }
  if (isPerMonth(deal)) return []
  return [
    ...rateOf(price, property.area ?? property.areaSqFt, 1, words.perSqFtBuilt),
    ...rateOf(price, property.landArea, SQ_FT_PER.katha[0], words.perKathaWithHouse),
  ]
}

function rateOf(
  priceInr: number,
  areaSqFt: number | null,
  unitSqFt: number,
  say: (rate: string) => string,
): string[] {
  if (!areaSqFt) return []
  const inr = (priceInr * unitSqFt) / areaSqFt
  return [say(inr < 100 ? `₹${Math.floor(inr * 100) / 100}` : formatLakhCrore(inr))]
}
