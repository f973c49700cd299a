import type { LineKind } from '#contract/leads/kinds.ts'
import type { Lead, LeadChange, WholeLead } from '#contract/leads/leads.ts'
import { changedMeanwhile, concerns, GUARDED, type LeadState } from '#contract/leads/meanwhile.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { saidTime, hourOf } from './lead-words.ts'

const words = panelLeads.meanwhile

export type Before = NonNullable<LeadChange['before']>
/** A lead as far as a screen knows it. */
export type Seen = { _id: string } & Partial<WholeLead>

/** What a change tells the server of the lead as it was seen; undefined where nobody else can come between. */
export function beforeOf(change: LeadChange, seen: Partial<LeadState>): Before | undefined {
  const told = Object.entries(seen).filter(
    ([name, value]) =>
      value !== undefined && GUARDED.some((guarded) => guarded === name && concerns(change, guarded)),
  )
  return told.length > 0 ? Object.fromEntries(told) : undefined
}

/** The lead as it stands, where a change was refused because others had changed the same. */
export function standsNow(error: unknown): WholeLead | undefined {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return undefined
  return isLead(error.current) ? error.current : undefined
}

const isLead = (current: unknown): current is WholeLead =>
  typeof current === 'object' && current !== null && 'lines' in current && 'visit' in current

type Named = keyof typeof words.what

const NAMED: Record<keyof LeadState, { named: Named; lines: readonly LineKind[] }> = {
  visit: { named: 'visit', lines: ['visit'] },
  nextStep: { named: 'step', lines: ['step', 'step-done'] },
  nextStepOn: { named: 'step', lines: ['step', 'step-done'] },
  status: { named: 'status', lines: ['status'] },
  assignedTo: { named: 'assignedTo', lines: ['hand-over'] },
  bestTime: { named: 'bestTime', lines: [] },
  looksFor: { named: 'looksFor', lines: [] },
}

/** Who has changed what meanwhile, and what it is now: a sentence of each thing. */
export function saidMeanwhile(change: LeadChange, before: Before, now: Lead | WholeLead): string {
  const lines = 'lines' in now ? now.lines : []
  const said = changedMeanwhile(change, before, now).map((name) => {
    const { named, lines: kinds } = NAMED[name]
    const who = lines.findLast(({ kind }) => kinds.includes(kind))?.by ?? null
    return words.said(who, words.what[named], nowOf(named, now, change))
  })
  return [...new Set(said)].join(' ')
}

function nowOf(named: Named, now: Lead | WholeLead, { visit }: LeadChange): string {
  switch (named) {
    case 'visit':
      return visitNow(now, visit?.propertyId)
    case 'step':
      return (
        [
          now.nextStep ?? (now.nextStepOn && panelLeads.step.usual),
          now.nextStepOn && shortDayOf(now.nextStepOn),
        ]
          .filter(Boolean)
          .join(', ') || words.none
      )
    case 'status':
      return panelLeads.statuses[now.status]
    case 'assignedTo':
      return now.assignedToName ?? panelLeads.nobody
    case 'bestTime':
      return ('bestTime' in now && now.bestTime) || words.none
    case 'looksFor':
      return ('looksFor' in now && now.looksFor) || words.none
    default:
      return named satisfies never
  }
}

/** 'agreed, Sat 5 Dec, 15:00', with the listing where it is another one than is asked for. */
function visitNow({ visit, visitProperty, property }: Lead, wanted: string | undefined): string {
  if (!visit) return panelLeads.visit.cancelled.toLowerCase()
  const about = visitProperty ?? property
  return [
    panelLeads.visit.states[visit.state].toLowerCase(),
    visit.on && saidTime({ on: visit.on, at: hourOf(visit) }),
    wanted !== undefined && wanted !== visit.propertyId && about?.number,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Why a change was not saved: of one that others came before, who and what, and what can be done now. */
export function changeFailure(
  error: unknown,
  change: LeadChange | undefined,
  seen: Lead,
  choice: string = words.orAgain,
): string {
  const now = standsNow(error)
  const said = now && change && saidMeanwhile(change, beforeOf(change, seen) ?? {}, now)
  return said ? [said, choice].filter(Boolean).join(' ') : failureSentence(error, panelLeads.notSaved)
}
