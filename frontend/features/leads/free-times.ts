import type { VisitPart } from '#contract/leads/kinds.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { kilometresBetween } from '#contract/search/region.ts'
import { isWorkingDay } from '#contract/units/office-hours.ts'
import { daysOn } from './lead-words.ts'

/** Two visits of one person that begin closer to each other than this are said. */
const NEAR_MINUTES = 60
/** What is offered keeps this far from other visits of the same person. */
const APART_MINUTES = 120
/** Within so many days times are offered. */
export const DAYS_OFFERED = 7
const HOURS: Record<VisitPart, readonly string[]> = {
  morning: ['10:00', '11:30'],
  afternoon: ['12:30', '15:00'],
  evening: ['16:30', '17:30'],
}
const ANY_HOUR = ['10:00', '15:00']

export type VisitTime = { on: string; at: string }
type Wish = { _id: string; assignedTo: string | null; part: VisitPart | null }

/**
 * The next times at which whoever looks after the wish has no other visit, one a day, from the day after `today`,
 * without the days on which the office is closed.
 */
export function freeTimes(
  { _id, assignedTo, part }: Wish,
  visits: readonly Lead[],
  { today, most }: { today: string; most: number },
): VisitTime[] {
  const theirs = othersOf({ _id, assignedTo }, visits)
  const isFree = (on: string, at: string) =>
    theirs.every(({ visit }) => visit?.on !== on || minutesBetween(visit.at, at) >= APART_MINUTES)
  return Array.from({ length: DAYS_OFFERED }, (_, index) => daysOn(today, index + 1))
    .filter(isWorkingDay)
    .flatMap((on) => {
      const at = (part ? HOURS[part] : ANY_HOUR).find((hour) => isFree(on, hour))
      return at ? [{ on, at }] : []
    })
    .slice(0, most)
}

/** The same person's other visits that were not missed. */
const othersOf = ({ _id, assignedTo }: Pick<Lead, '_id' | 'assignedTo'>, visits: readonly Lead[]) =>
  visits.filter(
    (other) => other._id !== _id && other.assignedTo === assignedTo && other.visit?.state !== 'missed',
  )

/** The visit of the same person that this one follows too soon, and by how many minutes. */
export function tooSoonAfter(
  lead: Lead,
  visits: readonly Lead[],
): { minutes: number; before: Lead } | undefined {
  const [nearest] = nearTo(lead, visits).filter(
    ({ minutes, other }) => minutes > 0 || (minutes === 0 && other._id < lead._id),
  )
  return nearest && { minutes: nearest.minutes, before: nearest.other }
}

/** The visit of the same person that comes nearest to one that is planned, before it or after, where that is too near. */
export const tooNear = (planned: Lead, visits: readonly Lead[]): Near | undefined =>
  nearTo(planned, visits)[0]

/** Another visit, and how many minutes after it this one begins. */
type Near = { minutes: number; other: Lead }

/** The visits of the same person that are too near to this one, the nearest first. */
function nearTo(lead: Lead, visits: readonly Lead[]): Near[] {
  const at = lead.visit?.at
  if (!at || lead.assignedTo === null) return []
  return othersOf(lead, visits)
    .filter(({ visit }) => visit?.on === lead.visit?.on)
    .flatMap((other) =>
      other.visit?.at ? [{ minutes: minutesOf(at) - minutesOf(other.visit.at), other }] : [],
    )
    .filter(({ minutes }) => Math.abs(minutes) < NEAR_MINUTES)
    .toSorted((one, other) => Math.abs(one.minutes) - Math.abs(other.minutes))
}

export type Spot = { lat: number | null; lng: number | null } | null

/** The straight line between two listings in whole kilometres; undefined where one is not on the map. */
export function kilometresApart(one: Spot, other: Spot): number | undefined {
  if (one?.lat == null || one.lng == null || other?.lat == null || other.lng == null) return undefined
  return Math.round(kilometresBetween({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng }))
}

/** Of a visit without an hour nobody knows: it is taken as far away. */
const minutesBetween = (one: string | null, other: string) =>
  one === null ? APART_MINUTES : Math.abs(minutesOf(one) - minutesOf(other))

function minutesOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return hours * 60 + minutes
}
