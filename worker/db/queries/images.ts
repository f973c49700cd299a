import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { images, properties } from '#worker/db/schema.ts'
import { auditEntry } from './audit.ts'

export type ImageRow = typeof images.$inferSelect
export type NewPicture = Pick<ImageRow, 'key' | 'width' | 'height' | 'bytes' | 'createdAt'>

/** `releasedAt` of a picture that is being removed: no listing may claim it any more. */
const BEING_REMOVED = 0
const isFree = sql`${images.propertyId} IS NULL AND ${images.releasedAt} IS NOT ${sql.raw(String(BEING_REMOVED))}`

const pictureJson = sql`json_object('url', '/' || ${images.key}, 'alt', ${images.alt}, 'width', ${images.width},
  'height', ${images.height}, 'widths', json(${images.widths}))`

/**
 * The pictures of a listing by their keys, in that order, for its `pictures` column. NULL when one of them is
 * gone or another listing's; the column refuses NULL, and with it the whole batch.
 */
export function claimedPictures(keys: string[], propertyId: string): SQL {
  return sql`(SELECT iif(count(${images.key}) = ${keys.length}, json_group_array(${pictureJson} ORDER BY wish.key), NULL)
    FROM json_each(${JSON.stringify(keys)}) AS wish
    JOIN ${images} ON ${images.key} = wish.value AND (${images.propertyId} = ${propertyId} OR (${isFree})))`
}

/** Whether a failed batch failed because a picture could not be claimed. */
export function isClaimRefused(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && cause.message.includes('NOT NULL constraint failed: properties.pictures')
}

/**
 * Makes these pictures, in this order, the listing's own and releases its others. To stand in a batch right
 * behind a statement that changed a row; does nothing when that one did nothing.
 */
export function claimPictures(db: Db, propertyId: string, keys: string[], nowMs: number) {
  const list = JSON.stringify(keys)
  const place = sql`(SELECT wish.key FROM json_each(${list}) AS wish WHERE wish.value = ${images.key})`
  return db
    .update(images)
    .set({
      propertyId: sql`iif(${place} IS NULL, NULL, ${propertyId})`,
      position: place,
      isCover: sql`${place} IS 0`,
      releasedAt: sql`iif(${place} IS NULL, ${nowMs}, NULL)`,
    })
    .where(
      sql`changes() > 0 AND (${images.propertyId} = ${propertyId} OR ${images.key} IN (SELECT value FROM json_each(${list})))`,
    )
}

/** Releases every picture of a listing that is about to go. */
export function releasePictures(db: Db, propertyId: string, nowMs: number) {
  return db
    .update(images)
    .set({ propertyId: null, position: null, isCover: false, releasedAt: nowMs })
    .where(eq(images.propertyId, propertyId))
}

/** Writes down a stored picture that no listing has claimed yet. */
export async function insertPicture(
  db: Db,
  picture: NewPicture,
  actor: { id: string; email: string },
): Promise<void> {
  const { key, createdAt } = picture
  const subject = {
    subjectKind: 'image',
    subjectId: key,
    subjectName: key.slice(key.lastIndexOf('/') + 1),
  } as const
  await db.batch([
    db.insert(images).values({ ...picture, uploadedBy: actor.id, widths: [] }),
    auditEntry(db, { ...subject, action: 'picture-uploaded', actor, at: createdAt }),
  ])
}

/** The picture under one of these keys that this uploader may add widths to; `uploadedBy` null: anyone's. */
export function findMainPicture(
  db: Db,
  keys: string[],
  uploadedBy: string | null,
): Promise<ImageRow | undefined> {
  const isOwn = uploadedBy === null ? undefined : eq(images.uploadedBy, uploadedBy)
  return db
    .select()
    .from(images)
    .where(and(inArray(images.key, keys), isOwn))
    .get()
}

/** Another stored version of a picture: so many pixels wide, or the preview. */
export type Version = number | 'preview'

/**
 * Writes down another version of a picture, on its row and on the listing that shows it. False when the
 * picture is gone.
 */
export async function addVersion(db: Db, mainKey: string, version: Version): Promise<boolean> {
  const added = db
    .update(images)
    .set(version === 'preview' ? { hasPreview: true } : { widths: withWidth(version) })
    .where(and(eq(images.key, mainKey), sql`${images.releasedAt} IS NOT ${BEING_REMOVED}`))
  const owner = sql`(SELECT ${images.propertyId} FROM ${images} WHERE ${images.key} = ${mainKey})`
  const shown = sql`(SELECT json_group_array(${pictureJson} ORDER BY ${images.position}) FROM ${images}
    WHERE ${images.propertyId} = ${properties.id})`
  const [changed] = await db.batch([
    added.returning({ key: images.key }),
    db
      .update(properties)
      .set({ pictures: shown })
      .where(sql`${properties.id} = ${owner}`),
  ])
  return changed.length > 0
}

const withWidth = (widthPx: number) => sql`(SELECT json_group_array(value ORDER BY value) FROM
  (SELECT value FROM json_each(${images.widths}) UNION SELECT ${widthPx}))`

/** A picture with the names of its further versions, as the store holds them. */
export type StoredVersions = Pick<ImageRow, 'key' | 'widths' | 'hasPreview'>

/**
 * Marks up to `limit` pictures without a listing as being removed, so that none can claim them, and answers
 * them: those released before `releasedBefore`, those never claimed since before `uploadedBefore`, and those
 * whose removal did not come to its end.
 */
export function startRemoval(
  db: Db,
  {
    releasedBefore,
    uploadedBefore,
    limit,
  }: { releasedBefore: number; uploadedBefore: number; limit: number },
): Promise<StoredVersions[]> {
  const isDue = or(
    lt(images.releasedAt, releasedBefore),
    and(isNull(images.releasedAt), lt(images.createdAt, uploadedBefore)),
  )
  const due = db
    .select({ key: images.key })
    .from(images)
    .where(and(isNull(images.propertyId), isDue))
    .limit(limit)
  return db
    .update(images)
    .set({ releasedAt: BEING_REMOVED })
    .where(and(isNull(images.propertyId), inArray(images.key, due)))
    .returning({ key: images.key, widths: images.widths, hasPreview: images.hasPreview })
    .all()
}

/** Forgets pictures whose objects are gone. */
export async function finishRemoval(db: Db, keys: string[]): Promise<void> {
  await db
    .delete(images)
    .where(
      sql`${images.releasedAt} = ${BEING_REMOVED} AND ${images.key} IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`,
    )
}
