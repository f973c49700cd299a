import type { Context } from 'hono'
import { NewAlert } from '#contract/alerts.ts'
import type { MessageReply } from '#contract/message-reply.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { DAY_MS, HOUR_MS } from '#contract/units/time.ts'
import { consumeTries, consumeTry, type TryWindow } from '#worker/db/queries/accounts/tries.ts'
import { hasRoomForAlerts, insertAlert } from '#worker/db/queries/alerts/alerts.ts'
import { keptQuery, meantBy, searchSentenceForStrangers } from '#worker/features/alerts/alert-search.ts'
import { countedTries } from '#worker/features/contact-messages/counted-tries.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { authSecret } from '#worker/lib/config.ts'
import { ApiError, tooMany } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
import { callerNetworks, shareOf } from '#worker/lib/networks.ts'
import { valid } from '#worker/lib/valid.ts'
import { addressPrint } from '#worker/services/codes.ts'

const ALERT_WINDOW: TryWindow = { key: 'alerts', limit: LIMITS.alertsPerHour, lengthMs: HOUR_MS }

/**
 * Asks an address whether it wants to be mailed what a search finds. Whatever the address: the answer is the same, also beyond the
 * day's mails to it.
 */
export const createAlert = handlers(countedTries(ALERT_WINDOW), valid('json', NewAlert), async (c) => {
  const nowMs = Date.now()
  const { website, email, query: typed, often, language } = c.req.valid('json')
  const query = keptQuery(typed)
  if (website) return c.json(ASKED, 202)
  if (!(await hasRoomForAlerts(c.var.db))) throw new ApiError('CONFLICT', SERVER_MESSAGES.alertsFull)
  const turn = await turnToday(c, email, nowMs)
  if (turn === undefined) return c.json(ASKED, 202)

  const id = newId(nowMs)
  const meant = await meantBy(c.var.db, query)
  const search = searchSentenceForStrangers(query, language)
  const mail = newMail(c.env, {
    recipient: email,
    mail: {
      kind: 'alert-confirm',
      alertId: id,
      language,
      often,
      search,
      turn,
    },
    nowMs,
    expiresAt: nowMs + LIMITS.alertUnconfirmedDays * DAY_MS,
  })
  await insertAlert(c.var.db, { id, email, query, meant, often, language, createdAt: nowMs }, mail)
  sendAfterResponse(c, [mail])
  return c.json(ASKED, 202)
})

/**
 * Counts a mail in the day of the caller's network, of that network to this address, and of the address, and answers the how manyth
 * of its network it is; undefined where no more go to the address. A stranger who has mails sent to somebody keeps neither that
 * person nor others from asking, and few networks together cannot fill a mailbox.
 */
async function turnToday(c: Context<AppEnv>, email: string, nowMs: number): Promise<number | undefined> {
  const window = (key: string, limit: number): TryWindow => ({ key, limit, lengthMs: DAY_MS })
  const networks = callerNetworks(c)
  const print = `alert-mails|${addressPrint(authSecret(c.env), email)}`
  const ofNetwork = shareOf(networks, window('alert-mails', LIMITS.alertConfirmationsPerNetwork))
  const asked = await consumeTries(c.var.db, [ofNetwork], nowMs)
  if ('waitMs' in asked) throw tooMany(asked.waitMs, SERVER_MESSAGES.alertsFromHere)
  const toAddress = shareOf(networks, window(print, LIMITS.alertConfirmationsPerDay))
  const mailed = await consumeTries(c.var.db, [toAddress], nowMs)
  if ('waitMs' in mailed) return undefined
  const isFirst = mailed.counts.get(toAddress.key) === 1
  const most = isFirst ? LIMITS.alertConfirmationsToAddressMost : LIMITS.alertConfirmationsToAddress
  const waitMs = await consumeTry(c.var.db, [window(print, most)], nowMs)
  return waitMs === undefined ? asked.counts.get(ofNetwork.key) : undefined
}

const ASKED: MessageReply = { message: SERVER_MESSAGES.alertAsked }
