import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AreaChange } from '#contract/site/area-pages.ts'
import type { Picture } from '#contract/properties/replies.ts'
import type { Db } from '#worker/db/client.ts'
import { areaPages, images, placeCounts, properties } from '#worker/db/schema.ts'
import { readPictures } from '#worker/db/tables/stored-pictures.ts'
import { auditEntry } from './audit.ts'
import { BEING_REMOVED, storedPicture } from './images/claims.ts'
import { raiseListingVersion, selectListingVersion, versionIn } from './meta.ts'

/** A picture that anyone may see: of a listing on show, or of none. */
const isShown = sql`${images.releasedAt} IS NOT ${sql.raw(String(BEING_REMOVED))} AND (${images.propertyId} IS NULL
  OR EXISTS (SELECT 1 FROM ${properties} WHERE ${properties.id} = ${images.propertyId} AND ${properties.approvedByAdmin}))`

const selectAreas = (db: Db) =>
  db
    .select({
      place: areaPages.place,
      texts: areaPages.texts,
      updatedAt: areaPages.updatedAt,
      pictures: sql<string>`iif(${images.key} IS NULL, '[]', json_array(${storedPicture}))`,
    })
    .from(areaPages)
    .leftJoin(images, and(eq(images.key, areaPages.pictureKey), isShown))

type StoredArea = Pick<typeof areaPages.$inferSelect, 'place' | 'texts' | 'updatedAt'> & {
  picture: Picture | null
}
type AreaRow = Omit<StoredArea, 'picture'> & { pictures: string }

const toArea = ({ pictures, ...row }: AreaRow): StoredArea => ({
  ...row,
  picture: readPictures(pictures)[0] ?? null,
})

/** What was written of a place, with the version of the listings it was read in. */
export async function findArea(
  db: Db,
  place: string,
): Promise<{ area: StoredArea | undefined; version: number }> {
  const [version, [row]] = await db.batch([
    selectListingVersion(db),
    selectAreas(db).where(eq(areaPages.place, place)),
  ])
  return { area: row && toArea(row), version: versionIn(version) }
}

/** How many listings on offer a list of a locality finds, from the counter that triggers keep; undefined of a city. */
export async function findPlaceCount(db: Db, name: string): Promise<number | undefined> {
  const found = await db
    .select({ count: placeCounts.count })
    .from(placeCounts)
    .where(eq(placeCounts.name, name))
    .get()
  return found?.count
}

export const listAreas = async (db: Db): Promise<StoredArea[]> => (await selectAreas(db)).map(toArea)

type Change = AreaChange & { place: string; name: string }

/**
 * Writes what was named of a place and leaves the rest, so that two who write in two languages lose nothing. Answers false and
 * writes nothing where the picture is not in the store.
 */
export async function changeArea(
  db: Db,
  { place, name, texts = {}, picture }: Change,
  { actor, nowMs }: { actor: { id: string; email: string }; nowMs: number },
): Promise<boolean> {
  if (picture && !(await isStored(db, keyOf(picture)))) return false
  const merged = (before: SQL) => sql`json_patch(${before}, ${JSON.stringify(texts)})`
  const pictureKey = picture ? keyOf(picture) : picture
  await db.batch([
    db
      .insert(areaPages)
      .values({ place, texts: merged(sql`'{}'`), pictureKey: pictureKey ?? null, updatedAt: nowMs })
      .onConflictDoUpdate({
        target: areaPages.place,
        set: {
          texts: merged(sql`${areaPages.texts}`),
          updatedAt: nowMs,
          ...(pictureKey !== undefined && { pictureKey }),
        },
      }),
    auditEntry(db, {
      at: nowMs,
      actor,
      action: 'area-changed',
      subjectKind: 'area',
      subjectId: place,
      subjectName: name,
      changes: { ...texts, ...(picture !== undefined && { picture }) },
    }),
    raiseListingVersion(db),
  ])
  return true
}

const keyOf = (path: string) => path.replace(/^\//, '')

const isStored = async (db: Db, key: string) =>
  (await db
    .select({ key: images.key })
    .from(images)
    .where(and(eq(images.key, key), isShown))
    .get()) !== undefined
