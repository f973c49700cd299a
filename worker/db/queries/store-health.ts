import { sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { meta } from '#worker/db/schema.ts'

const JOBS = 'jobs-ran-at'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A mail is tried at once and again after a minute and five: what waits longer waits for the mail service. */
const MAIL_PATIENCE_MS = 10 * MINUTE_MS
const JOBS_PATIENCE_MS = 15 * MINUTE_MS

export type StoreHealth = { mailsWait: number; mailsGivenUp: number; jobsLate: number; picturesWait: number }

/** What /api/health reports of the store: work that waits and work that was not done. Uses indexes only. */
export async function readStoreHealth(db: Db, nowMs: number): Promise<StoreHealth> {
  const valueOf = (key: string) => sql`(SELECT value FROM ${meta} WHERE key = ${key})`
  return db.get<StoreHealth>(sql`SELECT
    EXISTS (SELECT 1 FROM outbox WHERE state = 'waiting' AND created_at < ${nowMs - MAIL_PATIENCE_MS}) AS mailsWait,
    EXISTS (SELECT 1 FROM outbox WHERE state = 'given-up' AND last_error IS NOT NULL AND created_at > ${nowMs - DAY_MS}) AS mailsGivenUp,
    ifnull(${valueOf(JOBS)} < ${nowMs - JOBS_PATIENCE_MS}, 0) AS jobsLate,
    ifnull(${valueOf('pictures-waiting')}, 0) > 0 AS picturesWait`)
}

/** Notes that the cron ran. */
export async function noteJobs(db: Db, nowMs: number): Promise<void> {
  await db
    .insert(meta)
    .values({ key: JOBS, value: nowMs })
    .onConflictDoUpdate({ target: meta.key, set: { value: nowMs } })
}
