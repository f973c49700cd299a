import { eq } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { images, properties, users } from '#worker/db/schema.ts'
import { selectListingVersion, versionIn } from './meta.ts'
import { type ListedRow, PROPERTY_COLUMNS, type PropertyRow } from './property-rows.ts'

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
