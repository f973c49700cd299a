import { DAY_MS, indiaHour } from '#contract/units/time.ts'
import { connect } from '#worker/db/client.ts'
import { mergeSearchIndexes } from '#worker/db/search/merge.ts'
import { noteJobs } from '#worker/db/queries/store-health.ts'
import { leadPeriodMs } from '#worker/lib/config.ts'
import { logError } from '#worker/lib/errors.ts'
import { watchAlerts } from './alerts.ts'
import { watchNumbers } from './numbers.ts'
import { watchWeek } from './week-numbers.ts'
import { watchConfirmations } from './confirmations.ts'
import { sweepImages } from './sweep-images.ts'
import { LIMITS } from '#contract/limits.ts'
import { sweepImports } from '#worker/db/queries/properties/take-back.ts'
import { settlePrices } from '#worker/db/queries/properties/settle-prices.ts'
import { giveUpMails, sweepMails } from '#worker/db/queries/mail-outbox.ts'
import { sendDue } from '#worker/lib/mail-outbox.ts'
import { sweepAlerts } from '#worker/db/queries/alerts/alerts.ts'
import { sweepCodes } from '#worker/db/queries/accounts/codes.ts'
import { sweepNetworks, sweepSessions } from '#worker/db/queries/accounts/sessions.ts'
import { ALERT_MAILS } from '#worker/services/mails/compose.ts'
import { sweepLeads } from '#worker/db/queries/leads/changes.ts'
import { sweepLists } from '#worker/db/queries/shared-lists.ts'
import { sweepTries } from '#worker/db/queries/accounts/tries.ts'

const JOBS = {
  resendMails,
  sweepExpired,
  sweepImages,
  watchConfirmations,
  watchPrices,
  watchAlerts,
  watchNumbers,
  watchWeek,
  mergeSearch,
}

/** What the cron runs every minute. A job that fails does not keep the others from running, and health names it. */
export async function runJobs(env: Env, nowMs: number): Promise<void> {
  const runs = Object.entries(JOBS).map(async ([name, job]) => {
    const isDone = await job(env, nowMs).then(
      () => true,
      (error: unknown) => {
        logError(error, { job: name })
        return false
      },
    )
    return [name, isDone] as const
  })
  const jobs = Object.fromEntries(await Promise.all(runs))
  await noteJobs(connect(env.DB), nowMs, jobs).catch((error: unknown) => logError(error, { job: 'note' }))
}

/** Sends again what the mail service did not take, and gives up what is no longer worth sending. */
export async function resendMails(env: Env, nowMs: number): Promise<void> {
  const db = connect(env.DB)
  await giveUpMails(db, nowMs, ALERT_MAILS)
  await sendDue(env, db, nowMs)
}

/** Lets prices enter the history of their listing once they have stood, and 'lowered' end. */
async function watchPrices(env: Env, nowMs: number): Promise<void> {
  await settlePrices(connect(env.DB), nowMs)
}

const QUIET_HOUR = 3

/** Each minute of the hour in which nobody searches brings the search indexes a step nearer to one piece. */
async function mergeSearch(env: Env, nowMs: number): Promise<void> {
  if (indiaHour(nowMs) === QUIET_HOUR) await mergeSearchIndexes(connect(env.DB))
}

const KEEP_MAILS_MS = 30 * DAY_MS

/** Removes codes, sessions, counted tries, shared lists, leads and traces of mails that nothing asks for any more. */
async function sweepExpired(env: Env, nowMs: number): Promise<void> {
  const db = connect(env.DB)
  await db.batch([
    sweepCodes(db, nowMs),
    sweepSessions(db, nowMs),
    sweepNetworks(db, nowMs),
    sweepTries(db, nowMs),
    sweepMails(db, nowMs - KEEP_MAILS_MS),
    sweepImports(db, nowMs - LIMITS.importUndoMs),
    ...sweepLists(db, nowMs),
    ...sweepLeads(db, nowMs - leadPeriodMs(env)),
  ])
  await sweepAlerts(db, nowMs)
}
