import { areaOfList } from '#contract/site/areas.ts'
import { filtersSaid } from '#contract/languages/filters-said.ts'
import type { Language } from '#contract/languages/languages.ts'
import { amountIn } from '#contract/languages/numbers.ts'
import type { PropertyQuery } from '#contract/list/query.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import { type PlaceNames, placeNames } from '#contract/search/place-names.ts'
import { readListSearch } from '#contract/search/read-list-search.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import type { Db } from '#worker/db/client.ts'
import { calledBy, findListings, namedBy, PUBLIC_LISTING } from '#worker/db/search/index.ts'
import { matchOf } from '#worker/db/search/plan.ts'
import type { Wanted } from '#worker/db/queries/alerts/rounds.ts'
import { ApiError, logError } from '#worker/lib/errors.ts'
import { knownPlaces } from '#worker/db/search/places.ts'
import { apiListParameters, readQuery } from '#worker/features/properties/list-request.ts'
import { ALERT_WORDS } from '#worker/services/mails/alert-words.ts'
import { foundIn } from '#worker/services/documents/page-words.ts'

/** What says how a list is shown, or what only staff ask: nothing of it belongs to what is looked for. */
const NOT_LOOKED_FOR: readonly string[] = ['cursor', 'limit', 'sort', 'status', 'mine', 'missing']

/**
 * The search of a list's address, as it is kept: the known parameters in the order of the address. Throws INVALID_INPUT where the
 * list would refuse it.
 */
export function keptQuery(typed: string): string {
  const text = typed.slice(typed.indexOf('?') + 1)
  const names = [...new URLSearchParams(text).keys()]
  const kept = [...apiListParameters(`http://list/?${text}`)]
    .filter(([name]) => !NOT_LOOKED_FOR.includes(name))
    .toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
  const query = kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  queryOf(query)
  return query
}

/** A kept search as the list reads it. */
export const queryOf = (query: string): PropertyQuery => readQuery(new URLSearchParams(query), undefined)

/** How the list understands a search where it finds nothing as typed; null where it takes it as it stands. */
export async function meantBy(db: Db, query: string): Promise<ListSearch | null> {
  const parsed = queryOf(query)
  if (parsed.searchTerm === undefined && parsed.city === undefined) return null
  const page = await findListings(db, { query: parsed, limit: 1, cursor: undefined }, PUBLIC_LISTING)
  if (page === 'cursor of another search') return null
  const { search } = readListSearch(parsed, await knownPlaces(db))
  return JSON.stringify(page.search) === JSON.stringify(search) ? null : page.search
}

/** A kept search as the search index takes it. One that the list no longer reads finds nothing. */
export function wantedBy(
  { query, meant }: { query: string; meant: ListSearch | null },
  places: PlaceNames,
): Wanted {
  const parsed = parsedOrNone(query)
  if (!parsed) return { match: undefined, outline: undefined, named: undefined, loose: undefined }
  const { search } = readListSearch(parsed, places)
  // The list took the text for a listing's number, and for nothing else.
  const isCalled = meant?.isUnfindable === true && calledBy(parsed) !== undefined
  const loose = meant === null ? undefined : matchOf(meant)
  return {
    match: isCalled ? undefined : matchOf(search),
    outline: search.outline,
    named: namedIn(parsed),
    loose: loose === undefined ? undefined : { match: loose, outline: meant?.outline },
  }
}

function namedIn(query: PropertyQuery): Wanted['named'] {
  const named = namedBy(query)
  const among = named && matchOf(named.among)
  return among === undefined ? undefined : { text: named?.text ?? '', seq: named?.age ?? null, among }
}

function parsedOrNone(query: string): PropertyQuery | undefined {
  try {
    return queryOf(query)
  } catch (error) {
    logError(error, { query: 'of an alert' })
    return undefined
  }
}

/**
 * 'Villas in Matigara, 3 bedrooms, up to ₹60 Lakh'; `places` as the store has them now, for nothing tells an isolate of a cron of new ones.
 * A search that the list does not read, or no longer, stands as it was asked.
 */
export function searchSentence(query: string, language: Language, places: PlaceNames): string {
  try {
    const { search, reading } = readListSearch(queryOf(query), places)
    return narrowed(foundIn(language, new URLSearchParams(query), reading), search, language)
  } catch (error) {
    if (error instanceof ApiError) return query
    throw error
  }
}

/**
 * The same without words of whoever asked, for an address that has not confirmed it yet: of a text only the filters that it
 * names, in our words.
 */
export function searchSentenceForStrangers(query: string, language: Language): string {
  const { search, reading } = readListSearch(queryOf(query), NO_PLACES)
  const parameters = new URLSearchParams(query)
  const city = parameters.get('city')
  parameters.delete('searchTerm')
  if (city !== null && !areaOfList([['city', city]])) parameters.delete('city')
  const inOurs = reading && { ...reading, words: [], corrections: [], absent: [], unfiltered: [] }
  return narrowed(foundIn(language, parameters, inOurs), search, language)
}

const NO_PLACES = placeNames([])

function narrowed(found: string, search: ListSearch, language: Language): string {
  const budget = budgetIn(language, search.minPriceInr, search.maxPriceInr)
  return [found, ...filtersSaid(language, search), ...(budget === undefined ? [] : [budget])].join(', ')
}

function budgetIn(
  language: Language,
  minInr: number | undefined,
  maxInr: number | undefined,
): string | undefined {
  const { upTo, from, between } = ALERT_WORDS[language].budget
  const amount = (inr: number) => amountIn(language, formatLakhCrore(inr))
  if (minInr !== undefined)
    return maxInr === undefined ? from(amount(minInr)) : between(amount(minInr), amount(maxInr))
  return maxInr === undefined ? undefined : upTo(amount(maxInr))
}
