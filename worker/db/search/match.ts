import { CATEGORIES, type Category, type FilterCategory } from '#contract/properties/enums.ts'
import { FILTERS } from '#contract/properties/filters.ts'
import type { ListFilters, ListSearch } from '#contract/search/list-filters.ts'
import { categoryToken, countTerms, facetTokens, stateToken } from './facets.ts'
import { askedSteps, MEASURES, termsOfRange } from './measures.ts'

/*
 * A search as a query of the search index (FTS5). It is bound as a parameter and holds only words of closed lists,
 * digits, and the visitor's words in quotes.
 */

const WORD = /[\p{L}\p{N}\p{Co}\p{Mc}\p{Mn}]+/gu
const WHOLE_NUMBER = /^\d+$/

/** The query that finds every listing of a search, and no other; undefined where none can be found. */
export function matchOf(search: ListSearch): string | undefined {
  const facets = facetQuery(search)
  if (search.isUnfindable || facets === undefined) return undefined
  const { words = [] } = search
  const texts = [
    words.length > 0 && allOf(words, '- facets'),
    search.place !== undefined && allOf(wordsIn(search.place), '{place address}'),
  ]
  return [facets, ...texts.filter((text) => text !== false)].join(' AND ')
}

/** The words of a place or title as the index cuts them. */
export const wordsIn = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? []

export const hasText = ({ words = [], place }: ListFilters) => words.length > 0 || place !== undefined

/** The query for all of these words in some columns: each as a prefix, a number as a whole. */
export const allOf = (words: string[], columns: string, isWhole = false): string =>
  `${columns} : (${words.map((word) => phrase(word, isWhole)).join(' AND ')})`

const phrase = (word: string, isWhole: boolean) =>
  `"${word.replaceAll('"', '""')}"${isWhole || WHOLE_NUMBER.test(word) ? '' : '*'}`

/** Status, kinds, facets and ranges; undefined for a range without numbers. */
function facetQuery(search: ListSearch): string | undefined {
  const ranges = rangesOf(search)
  const { statuses, categories = [] } = search
  const choices = [statuses.map(stateToken), categories.map(categoryToken), ...ranges]
  if (ranges.some((terms) => terms.length === 0)) return undefined
  const conditions = [...choices.filter((terms) => terms.length > 0).map(anyOf), ...facetTokens(search)]
  return `facets : (${conditions.join(' AND ')})`
}

/** The terms of each range, of which a listing needs one. */
function rangesOf(search: ListSearch): string[][] {
  const ofMeasures = MEASURES.flatMap((name) => {
    const steps = askedSteps(name, search)
    return steps ? [termsOfRange(FILTERS[name].token, steps)] : []
  })
  return [...ofMeasures, ...countTerms(search)]
}

const anyOf = (terms: string[]) => `(${terms.join(' OR ')})`

/** The counters whose sum is the number of listings of a search with one filter at most; undefined for any other. */
export function counterKeys(search: ListSearch): string[] | undefined {
  const tokens = facetTokens(search)
  const isMeasured = rangesOf(search).length > 0
  const kinds = countedKinds(search.categories ?? [])
  if (hasText(search) || search.isUnfindable || isMeasured || tokens.length > 1 || !kinds) return undefined
  if (kinds === 'residential' && tokens.length > 0) return undefined
  const [token] = kinds === 'residential' ? ['xresidential'] : tokens
  const counted = kinds === 'residential' ? CATEGORIES : kinds
  return search.statuses.flatMap((status) =>
    counted.map((category) => `${status}/${category}/${token ?? categoryToken(category)}`),
  )
}

/** The kinds whose counters add up; 'residential', with or without Villa, has its own; undefined with other kinds. */
function countedKinds(asked: FilterCategory[]): readonly Category[] | 'residential' | undefined {
  if (asked.length === 0) return CATEGORIES
  const kinds = CATEGORIES.filter((category) => asked.includes(category))
  if (!asked.includes('Residential')) return kinds
  return kinds.every((kind) => kind === 'Villa') ? 'residential' : undefined
}
