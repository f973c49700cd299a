import { eq, sql, Subquery } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { properties } from '#worker/db/schema.ts'
import { type Cursor, writeCursor } from './cursors.ts'
import { restOf } from './facets.ts'
import type { Position } from './orders.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from './property-rows.ts'
import type { PropertySearch } from './property-search.ts'
import { selectTotal, writeTotal } from './totals.ts'
import { hasText, isWindowed, orderedWalk, type Start } from './walks.ts'

export type FoundPage = {
  rows: PropertyRow[]
  /** '24', or '1000+' where counting stopped. */
  total: string
  /** The cursor of the next page; undefined on the last one. */
  next: string | undefined
  /** The order holds within the newest matches of the text only. */
  isWindowed: boolean
}

const EMPTY: FoundPage = { rows: [], total: '0', next: undefined, isWindowed: false }

/**
 * One page of a search: one D1 call, and a second one where a page of several filters comes back short and more
 * may lie behind it. Reads at most a thousand listings for the page and two thousand rows to count, at any size
 * of the store.
 */
export async function findProperties(
  db: Db,
  search: PropertySearch,
  { limit, cursor }: { limit: number; cursor?: Cursor },
): Promise<FoundPage> {
  if (search.isUnfindable) return EMPTY
  const start: Start = { position: cursor?.position, newestSeq: cursor?.newestSeq }
  const [found, counted, newest] = await db.batch([
    selectPage(db, search, limit + 1, start),
    selectTotal(db, search, cursor?.total),
    db
      .select({ seq: properties.seq })
      .from(properties)
      .orderBy(sql`seq DESC`)
      .limit(1),
  ])
  const total = cursor?.total ?? writeTotal(counted[0])
  const newestSeq = cursor?.newestSeq ?? newest[0]?.seq ?? 0
  const isWhole = !cursor && total === String(found.length)
  const isMore = found.length > limit
  const endOfShortPage = isMore || isWhole ? undefined : await findEndOfCandidates(db, search, start)
  const end = isMore ? found[limit - 1] : endOfShortPage
  return {
    rows: found.slice(0, limit),
    total,
    next: end && writeCursor({ position: end, newestSeq, total }, search),
    isWindowed: isWindowed(search) && Number.parseInt(total) >= LIMITS.searchWindow,
  }
}

function selectPage(db: Db, search: PropertySearch, take: number, start: Start) {
  const walk = orderedWalk(search, needsChecking(search) ? candidatesOf(search) : take, start)
  return db
    .select({ ...PROPERTY_COLUMNS, rank: sql<number>`rank` })
    .from(new Subquery(walk, PROPERTY_COLUMNS, 'properties'))
    .where(sql`hit`)
    .limit(take)
}

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

/** One listing, whatever its status. */
export function findProperty(db: Db, id: string): Promise<PropertyRow | undefined> {
  return db.select(PROPERTY_COLUMNS).from(properties).where(eq(properties.id, id)).get()
}

/** Available listings like this one: the same category and deal, near in price, in the same place first. */
export async function findSimilar(
  db: Db,
  { category, deal, priceInr, city, locality, seq }: PropertyRow,
): Promise<PropertyRow[]> {
  const near = (side: 'cheapest' | 'dearest') => {
    const [column, comparison, direction] =
      side === 'cheapest' ? ['price_ascending', '>=', 'ASC'] : ['price_inr', '<', 'DESC']
    return sql`SELECT * FROM (SELECT seq FROM properties INDEXED BY ${sql.raw(`properties_category_${side}`)}
      WHERE status = 'available' AND category = ${category} AND ${sql.raw(`${column} ${comparison} ${priceInr} ORDER BY ${column} ${direction}`)} LIMIT ${SIMILAR_CANDIDATES})`
  }
  return db
    .select(PROPERTY_COLUMNS)
    .from(sql`(${near('cheapest')} UNION ${near('dearest')}) near`)
    .crossJoin(properties)
    .where(sql`${properties.seq} = near.seq AND near.seq <> ${seq}`)
    .orderBy(
      sql`${properties.deal} <> ${deal}, ${properties.locality} IS NOT ${locality}, ${properties.city} <> ${city}, abs(${properties.priceInr} - ${priceInr}), near.seq DESC`,
    )
    .limit(LIMITS.similarListings)
}

/** Listings on each side of the price that are looked at for the similar ones. */
const SIMILAR_CANDIDATES = 24
