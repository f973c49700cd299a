import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import type { ListedUser, Role, StoredUser, UserChange, UserQuery } from '#contract/users.ts'
import type { Db } from '#worker/db/client.ts'
import { users } from '#worker/db/schema.ts'
import { auditEntryIfChanged, IF_CHANGED } from './audit.ts'
import { type NewMail, storeMails } from './outbox.ts'

/** The account behind a signed-in call, read afresh each time. */
export type Account = {
  id: string
  username: string
  email: string
  role: Role
  approvedByAdmin: boolean
  suspendedAt: number | null
  tokenVersion: number
}

export type Credentials = Account & { passwordHash: string }

export type NewAccount = {
  id: string
  username: string
  email: string
  passwordHash: string
  role: Role
  approvedByAdmin: boolean
  createdAt: number
}

type UserWrite = {
  actor: Account
  subject: Account
  change: UserChange
  mails: NewMail[]
  nowMs: number
}

const account = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  approvedByAdmin: users.approvedByAdmin,
  suspendedAt: users.suspendedAt,
  tokenVersion: users.tokenVersion,
}

const PAGE_SIZE = 100

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.select(account).from(users).where(eq(users.id, id)).get()
}

/** The account of an address, with what its password is checked against. */
export function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return db
    .select({ ...account, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
    .get()
}

/** Adds an account; an address that has one already is an error of the database. */
export function insertAccount(db: Db, { createdAt, ...values }: NewAccount) {
  return db.insert(users).values({ ...values, createdAt, updatedAt: createdAt })
}

/** One page of the accounts, newest first, and the cursor of the next page. */
export async function listUsers(db: Db, { role, cursor }: UserQuery) {
  const rows = await db
    .select({ ...account, createdAt: users.createdAt })
    .from(users)
    .where(and(role && eq(users.role, role), cursor === undefined ? undefined : lt(users.id, cursor)))
    .orderBy(desc(users.id))
    .limit(PAGE_SIZE + 1)
  const shown = rows.slice(0, PAGE_SIZE)
  return { users: shown.map(listedUser), next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null }
}

/** Where news for the admins go: the addresses of all approved admins. */
export async function findAdminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.approvedByAdmin, true), isNull(users.suspendedAt)))
  return rows.map(({ email }) => email)
}

/** Stores a hash of today's cost, unless the password was changed in between. */
export async function replaceOutdatedHash(
  db: Db,
  id: string,
  outdated: string,
  passwordHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, outdated)))
}

/**
 * Changes another's account, as long as the actor is an approved admin at this very moment: two admins who take each
 * other's rights at once cannot both succeed, so one always remains. Answers undefined when nothing was changed.
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
  const isActorAdmin = sql`EXISTS (SELECT 1 FROM users AS actor WHERE actor.id = ${actor.id} AND actor.role = 'admin'
    AND actor.approved_by_admin AND actor.suspended_at IS NULL)`
  const [[row]] = await db.batch([
    db
      .update(users)
      .set({ ...columns, ...suspension, updatedAt: nowMs })
      .where(and(eq(users.id, subject.id), ne(users.id, actor.id), isActorAdmin))
      .returning({ ...account, createdAt: users.createdAt }),
    auditEntryIfChanged(db, {
      at: nowMs,
      actor,
      action: 'user-changed',
      subjectKind: 'user',
      subjectId: subject.id,
      subjectName: subject.email,
      changes: change,
    }),
    storeMails(db, mails, IF_CHANGED),
  ])
  return row && listedUser(row)
}

/** Makes this account an approved admin if there is none yet. Answers whether it did. */
export async function makeFirstAdmin(db: Db, id: string, nowMs: number): Promise<boolean> {
  const isThereNone = sql`NOT EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND approved_by_admin AND suspended_at IS NULL)`
  const made = await db
    .update(users)
    .set({ role: 'admin', approvedByAdmin: true, updatedAt: nowMs })
    .where(and(eq(users.id, id), isNull(users.suspendedAt), isThereNone))
    .returning({ id: users.id })
  return made.length > 0
}

/** The account as its owner's browser keeps it. */
export const storedUser = ({ id, username, email, role, approvedByAdmin }: Account): StoredUser => ({
  _id: id,
  username,
  name: username,
  email,
  role,
  approvedByAdmin,
})

const listedUser = (row: Account & { createdAt: number }): ListedUser => ({
  ...storedUser(row),
  suspended: row.suspendedAt !== null,
  createdAt: row.createdAt,
})
