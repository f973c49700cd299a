import { sql } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { storedNumber, setNumber } from './meta.ts'

const JOBS = 'jobs-ran-at'
/** A mail is tried at once and again after a minute and five: what waits longer waits for the mail service. */
const MAIL_PATIENCE_MS = 10 * MINUTE_MS
const JOBS_PATIENCE_MS = 15 * MINUTE_MS

export type StoreHealth = { mailsWait: number; mailsGivenUp: number; jobsLate: number; picturesWait: number }

/** What /api/health reports of the store: work that waits and work that was not done. Uses indexes only. */
export async function readStoreHealth(db: Db, nowMs: number): Promise<StoreHealth> {
  return db.get<StoreHealth>(sql`SELECT
    EXISTS (SELECT 1 FROM outbox WHERE state = 'waiting' AND created_at < ${nowMs - MAIL_PATIENCE_MS}) AS mailsWait,
    EXISTS (SELECT 1 FROM outbox WHERE state = 'given-up' AND last_error IS NOT NULL AND created_at > ${nowMs - DAY_MS}) AS mailsGivenUp,
    ifnull(${storedNumber(JOBS)} < ${nowMs - JOBS_PATIENCE_MS}, 0) AS jobsLate,
    ifnull(${storedNumber('pictures-waiting')}, 0) > 0 AS picturesWait`)
}

/** Notes that the cron ran. */
export async function noteJobs(db: Db, nowMs: number): Promise<void> {
  await setNumber(db, JOBS, nowMs)
}
