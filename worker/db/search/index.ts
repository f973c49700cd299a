import type { PropertyQuery } from '#contract/list/query.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import { readListingNumber } from '#contract/properties/number.ts'
import { isRarelySaid } from '#contract/search/pieces/rarely-said.ts'
import { type PlaceNames, placeNames, withRegion } from '#contract/search/place-names.ts'
import { inAnyPlace, readListSearch } from '#contract/search/read-list-search.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import type { Db } from '#worker/db/client.ts'
import { readCursor } from './cursor.ts'
import { findMap, type FoundOnMap } from './map.ts'
import { type CountedByKind, countOutlinedKinds } from './outlined-kinds.ts'
import { type Columns, findPage, type FoundPage, type NameSearch } from './page.ts'
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
type ListRequest = {
  query: PropertyQuery
  limit: number
  cursor: string | undefined
  /** Where counting stops. */
  countUpTo?: number | undefined
}
type Understood = { search: ListSearch; reading: SearchReading | undefined }
type ListPage<Listing> = FoundPage<Listing> & Understood

/** What a search finds, the version of the places' names that it was read with, and whether that is nothing. */
type Tried<Found> = { found: Found; placesVersion: number | undefined; isEmpty: boolean }

/** Finds what a query looks for: as typed, else in another spelling, else without the words that no listing has. */
async function findMeant<Found>(
  db: Db,
  query: PropertyQuery,
  find: (understood: Understood) => Promise<Tried<Found>>,
): Promise<Understood & { found: Found }> {
  const called = calledBy(query)
  if (!isTextual(query) || called) {
    const understood = readListSearch(called ?? query, NO_PLACES)
    const tried = await find(understood)
    if (!isTextual(query) || !tried.isEmpty) return { ...understood, found: tried.found }
  }
  const places = await knownPlaces(db)
  const typed = readListSearch(query, places)
  const asTyped = await find(typed)
  if (asTyped.placesVersion !== undefined && !(await arePlacesKnown(db, asTyped.placesVersion)))
    return findMeant(db, query, find)
  if (!asTyped.isEmpty) return { ...typed, found: asTyped.found }
  const inAny = query.asTyped ? undefined : inAnyPlace(query, typed, places)
  if (inAny) {
    const found = await find(inAny)
    if (!found.isEmpty) return { ...inAny, found: found.found }
  }
  const isRare = saysRarely(typed)
  if (isRare) {
    const plain = readListSearch(query, places, undefined, true)
    const found = await find(plain)
    if (!found.isEmpty) return { ...plain, found: found.found }
  }
  const anew = await readAnew(db, query, places, isRare)
  if (!anew) return { ...typed, found: asTyped.found }
  const isSame = asTyped.placesVersion !== undefined && sameSearch(anew.meant.search, typed.search)
  const meant = isSame ? asTyped : await find(anew.meant)
  if (!meant.isEmpty) return { ...anew.meant, found: meant.found }
  for (const without of anew.without) {
    const found = await find(without)
    if (!found.isEmpty) return { ...without, found: found.found }
  }
  const inRegion = readInRegion(query, { typed, meant: anew.meant }, places)
  if (inRegion) return { ...inRegion, found: (await find(inRegion)).found }
  return { ...anew.meant, found: meant.found }
}

/** Finds the page of a list call. */
export async function findListings<Listing>(
  db: Db,
  request: ListRequest,
  columns: Columns<Listing>,
): Promise<ListPage<Listing> | 'cursor of another search'> {
  type Page = Awaited<ReturnType<typeof pageOf<Listing>>>
  const find = async ({ search }: Understood): Promise<Tried<Page>> => {
    const page = await pageOf(db, request, search, columns)
    return page === 'cursor of another search'
      ? { found: page, placesVersion: undefined, isEmpty: true }
      : { found: page, placesVersion: page.placesVersion, isEmpty: page.total === '0' }
  }
  const { found, ...understood } = await findMeant(db, request.query, find)
  return found === 'cursor of another search' ? found : { ...found, ...understood }
}

/** Finds what the map shows of a list call. */
export async function findOnMap(db: Db, query: PropertyQuery): Promise<FoundOnMap> {
  const isPlacesVersionWanted = isTextual(query)
  const { found } = await findMeant(db, query, async ({ search }) => {
    const map = await findMap(db, { search, named: namedBy(query), isPlacesVersionWanted })
    return { found: map, placesVersion: map.placesVersion, isEmpty: map.isEmpty }
  })
  return found
}

/**
 * How many of each kind stand in the outline of a list call without a text, for the rows of one page; undefined for any other call. A text
 * may mean something else with each kind, so its kinds are to be counted one by one.
 */
