import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { type Role, rolesWith } from '#contract/accounts/roles.ts'
import type { StoredUser } from '#contract/accounts/users.ts'
import { DAY_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { users } from '#worker/db/schema.ts'

/** The account of a signed-in call, read on every call. */
export type Account = {
  id: string
  username: string
  email: string
  role: Role
  approvedByAdmin: boolean
  suspendedAt: number | null
}

/** `isNetworkKnown`: whether the account has recently signed in from the network that asks. */
export type Credentials = Account & { passwordHash: string; isNetworkKnown: boolean }

/** After so long without a sign-in a network is no longer known. */
export const KNOWN_NETWORK_MS = LIMITS.knownNetworkDays * DAY_MS

/** What a query selects of an account. */
export const ACCOUNT_COLUMNS = {
  id: users.id,
  username: users.username,
  email: users.email,
  role: users.role,
  approvedByAdmin: users.approvedByAdmin,
  suspendedAt: users.suspendedAt,
}

export function findAccount(db: Db, id: string): Promise<Account | undefined> {
  return db.select(ACCOUNT_COLUMNS).from(users).where(eq(users.id, id)).get()
}

/** The account of an address, with what its password is checked against, as asked from a network. */
export async function findCredentials(
  db: Db,
  email: string,
  { network, nowMs }: { network: string; nowMs: number },
): Promise<Credentials | undefined> {
  const isKnown = sql<number>`EXISTS (SELECT 1 FROM known_networks AS known WHERE known.user_id = users.id
    AND known.network = ${network} AND known.seen_at > ${nowMs - KNOWN_NETWORK_MS})`
  const found = await db
    .select({ ...ACCOUNT_COLUMNS, passwordHash: users.passwordHash, isKnown })
    .from(users)
    .where(eq(users.email, email))
    .get()
  return found && { ...found, isNetworkKnown: found.isKnown === 1 }
}

/** What the password of an account is checked against. */
export async function findPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const found = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id)).get()
  return found?.hash
}

/** Stores a hash of today's cost, unless the password was changed in between. Answers whether it did. */
export async function replaceOutdatedHash(
  db: Db,
  id: string,
  outdated: string,
  passwordHash: string,
): Promise<boolean> {
  const replaced = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, outdated)))
    .returning({ id: users.id })
  return replaced.length > 0
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

/** Where news for the admins go: the addresses of all approved admins. */
export async function findAdminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(
      and(
        inArray(users.role, rolesWith('administer')),
        eq(users.approvedByAdmin, true),
        isNull(users.suspendedAt),
      ),
    )
  return rows.map(({ email }) => email)
}

/** Makes this account an approved admin if there is none yet. Answers whether it did. */
export async function makeFirstAdmin(db: Db, id: string, nowMs: number): Promise<boolean> {
  const isThereNone = sql`NOT EXISTS (SELECT 1 FROM users WHERE role IN ${rolesWith('administer')} AND approved_by_admin AND suspended_at IS NULL)`
  const made = await db
    .update(users)
    .set({ role: 'admin', approvedByAdmin: true, updatedAt: nowMs })
    .where(and(eq(users.id, id), isNull(users.suspendedAt), isThereNone))
    .returning({ id: users.id })
  return made.length > 0
}
