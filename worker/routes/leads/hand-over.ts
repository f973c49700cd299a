import { type HandoverReply, LeadsHandover } from '#contract/leads/leads.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findAccount } from '#worker/db/queries/accounts/users.ts'
import { missingOf } from '#worker/db/queries/leads/changes.ts'
import { handOverLeads } from '#worker/db/queries/leads/hand-over.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid, notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Hands over all open leads of an account, as before it ends or while its owner is away. */
export const handOver = handlers(valid('json', LeadsHandover), async (c) => {
  const { from, to } = c.req.valid('json')
  const account = await findAccount(c.var.db, from)
  if (!account) throw notFound(SERVER_MESSAGES.userNotFound)
  if (to === from || (await missingOf(c.var.db, { assignedTo: to })))
    throw invalid('to', SERVER_MESSAGES.leadAccount)
  const handover = { from: account, to, actor: signedIn(c), nowMs: Date.now() }
  return c.json<HandoverReply>({ leads: await handOverLeads(c.var.db, handover) })
})
