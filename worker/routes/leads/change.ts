import { LeadChange, type WholeLead } from '#contract/leads/leads.ts'
import { changedMeanwhile, isCalledBefore } from '#contract/leads/meanwhile.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { changeLead, missingOf } from '#worker/db/queries/leads/changes.ts'
import { findLead, type Row, stateOf } from '#worker/db/queries/leads/rows.ts'
import { storedLead } from '#worker/features/leads/stored-lead.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError, invalid, notFound } from '#worker/lib/errors.ts'
import { untilSaved } from '#worker/lib/until-saved.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

const MISSING = {
  assignedTo: SERVER_MESSAGES.leadAccount,
  'visit.propertyId': SERVER_MESSAGES.propertyNotFound,
  sentList: SERVER_MESSAGES.leadList,
} as const

/** What says what stood there before is refused where others have changed it since; what does not say so wins. */
export const editLead = handlers(valid('json', LeadChange), async (c) => {
  const change = c.req.valid('json')
  const id = c.req.param('id') ?? ''

  async function save() {
    const found = await findLead(c.var.db, id)
    if (!found) throw notFound(SERVER_MESSAGES.leadNotFound)
    const refusal = refusalOf(change, found)
    if (refusal) throw new ApiError('CONFLICT', refusal, { current: await storedLead(c.var.db, id) })
    const missing = await missingOf(c.var.db, change)
    if (missing) throw invalid(missing, MISSING[missing])
    const wanted = withoutEarlierStatus(change, found)
    return changeLead(c.var.db, found.lead, wanted, { actor: signedIn(c), nowMs: Date.now() })
  }

  await untilSaved(save, SERVER_MESSAGES.leadChanged)
  return c.json<WholeLead>(await storedLead(c.var.db, id))
})

function refusalOf(change: LeadChange, found: Row): string | undefined {
  if (isOutdated(change, found.lead.notes)) return SERVER_MESSAGES.leadNotesChanged
  const changed = changedMeanwhile(change, change.before ?? {}, stateOf(found))
  return changed.length > 0 ? SERVER_MESSAGES.leadChanged : undefined
}

/** Whether others have written notes since those were read that are changed; who says the same loses nothing. */
const isOutdated = ({ notes, notesBefore }: LeadChange, stored: string | null) =>
  notes !== undefined && notesBefore !== undefined && stored !== notesBefore && stored !== (notes || null)

function withoutEarlierStatus(change: LeadChange, { lead }: Row): LeadChange {
  if (lead.status === 'new' || !isCalledBefore(change, change.before ?? {})) return change
  const { status: _, ...others } = change
  return others
}
