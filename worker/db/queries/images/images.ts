import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { images, properties } from '#worker/db/schema.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { BEING_REMOVED, storedPicture } from './claims.ts'

export type ImageRow = typeof images.$inferSelect
type NewPicture = Pick<ImageRow, 'key' | 'width' | 'height' | 'bytes' | 'createdAt'>

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
): Promise<Pick<ImageRow, 'key'> | undefined> {
  const isOwn = uploadedBy === null ? undefined : eq(images.uploadedBy, uploadedBy)
  return db
    .select({ key: images.key })
    .from(images)
    .where(and(inArray(images.key, keys), isOwn))
    .get()
}

/** Whether a file is written down: as a picture, or as a version of the picture `main`. */
export async function isWrittenDown(
  db: Db,
  key: string,
  main?: { key: string; version: Version },
): Promise<boolean> {
  const rows = db
    .select({ widths: images.widths, hasPreview: images.hasPreview })
    .from(images)
    .where(eq(images.key, main?.key ?? key))
  const row = await rows.get()
  if (!row || !main) return row !== undefined
  return main.version === 'preview' ? row.hasPreview : row.widths.includes(main.version)
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
  const shown = sql`(SELECT json_group_array(${storedPicture} ORDER BY ${images.position}) FROM ${images}
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
  (SELECT value FROM json_each(${images.widths}) UNION SELECT CAST(${widthPx} AS INTEGER)))`
