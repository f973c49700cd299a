import { LeadChange, type WholeLead } from '#contract/leads/leads.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { changeLead, missingOf } from '#worker/db/queries/leads/changes.ts'
import { findLead } from '#worker/db/queries/leads/rows.ts'
import { storedLead } from '#worker/features/leads/stored-lead.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError, invalid, notFound } from '#worker/lib/errors.ts'
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
  if (isOutdated(change, found.lead.notes)) throw new ApiError('CONFLICT', SERVER_MESSAGES.leadNotesChanged)
  const missing = await missingOf(c.var.db, change)
  if (missing) throw invalid(missing, MISSING[missing])
  if (!(await changeLead(c.var.db, found.lead, change, { actor: signedIn(c), nowMs: Date.now() })))
    throw new ApiError('CONFLICT', SERVER_MESSAGES.leadNotesChanged)
  return c.json<WholeLead>(await storedLead(c.var.db, found.lead.id))
})

/** Whether others have written notes since those were read that are changed; who says the same loses nothing. */
const isOutdated = ({ notes, notesBefore }: LeadChange, stored: string | null) =>
  notes !== undefined && notesBefore !== undefined && stored !== notesBefore && stored !== (notes || null)
