import { listParameters } from '#contract/list/address.ts'
import { PATHS } from '#contract/paths.ts'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import type { ReadingPart, SearchReading } from '#contract/search/reading.ts'

/** Read by the page only; all other parameters are passed to the API. */
const PAGE_ONLY = ['areaUnit', 'cursor', 'limit', 'view']
/** Parameters that are not filters, and category and searchTerm, which can be several filters each. */
const NO_SINGLE_FILTERS = [...PAGE_ONLY, 'asTyped', 'category', 'searchTerm', 'sort']

/** What a choice makes of the page's query. */
export type Choose = (query: URLSearchParams) => URLSearchParams

/** `onChange` takes what a choice makes of a query: it is made of the newest address, which may not be shown yet. */
export type FilterProps = { params: URLSearchParams; onChange: (choose: Choose) => void }

/** The API address of the page's query. */
export function listAddress(params: URLSearchParams): string {
  const query = new URLSearchParams(params)
  for (const key of PAGE_ONLY) query.delete(key)
  return query.size > 0 ? `${PATHS.properties}?${query}` : PATHS.properties
}

/**
 * The query with some parameters changed; an empty value removes one. autoScroll and cursor are removed too, and asTyped
 * when the words change.
 */
export function changed(params: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(params)
  if ('searchTerm' in changes || 'city' in changes) next.delete('asTyped')
  for (const [key, value] of Object.entries({ ...changes, autoScroll: '', cursor: '' })) {
    if (value) next.set(key, value)
    else next.delete(key)
  }
  return next
}

/** The chosen categories as the filter spells them; unknown ones stay as they were written. */
export function chosenCategories(params: URLSearchParams): string[] {
  const words = params.getAll('category').flatMap((value) => value.split(','))
  const spelled = words.map((word) => spelledLike(FILTER_CATEGORIES, word))
  return [...new Set(spelled)].filter((word) => word !== '')
}

/** The categories that are chosen, else those that the search text names. */
export function shownCategories(params: URLSearchParams, reading: SearchReading | undefined): string[] {
  const chosen = chosenCategories(params)
  return chosen.length > 0 ? chosen : partsOfKinds(reading).flatMap(({ filters }) => filters.categories ?? [])
}

export function toggleCategory(
  params: URLSearchParams,
  category: string,
  reading: SearchReading | undefined,
): URLSearchParams {
  const shown = shownCategories(params, reading)
  const others = shown.filter((other) => other !== category)
  return withCategories(params, others.length < shown.length ? others : [...shown, category], reading)
}

/** The query with these categories and no others; without any its search text names none either. */
export function withCategories(
  params: URLSearchParams,
  categories: readonly string[],
  reading: SearchReading | undefined,
): URLSearchParams {
  const isNamed = categories.length === 0 && partsOfKinds(reading).length > 0
  return changed(params, {
    category: categories.join(','),
    ...(isNamed && {
      searchTerm: textWithout(params.get('searchTerm')?.trim() ?? '', partsOfKinds(reading)),
    }),
  })
}

const partsOfKinds = (reading: SearchReading | undefined): ReadingPart[] =>
  reading?.parts.filter(({ filters }) => filters.categories) ?? []

/** The search text without these parts of it. */
export const textWithout = (typed: string, parts: readonly ReadingPart[]): string =>
  tidy(parts.reduceRight((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, typed))

export const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()

export function withoutCategory(params: URLSearchParams, category: string): URLSearchParams {
  const left = chosenCategories(params).filter((other) => other !== category)
  return changed(params, { category: left.join(',') })
}

/** How many filters are set, one for each chip. Both bounds of the price count as one. */
export function countFilters(params: URLSearchParams, reading: SearchReading | undefined): number {
  const single = listParameters(params).filter(
    ([name, value]) => !NO_SINGLE_FILTERS.includes(name) && (value !== 'false' || name === 'placed'),
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
