import { inArray, sql } from 'drizzle-orm'
import { DAY_MS, MINUTE_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { meta } from '#worker/db/schema.ts'
import { storedNumber, setNumber } from './meta.ts'

const JOBS = 'jobs-ran-at'
/** A mail is tried at once and again after a minute and five: what waits longer waits for the mail service. */
const MAIL_PATIENCE_MS = 10 * MINUTE_MS
const JOBS_PATIENCE_MS = 15 * MINUTE_MS
/** Behind it stands the name of a job, and its number is the time since when the job fails. */
const FAILS = 'job-fails:'

const END_OF_FAILS = 'job-fails;'

type StoreHealth = {
  mailsWait: number
  mailsGivenUp: number
  isSenderUnknown: number
  jobsLate: number
  /** The names of the jobs that fail, with commas; NULL where none does. */
  jobsFail: string | null
  picturesWait: number
}

/**
 * What /api/health reports of the store: work that waits and work that was not done. Uses indexes only. `unknownSender` is what the mail
 * service says of a mail whose sender it does not know.
 */
export async function readStoreHealth(db: Db, nowMs: number, unknownSender: string): Promise<StoreHealth> {
  return db.get<StoreHealth>(sql`SELECT
    EXISTS (SELECT 1 FROM outbox WHERE state = 'waiting' AND created_at < ${nowMs - MAIL_PATIENCE_MS}) AS mailsWait,
    EXISTS (SELECT 1 FROM outbox WHERE state = 'given-up' AND last_error IS NOT NULL AND created_at > ${nowMs - DAY_MS}) AS mailsGivenUp,
    EXISTS (SELECT 1 FROM outbox WHERE state = 'waiting' AND last_error = ${unknownSender}) AS isSenderUnknown,
    ifnull(${storedNumber(JOBS)} < ${nowMs - JOBS_PATIENCE_MS}, 1) AS jobsLate,
    (SELECT group_concat(substr(key, ${FAILS.length + 1}), ', ') FROM meta
      WHERE key > ${FAILS} AND key < ${END_OF_FAILS} AND value <= ${nowMs - JOBS_PATIENCE_MS}) AS jobsFail,
    ifnull(${storedNumber('pictures-waiting')}, 0) > 0 AS picturesWait`)
}

/** Notes that the cron ran, and which of its jobs did their work. One that failed before keeps the time of its first failure. */
export async function noteJobs(db: Db, nowMs: number, jobs: Record<string, boolean> = {}): Promise<void> {
  const named = (isDone: boolean) =>
    Object.entries(jobs).flatMap(([name, done]) => (done === isDone ? [`${FAILS}${name}`] : []))
  const failed = named(false).map((key) => ({ key, value: nowMs }))
  await db.batch([
    setNumber(db, JOBS, nowMs),
    db.delete(meta).where(inArray(meta.key, named(true))),
    ...(failed.length > 0 ? [db.insert(meta).values(failed).onConflictDoNothing()] : []),
  ])
}
