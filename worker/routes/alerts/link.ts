import type { Context } from 'hono'
import { AlertChange, type AlertReply, OneClick } from '#contract/alerts.ts'
import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { type AlertRow, confirmAlert, endAlerts, findAlert } from '#worker/db/queries/alerts/alerts.ts'
import { isoTimeOrNull } from '#worker/db/queries/properties/rows.ts'
import type { Db } from '#worker/db/client.ts'
import { knownPlaces } from '#worker/db/search/places.ts'
import { searchSentence, searchSentenceForStrangers } from '#worker/features/alerts/alert-search.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { linkSecrets } from '#worker/lib/config.ts'
import { ApiError, notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { alertOfToken } from '#worker/services/codes.ts'

/** What the link of a mail stands for. It changes nothing: programs that look at mails follow links, but press nothing. */
export const readAlert = handlers(async (c) => {
  const alert = await findAlert(c.var.db, alertId(c))
  if (!alert) throw gone()
  c.header('cache-control', CACHE_CONTROL.neverOfOne)
  c.header('x-robots-tag', 'noindex')
  const message = alert.confirmedAt === null ? SERVER_MESSAGES.alertWaiting : SERVER_MESSAGES.alertOn
  return c.json<AlertReply>(await replyOf(c.var.db, alert, message))
})

/** Confirms a search, or ends it, which may be said again. */
export const changeAlert = handlers(valid('json', AlertChange), async (c) => {
  const { action } = c.req.valid('json')
  switch (action) {
    case 'confirm':
      return c.json<AlertReply>(await confirmed(c, alertId(c)))
    case 'end':
      return c.json(await ended(c))
    default:
      return action satisfies never
  }
})

/** The same by a mail program's own button. */
export const endAlertInOneClick = handlers(valid('form', OneClick), async (c) => c.json(await ended(c)))

async function confirmed(c: Context<AppEnv>, id: string): Promise<AlertReply> {
  const alert = await findAlert(c.var.db, id)
  const saved = alert && (await confirmAlert(c.var.db, alert, Date.now()))
  if (!saved) throw gone()
  if (saved.confirmedAt === null) throw new ApiError('CONFLICT', SERVER_MESSAGES.alertsFull)
  return replyOf(c.var.db, saved, SERVER_MESSAGES.alertConfirmed)
}

async function ended(c: Context<AppEnv>): Promise<MessageReply> {
  await endAlerts(c.var.db, [alertId(c)])
  return { message: SERVER_MESSAGES.alertEnded }
}

function alertId(c: Context<AppEnv>): string {
  const id = alertOfToken(linkSecrets(c.env), c.req.param('token') ?? '')
  if (id === undefined) throw gone()
  return id
}

const gone = () => notFound(SERVER_MESSAGES.alertGone)

async function replyOf(db: Db, alert: AlertRow, message: string): Promise<AlertReply> {
  const { query, often, language, confirmedAt, askedAt } = alert
  const isConfirmed = confirmedAt !== null
  return {
    message,
    query,
    sentence: isConfirmed
      ? searchSentence(query, language, await knownPlaces(db))
      : searchSentenceForStrangers(query, language),
    often,
    language,
    confirmedAt: isoTimeOrNull(confirmedAt),
    isEnding: askedAt !== null && isConfirmed,
  }
}
