import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { oneTimeCodes } from '#worker/db/schema.ts'

type Purpose = 'sign-up' | 'reset'
export type NewCode = { id: string; purpose: Purpose; email: string; nowMs: number }
/** `userId`: the account that the address has already. */
export type ReservedCode = { userId: string | null }
type TriedCode = {
  id: string
  userId: string | null
  pendingUsername: string | null
  pendingPasswordHash: string | null
}

const MINUTE_MS = 60_000
const PAUSE_MS = LIMITS.otpResendSeconds * 1000
const HOUR_MS = 60 * MINUTE_MS

/** When a code made now stops working. */
export const codeExpiry = (nowMs: number) => nowMs + LIMITS.otpMinutes * MINUTE_MS

/**
 * The statement that makes a code for an address, known or not, unless one was made a moment ago or too many in the
 * last hour. The condition is part of the statement: calls at once cannot pass it together.
 */
export function insertCode(db: Db, { id, purpose, email, nowMs }: NewCode) {
  const sent = sql`FROM one_time_codes WHERE email = ${email} AND purpose = ${purpose} AND created_at >`
  return db
    .insert(oneTimeCodes)
    .select(
      sql`SELECT ${id}, ${purpose}, ${email}, (SELECT id FROM users WHERE email = ${email}), 0, ${codeExpiry(nowMs)},
        NULL, NULL, NULL, NULL, NULL, NULL, ${nowMs}
        WHERE NOT EXISTS (SELECT 1 ${sent} ${nowMs - PAUSE_MS})
          AND (SELECT count(*) ${sent} ${nowMs - HOUR_MS}) < ${LIMITS.otpSendsPerHour}`,
    )
    .returning({ userId: oneTimeCodes.userId })
}

/** Milliseconds until an address may get its next code. */
export async function waitForCode(db: Db, { purpose, email, nowMs }: Omit<NewCode, 'id'>): Promise<number> {
  const rows = await db
    .select({ at: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.email, email),
        eq(oneTimeCodes.purpose, purpose),
        gt(oneTimeCodes.createdAt, nowMs - HOUR_MS),
      ),
    )
    .orderBy(sql`created_at DESC`)
    .limit(LIMITS.otpSendsPerHour)
  const untilPauseEnds = (rows[0]?.at ?? 0) + PAUSE_MS
  const untilHourEnds = rows.length < LIMITS.otpSendsPerHour ? 0 : (rows.at(-1)?.at ?? 0) + HOUR_MS
  return Math.max(untilPauseEnds, untilHourEnds) - nowMs
}

/**
 * Counts one try of the newest code of an address and answers the row it was counted on: undefined when there is
 * none, or it has expired, was used, or has no tries left. One statement, so that tries at once are all counted.
 */
export function tryCode(
  db: Db,
  purpose: Purpose,
  email: string,
  nowMs: number,
): Promise<TriedCode | undefined> {
  const newest = sql`(SELECT id FROM one_time_codes WHERE email = ${email} AND purpose = ${purpose}
    ORDER BY created_at DESC, id DESC LIMIT 1)`
  return db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(
      and(
        sql`${oneTimeCodes.id} = ${newest}`,
        lt(oneTimeCodes.attempts, LIMITS.otpTries),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, nowMs),
      ),
    )
    .returning({
      id: oneTimeCodes.id,
      userId: oneTimeCodes.userId,
      pendingUsername: oneTimeCodes.pendingUsername,
      pendingPasswordHash: oneTimeCodes.pendingPasswordHash,
    })
    .get()
}

/** The statement that uses a code up, for one caller: it answers no row when the code was used in between. */
export const useCode = (
  db: Db,
  codeId: string,
  usedAt: number,
  grant: { grantHash?: string; grantExpiresAt?: number },
) =>
  db
    .update(oneTimeCodes)
    .set({ usedAt, pendingPasswordHash: null, ...grant })
    .where(and(eq(oneTimeCodes.id, codeId), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id })

/** Removes codes that neither work nor count any more, with the password hashes of registrations never finished. */
export const sweepCodes = (db: Db, nowMs: number) =>
  db.delete(oneTimeCodes).where(lte(oneTimeCodes.createdAt, nowMs - HOUR_MS))
