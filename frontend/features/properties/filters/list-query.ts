import { PATHS } from '#contract/paths.ts'
import { DEALS, FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { textPieces } from './text-pieces.ts'

/** Only the page reads these; the rest of its address goes to the API as it stands. */
const PAGE_ONLY = ['areaUnit', 'cursor', 'limit']
/** The keys of each filter but the category, of which there may be several. */
const FILTERS = [
  ['deal'],
  ['price', 'minPrice', 'maxPrice'],
  ['minArea'],
  ['maxArea'],
  ['city'],
  ['bedRooms'],
  ['bathrooms'],
  ['villaType'],
  ['facing'],
  ['minRoadWidth'],
  ['minCeilingHeight'],
  ['ownership'],
  ['leaseType'],
  ['status'],
]

/** Filters that are either on or off, by their keys. */
export const SWITCHES = [
  'corner',
  'loadingDock',
  'crane',
  'coldStorage',
  'powerBackup',
  'gated',
  'garden',
  'garage',
  'boundaryWall',
] as const
export type Switch = (typeof SWITCHES)[number]

/** The API call of the page's query. */
export function listAddress(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  for (const key of PAGE_ONLY) query.delete(key)
  return query.size > 0 ? `${PATHS.properties}?${query}` : PATHS.properties
}

/** The query with some keys changed; an empty value takes its key away. Filters by hand end the automatic scroll, other words are read anew. */
export function changed(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  const isTextNew = 'searchTerm' in changes || 'city' in changes
  const all = { ...(isTextNew && { asTyped: '' }), ...changes, autoScroll: '' }
  for (const [key, value] of Object.entries(all)) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** The chosen categories as the filter spells them; what is no category stays as it was written. */
export function chosenCategories(params: URLSearchParams): string[] {
  const words = params.getAll('category').flatMap((value) => value.split(','))
  const spelled = words.map((word) => spelledLike(FILTER_CATEGORIES, word))
  return [...new Set(spelled)].filter((word) => word !== '')
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

export const isOn = (params: URLSearchParams, key: Switch) => params.get(key)?.trim().toLowerCase() === 'true'

/** How many filters are on: as many as there are chips. */
export function countFilters(params: URLSearchParams, reading: SearchReading | undefined): number {
  const others = FILTERS.filter((keys) => keys.some((key) => params.get(key)?.trim()))
  const pieces = textPieces(params.get('searchTerm') ?? '', reading)
  const switches = SWITCHES.filter((key) => isOn(params, key))
  return chosenCategories(params).length + others.length + pieces.length + switches.length
}

/** All filters off; the order stays. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const sort = params.get('sort')
  return new URLSearchParams(sort ? { sort } : {})
}

function spelledLike(words: readonly string[], word: string): string {
  const trimmed = word.trim()
  return words.find((known) => known.toLowerCase() === trimmed.toLowerCase()) ?? trimmed
}
