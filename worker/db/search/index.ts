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
 * statement (page.ts). Where it finds nothing, its words are searched in another spelling.
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
  if (asTyped !== 'cursor of another search' && asTyped.total !== '0') return asTyped
  const meant = await readAnew(db, request.query, places)
  if (!meant) return asTyped
  const isSame = asTyped !== 'cursor of another search' && sameSearch(meant.search, asTyped.search)
  return isSame ? { ...asTyped, ...meant } : pageOf(db, request, meant, columns)
}

const sameSearch = (one: ListSearch, other: ListSearch) => JSON.stringify(one) === JSON.stringify(other)

const isTextual = ({ searchTerm, city }: PropertyQuery) => searchTerm !== undefined || city !== undefined

const NO_PLACES = placeNames([])

/** What a query looks for, in the spelling that finds something where the typed one does not. */
export async function understand(db: Db, query: PropertyQuery): Promise<Understood> {
  const places = await knownPlaces(db)
  return (await readAnew(db, query, places)) ?? readListSearch(query, places)
}

/** The same query in another spelling; undefined where there is none to try. */
async function readAnew(db: Db, query: PropertyQuery, places: PlaceNames): Promise<Understood | undefined> {
  if (query.asTyped) return undefined
  const { search } = readListSearch(query, places)
  const spellings = await findSpellings(db, search, places)
  return spellings && readListSearch(query, places, spellings)
}

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
