import { and, eq } from 'drizzle-orm'
import type { Role, StoredUser } from '#contract/users.ts'
import type { Db } from '#worker/db/client.ts'
import { users } from '#worker/db/schema.ts'

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

/** What a query selects of an account. */
export const ACCOUNT_COLUMNS = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  approvedByAdmin: users.approvedByAdmin,
  suspendedAt: users.suspendedAt,
  tokenVersion: users.tokenVersion,
}

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.select(ACCOUNT_COLUMNS).from(users).where(eq(users.id, id)).get()
}

/** The account of an address, with what its password is checked against. */
export function findCredentials(db: Db, email: string): Promise<Credentials | undefined> {
  return db
    .select({ ...ACCOUNT_COLUMNS, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email))
    .get()
}

/** Adds an account; an address that has one already is an error of the database. */
export function insertAccount(db: Db, { createdAt, ...values }: NewAccount) {
  return db.insert(users).values({ ...values, createdAt, updatedAt: createdAt })
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

/** The account as its owner's browser keeps it. */
export const storedUser = ({ id, username, email, role, approvedByAdmin }: Account): StoredUser => ({
  _id: id,
  username,
  name: username,
  email,
  role,
  approvedByAdmin,
})
