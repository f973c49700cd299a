import { and, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { images, meta } from '#worker/db/schema.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { BEING_REMOVED } from './claims.ts'
import type { ImageRow } from './images.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import { storedNumber, setNumber } from '#worker/db/queries/meta.ts'
import { valueIn } from '#worker/db/tables/stored-pictures.ts'

/** A picture with the names of its further versions, as the store holds them. */
export type StoredVersions = Pick<ImageRow, 'key' | 'widths' | 'hasPreview'>

const ALLOWED = 'pictures-allowed'
const ALLOWED_AT = 'pictures-allowed-at'
const WAITING = 'pictures-waiting'

const VERSIONS = { key: images.key, widths: images.widths, hasPreview: images.hasPreview }
// Written out, so that SQLite takes the index of the trash.
const isOnItsWay = sql.raw(`"images"."released_at" = ${BEING_REMOVED}`)

/** How many pictures may still go to the trash today: a share of all, and what an admin allowed in the last 24 hours. */
const allowance = (nowMs: number) => sql<number>`
  max(${LIMITS.picturesTrashedADay}, CAST(ifnull(${storedNumber('pictures')}, 0) * ${LIMITS.picturesTrashedPart} AS INTEGER))
  + iif(${storedNumber(ALLOWED_AT)} > ${nowMs - DAY_MS}, ${storedNumber(ALLOWED)}, 0)
  - (SELECT count(*) FROM ${images} WHERE ${isOnItsWay} AND trashed_at IS NULL)
  - (SELECT count(*) FROM ${images} WHERE ${isOnItsWay} AND trashed_at > ${nowMs - DAY_MS})`

/** Pictures on their way to the trash: those of a run that did not come to its end. */
export function findUnfinishedRemovals(db: Db, limit: number): Promise<StoredVersions[]> {
  return db
    .select(VERSIONS)
    .from(images)
    .where(and(isOnItsWay, isNull(images.trashedAt)))
    .limit(limit)
}

/**
 * Marks pictures without a listing as going to the trash, so that none can claim them, and answers them: those released
 * before `releasedBefore` and those never claimed since before `uploadedBefore`, at most `limit` and no more than may go
 * in a day. The listings themselves are asked first: a picture that one shows is made its own again.
 */
export async function startRemoval(
  db: Db,
  times: { releasedBefore: number; uploadedBefore: number; limit: number; nowMs: number },
): Promise<StoredVersions[]> {
  const { limit, nowMs } = times
  const [[queue], candidates] = await db.batch([
    db
      .select({ left: allowance(nowMs), waiting: sql<number | null>`${storedNumber(WAITING)}` })
      .from(sql`(SELECT 1)`),
    selectDue(db, times),
  ])
  const left = Math.max(0, queue?.left ?? 0)
  const known = queue?.waiting ?? 0
  if (candidates.length === 0 && known === 0) return []
  // While nothing may go, what waits is known: the listings are not asked for nothing.
  if (left === 0 && known > 0) return []
  const keys = candidates.map(({ key }) => key)
  const take = Math.min(left, limit)
  const chosen = sql`${images.key} IN (SELECT key FROM images WHERE key IN ${idsIn(keys)} AND ${isUnwanted} LIMIT ${take})`
  const [_reclaimed, [free], marked] = await db.batch([
    reclaimShown(db, keys, sql`${images.releasedAt} IS NOT ${BEING_REMOVED}`),
    db
      .select({ count: sql<number>`count(*)` })
      .from(images)
      .where(and(inArray(images.key, idsIn(keys)), isUnwanted)),
    db
      .update(images)
      .set({ releasedAt: BEING_REMOVED })
      .where(and(chosen, isUnwanted, isDue(times)))
      .returning(VERSIONS),
  ])
  const isHeldBack = marked.length === left
  await setNumber(db, WAITING, isHeldBack ? Math.max(0, (free?.count ?? 0) - marked.length) : 0)
  return marked
}

/** Neither a listing, the page of a place nor a person shows it. */
const isUnwanted = sql`"images"."property_id" IS NULL
  AND NOT EXISTS (SELECT 1 FROM area_pages WHERE area_pages.picture_key = "images"."key")
  AND NOT EXISTS (SELECT 1 FROM people WHERE people.photo_key = "images"."key")`

type Times = { releasedBefore: number; uploadedBefore: number }

const isDue = ({ releasedBefore, uploadedBefore }: Times) =>
  or(
    sql`${images.releasedAt} > ${BEING_REMOVED} AND ${images.releasedAt} < ${releasedBefore}`,
    and(isNull(images.releasedAt), lt(images.createdAt, uploadedBefore)),
  )

const selectDue = (db: Db, times: Times) =>
  db
    .select({ key: images.key })
    .from(images)
    .where(and(isUnwanted, isDue(times)))
    .limit(LIMITS.picturesCountedWaiting)

/** The path of one of a listing's pictures, in `json_each(properties.pictures) AS picture`. */
const URL_SHOWN = sql.raw(valueIn('picture.value', 'url'))

/** Makes pictures the own ones of the listings that show them; looks at every listing. */
function reclaimShown(db: Db, keys: string[], only: SQL = sql`true`) {
  const paths = keys.map((key) => `/${key}`)
  return db
    .update(images)
    .set({
      propertyId: sql`shown.id`,
      position: sql`shown.place`,
      isCover: sql`shown.place = 0`,
      releasedAt: null,
      trashedAt: null,
    })
    .from(
      sql`(SELECT properties.id AS id, picture.key AS place, substr(${URL_SHOWN}, 2) AS image
        FROM properties, json_each(properties.pictures) AS picture
        WHERE ${URL_SHOWN} IN ${idsIn(paths)}) AS shown`,
    )
    .where(sql`"images"."key" = shown.image AND "images"."property_id" IS NULL AND ${only}`)
}

/** Notes that the files of these pictures lie in the trash. */
export async function finishRemoval(db: Db, keys: string[], nowMs: number): Promise<void> {
  await db
    .update(images)
    .set({ trashedAt: nowMs })
    .where(and(isOnItsWay, inArray(images.key, idsIn(keys))))
}

/** Pictures that came into the trash before a time. */
export function findOldTrash(db: Db, trashedBefore: number, limit: number): Promise<StoredVersions[]> {
  return db
    .select(VERSIONS)
    .from(images)
    .where(and(isOnItsWay, isNotNull(images.trashedAt), lt(images.trashedAt, trashedBefore)))
    .limit(limit)
}

/** Which of these pictures some listing shows after all; looks at every listing. */
export async function findShown(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db.all<{ key: string }>(sql`
    SELECT DISTINCT substr(${URL_SHOWN}, 2) AS key FROM properties, json_each(properties.pictures) AS picture
    WHERE ${URL_SHOWN} IN ${idsIn(keys.map((key) => `/${key}`))}`)
  return new Set(rows.map(({ key }) => key))
}

/** Makes pictures whose files are back the own ones of the listings that show them; with `doing`, writes down who brought them back. */
export async function reclaimRestored(
  db: Db,
  keys: string[],
  doing?: { actor: { id: string; email: string }; listing: { id: string; title: string }; nowMs: number },
): Promise<void> {
  const reclaim = reclaimShown(db, keys)
  if (!doing) return void (await reclaim)
  const { actor, listing, nowMs } = doing
  const entry = { subjectKind: 'property', subjectId: listing.id, subjectName: listing.title } as const
  await db.batch([reclaim, auditEntry(db, { ...entry, action: 'pictures-restored', actor, at: nowMs })])
}

/** Forgets pictures whose files are gone for good. */
export async function forgetPictures(db: Db, keys: string[]): Promise<void> {
  await db.delete(images).where(and(isOnItsWay, inArray(images.key, idsIn(keys))))
}

/** Lets so many of the pictures that wait go to the trash within the next 24 hours, and writes down who did. */
export async function allowRemovals(
  db: Db,
  pictures: number,
  { actor, nowMs }: { actor: { id: string; email: string }; nowMs: number },
): Promise<void> {
  const used = sql`${pictures} - (${allowance(nowMs)}) + iif(${storedNumber(ALLOWED_AT)} > ${nowMs - DAY_MS}, ${storedNumber(ALLOWED)}, 0)`
  await db.batch([
    db
      .insert(meta)
      .select(sql`SELECT ${ALLOWED}, max(0, ${used}) WHERE true`)
      .onConflictDoUpdate({ target: meta.key, set: { value: sql`excluded.value` } }),
    setNumber(db, ALLOWED_AT, nowMs),
    setNumber(db, WAITING, 0),
    auditEntry(db, {
      at: nowMs,
      actor,
      action: 'pictures-removal-allowed',
      subjectKind: 'image',
      subjectId: 'trash',
      subjectName: `${pictures}`,
    }),
  ])
}

/** The statement that reads how many pictures wait for an admin's word. */
export const selectWaitingPictures = (db: Db) =>
  db
    .select({ count: sql<number>`ifnull(max(${meta.value}), 0)` })
    .from(meta)
    .where(sql`${meta.key} = ${WAITING}`)
