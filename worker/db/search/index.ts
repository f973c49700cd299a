import type { PropertyQuery } from '#contract/list/query.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import { type PlaceNames, placeNames } from '#contract/search/place-names.ts'
import { readListSearch } from '#contract/search/read-list-search.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import type { Db } from '#worker/db/client.ts'
import { readCursor } from './cursor.ts'
import { type Columns, findPage, type FoundPage } from './page.ts'
import { arePlacesKnown, knownPlaces } from './places.ts'
import { findSpellings } from './spelling.ts'

/*
 * The search. A call is read (contract/search), planned (plan.ts), and answered by one
 * statement (page.ts). Where it finds nothing, its words are searched in another spelling, and then
 * without those that no listing has.
 */

export type { FoundPage }
export { PUBLIC_LISTING } from './public-listing.ts'

/** A list call: its query, and the cursor, which is valid only for the search that it was written for. */
export type ListRequest = { query: PropertyQuery; limit: number; cursor: string | undefined }
type Understood = { search: ListSearch; reading: SearchReading | undefined }
export type ListPage<Listing> = FoundPage<Listing> & Understood

/** Finds the page of a list call. */
export async function findListings<Listing>(
  db: Db,
  request: ListRequest,
  columns: Columns<Listing>,
): Promise<ListPage<Listing> | 'cursor of another search'> {
  if (!isTextual(request.query)) return pageOf(db, request, readListSearch(request.query, NO_PLACES), columns)
  const places = await knownPlaces(db)
  const asTyped = await pageOf(db, request, readListSearch(request.query, places), columns)
  if (asTyped !== 'cursor of another search' && !(await arePlacesKnown(db, asTyped.placesVersion)))
    return findListings(db, request, columns)
  if (hasFound(asTyped)) return asTyped
  const anew = await readAnew(db, request.query, places)
  if (!anew) return asTyped
  const isSame = asTyped !== 'cursor of another search' && sameSearch(anew.meant.search, asTyped.search)
  const meant = isSame ? { ...asTyped, ...anew.meant } : await pageOf(db, request, anew.meant, columns)
  if (hasFound(meant) || !anew.without) return meant
  const without = await pageOf(db, request, anew.without, columns)
  return hasFound(without) ? without : meant
}

const hasFound = (page: FoundPage<unknown> | 'cursor of another search') =>
  page !== 'cursor of another search' && page.total !== '0'

const sameSearch = (one: ListSearch, other: ListSearch) => JSON.stringify(one) === JSON.stringify(other)

const isTextual = ({ searchTerm, city }: PropertyQuery) => searchTerm !== undefined || city !== undefined

const NO_PLACES = placeNames([])

/** What a query looks for, in the spelling that finds something where the typed one does not. */
export async function understand(db: Db, query: PropertyQuery): Promise<Understood> {
  const places = await knownPlaces(db)
  return (await readAnew(db, query, places))?.meant ?? readListSearch(query, places)
}

/** A query in another spelling, and without the words that no listing on offer has, where it says more than those. */
type Anew = { meant: Understood; without?: Understood | undefined }

/** The same query read anew; undefined where every word is found as it stands. */
async function readAnew(db: Db, query: PropertyQuery, places: PlaceNames): Promise<Anew | undefined> {
  if (query.asTyped) return undefined
  const spelt = await findSpellings(db, readListSearch(query, places).search, places)
  if (!spelt) return undefined
  const meant = readListSearch(query, places, spelt.spellings)
  return { meant, without: withoutWords(readListSearch(query, places, spelt.translated), spelt.absent) }
}

/** Undefined where nothing else is looked for: then the empty answer is the true one. */
function withoutWords({ search, reading }: Understood, absent: ReadonlySet<string>): Understood | undefined {
  const { words: asked = [], sort, ...others } = search
  const words = asked.filter((word) => !absent.has(word))
  const isLeft = words.length > 0 || saysSomething(others)
  if (words.length === asked.length || !isLeft) return undefined
  return {
    search: {
      ...others,
      ...(words.length > 0 && { words }),
      sort: words.length === 0 && sort === 'best' ? 'newest' : sort,
    },
    reading: {
      parts: [],
      corrections: [],
      ...reading,
      words,
      absent: asked.filter((word) => absent.has(word)),
    },
  }
}

const saysSomething = ({ statuses: _, isUnfindable: __, ...filters }: Omit<ListSearch, 'words' | 'sort'>) =>
  Object.keys(filters).length > 0

async function pageOf<Listing>(
  db: Db,
  { query, limit, cursor: text }: ListRequest,
  understood: Understood,
  columns: Columns<Listing>,
): Promise<ListPage<Listing> | 'cursor of another search'> {
  const { search } = understood
  const cursor = text === undefined ? undefined : readCursor(text, search)
  if (text !== undefined && !cursor) return 'cursor of another search'
  const isPlacesVersionWanted = isTextual(query)
  const page = await findPage(
    db,
    { search, limit, cursor, named: namedBy(query), isPlacesVersionWanted },
    columns,
  )
  return { ...page, ...understood }
}

/** The text as the whole title or the id of a listing, which it may be whatever else was read from it. */
function namedBy({ searchTerm, sort: _, ...others }: PropertyQuery) {
  const text = searchTerm?.trim().replaceAll(/\s+/g, ' ')
  return text ? { text, among: readListSearch(others, NO_PLACES).search } : undefined
}
