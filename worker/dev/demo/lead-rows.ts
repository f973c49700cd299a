import { phoneKey } from '#contract/leads/phone.ts'
import { OFFICE_HOURS, openMinutes } from '#contract/units/office-hours.ts'
import { DAY_MS, HOUR_MS, indiaDate, MINUTE_MS } from '#contract/units/time.ts'
import type { leadLines, leads, properties, users } from '#worker/db/schema.ts'
import { DEMO_LEADS, type DemoLead } from '#worker/dev/fixtures/demo-leads.ts'
import { newId } from '#worker/lib/ids.ts'

type Surroundings = {
  listings: readonly (typeof properties.$inferInsert)[]
  accounts: readonly (typeof users.$inferInsert)[]
  nowMs: number
}
type LineRow = Omit<typeof leadLines.$inferInsert, 'seq'>

/** The demo leads and what was noted of them, as rows. */
export function leadRows(surroundings: Surroundings) {
  const rows = DEMO_LEADS.map((lead) => ({ lead, row: rowOf(lead, surroundings) }))
  return {
    leads: rows.map(({ row }) => row),
    lines: rows.flatMap(({ lead, row }) => linesOf(lead, row, surroundings.nowMs)),
  }
}

function rowOf(lead: DemoLead, { listings, accounts, nowMs }: Surroundings): typeof leads.$inferInsert {
  const { kind, name, phone, email = '', words, language, offer, status = 'new', step, visit } = lead
  const { createdAt, calledAt } = timesOf(lead, nowMs)
  const dayIn = (days: number) => indiaDate(nowMs + days * DAY_MS)
  const about = lead.about
  const propertyId = (about && listings.find(({ title }) => title.startsWith(about))?.id) || null
  const assignedTo = accounts.find((account) => account.email === lead.assignedTo)?.id ?? null
  return {
    id: newId(createdAt),
    kind,
    status,
    name,
    email,
    phone,
    phoneKey: phoneKey(phone),
    words,
    propertyId,
    language: language ?? null,
    offer: offer ?? null,
    assignedTo,
    notes: lead.notes ?? null,
    bestTime: lead.bestTime ?? null,
    nextStep: step?.what ?? null,
    nextStepOn: step ? dayIn(step.inDays) : null,
    ...(visit && {
      visitPropertyId: propertyId,
      visitOn: visit.inDays === null ? null : dayIn(visit.inDays),
      visitAt: visit.at ?? null,
      visitPart: visit.part ?? null,
      visitState: visit.state,
    }),
    ...(status !== 'new' && { calledAt, calledBy: assignedTo }),
    createdAt,
    updatedAt: createdAt,
  }
}

/**
 * When a lead came and was called. The demo may be filled at any hour: one that waited for its call came as long before as
 * the office was open meanwhile, so that it waited in the counted hours too.
 */
function timesOf({ hoursAgo, calledAfterMinutes = 0 }: DemoLead, nowMs: number) {
  const saidAt = Math.round(nowMs - hoursAgo * HOUR_MS)
  if (calledAfterMinutes === 0) return { createdAt: saidAt, calledAt: saidAt }
  const calledAt = beforeOpenMinutes(saidAt, 1)
  return { createdAt: beforeOpenMinutes(calledAt, calledAfterMinutes), calledAt }
}

/** The last time from which the office was open for so many minutes until a time. */
function beforeOpenMinutes(untilMs: number, minutes: number): number {
  let ms = untilMs
  for (let open = 0; open < minutes; ms -= MINUTE_MS) open += openMinutes(OFFICE_HOURS, ms - MINUTE_MS, ms)
  return ms
}

const linesOf = (
  { lines = [] }: DemoLead,
  { id, assignedTo }: typeof leads.$inferInsert,
  nowMs: number,
): LineRow[] =>
  lines.map(({ hoursAgo, text }) => ({
    leadId: id,
    kind: 'note',
    at: Math.round(nowMs - hoursAgo * HOUR_MS),
    byId: assignedTo ?? '',
    text,
    listCode: null,
  }))
