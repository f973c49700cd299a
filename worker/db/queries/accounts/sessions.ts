import { and, desc, eq, gt, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Session } from '#contract/accounts/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { HOUR_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { calendarKeys, knownNetworks, oneTimeCodes, sessions, users } from '#worker/db/schema.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { withFollowers } from '#worker/db/queries/followers.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { isoTime } from '#worker/db/queries/properties/rows.ts'
import { type Account, ACCOUNT_COLUMNS, KNOWN_NETWORK_MS } from './users.ts'

/** The session of a call: its row and its account, read together on every call. */
export type OpenSession = { id: string; lastSeenAt: number; account: Account }

type NewSession = {
  id: string
  userId: string
  /** What the password was checked against: a session is not made when it was changed in the meantime. */
  passwordHash: string
  device: string
  network: string
  nowMs: number
  expiresAt: number
}

export function findSession(db: Db, id: string, nowMs: number): Promise<OpenSession | undefined> {
  return db
    .select({
      id: sql<string>`${sessions.id}`.as('session_id'),
      lastSeenAt: sessions.lastSeenAt,
      account: ACCOUNT_COLUMNS,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), gt(sessions.expiresAt, nowMs)))
    .get()
}

/** Signs in: makes the session, knows its network, and ends the oldest where an account has too many. */
export async function startSession(db: Db, session: NewSession): Promise<boolean> {
  const { id, userId, passwordHash, device, network, nowMs, expiresAt } = session
  const isStillRight = sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND password_hash = ${passwordHash}
    AND suspended_at IS NULL)`
  const newest = sql`(SELECT id FROM sessions WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${LIMITS.sessionsOfAccount})`
  const [made] = await db.batch([
    insertSelected(
      db,
      sessions,
      { id, userId, device, createdAt: nowMs, lastSeenAt: nowMs, expiresAt },
      sql`WHERE ${isStillRight}`,
    ).returning({ id: sessions.id }),
    rememberNetwork(db, { userId, network, nowMs }),
    db.delete(sessions).where(and(eq(sessions.userId, userId), sql`id NOT IN ${newest}`)),
  ])
  return made.length > 0
}

/** The statement that notes where an account's owner was; nothing where the account is gone. */
export const rememberNetwork = (
  db: Db,
  { userId, network, nowMs }: { userId: string; network: string; nowMs: number },
) =>
  insertSelected(
    db,
    knownNetworks,
    { userId, network, seenAt: nowMs },
    sql`WHERE EXISTS (SELECT 1 FROM users WHERE id = ${userId})`,
  ).onConflictDoUpdate({
    target: [knownNetworks.userId, knownNetworks.network],
    set: { seenAt: nowMs },
  })

/** Whether a session was last seen so long ago that it is worth a write. */
export const isLongUnseen = ({ lastSeenAt }: OpenSession, nowMs: number) => lastSeenAt <= nowMs - HOUR_MS

/** Notes that a session is in use; of calls at once, one writes. */
export async function markSeen(db: Db, id: string, nowMs: number): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: nowMs })
    .where(and(eq(sessions.id, id), lte(sessions.lastSeenAt, nowMs - HOUR_MS)))
}

/** An account's devices, the newest sign-in first. */
export async function listSessions(db: Db, { id, account }: OpenSession, nowMs: number): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, account.id), gt(sessions.expiresAt, nowMs)))
    .orderBy(desc(sessions.id))
  return rows.map(({ id: _id, device, createdAt, lastSeenAt, expiresAt }) => ({
    _id,
    device,
    createdAt: isoTime(createdAt),
    lastSeenAt: isoTime(lastSeenAt),
    expiresAt: isoTime(expiresAt),
    current: _id === id,
  }))
}

/** Ends one session of an account. Answers false when it has none of this name. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** The statement that ends the address of an account's calendar; with a condition, only where it holds. */
export const endCalendar = (db: Db, userId: string, only?: SQL) =>
  db.delete(calendarKeys).where(and(eq(calendarKeys.userId, userId), only))

/** The statements that end whatever opens something in an account's name: its sessions and its calendar's address. */
export const withoutAccess = (db: Db, userId: string) =>
  [db.delete(sessions).where(eq(sessions.userId, userId)), endCalendar(db, userId)] as const

/** Ends all sessions of an account, and its calendar's address. */
export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.batch(withoutAccess(db, userId))
}

type PasswordChange = { checkedHash: string; passwordHash: string; nowMs: number }

/**
 * Sets a new password and ends the account's other sessions, its calendar's address and every reset that was under way, as long as the
 * password is still the one that was checked. Answers whether it was.
 */
export async function changePassword(
  db: Db,
  { id, account }: OpenSession,
  { checkedHash, passwordHash, nowMs }: PasswordChange,
): Promise<boolean> {
  const isChanged = sql`EXISTS (SELECT 1 FROM users WHERE id = ${account.id} AND password_hash = ${passwordHash})`
  const [changed] = await db.batch([
    ...withFollowers(
      db
        .update(users)
        .set({ passwordHash, updatedAt: nowMs })
        .where(and(eq(users.id, account.id), eq(users.passwordHash, checkedHash)))
        .returning({ id: users.id }),
      (ifChanged) => [
        auditEntry(
          db,
          {
            at: nowMs,
            actor: account,
            action: 'password-changed',
            subjectKind: 'user',
            subjectId: account.id,
            subjectName: account.email,
          },
          ifChanged,
        ),
      ],
    ),
    db.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.id, id), isChanged)),
    endCalendar(db, account.id, isChanged),
    db
      .update(oneTimeCodes)
      .set({ usedAt: nowMs, grantUsedAt: nowMs })
      .where(and(eq(oneTimeCodes.userId, account.id), eq(oneTimeCodes.purpose, 'reset'), isChanged)),
  ])
  return changed.length > 0
}

/** Removes sessions that are over, and networks that nobody has signed in from for long. */
export const sweepSessions = (db: Db, nowMs: number) =>
  db.delete(sessions).where(lte(sessions.expiresAt, nowMs))
export const sweepNetworks = (db: Db, nowMs: number) =>
  db.delete(knownNetworks).where(lt(knownNetworks.seenAt, nowMs - KNOWN_NETWORK_MS))
