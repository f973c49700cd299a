import { LeadChange, type WholeLead } from '#contract/leads/leads.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { changeLead, missingOf } from '#worker/db/queries/leads/changes.ts'
import { findLead } from '#worker/db/queries/leads/rows.ts'
import { storedLead } from '#worker/features/leads/stored-lead.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid, notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

const MISSING = {
  assignedTo: SERVER_MESSAGES.leadAccount,
  'visit.propertyId': SERVER_MESSAGES.propertyNotFound,
  sentList: SERVER_MESSAGES.leadList,
} as const

export const editLead = handlers(valid('json', LeadChange), async (c) => {
  const change = c.req.valid('json')
  const found = await findLead(c.var.db, c.req.param('id') ?? '')
  if (!found) throw notFound(SERVER_MESSAGES.leadNotFound)
  const missing = await missingOf(c.var.db, change)
  if (missing) throw invalid(missing, MISSING[missing])
  await changeLead(c.var.db, found.lead, change, { actor: signedIn(c), nowMs: Date.now() })
  return c.json<WholeLead>(await storedLead(c.var.db, found.lead.id))
})
