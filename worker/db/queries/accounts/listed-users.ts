import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { type Right, rightsOf, rolesWith } from '#contract/accounts/roles.ts'
import type { ListedUser, UserChange, UserQuery } from '#contract/accounts/users.ts'
import type { Db } from '#worker/db/client.ts'
import {
  contactMessages,
  images,
  knownNetworks,
  leads,
  oneTimeCodes,
  people,
  properties,
  sessions,
  users,
} from '#worker/db/schema.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { withFollowers } from '#worker/db/queries/followers.ts'
import { raiseListingVersion } from '#worker/db/queries/meta.ts'
import { type NewMail, storeMails } from '#worker/db/queries/mail-outbox.ts'
import { endCalendar } from './sessions.ts'
import { type Account, ACCOUNT_COLUMNS, storedUser } from './users.ts'

type UserWrite = {
  actor: Account
  subject: Account
  change: UserChange
  mails: NewMail[]
  nowMs: number
}

const PAGE_SIZE = 100

/** Counted up to one more than lists count. */
const LISTED_COLUMNS = {
  ...ACCOUNT_COLUMNS,
  createdAt: users.createdAt,
  listings: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM properties WHERE listed_by = users.id LIMIT ${LIMITS.countedUpTo + 1}))`,
}

/** One page of the accounts, newest first, and the cursor of the next page. */
export async function listUsers(db: Db, { role, may, cursor }: UserQuery) {
  const rows = await db
    .select(LISTED_COLUMNS)
    .from(users)
    .where(
      and(
        role && eq(users.role, role),
        may && mayNow(may),
        cursor === undefined ? undefined : lt(users.id, cursor),
      ),
    )
    .orderBy(desc(users.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  return { users: shown.map(listedUser), next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null }
}

const mayNow = (right: Right) =>
  and(eq(users.approvedByAdmin, true), isNull(users.suspendedAt), inArray(users.role, rolesWith(right)))

/**
 * Changes another's account, as long as the actor is an approved admin at this very moment: two admins who take each
 * other's rights at once cannot both succeed, so one always remains. Who loses a right loses the calendar's address too.
 * Answers undefined when nothing was changed.
 */
export async function changeUser(
  db: Db,
  { actor, subject, change, mails, nowMs }: UserWrite,
): Promise<ListedUser | undefined> {
  const { suspended, ...columns } = change
  const suspension =
    suspended === undefined
      ? {}
      : { suspendedAt: suspended ? sql`ifnull(${users.suspendedAt}, ${nowMs})` : null }
  const entry = {
    at: nowMs,
    actor,
    action: 'user-changed',
    subjectKind: 'user',
    subjectId: subject.id,
    subjectName: subject.email,
    changes: change,
  } as const
  const isAllowed = mayChange(actor, subject)
  const [[row]] = await db.batch(
    withFollowers(
      db
        .update(users)
        .set({ ...columns, ...suspension, updatedAt: nowMs })
        .where(and(eq(users.id, subject.id), isAllowed))
        .returning(LISTED_COLUMNS),
      (ifChanged) => [
        auditEntry(db, entry, ifChanged),
        storeMails(db, mails, ifChanged),
        raiseListingVersion(db),
        ...(losesRights(subject, change) ? [endCalendar(db, subject.id, isAllowed)] : []),
      ],
    ),
  )
  return row && listedUser(row)
}

function losesRights(subject: Account, { suspended, ...change }: UserChange): boolean {
  const after = suspended ? [] : rightsOf({ ...subject, ...change })
  return rightsOf(subject).some((right) => !after.includes(right))
}

/** Holds while the actor may change that account. */
const mayChange = (actor: Account, subject: Account) =>
  sql`${subject.id} <> ${actor.id} AND ${isActorAdmin(actor.id)}`

const isActorAdmin = (actorId: string) =>
  sql`EXISTS (SELECT 1 FROM users AS actor WHERE actor.id = ${actorId} AND actor.role IN ${rolesWith('administer')}
    AND actor.approved_by_admin AND actor.suspended_at IS NULL)`

type Removal = { actor: Account; subject: Account; nowMs: number }

/**
 * Deletes another's account, with its sessions and codes; what it listed is the actor's from then on, what else it did stays
 * and names nobody. Like a change, only while the actor is an approved admin, so that one always remains. Answers whether it was deleted.
 */
export async function deleteUser(db: Db, { actor, subject, nowMs }: Removal): Promise<boolean> {
  const { id } = subject
  const isAllowed = mayChange(actor, subject)
  const entry = {
    at: nowMs,
    actor,
    action: 'user-deleted',
    subjectKind: 'user',
    subjectId: id,
    subjectName: subject.email,
  } as const
  const [
    _sessions,
    _networks,
    _codes,
    _pictures,
    _messages,
    _listings,
    _leads,
    _person,
    _version,
    _calendarKey,
    [deleted],
  ] = await db.batch([
    db.delete(sessions).where(and(eq(sessions.userId, id), isAllowed)),
    db.delete(knownNetworks).where(and(eq(knownNetworks.userId, id), isAllowed)),
    db.delete(oneTimeCodes).where(and(eq(oneTimeCodes.userId, id), isAllowed)),
    db
      .update(images)
      .set({ uploadedBy: null })
      .where(and(eq(images.uploadedBy, id), isAllowed)),
    db
      .update(contactMessages)
      .set({ handledBy: null })
      .where(and(eq(contactMessages.handledBy, id), isAllowed)),
    db
      .update(properties)
      .set({ listedBy: actor.id, addKey: null })
      .where(and(eq(properties.listedBy, id), isAllowed)),
    db
      .update(leads)
      .set({ assignedTo: null })
      .where(and(eq(leads.assignedTo, id), isAllowed)),
    db.delete(people).where(and(eq(people.userId, id), isAllowed)),
    raiseListingVersion(db),
    endCalendar(db, id, isAllowed),
    ...withFollowers(
      db
        .delete(users)
        .where(and(eq(users.id, id), isAllowed))
        .returning({ id: users.id }),
      (ifChanged) => [auditEntry(db, entry, ifChanged)],
    ),
  ])
  return deleted !== undefined
}

const listedUser = (row: Account & { createdAt: number; listings: number }): ListedUser => ({
  ...storedUser(row),
  suspended: row.suspendedAt !== null,
  createdAt: row.createdAt,
  listings: row.listings,
})
