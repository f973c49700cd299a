import type { WholeLead } from '#contract/leads/leads.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Db } from '#worker/db/client.ts'
import { readLead } from '#worker/db/queries/leads/list.ts'
import { notFound } from '#worker/lib/errors.ts'
import { withVisitTitles } from './visit-titles.ts'

/** A lead with its lines, or 404. */
export async function storedLead(db: Db, id: string): Promise<WholeLead> {
  const lead = await readLead(db, id)
  if (!lead) throw notFound(SERVER_MESSAGES.leadNotFound)
  const [titled = lead] = await withVisitTitles(db, [lead])
  return titled
}
