import type { Context } from 'hono'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import {
  claimDueMails,
  countOfDay,
  markFailed,
  markSent,
  type NewMail,
  type StoredMail,
} from '#worker/db/queries/mail-outbox.ts'
import { ALERT_MAILS, CODE_MAILS, compose, CONFIRM_MAILS, Mail } from '#worker/services/mails/compose.ts'
import type { AppEnv } from './app.ts'
import { authSecret, isLocal, MAIL_PROVIDER, mailNotConfigured, mailQuota, sendsMail } from './config.ts'
import { ApiError, logError } from './errors.ts'
import { newId } from './ids.ts'

const WORTH_SENDING_MS = 7 * DAY_MS
/** Longer than a first try can take, so that the cron does not send the same mail meanwhile. */
const FIRST_TRY_MS = 60_000

type Order = { recipient: string; mail: Mail; nowMs: number; expiresAt?: number }

/** Refuses a call that has to send a mail where no mail can be sent. */
export function requireMail(env: Env): void {
  if (!isLocal(env) && !sendsMail(env)) throw new ApiError('NOT_CONFIGURED', mailNotConfigured())
}

/** A mail for the outbox. Without a mail service, locally, it stays there for developers to read. */
export function newMail(
  env: Env,
  { recipient, mail, nowMs, expiresAt = nowMs + WORTH_SENDING_MS }: Order,
): NewMail {
  const base = { id: newId(nowMs), recipient, mail, expiresAt, createdAt: nowMs }
  if (isLocal(env) && !sendsMail(env)) return { ...base, state: 'local', nextTryAt: null, sentAt: nowMs }
  return { ...base, state: 'waiting', nextTryAt: nowMs + FIRST_TRY_MS, sentAt: null }
}

/** A mail that a job puts into the outbox: it is due at once, and goes with all that is due. */
export function newDueMail(env: Env, order: Order): NewMail {
  const made = newMail(env, order)
  return made.state === 'waiting' ? { ...made, nextTryAt: order.nowMs } : made
}

/**
 * Sends stored mails after the answer (`waitUntil`). What fails stays in the outbox for the cron, and so does what has no room left today.
 */
export function sendAfterResponse(c: Context<AppEnv>, mails: StoredMail[]): void {
  if (!sendsMail(c.env)) return
  const { env, executionCtx } = c
  const work = handOverToday(env, c.var.db, mails)
  executionCtx.waitUntil(work.catch((error: unknown) => logError(error, { mail: c.var.requestId })))
}

async function handOverToday(env: Env, db: Db, mails: StoredMail[]): Promise<void> {
  const own = mails.map((stored) => ({ stored, purpose: purposeOf(Mail.parse(stored.mail)) }))
  const room = own.some(({ purpose }) => purpose !== 'code') ? await roomToday(env, db, Date.now()) : NO_LIMIT
  // They are in the outbox already, and wait there among others.
  const fitting = own.filter(({ purpose }) => room[purpose] >= 0)
  await handOver(
    env,
    db,
    fitting.map(({ stored }) => stored),
  )
}

/**
 * Whom a mail serves: somebody in front of a screen, the firm's people, an address that somebody says is theirs, or those who have
 * confirmed that they want mails about a search.
 */
type Purpose = 'code' | 'firm' | 'confirmation' | 'alert'

function purposeOf({ kind }: Mail): Purpose {
  if (CODE_MAILS.some((own) => own === kind)) return 'code'
  if (CONFIRM_MAILS.some((own) => own === kind)) return 'confirmation'
  return ALERT_MAILS.some((own) => own === kind) ? 'alert' : 'firm'
}

const NO_LIMIT: Record<Purpose, number> = {
  code: Infinity,
  firm: Infinity,
  confirmation: Infinity,
  alert: Infinity,
}

/**
 * How many mails may still be put into the outbox for today; below 0 where more wait than may be sent. Mails of alerts that wait take
 * no room from the firm's, and confirmations no more than their part from the others of alerts.
 */
export async function roomToday(env: Env, db: Db, nowMs: number): Promise<Record<Purpose, number>> {
  const quota = mailQuota(env)
  if (quota === undefined) return NO_LIMIT
  const kinds = { last: ALERT_MAILS, asked: CONFIRM_MAILS }
  const { mails, last, lastWaiting, asked } = await countOfDay(db, dayOf(nowMs), kinds)
  const most = withoutReserve(quota)
  const roomOfAlerts = Math.min(most - mails, partOfAlerts(quota) - last)
  const roomOfConfirmations = partOfConfirmations(quota) - asked
  return {
    code: Infinity,
    firm: most - (mails - lastWaiting),
    confirmation: Math.min(roomOfAlerts, roomOfConfirmations),
    alert: roomOfAlerts + Math.max(0, -roomOfConfirmations),
  }
}

/** Part of the quota is left for codes that are asked for later in the day. */
const withoutReserve = (quota: number) => quota - Math.ceil(quota / 10)
/** Two fifths of the quota: anybody can have mails of alerts sent to any address, and the firm's own mails need the rest. */
const partOfAlerts = (quota: number) => Math.ceil((quota * 2) / 5)
/** Half of that: what strangers ask for must leave room for those who have confirmed that they want mails. */
const partOfConfirmations = (quota: number) => Math.floor(partOfAlerts(quota) / 2)
/** When the provider's day began, in UTC. */
const dayOf = (nowMs: number) => nowMs - (nowMs % DAY_MS)

/** Sends what is due: codes, then the firm's mails, then those of alerts, of which some room is for confirmations; none takes more of today than it may. */
export async function sendDue(env: Env, db: Db, nowMs: number): Promise<void> {
  if (!sendsMail(env)) return
  const quota = mailQuota(env)
  const today =
    quota === undefined
      ? undefined
      : {
          most: withoutReserve(quota),
          mostOfLast: partOfAlerts(quota),
          mostOfAsked: partOfConfirmations(quota),
          sinceMs: dayOf(nowMs),
        }
  const kinds = { first: CODE_MAILS, last: ALERT_MAILS, asked: CONFIRM_MAILS }
  await handOver(env, db, await claimDueMails(db, { nowMs, ...kinds, today }))
}

/** Hands mails to the mail service and notes on each row how that went. One that fails keeps no other from going; it is thrown then. */
async function handOver(env: Env, db: Db, mails: StoredMail[]): Promise<void> {
  const ends = await Promise.allSettled(mails.map((mail) => handOverOne(env, db, mail)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function handOverOne(env: Env, db: Db, stored: StoredMail): Promise<void> {
  const { id, recipient, createdAt } = stored
  const mail = Mail.parse(stored.mail)
  const surroundings = { secret: authSecret(env), siteUrl: env.SITE_URL, recipient, id, createdAt }
  const message = compose(mail, surroundings)
  const letter = { id, from: env.MAIL_FROM, to: recipient, message }
  const failure = await MAIL_PROVIDER.send(env, letter, LIMITS.mailTimeoutMs)
  const isOfAlert = ALERT_MAILS.some((kind) => kind === mail.kind)
  if (failure !== undefined) return markFailed(db, id, failure, isOfAlert ? 'nothing' : 'recipient')
  return markSent(db, id, Date.now(), isLocal(env) ? 'all' : isOfAlert ? 'kind' : 'recipient')
}
