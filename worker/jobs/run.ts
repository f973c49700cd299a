import { connect } from '#worker/db/client.ts'
import { noteJobs } from '#worker/db/queries/standing.ts'
import { logError } from '#worker/lib/errors.ts'
import { resendMails } from './resend-mails.ts'
import { sweepExpired } from './sweep-expired.ts'
import { sweepImages } from './sweep-images.ts'

const noteRun = (env: Env, nowMs: number) => noteJobs(connect(env.DB), nowMs)
const JOBS = { resendMails, sweepExpired, sweepImages, noteRun }

/** What the cron runs every minute. A job that fails does not keep the others from running. */
export async function runJobs(env: Env, nowMs: number): Promise<void> {
  const runs = Object.entries(JOBS).map(([name, job]) =>
    job(env, nowMs).catch((error: unknown) => logError(error, { job: name })),
  )
  await Promise.all(runs)
}
