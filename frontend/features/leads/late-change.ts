import { z } from 'zod'
import { LEAD_STATUSES, VISIT_PARTS, VISIT_STATES } from '#contract/leads/kinds.ts'
import type { LeadChange } from '#contract/leads/leads.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { hourOf, saidTime } from './lead-words.ts'

const words = panelLeads.lines

const text = z.string().nullable()
/** What may be told to the server later: what others did to a lead meanwhile stands in its lines either way. */
export const LateChange = z
  .object({
    status: z.enum(LEAD_STATUSES),
    nextStep: text,
    nextStepOn: text,
    bestTime: text,
    visit: z
      .object({
        propertyId: z.string(),
        on: z.string(),
        at: text.optional(),
        part: z.enum(VISIT_PARTS).nullable().optional(),
        state: z.enum(VISIT_STATES),
      })
      .nullable(),
  })
  .partial()
  .strict()
export type LateChange = z.infer<typeof LateChange>

/** What is kept on this device of a change: one that was refused may also say who looks after the lead, and what is looked for. */
export const KeptChange = LateChange.extend({
  assignedTo: text.optional(),
  looksFor: text.optional(),
}).strip()
export type KeptChange = z.infer<typeof KeptChange>

/** A change that may wait on this device: a step, a visit, where a lead stands; undefined for any other. */
export const lateChangeOf = (change: LeadChange): LateChange | undefined => LateChange.safeParse(change).data

/** A change in words, as the line that waits. */
export function lateChangeText({
  status,
  nextStep,
  nextStepOn,
  bestTime,
  looksFor,
  visit,
}: KeptChange): string {
  const step = [nextStep ?? panelLeads.step.usual, nextStepOn && shortDayOf(nextStepOn)]
    .filter(Boolean)
    .join(', ')
  const said = [
    nextStepOn === null && words.stepDone,
    nextStepOn && words.step(step),
    status && words.status(panelLeads.statuses[status]),
    bestTime !== undefined && `${panelLeads.bestTime}: ${bestTime}`,
    looksFor !== undefined && `${panelLeads.looksFor.title}: ${looksFor ?? panelLeads.meanwhile.none}`,
    visit === null && panelLeads.visit.remove,
    visit &&
      words.visit(
        `${panelLeads.visit.states[visit.state]}, ${saidTime({ on: visit.on, at: hourOf(visit) })}`,
      ),
  ]
  return said.filter(Boolean).join('. ')
}
