import type { PropertyQuery } from '#contract/list/query.ts'
import { type Deal, type FilterCategory, type Sort, STATES, type State } from '#contract/properties/enums.ts'
import { readSearch, wordsOf } from './search-words.ts'

/** From this amount on a budget without a stated deal means buying, below it renting (rupees). */
const LOWEST_SALE_BUDGET_INR = 500_000

/** Both ends belong to it; a missing one is open. */
export type Range = { min?: number; max?: number }

export const isOpen = ({ min, max }: Range) => min === undefined && max === undefined

/** What to look for, every filter in the form the store holds it. Filters are ANDed; a category group is ORed. */
export type PropertySearch = {
  statuses: readonly State[]
  categoryGroups: FilterCategory[][]
  deal: Deal | undefined
  leaseType: PropertyQuery['leaseType']
  bedRooms: number | undefined
  priceInr: Range
  areaSqFt: Range
  words: string[]
  placeWords: string[]
  /** A text holds nothing that a listing could be found by. */
  isUnfindable: boolean
  sort: Sort
}

/** Reads the query of a list call; without a status the public sees what is available. */
export function readPropertyQuery(query: PropertyQuery): PropertySearch {
  const { status = 'available', sort = 'newest', price: budget, category, leaseType, bedRooms } = query
  const { categories, words } = readSearch(query.searchTerm ?? '')
  const placeWords = wordsOf(query.city ?? '')
  const isTermEmpty = Boolean(query.searchTerm) && categories.length + words.length === 0
  const isPlaceEmpty = Boolean(query.city) && placeWords.length === 0
  return {
    statuses: status === 'all' ? STATES : [status],
    categoryGroups: [category ?? [], categories].filter((group) => group.length > 0),
    deal: query.deal ?? budgetDeal(budget),
    leaseType,
    bedRooms,
    priceInr: intersect(orderly(query.minPrice, query.maxPrice), orderly(budget?.minInr, budget?.maxInr)),
    areaSqFt: orderly(query.minArea, query.maxArea),
    words,
    placeWords,
    isUnfindable: isTermEmpty || isPlaceEmpty,
    sort: sort === 'best' ? 'newest' : sort,
  }
}

function budgetDeal(budget: PropertyQuery['price']): Deal | undefined {
  const amountInr = budget?.maxInr ?? budget?.minInr
  if (amountInr === undefined) return undefined
  return amountInr >= LOWEST_SALE_BUDGET_INR ? 'sale' : 'rent'
}

function orderly(min: number | undefined, max: number | undefined): Range {
  const isReversed = min !== undefined && max !== undefined && min > max
  return isReversed ? { min: max, max: min } : { min, max }
}

function intersect(one: Range, other: Range): Range {
  const mins = [one.min, other.min].filter((bound) => bound !== undefined)
  const maxes = [one.max, other.max].filter((bound) => bound !== undefined)
  return {
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxes.length > 0 && { max: Math.min(...maxes) }),
  }
}
