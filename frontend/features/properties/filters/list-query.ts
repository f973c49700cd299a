import { listParameters } from '#contract/list/address.ts'
import { PATHS } from '#contract/paths.ts'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import type { SearchReading } from '#contract/search/reading.ts'

/** Only the page reads these; the rest of its address goes to the API as it stands. */
const PAGE_ONLY = ['areaUnit', 'cursor', 'limit']
/** What a list address says beside its filters, and the two of which each word or piece is one filter. */
const NO_SINGLE_FILTERS = [...PAGE_ONLY, 'asTyped', 'category', 'searchTerm', 'sort']

/** The API call of the page's query. */
export function listAddress(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  for (const key of PAGE_ONLY) query.delete(key)
  return query.size > 0 ? `${PATHS.properties}?${query}` : PATHS.properties
}

/** The query with some keys changed; an empty value takes its key away. Filters by hand end the automatic scroll, other words are read again. */
export function changed(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  if ('searchTerm' in changes || 'city' in changes) next.delete('asTyped')
  for (const [key, value] of Object.entries({ ...changes, autoScroll: '', cursor: '' })) {
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

/** How many filters are on: as many as there are chips. The bounds of a price are one. */
export function countFilters(params: URLSearchParams, reading: SearchReading | undefined): number {
  const single = listParameters(params).filter(
    ([name, value]) => !NO_SINGLE_FILTERS.includes(name) && value !== 'false',
  )
  const names = new Set(single.map(([name]) => name.replace(/^m..Price/, 'price')))
  return chosenCategories(params).length + names.size + countPieces(params, reading)
}

function countPieces(params: URLSearchParams, reading: SearchReading | undefined): number {
  if (!params.get('searchTerm')?.trim()) return 0
  const parts = reading?.parts.filter(({ isOverruled }) => !isOverruled).length
  return parts ? parts + (reading?.words.length ? 1 : 0) : 1
}

export function spelledLike(words: readonly string[], word: string): string {
  const trimmed = word.trim()
  return words.find((known) => known.toLowerCase() === trimmed.toLowerCase()) ?? trimmed
}
