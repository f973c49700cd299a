import { WaitingAlertsQuery, type WaitingAlertsReply } from '#contract/alerts.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { countWaitingAlerts } from '#worker/features/alerts/waiting-alerts.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'

export const showWaitingAlerts = handlers(valid('query', WaitingAlertsQuery), async (c) => {
  const { id } = c.req.valid('query')
  const row = (await findProperties(c.var.db, [id])).get(id)
  if (!row) throw notFound(SERVER_MESSAGES.propertyNotFound)
  return c.json<WaitingAlertsReply>(await countWaitingAlerts(c.var.db, row))
})
