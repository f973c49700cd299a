import { AREA_UNITS, type AreaUnit, fromSqFt, toSqFt } from '#contract/units/area.ts'
import { parseArea } from '#contract/units/area-words.ts'
import { isLakhAssumed, parseBudget } from '#contract/list/budget.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { DEALS } from '#contract/properties/enums.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { budgetLabel } from './budget-label.ts'
import { dealLabel, filtersLabel, isOn, sizeIn, SWITCHES } from './filter-labels.ts'
import { changed, type Choose, chosenCategories, spelledLike, withoutCategory } from './list-query.ts'
import { type TextPiece, textPieces } from './text-pieces.ts'

const words = messages.activeFilters
const DEFAULT_UNIT: AreaUnit = 'katha'

/** A filter that is set: its label, and what taking it out makes of a query. */
type ActiveFilter = { label: string; without: Choose }

type Budget = { minInr?: number; maxInr?: number; unreadable?: string }

export function chosenDeal(params: URLSearchParams): string {
  return spelledLike(DEALS, params.get('deal') ?? '')
}

/** The query without filters; the sort order stays. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const sort = params.get('sort')
  return new URLSearchParams(sort ? { sort } : {})
}

/** The budget in the query: minPrice and maxPrice take precedence over the text of the home page's price field. */
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

/** One bound of the area in the chosen unit; undefined when it is open. */
export function chosenArea(params: URLSearchParams, key: 'minArea' | 'maxArea'): number | undefined {
  const areaSqFt = Number(params.get(key) || Number.NaN)
  return areaSqFt > 0 ? Number(fromSqFt(areaSqFt, chosenUnit(params)).toFixed(2)) : undefined
}

/** The query with other bounds of the area, given in `unit`; reversed ones are swapped. */
export function withArea(
  params: URLSearchParams,
  { min, max, unit }: { min?: number; max?: number; unit: AreaUnit },
): URLSearchParams {
  const isReversed = min !== undefined && max !== undefined && min > max
  const [minArea, maxArea] = isReversed ? [max, min] : [min, max]
  const sqFt = (value: number | undefined) => (value ? String(Number(toSqFt(value, unit).toFixed(2))) : '')
  return changed(params, { minArea: sqFt(minArea), maxArea: sqFt(maxArea), areaUnit: unit })
}

/** How a bare number in the price field was read: 'Up to ₹50 Lakh' for '50'. */
export function lakhAssumed(params: URLSearchParams): { typed: string; meant: string } | undefined {
  const typed = params.get('price')?.trim() ?? ''
  const meant = isLakhAssumed(typed) ? budgetLabel(parseBudget(typed) ?? {}) : undefined
  return meant === undefined ? undefined : { typed, meant }
}

/** All filters that are set, in the order of the panel; the search text by its parts. */
export function activeFilters(params: URLSearchParams, reading: SearchReading | undefined): ActiveFilter[] {
  const drop = (label: string, ...keys: string[]): ActiveFilter => ({
    label,
    without: (query) => changed(query, Object.fromEntries(keys.map((key) => [key, '']))),
  })
  const unit = chosenUnit(params)
  const minArea = chosenArea(params, 'minArea')
  const maxArea = chosenArea(params, 'maxArea')
  const chosen = chosenBudget(params)
  const budget = budgetLabel(chosen) ?? chosen.unreadable
  const deal = chosenDeal(params)
  const text = (key: string) => params.get(key)?.trim() ?? ''
  return [
    ...textPieces(text('searchTerm'), reading).map((piece) => ({
      label: pieceLabel(piece),
      without: (query: URLSearchParams) => changed(query, { searchTerm: piece.without }),
    })),
    ...chosenCategories(params).map((category) => ({
      label: messages.words.stored(category),
      without: (query: URLSearchParams) => withoutCategory(query, category),
    })),
    deal && drop(dealLabel(deal), 'deal'),
    budget && drop(budget, 'price', 'minPrice', 'maxPrice'),
    minArea && drop(words.areaAtLeast(sizeIn(minArea, unit)), 'minArea'),
    maxArea && drop(words.areaAtMost(sizeIn(maxArea, unit)), 'maxArea'),
    text('city') && drop(placeNameOf(text('city')), 'city'),
    text('bedRooms') && drop(words.bedroomsCount(text('bedRooms')), 'bedRooms'),
    text('bathrooms') && drop(words.bathroomsCount(text('bathrooms')), 'bathrooms'),
    text('villaType') && drop(messages.words.stored(text('villaType')), 'villaType'),
    text('facing') && drop(words.facing(messages.words.stored(text('facing'))), 'facing'),
    text('minRoadWidth') && drop(words.roadFrom(text('minRoadWidth')), 'minRoadWidth'),
    text('minCeilingHeight') && drop(words.heightFrom(text('minCeilingHeight')), 'minCeilingHeight'),
    ...SWITCHES.map((feature) => isOn(params, feature) && drop(words.features[feature], feature)),
    text('ownership') && drop(messages.words.stored(text('ownership')), 'ownership'),
    text('leaseType') && drop(messages.words.stored(text('leaseType')), 'leaseType'),
    text('status') && drop(messages.words.stored(text('status')), 'status'),
  ].filter((filter) => typeof filter === 'object')
}

function pieceLabel({ part, text }: TextPiece): string {
  if (!part || part.missingKind) return text
  const landUnit = parseArea(text.replace(/^\D+/, ''))?.unit
  return filtersLabel(part.filters, landUnit && !landUnit.startsWith('sq') ? landUnit : DEFAULT_UNIT)
}
