import { asc, count, eq, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { AuditAction } from '#contract/accounts/audit.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Landmark, LandmarkInput } from '#contract/site/landmarks.ts'
import type { Db } from '#worker/db/client.ts'
import { landmarks, properties } from '#worker/db/schema.ts'
import { auditEntry } from './audit.ts'
import { withFollowers } from './followers.ts'
import { raiseListingVersion, selectListingVersion, versionIn } from './meta.ts'

type Row = typeof landmarks.$inferSelect
type By = { actor: { id: string; email: string }; nowMs: number }

export const toLandmark = ({ id, kind, names, lat, lng }: Row): Landmark => ({
  _id: id,
  kind,
  names,
  lat,
  lng,
})

export const selectLandmarks = (db: Db) =>
  db
    .select()
    .from(landmarks)
    .orderBy(asc(sql`${landmarks.names} ->> '$.en'`), asc(landmarks.id))

export const listLandmarks = async (db: Db): Promise<Landmark[]> =>
  (await selectLandmarks(db)).map(toLandmark)

export async function findLandmark(db: Db, id: string): Promise<Landmark | undefined> {
  const row = await db.select().from(landmarks).where(eq(landmarks.id, id)).get()
  return row && toLandmark(row)
}

/** Where a listing says that it is, with all landmarks and the version of the listings they were read in. */
export async function findAround(db: Db, propertyId: string) {
  const { approvedByAdmin, lat, lng, details } = properties
  const [version, [row], rows] = await db.batch([
    selectListingVersion(db),
    db.select({ approvedByAdmin, lat, lng, details }).from(properties).where(eq(properties.id, propertyId)),
    selectLandmarks(db),
  ])
  return { row, landmarks: rows.map(toLandmark), version: versionIn(version) }
}

/** Whether it was added: not where there are as many as there may be. */
export async function addLandmark(db: Db, added: Landmark, by: By): Promise<boolean> {
  const [{ stored } = { stored: 0 }] = await db.select({ stored: count() }).from(landmarks)
  if (stored >= LIMITS.landmarks) return false
  const insert = db.insert(landmarks).values({ ...rowOf(added), id: added._id, updatedAt: by.nowMs })
  await db.batch(written(db, insert, 'landmark-added', added, by))
  return true
}

/** Whether it was there to be changed. */
export async function changeLandmark(db: Db, changed: Landmark, by: By): Promise<boolean> {
  const update = db
    .update(landmarks)
    .set({ ...rowOf(changed), updatedAt: by.nowMs })
    .where(eq(landmarks.id, changed._id))
    .returning({ id: landmarks.id })
  const [found] = await db.batch(written(db, update, 'landmark-changed', changed, by))
  return found.length > 0
}

/** Whether it was there to be deleted. */
export async function deleteLandmark(db: Db, deleted: Landmark, by: By): Promise<boolean> {
  const removal = db.delete(landmarks).where(eq(landmarks.id, deleted._id)).returning({ id: landmarks.id })
  const [found] = await db.batch(written(db, removal, 'landmark-deleted', deleted, by))
  return found.length > 0
}

const rowOf = ({ kind, names, lat, lng }: LandmarkInput) => ({ kind, names, lat, lng })

/** A write, its entry in the log, and that pages which name distances are out of date. */
function written<Write extends BatchItem<'sqlite'>>(
  db: Db,
  write: Write,
  action: AuditAction,
  { _id, names, kind, lat, lng }: Landmark,
  { actor, nowMs }: By,
) {
  const entry = {
    at: nowMs,
    actor,
    action,
    subjectKind: 'landmark',
    subjectId: _id,
    subjectName: names.en,
    changes: { kind, ...names, lat, lng },
  } as const
  return withFollowers(write, (ifChanged) => [
    auditEntry(db, entry, ifChanged),
    raiseListingVersion(db, ifChanged),
  ])
}
