import { eq, sql, Subquery } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { images, properties, users } from '#worker/db/schema.ts'
import { type Cursor, writeCursor } from './cursors.ts'
import { restOf } from './facets.ts'
import { selectListingVersion, versionIn } from './meta.ts'
import type { Position } from './orders.ts'
import { type ListedRow, PROPERTY_COLUMNS, type PropertyRow } from './property-rows.ts'
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
  /** Which state of the listings this is (see meta.ts). */
  version: number
}

const NOTHING = { rows: [], total: '0', next: undefined, isWindowed: false }

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
  if (search.isUnfindable) return { ...NOTHING, version: versionIn(await selectListingVersion(db)) }
  const start: Start = { position: cursor?.position, newestSeq: cursor?.newestSeq }
  const [version, found, counted, newest] = await db.batch([
    selectListingVersion(db),
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
    version: versionIn(version),
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
  return selectProperty(db, id).get()
}

/** The same, with the state of the listings it was read in, and with who listed it where that is wanted. */
export async function findPropertyAtVersion(
  db: Db,
  id: string,
  { withLister }: { withLister: boolean },
): Promise<{ row: ListedRow | undefined; version: number }> {
  const wanted = withLister ? selectPropertyAndLister(db, id) : selectProperty(db, id)
  const [version, [row]] = await db.batch([selectListingVersion(db), wanted])
  return { row, version: versionIn(version) }
}

/** The same, and whether the preview of its first picture is in the store. */
export async function findPropertyPage(
  db: Db,
  id: string,
): Promise<{ row: PropertyRow | undefined; hasPreview: boolean; version: number }> {
  const cover = db
    .select({ hasPreview: images.hasPreview })
    .from(images)
    .where(eq(images.propertyId, id))
    .orderBy(images.position)
    .limit(1)
  const [version, [row], [picture]] = await db.batch([
    selectListingVersion(db),
    selectProperty(db, id),
    cover,
  ])
  return { row, hasPreview: picture?.hasPreview ?? false, version: versionIn(version) }
}

/** The query for one listing, for a batch. */
export function selectProperty(db: Db, id: string) {
  return db.select(PROPERTY_COLUMNS).from(properties).where(eq(properties.id, id))
}

function selectPropertyAndLister(db: Db, id: string) {
  return db
    .select({ ...PROPERTY_COLUMNS, listedByName: users.username })
    .from(properties)
    .leftJoin(users, eq(users.id, properties.listedBy))
    .where(eq(properties.id, id))
}
