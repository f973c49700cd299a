import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { oneTimeCodes, users } from '#worker/db/schema.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { endOlderCodes, insertCode, isMade, type NewCode, type ReservedCode, useCode } from './codes.ts'
import { type NewMail, storeMails } from '#worker/db/queries/mail-outbox.ts'
import { isRefusedBy } from '#worker/db/queries/refusals.ts'
import { rememberNetwork, withoutAccess } from './sessions.ts'
import type { Account } from './users.ts'

const GRANT_MS = LIMITS.resetTokenMinutes * 60_000

/**
 * Makes a reset code and puts its mail into the outbox, an empty one where the address has no account: the same work
 * for known and unknown addresses. Undefined when others have too many open codes there.
 */
export async function reserveResetCode(
  db: Db,
  code: NewCode,
  mail: NewMail,
): Promise<ReservedCode | undefined> {
  const isKnown = sql`EXISTS (SELECT 1 FROM one_time_codes WHERE id = ${code.id} AND user_id IS NOT NULL)`
  const [[row]] = await db.batch([
    insertCode(db, code),
    endOlderCodes(db, code),
    storeMails(db, [mail], isMade(code), isKnown),
  ])
  return row
}

/** Uses a reset code: turns it into a grant of 10 minutes, for one caller. Answers false when it was used in between. */
export async function turnIntoGrant(
  db: Db,
  codeId: string,
  grantHash: string,
  nowMs: number,
): Promise<boolean> {
  const used = await useCode(db, codeId, nowMs, { grantHash, grantExpiresAt: nowMs + GRANT_MS })
  return used.length > 0
}

const isOpenGrant = (grantHash: string, nowMs: number) =>
  and(
    eq(oneTimeCodes.grantHash, grantHash),
    isNull(oneTimeCodes.grantUsedAt),
    gt(oneTimeCodes.grantExpiresAt, nowMs),
  )

/** The account that a grant lets set a new password; undefined for a used, expired or unknown grant. */
export function findGrantee(db: Db, grantHash: string, nowMs: number) {
  return db
    .select({ id: users.id, username: users.username, email: users.email })
    .from(oneTimeCodes)
    .innerJoin(users, eq(users.id, oneTimeCodes.userId))
    .where(isOpenGrant(grantHash, nowMs))
    .get()
}

/**
 * Uses a grant up, for one caller: sets a new password, ends all sessions of the account and every other reset that was under
 * way, all of it or nothing. The network it came from is known from then on: whoever reads the account's mail is its owner.
 * False when the grant was used in between.
 */
export async function setPasswordBy(
  db: Db,
  grantHash: string,
  account: Pick<Account, 'id' | 'email'>,
  { passwordHash, network, nowMs }: { passwordHash: string; network: string; nowMs: number },
): Promise<boolean> {
  const openGrant = sql`(SELECT ${passwordHash} FROM ${oneTimeCodes} WHERE ${isOpenGrant(grantHash, nowMs)})`
  const setting = db.batch([
    // Without an open grant this is NULL, which the column refuses, and with it the whole batch.
    db.update(users).set({ passwordHash: openGrant, updatedAt: nowMs }).where(eq(users.id, account.id)),
    ...withoutAccess(db, account.id),
    rememberNetwork(db, { userId: account.id, network, nowMs }),
    db
      .update(oneTimeCodes)
      .set({ usedAt: nowMs, grantUsedAt: nowMs })
      .where(and(eq(oneTimeCodes.userId, account.id), eq(oneTimeCodes.purpose, 'reset'))),
    auditEntry(db, {
      at: nowMs,
      actor: account,
      action: 'password-reset',
      subjectKind: 'user',
      subjectId: account.id,
      subjectName: account.email,
    }),
  ])
  return setting.then(() => true).catch(refusedGrant)
}

function refusedGrant(error: unknown): false {
  if (isRefusedBy('users.password_hash', error)) return false
  throw error
}
