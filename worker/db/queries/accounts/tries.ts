import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { tryCounts } from '#worker/db/schema.ts'

/** At most `limit` tries under a key in a window of time, which starts with its first try. */
export type TryWindow = { key: string; limit: number; lengthMs: number }

/**
 * Counts one try in all windows, or in none when one of them is full: one statement, so that any number of calls at
 * once admits exactly `limit`. Answers undefined when the try may go on, else the milliseconds until it may.
 */
export async function consumeTry(db: Db, windows: TryWindow[], nowMs: number): Promise<number | undefined> {
  const taken = await consumeTries(db, windows, nowMs)
  return 'waitMs' in taken ? taken.waitMs : undefined
}

/** What was counted under each key, or the full window that it takes longest to wait for. */
type Taken = { counts: Map<string, number> } | { fullKey: string; waitMs: number }

/** The same, saying which window is full or how many tries each holds now. */
export async function consumeTries(db: Db, windows: TryWindow[], nowMs: number): Promise<Taken> {
  const wanted = JSON.stringify(windows)
  const counted = await db.all<{ key: string; count: number }>(sql`
    INSERT INTO try_counts (key, count, expires_at)
    SELECT value ->> 'key', 1, ${nowMs} + (value ->> 'lengthMs') FROM json_each(${wanted})
    WHERE NOT EXISTS (
      SELECT 1 FROM json_each(${wanted}) AS wanted JOIN try_counts AS full ON full.key = wanted.value ->> 'key'
      WHERE full.count >= (wanted.value ->> 'limit') AND full.expires_at > ${nowMs}
    )
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN try_counts.expires_at > ${nowMs} THEN try_counts.count + 1 ELSE 1 END,
      expires_at = CASE WHEN try_counts.expires_at > ${nowMs} THEN try_counts.expires_at ELSE excluded.expires_at END
    RETURNING key, count`)
  if (counted.length === 0) return longestWait(db, windows, nowMs)
  return { counts: new Map(counted.map(({ key, count }) => [key, count])) }
}

/** Takes a counted try back: it turned out to be a good one. */
export async function refundTries(db: Db, keys: string[]): Promise<void> {
  await db
    .update(tryCounts)
    .set({ count: sql`max(0, ${tryCounts.count} - 1)` })
    .where(inArray(tryCounts.key, keys))
}

/** Forgets what was counted under a key. */
export async function forgetTries(db: Db, keys: string[]): Promise<void> {
  await db.delete(tryCounts).where(inArray(tryCounts.key, keys))
}

/** Removes windows that are over. */
export const sweepTries = (db: Db, nowMs: number) =>
  db.delete(tryCounts).where(lte(tryCounts.expiresAt, nowMs))

/** Whether something was counted under a key and its window is not over. */
export async function isCounted(db: Db, key: string, nowMs: number): Promise<boolean> {
  const row = await db
    .select({ expiresAt: tryCounts.expiresAt })
    .from(tryCounts)
    .where(and(eq(tryCounts.key, key), gt(tryCounts.expiresAt, nowMs)))
    .get()
  return row !== undefined
}

async function longestWait(db: Db, windows: TryWindow[], nowMs: number) {
  const keys = windows.map(({ key }) => key)
  const rows = await db.select().from(tryCounts).where(inArray(tryCounts.key, keys))
  const full = rows.filter(({ key, count }) =>
    windows.some((window) => window.key === key && count >= window.limit),
  )
  const last = full.toSorted((one, other) => other.expiresAt - one.expiresAt)[0]
  return { fullKey: last?.key ?? '', waitMs: Math.max(0, (last?.expiresAt ?? nowMs) - nowMs) }
}
