import { NewLead, type WholeLead } from '#contract/leads/leads.ts'
import { namedListing } from '#contract/leads/wish.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { noteLead } from '#worker/db/queries/leads/arrive.ts'
import { hasProperty } from '#worker/db/queries/leads/changes.ts'
import { findIdOfAge } from '#worker/db/queries/properties/read.ts'
import { storedLead } from '#worker/features/leads/stored-lead.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** A call, or somebody who came to the office; about the listing that its words name by number, where it names none otherwise. */
export const addLead = handlers(valid('json', NewLead), async (c) => {
  const nowMs = Date.now()
  const lead = c.req.valid('json')
  if (lead.propertyId && !(await hasProperty(c.var.db, lead.propertyId)))
    throw invalid('propertyId', SERVER_MESSAGES.propertyNotFound)
  const named = lead.propertyId ? undefined : namedListing(lead.words)
  const propertyId = named === undefined ? lead.propertyId : await findIdOfAge(c.var.db, named)
  const id = await noteLead(
    c.var.db,
    { ...lead, propertyId },
    { actor: signedIn(c), id: newId(nowMs), nowMs },
  )
  return c.json<WholeLead>(await storedLead(c.var.db, id), 201)
})
