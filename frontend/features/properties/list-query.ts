import { AREA_UNITS, type AreaUnit, formatArea, fromSqFt } from '#contract/area.ts'
import { parseBudget } from '#contract/budget.ts'
import { parseInr } from '#contract/money-words.ts'
import { formatLakhCrore } from '#contract/money.ts'
import { PATHS } from '#contract/paths.ts'
import { DEALS, FILTER_CATEGORIES } from '#contract/property-words.ts'
import { messages } from '#frontend/messages/messages.ts'

const filters = messages.filters

/** Only the page reads these; the rest of its address goes to the API as it stands. */
const PAGE_ONLY = ['areaUnit', 'cursor', 'limit']
const DEFAULT_UNIT: AreaUnit = 'katha'

/** A filter that is on: how it reads, and the page's query without it. */
export type ActiveFilter = { label: string; without: URLSearchParams }

export type Budget = { minInr?: number; maxInr?: number; unreadable?: string }

/** The API call of the page's query. */
export function listAddress(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  for (const key of PAGE_ONLY) query.delete(key)
  return query.size > 0 ? `${PATHS.properties}?${query}` : PATHS.properties
}

/** The query with some keys changed; an empty value takes its key away. Filters by hand end the automatic scroll. */
export function changed(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [key, value] of Object.entries({ ...changes, autoScroll: '' })) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** The chosen categories as the filter spells them; what is no category stays as it was written. */
export function chosenCategories(params: URLSearchParams): string[] {
  const words = params.getAll('category').flatMap((value) => value.split(','))
  return words.map((word) => spelledLike(FILTER_CATEGORIES, word)).filter((word) => word !== '')
}

export function toggleCategory(params: URLSearchParams, category: string): URLSearchParams {
  const chosen = chosenCategories(params)
  const next = chosen.includes(category)
    ? chosen.filter((other) => other !== category)
    : [...chosen, category]
  return changed(params, { category: next.join(',') })
}

export function chosenDeal(params: URLSearchParams): string {
  return spelledLike(DEALS, params.get('deal') ?? '')
}

/** The budget of the query: its own bounds win over the words of the home page's price field. */
export function chosenBudget(params: URLSearchParams): Budget {
  const minInr = parseInr(params.get('minPrice') ?? '')
  const maxInr = parseInr(params.get('maxPrice') ?? '')
  if (minInr !== undefined || maxInr !== undefined) return { minInr, maxInr }
  const words = params.get('price')?.trim()
  if (!words) return {}
  return parseBudget(words) ?? { unreadable: words }
}

export function withBudget(params: URLSearchParams, { minInr, maxInr }: Budget): URLSearchParams {
  const isReversed = minInr !== undefined && maxInr !== undefined && minInr > maxInr
  const [min, max] = isReversed ? [maxInr, minInr] : [minInr, maxInr]
  return changed(params, { price: '', minPrice: String(min ?? ''), maxPrice: String(max ?? '') })
}

export function chosenUnit(params: URLSearchParams): AreaUnit {
  return AREA_UNITS.find((unit) => unit === params.get('areaUnit')) ?? DEFAULT_UNIT
}

/** A bound of the area in the visitor's unit, or nothing. */
export function chosenArea(params: URLSearchParams, key: 'minArea' | 'maxArea'): number | undefined {
  const areaSqFt = Number(params.get(key) || Number.NaN)
  return areaSqFt > 0 ? Number(fromSqFt(areaSqFt, chosenUnit(params)).toFixed(2)) : undefined
}

/** Everything that narrows the list, in the order of the panel. */
export function activeFilters(params: URLSearchParams): ActiveFilter[] {
  const drop = (label: string, ...keys: string[]): ActiveFilter => ({
    label,
    without: changed(params, Object.fromEntries(keys.map((key) => [key, '']))),
  })
  const unit = chosenUnit(params)
  const minArea = chosenArea(params, 'minArea')
  const maxArea = chosenArea(params, 'maxArea')
  const budget = budgetLabel(chosenBudget(params))
  const deal = chosenDeal(params)
  const text = (key: string) => params.get(key)?.trim() ?? ''
  return [
    text('searchTerm') && drop(text('searchTerm'), 'searchTerm'),
    ...chosenCategories(params).map((label) => ({ label, without: toggleCategory(params, label) })),
    deal && drop(dealLabel(deal), 'deal'),
    budget && drop(budget, 'price', 'minPrice', 'maxPrice'),
    minArea && drop(filters.areaAtLeast(formatArea(minArea, unit)), 'minArea'),
    maxArea && drop(filters.areaAtMost(formatArea(maxArea, unit)), 'maxArea'),
    text('city') && drop(text('city'), 'city'),
    text('bedRooms') && drop(filters.bedroomsCount(text('bedRooms')), 'bedRooms'),
    text('leaseType') && drop(text('leaseType'), 'leaseType'),
    text('status') && drop(text('status'), 'status'),
  ].filter((filter) => typeof filter === 'object')
}

export function dealLabel(deal: string): string {
  const known = DEALS.find((word) => word === deal)
  return known ? filters.deals[known] : deal
}

function budgetLabel({ minInr, maxInr }: Budget): string | undefined {
  if (minInr !== undefined && maxInr !== undefined) {
    return filters.between(formatLakhCrore(minInr), formatLakhCrore(maxInr))
  }
  if (minInr !== undefined) return filters.atLeast(formatLakhCrore(minInr))
  return maxInr === undefined ? undefined : filters.upTo(formatLakhCrore(maxInr))
}

function spelledLike(words: readonly string[], word: string): string {
  const trimmed = word.trim()
  return words.find((known) => known.toLowerCase() === trimmed.toLowerCase()) ?? trimmed
}
