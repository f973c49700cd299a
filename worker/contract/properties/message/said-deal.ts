import { dealOfBudget } from '#contract/list/budget.ts'
import type { Category, Deal } from '#contract/properties/enums.ts'
import type { Fact } from './fact.ts'
import { type FactOf, type FilledField, filtersIn, isOf, onlyOf, type Span } from './filled-fields.ts'

export type SaidDeal = { deals: readonly Deal[]; facts: readonly Span[] }

export function saidDeal(facts: readonly Fact[], category: Category | undefined): SaidDeal | undefined {
  const said = filtersIn(facts).filter(({ filters }) => filters.deal)
  if (said.length > 0)
    return { deals: [...new Set(said.flatMap(({ filters }) => filters.deal ?? []))], facts: said }
  const prices = facts.filter((fact) => fact.is === 'price' || fact.is === 'rate')
  const monthly = prices.filter(({ isPerMonth }) => isPerMonth)
  if (monthly.length > 0 && monthly.length === prices.length) return { deals: ['rent'], facts: monthly }
  const rates = category === 'Warehouse' ? facts.filter(isOf('rate')).filter(isRentRate) : []
  return rates.length > 0 ? { deals: ['rent'], facts: rates } : undefined
}

const HIGHEST_RENT_OF_A_FOOT = 200
const isRentRate = ({ unit, inr }: FactOf<'rate'>) => unit === 'sq ft' && inr < HIGHEST_RENT_OF_A_FOOT

/** A sale, where the total is higher than any rent; its piece of the text is shown as the evidence. */
export function guessedDeal(
  price: FilledField | undefined,
  category: Category | undefined,
): SaidDeal | undefined {
  if (price === undefined || typeof price.value !== 'number' || category === undefined) return undefined
  return dealOfBudget({ maxInr: price.value }) === 'sale'
    ? { deals: ['sale'], facts: price.facts }
    : undefined
}

export function dealFields(said: SaidDeal | undefined): FilledField[] {
  if (said === undefined) return []
  const { deals, facts } = said
  const [only] = deals
  const flags = { isForSale: deals.includes('sale'), isForRent: deals.some((deal) => deal !== 'sale') }
  const word = deals.length === 1 && only ? [{ name: 'leaseType', value: WORD_OF[only], facts }] : []
  return [...word, ...Object.entries(flags).map(([name, value]) => ({ name, value, facts }))]
}
const WORD_OF: Record<Deal, string> = { sale: 'Sale', rent: 'Rent', lease: 'Lease' }

/** Only what is rented has one; what a buyer pays in advance is part of the price. */
export function depositOf(facts: readonly Fact[], deal: SaidDeal | undefined): FilledField[] {
  const said = facts.filter(isOf('deposit'))
  const inr = onlyOf(said.map((fact) => fact.inr))
  const isRented = deal !== undefined && !deal.deals.includes('sale')
  return inr === undefined || !isRented ? [] : [{ name: 'deposit', value: inr, facts: said }]
}
