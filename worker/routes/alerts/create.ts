import { NewAlert } from '#contract/alerts.ts'
import type { MessageReply } from '#contract/message-reply.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { DAY_MS, HOUR_MS } from '#contract/units/time.ts'
import { consumeTry, type TryWindow } from '#worker/db/queries/accounts/tries.ts'
import { hasRoomForAlerts, insertAlert } from '#worker/db/queries/alerts/alerts.ts'
import { keptQuery, meantBy, searchSentenceForStrangers } from '#worker/features/alerts/alert-search.ts'
import { countedTries } from '#worker/features/contact-messages/counted-tries.ts'
import { handlers } from '#worker/lib/app.ts'
import { authSecret } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
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
  const toAddress: TryWindow = {
    key: `alert-mails|${addressPrint(authSecret(c.env), email)}`,
    limit: LIMITS.alertConfirmationsPerDay,
    lengthMs: DAY_MS,
  }
  if ((await consumeTry(c.var.db, [toAddress], nowMs)) !== undefined) return c.json(ASKED, 202)

  const id = newId(nowMs)
  const meant = await meantBy(c.var.db, query)
  const search = searchSentenceForStrangers(query, language)
  const mail = newMail(c.env, {
    recipient: email,
    mail: { kind: 'alert-confirm', alertId: id, language, often, search },
    nowMs,
    expiresAt: nowMs + LIMITS.alertUnconfirmedDays * DAY_MS,
  })
  await insertAlert(c.var.db, { id, email, query, meant, often, language, createdAt: nowMs }, mail)
  sendAfterResponse(c, [mail])
  return c.json(ASKED, 202)
})

const ASKED: MessageReply = { message: SERVER_MESSAGES.alertAsked }
