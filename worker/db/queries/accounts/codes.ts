import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import type { Db } from '#worker/db/client.ts'
import { oneTimeCodes } from '#worker/db/schema.ts'

export type Purpose = 'sign-up' | 'reset'
/** `tokenHash`: of the token that its asker gets; asking again with it ends the code that was sent before. */
export type NewCode = { id: string; purpose: Purpose; email: string; tokenHash: string; nowMs: number }
/** What a sign-up code will make an account of. */
export type Registration = { username: string; passwordHash: string; passwordPrint: string }
/** `userId`: the account that the address has already. */
export type ReservedCode = { userId: string | null }
export type OpenCode = {
  id: string
  userId: string | null
  tokenHash: string
  pendingUsername: string | null
  pendingPasswordHash: string | null
  pendingPasswordPrint: string | null
}
type Address = { purpose: Purpose; email: string; nowMs: number }
/** So many tries of each code under a key of its own. */
type TryShare = { key: string; limit: number }

/** When a code made now stops working. */
export const codeExpiry = (nowMs: number) => nowMs + LIMITS.otpMinutes * 60_000

const isOpenAt = (nowMs: number) => and(isNull(oneTimeCodes.usedAt), gt(oneTimeCodes.expiresAt, nowMs))

/**
 * The statement that makes a code for an address, known or not, unless others have too many open ones there. The
 * condition is part of the statement: calls at once cannot pass it together.
 */
export function insertCode(db: Db, code: NewCode, registration?: Registration) {
  const { id, purpose, email, tokenHash, nowMs } = code
  const owner = sql`(SELECT id FROM users WHERE email = ${email})`
  const pending = (value: string | undefined) => sql`iif(${owner} IS NULL, ${value ?? null}, NULL)`
  const others = sql`(SELECT count(*) FROM one_time_codes WHERE email = ${email} AND purpose = ${purpose}
    AND used_at IS NULL AND expires_at > ${nowMs} AND token_hash <> ${tokenHash})`
  return insertSelected(
    db,
    oneTimeCodes,
    {
      id,
      purpose,
      email,
      userId: owner,
      tokenHash,
      expiresAt: codeExpiry(nowMs),
      pendingUsername: pending(registration?.username),
      pendingPasswordHash: pending(registration?.passwordHash),
      pendingPasswordPrint: pending(registration?.passwordPrint),
      createdAt: nowMs,
    },
    sql`WHERE ${others} < ${LIMITS.otpCodesAtOnce}`,
  ).returning({ userId: oneTimeCodes.userId })
}

/** Holds once the code is stored; for the statements after the one that makes it. */
export const isMade = ({ id }: NewCode) => sql`EXISTS (SELECT 1 FROM one_time_codes WHERE id = ${id})`

/** The statement that ends the older codes of a new one's asker. */
export const endOlderCodes = (db: Db, code: NewCode) =>
  db
    .update(oneTimeCodes)
    .set({ usedAt: code.nowMs, pendingPasswordHash: null })
    .where(
      and(
        eq(oneTimeCodes.email, code.email),
        eq(oneTimeCodes.purpose, code.purpose),
        eq(oneTimeCodes.tokenHash, code.tokenHash),
        isNull(oneTimeCodes.usedAt),
        sql`${oneTimeCodes.id} <> ${code.id}`,
        isMade(code),
      ),
    )

/** The codes of an address that still work, the newest first. */
export const findOpenCodes = (db: Db, { purpose, email, nowMs }: Address): Promise<OpenCode[]> =>
  db
    .select({
      id: oneTimeCodes.id,
      userId: oneTimeCodes.userId,
      tokenHash: oneTimeCodes.tokenHash,
      pendingUsername: oneTimeCodes.pendingUsername,
      pendingPasswordHash: oneTimeCodes.pendingPasswordHash,
      pendingPasswordPrint: oneTimeCodes.pendingPasswordPrint,
    })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose), isOpenAt(nowMs)))
    .orderBy(sql`created_at DESC, id DESC`)

/** Milliseconds until the first open code of an address ends. */
export async function waitForRoom(db: Db, { purpose, email, nowMs }: Address): Promise<number> {
  const first = await db
    .select({ at: sql<number | null>`min(${oneTimeCodes.expiresAt})` })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, email), eq(oneTimeCodes.purpose, purpose), isOpenAt(nowMs)))
    .get()
  return (first?.at ?? nowMs) - nowMs
}

/**
 * Counts one try of each of these codes in all shares, or none of a code that has a share used up, and answers the ids
 * of those it was counted for. One statement, so that tries at once are all counted.
 */
export async function countTries(
  db: Db,
  codeIds: string[],
  shares: TryShare[],
  nowMs: number,
): Promise<Set<string>> {
  const wanted = JSON.stringify(shares)
  const keyOf = sql`'code|' || code.id || '|' || (wanted.value ->> 'key')`
  const counted = await db.all<{ key: string }>(sql`
    INSERT INTO try_counts (key, count, expires_at)
    SELECT ${keyOf}, 1, code.expires_at FROM one_time_codes AS code, json_each(${wanted}) AS wanted
    WHERE code.id IN (SELECT value FROM json_each(${JSON.stringify(codeIds)}))
      AND code.used_at IS NULL AND code.expires_at > ${nowMs}
      AND NOT EXISTS (
        SELECT 1 FROM json_each(${wanted}) AS wanted JOIN try_counts AS full ON full.key = ${keyOf}
        WHERE full.count >= (wanted.value ->> 'limit')
      )
    ON CONFLICT (key) DO UPDATE SET count = count + 1
    RETURNING key`)
  const admitted = new Set(counted.map(({ key }) => key))
  return new Set(codeIds.filter((id) => shares.every(({ key }) => admitted.has(`code|${id}|${key}`))))
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

/** Removes codes whose time is over and whose grant's is, with the password hashes of registrations never finished. */
export const sweepCodes = (db: Db, nowMs: number) =>
  db
    .delete(oneTimeCodes)
    .where(
      and(
        lte(oneTimeCodes.expiresAt, nowMs),
        or(isNull(oneTimeCodes.grantExpiresAt), lte(oneTimeCodes.grantExpiresAt, nowMs)),
      ),
    )
