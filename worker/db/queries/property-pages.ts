import { type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { type Cursor, writeCursor } from './cursors.ts'
import { restOf } from './facets.ts'
import { LISTING_VERSION, readListingVersion } from './meta.ts'
import type { Position } from './orders.ts'
import { type PropertyRow, readRow, STORED_NAMES } from './property-rows.ts'
import type { PropertySearch } from './property-search.ts'
import { readRows, type Statement, written } from './raw-rows.ts'
import { countersSql, countSql, writeTotal } from './totals.ts'
import { hasText, isWindowed, orderedWalk, type Start } from './walks.ts'

/** A page of a search with its statements, to be asked for again and again: to write them costs as much as to run them. */
export type PageQuery = {
  search: PropertySearch
  limit: number
  cursor: Cursor | undefined
  page: Statement
  /** What counts the search where neither the cursor nor the counters know the total. */
  count: Statement | undefined
}

export type FoundPage = {
  rows: PropertyRow[]
  /** '24', or '1000+' where counting stopped. */
  total: string
  /** The cursor of the next page; undefined on the last one. */
  next: string | undefined
  /** The order holds within the newest matches of the text only. */
  isWindowed: boolean
  /** Which state of the listings this is (see meta.ts). */
  version: number
}

/** The first row of a page says in which state the store is in its first columns, the others are listings behind their rank. */
const STATE_COLUMNS = 4
const NO_LISTING = sql.raw(STORED_NAMES.map((name) => `NULL AS ${name}`).join(', '))
const LISTING = sql.raw(STORED_NAMES.join(', '))
const NEWEST_SEQ = sql`(SELECT max(seq) FROM properties)`
const NONE = sql`NULL`
const NOTHING = { rows: [], total: '0', next: undefined, isWindowed: false }

/** The page of a search that begins behind the cursor. */
export function pageQuery(search: PropertySearch, limit: number, cursor?: Cursor): PageQuery {
  const counters = cursor ? undefined : countersSql(search)
  const isKnown = cursor !== undefined || counters !== undefined
  return {
    search,
    limit,
    cursor,
    page: written(pageSql(search, limit + 1, cursor, counters)),
    count: isKnown ? undefined : written(countSql(search)),
  }
}

/**
 * Finds a page: one D1 call, and a second one where a page of several filters comes back short and more
 * may lie behind it. Reads at most a thousand listings for the page and two thousand rows to count, at any size
 * of the store.
 */
export async function findProperties(db: Db, asked: PageQuery): Promise<FoundPage> {
  const { search, limit, cursor } = asked
  if (search.isUnfindable) return { ...NOTHING, version: await readListingVersion(db) }
  const { version, newestSeq, found, ...counted } = await readPage(db, asked)
  const total = cursor?.total ?? counted.total
  const isWhole = !cursor && total === String(found.length)
  const isMore = found.length > limit
  const endOfShortPage =
    isMore || isWhole ? undefined : await findEndOfCandidates(db, search, startOf(cursor))
  const end = isMore ? found[limit - 1] : endOfShortPage
  return {
    rows: found.slice(0, limit).map(({ row }) => row),
    total,
    next: end && writeCursor({ position: end, newestSeq: cursor?.newestSeq ?? newestSeq, total }, search),
    isWindowed: isWindowed(search) && Number.parseInt(total) >= LIMITS.searchWindow,
    version,
  }
}

async function readPage(db: Db, { page, count }: PageQuery) {
  const [[state = [], ...listings] = [], [counts] = []] = await readRows(db, count ? [page, count] : [page])
  const [version = 0, newestSeq = 0, counters = 0] = state.map(Number)
  const [matches = counters, isCut = 0] = counts?.map(Number) ?? []
  const found = listings.map((listing) => {
    const row = readRow(listing, STATE_COLUMNS)
    return { rank: Number(listing[STATE_COLUMNS - 1]), seq: row.seq, row }
  })
  return { version, newestSeq, total: writeTotal(matches, isCut === 1), found }
}

/** The state of the store and the page in one statement: each further one costs a fifth of the smallest call. */
function pageSql(
  search: PropertySearch,
  take: number,
  cursor: Cursor | undefined,
  counters: SQL | undefined,
): SQL {
  const walk = orderedWalk(search, needsChecking(search) ? candidatesOf(search) : take, startOf(cursor))
  const newestSeq = isWindowed(search) && !cursor ? NEWEST_SEQ : NONE
  return sql`
    SELECT ${LISTING_VERSION} AS listing_version, ${newestSeq} AS newest_seq, ${counters ?? NONE} AS counters, NULL AS rank, ${NO_LISTING}
    UNION ALL
    SELECT * FROM (SELECT NULL, NULL, NULL, rank, ${LISTING} FROM (${walk}) WHERE hit LIMIT ${sql.raw(String(take))})`
}

const startOf = (cursor: Cursor | undefined): Start => ({
  position: cursor?.position,
  newestSeq: cursor?.newestSeq,
})

/** How many candidates one page looks through. Finding too few among them, it comes back short, with a next. */
const candidatesOf = (search: PropertySearch) => (hasText(search) ? 500 : 1000)

/** Whether a walk meets listings that the search does not want. */
const needsChecking = (search: PropertySearch) =>
  hasText(search) ? !isWindowed(search) : restOf(search) !== '1'

/** Where a short page stopped looking; undefined when it had seen every candidate. */
async function findEndOfCandidates(
  db: Db,
  search: PropertySearch,
  start: Start,
): Promise<Position | undefined> {
  if (!needsChecking(search)) return undefined
  const walk = orderedWalk(search, candidatesOf(search), start)
  return db.get<Position>(sql`SELECT rank, seq FROM (${walk}) LIMIT 1 OFFSET ${candidatesOf(search) - 1}`)
}
