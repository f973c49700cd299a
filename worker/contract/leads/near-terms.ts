import { dealOfBudget } from '#contract/list/budget.ts'
import type { Deal } from '#contract/properties/enums.ts'
import { MOST_OVER } from '#contract/search/nearest.ts'
import type { SearchReading } from '#contract/search/reading.ts'

/** The deal and the price that somebody means; a price that they never said is that of the listing they asked about. */
export type NearTerms = { deal?: Deal | undefined; price?: { min: number; max?: number; isSaid: boolean } }

type Priced = { deal: Deal; price: number }

/** A listing at this part of the price said, or less, is another kind of thing. */
const TOO_CHEAP = 0.5

/** The deal and the price of a wish; what it does not say is taken from the listing that was asked about, where they agree. */
export function nearTermsOf(reading: SearchReading | undefined, asked: Priced | null = null): NearTerms {
  const filters = (reading?.parts ?? []).flatMap((part) => (part.isOverruled ? [] : [part.filters]))
  const minInr = filters.findLast((said) => said.minPriceInr !== undefined)?.minPriceInr
  const maxInr = filters.findLast((said) => said.maxPriceInr !== undefined)?.maxPriceInr
  const deal = filters.findLast((said) => said.deal)?.deal ?? dealOfBudget({ minInr, maxInr })
  const from = minInr ?? maxInr
  if (from !== undefined)
    return {
      deal: deal ?? asked?.deal,
      price: { min: leastOf(from), ...(maxInr !== undefined && { max: maxInr }), isSaid: true },
    }
  if (!asked || !isOfDeal(asked, deal)) return { deal }
  const { price } = asked
  if (price === 0) return { deal: deal ?? asked.deal }
  return {
    deal: deal ?? asked.deal,
    price: { min: leastOf(price), max: Math.floor(price * MOST_OVER), isSaid: false },
  }
}

const leastOf = (inr: number) => Math.floor(inr * TOO_CHEAP) + 1

/** A rent and a lease come near each other, a sale neither. */
const isOfDeal = (listing: { deal: Deal }, deal: Deal | undefined) =>
  deal === undefined || (listing.deal === 'sale') === (deal === 'sale')

/** The terms that are no filter of the search yet, as nobody said them: what fits the words is held to these. */
export const unsaidTerms = ({ deal, price }: NearTerms): NearTerms => ({
  deal,
  ...(price?.isSaid === false && { price }),
})

/** The terms as the list call takes them. */
export function nearParameters({ deal, price }: NearTerms): [string, string][] {
  return [
    ...(deal ? [['deal', deal] satisfies [string, string]] : []),
    ...(price ? [['minPrice', String(price.min)] satisfies [string, string]] : []),
    ...(price?.max ? [['maxPrice', String(price.max)] satisfies [string, string]] : []),
  ]
}

/** Whether a listing is near enough in deal and price to be offered. A price on request may be any. */
export function isWithin({ deal, price }: NearTerms, property: Priced): boolean {
  if (!isOfDeal(property, deal)) return false
  if (!price || property.price === 0) return true
  const most = (price.max ?? Infinity) * (price.isSaid ? MOST_OVER : 1)
  return property.price >= price.min && property.price <= most
}