export function countInOutline(db: Db, query: PropertyQuery): Promise<CountedByKind> | undefined {
  const { search } = readListSearch(query, NO_PLACES)
  if (isTextual(query) || !search.outline) return undefined
  return countOutlinedKinds(db, { search, named: namedBy(query) }, search.outline)
}

const sameSearch = (one: ListSearch, other: ListSearch) => JSON.stringify(one) === JSON.stringify(other)

const isTextual = ({ searchTerm, city }: PropertyQuery) => searchTerm !== undefined || city !== undefined

const NO_PLACES = placeNames([])

/** What a query that finds nothing looks for, in the spelling that is known. */
export async function understand(db: Db, query: PropertyQuery): Promise<Understood> {
  const places = await knownPlaces(db)
  const typed = readListSearch(query, places)
  const anew = await readAnew(db, query, places, saysRarely(typed))
  return anew ? (readInRegion(query, { typed, meant: anew.meant }, places) ?? anew.meant) : typed
}

/**
 * A query that is known in no other spelling, read with every place of the region, for whoever asks for one in which nothing is on
 * offer; undefined where none is named.
 */
function readInRegion(
  query: PropertyQuery,
  { typed, meant }: { typed: Understood; meant: Understood },
  places: PlaceNames,
): Understood | undefined {
  if (!sameSearch(meant.search, typed.search)) return undefined
  const read = readListSearch(query, withRegion(places))
  return sameSearch(read.search, typed.search) ? undefined : read
}

/** Whether a text asks for what most listings do not say. */
const saysRarely = ({ reading }: Understood) =>
  reading?.parts.some(({ filters, isOverruled }) => !isOverruled && isRarelySaid(filters)) === true

/** A query in another spelling, and without words that no listing on offer has: the most of it first. */
type Anew = { meant: Understood; without: Understood[] }

/** The same query read anew; undefined where every word is found as it stands. */
async function readAnew(
  db: Db,
  query: PropertyQuery,
  places: PlaceNames,
  isPlain: boolean,
): Promise<Anew | undefined> {
  if (query.asTyped) return undefined
  const typed = readListSearch(query, places, undefined, isPlain)
  const spelt = await findSpellings(db, typed.search, places)
  if (!spelt) return undefined
  const { spellings, translated, absent } = spelt
  const readings = [spellings, translated].flatMap((known) => {
    const lost = [...absent].filter((word) => !known.has(word))
    return withoutWords(readListSearch(query, places, known, isPlain), new Set(lost)) ?? []
  })
  return {
    meant: readListSearch(query, places, spellings, isPlain),
    without: readings.filter(
      (one, at) => !readings.slice(0, at).some((other) => sameSearch(one.search, other.search)),
    ),
  }
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
      absent: [...(reading?.absent ?? []), ...asked.filter((word) => absent.has(word))],
    },
  }
}

const saysSomething = ({ statuses: _, isUnfindable: __, ...filters }: Omit<ListSearch, 'words' | 'sort'>) =>
  Object.keys(filters).length > 0

async function pageOf<Listing>(
  db: Db,
  { query, limit, cursor: text, countUpTo }: ListRequest,
  search: ListSearch,
  columns: Columns<Listing>,
): Promise<FoundPage<Listing> | 'cursor of another search'> {
  const cursor = text === undefined ? undefined : readCursor(text, search)
  if (text !== undefined && !cursor) return 'cursor of another search'
  const isPlacesVersionWanted = isTextual(query)
  const wanted = { search, limit, cursor, named: namedBy(query), isPlacesVersionWanted, countUpTo }
  return findPage(db, wanted, columns)
}

/** A query whose text is nothing but the number of a listing, as one for that number. */
export function calledBy({ searchTerm = '', ...others }: PropertyQuery): PropertyQuery | undefined {
  const number = readListingNumber(searchTerm)
  return number === undefined || others.number !== undefined ? undefined : { ...others, number }
}

/** The text as the whole title, the id or the number of a listing, which it may be whatever else was read from it. */
export function namedBy(query: PropertyQuery): NameSearch | undefined {
  const { searchTerm = '', sort: _, number, ...others } = query
  const text = searchTerm.trim().replaceAll(/\s+/g, ' ')
  const age = number ?? readListingNumber(text, query.isStaff)
  if (text === '' && age === undefined) return undefined
  const among = readListSearch(number === undefined ? others : { ...others, searchTerm }, NO_PLACES).search
  const { statuses } = readListSearch(calledBy(query) ?? query, NO_PLACES).search
  return { text, age, ...(query.owned && { owned: query.owned }), among: { ...among, statuses } }
}
