import { isDone } from './kinds.ts'
import type { LeadChange, Visit, WholeLead } from './leads.ts'

/** What two people may change of one lead at a time. Notes have a guard of their own, and lines are only added. */
export const GUARDED = [
  'status',
  'assignedTo',
  'nextStep',
  'nextStepOn',
  'bestTime',
  'looksFor',
  'visit',
] as const satisfies readonly (keyof WholeLead & keyof LeadChange)[]
export type Guarded = (typeof GUARDED)[number]
/** Where a lead stands; a lead of a list does not say all of it. */
export type LeadState = Pick<WholeLead, Guarded>

/** What a change says of a lead as it was seen: what it changes, and of what is still to come whether the lead was open. */
export const concerns = (change: LeadChange, name: Guarded): boolean =>
  change[name] !== undefined || (name === 'status' && isToCome(change))

/** What somebody else has changed, since `before`, of what a change changes, to something else than it asks for. */
export function changedMeanwhile(
  change: LeadChange,
  before: Partial<LeadState>,
  now: Partial<LeadState>,
): Guarded[] {
  return GUARDED.filter((name) => {
    const [seen, is, asked] = [before[name], now[name], change[name]]
    if (seen === undefined || is === undefined || isSame(is, seen) || !concerns(change, name)) return false
    if (name === 'status' && isToCome(change) && isClosed(before, now)) return true
    return asked !== undefined && !isSame(is, asked) && !(name === 'status' && isCalledBefore(change, before))
  })
}

/** 'Called' of a lead that was new says no more than that somebody was reached: where others stand with it by now stays. */
export const isCalledBefore = ({ status }: LeadChange, before: Partial<LeadState>) =>
  status === 'called' && before.status === 'new'

/** Whether a change is about something still to come, which nobody is told of where the lead is closed. */
const isToCome = ({ nextStep, nextStepOn, visit }: LeadChange) =>
  Boolean(nextStep) || Boolean(nextStepOn) || visit?.state === 'asked' || visit?.state === 'agreed'

const isClosed = (before: Partial<LeadState>, now: Partial<LeadState>) =>
  now.status !== undefined && isDone(now.status) && !(before.status && isDone(before.status))

type Value = LeadState[Guarded] | NonNullable<LeadChange['visit']>

const isSame = (one: Value, other: Value): boolean =>
  isVisit(one) && isVisit(other) ? isSameVisit(one, other) : (one || null) === (other || null)

type AnyVisit = Visit | NonNullable<LeadChange['visit']>

/** Whether two visits are one; what a change leaves out of its visit is not known of it. */
export function isSameVisit(one: AnyVisit | null, other: AnyVisit | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.propertyId === other.propertyId &&
    one.on === other.on &&
    (one.at ?? null) === (other.at ?? null) &&
    (one.part ?? null) === (other.part ?? null) &&
    one.state === other.state
  )
}

const isVisit = (value: Value): value is AnyVisit => typeof value === 'object' && value !== null
