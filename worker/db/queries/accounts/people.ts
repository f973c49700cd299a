import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Person, PersonChange, PersonSaved } from '#contract/accounts/people.ts'
import { rolesWith } from '#contract/accounts/roles.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { BEING_REMOVED } from '#worker/db/queries/images/claims.ts'
import { raiseListingVersion, selectListingVersion, versionIn } from '#worker/db/queries/meta.ts'
import { images, people, properties, users } from '#worker/db/schema.ts'

const SHOWN_COLUMNS = {
  name: people.name,
  nameBn: people.nameBn,
  nameHi: people.nameHi,
  nameNe: people.nameNe,
  photoKey: people.photoKey,
  languages: people.languages,
  hours: people.hours,
}
type ShownRow = Pick<typeof people.$inferSelect, keyof typeof SHOWN_COLUMNS>

/** As visitors see somebody. */
export const toPerson = ({ photoKey, ...row }: ShownRow): Person => ({
  ...row,
  photo: photoKey === null ? null : `/${photoKey}`,
})

/** Who wants it, and works for the firm at this moment. */
const isShown = and(
  eq(people.isShown, true),
  eq(users.approvedByAdmin, true),
  isNull(users.suspendedAt),
  inArray(users.role, rolesWith('edit')),
)

const selectShown = (db: Db) =>
  db.select(SHOWN_COLUMNS).from(people).innerJoin(users, eq(users.id, people.userId))

/**
 * Everybody who is shown, or who of them looks after a listing that visitors may see; with the version of the
 * listings they were read in.
 */
export async function findPeople(
  db: Db,
  listing: string | undefined,
): Promise<{ people: Person[]; version: number }> {
  const [version, rows] = await db.batch([selectListingVersion(db), selectPeople(db, listing)])
  return { people: rows.map(toPerson), version: versionIn(version) }
}

/** The same query, for a batch. */
export function selectPeople(db: Db, listing: string | undefined) {
  const lister = sql`(SELECT ${properties.listedBy} FROM ${properties} WHERE ${properties.id} = ${listing} AND ${properties.approvedByAdmin})`
  return selectShown(db)
    .where(and(isShown, listing === undefined ? undefined : sql`${people.userId} = ${lister}`))
    .orderBy(asc(people.userId))
    .limit(LIMITS.peopleShown)
}

/** What an account's owner has entered; undefined before. */
export async function findPerson(db: Db, userId: string): Promise<PersonSaved | undefined> {
  const row = await db
    .select({ ...SHOWN_COLUMNS, isShown: people.isShown })
    .from(people)
    .where(eq(people.userId, userId))
    .get()
  return row && { ...toPerson(row), isShown: row.isShown }
}

type PersonWrite = {
  actor: { id: string; email: string }
  subject: { id: string; email: string }
  change: PersonChange
  nowMs: number
}

/** Writes it down, and keeps the names that are left out; answers false and writes nothing where the photo is no free picture of the actor's or the person's. */
export async function savePerson(db: Db, { actor, subject, change, nowMs }: PersonWrite): Promise<boolean> {
  const { photo, ...columns } = change
  const photoKey = photo === null ? null : photo.replace(/^\//, '')
  if (photoKey !== null && !(await isFreeFor(db, photoKey, [actor.id, subject.id]))) return false
  const values = { ...columns, photoKey, updatedAt: nowMs }
  await db.batch([
    db
      .insert(people)
      .values({ ...values, userId: subject.id })
      .onConflictDoUpdate({ target: people.userId, set: values }),
    auditEntry(db, {
      at: nowMs,
      actor,
      action: 'person-changed',
      subjectKind: 'user',
      subjectId: subject.id,
      subjectName: subject.email,
      changes: change,
    }),
    raiseListingVersion(db),
  ])
  return true
}

const isFreeFor = async (db: Db, key: string, uploaders: string[]) =>
  (await db
    .select({ key: images.key })
    .from(images)
    .leftJoin(people, eq(people.photoKey, images.key))
    .where(
      and(
        eq(images.key, key),
        isNull(images.propertyId),
        sql`${images.releasedAt} IS NOT ${sql.raw(String(BEING_REMOVED))}`,
        or(inArray(images.uploadedBy, uploaders), inArray(people.userId, uploaders)),
      ),
    )
    .get()) !== undefined
