import { and, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { images } from '#worker/db/schema.ts'
import { BEING_REMOVED } from './image-claims.ts'
import type { ImageRow } from './images.ts'

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
