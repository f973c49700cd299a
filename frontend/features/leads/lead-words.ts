import { phoneKey } from '#contract/leads/phone.ts'
import { isDone, isToAnswer } from '#contract/leads/kinds.ts'
import type { Lead, LeadChange, Visit } from '#contract/leads/leads.ts'
import { visitedListing } from '#contract/leads/visited.ts'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS, HOUR_MS, indiaDate, MINUTE_MS } from '#contract/units/time.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { timeOf } from '#frontend/lib/format/panel-dates.ts'
import { whatsAppLink } from '#frontend/lib/navigation/links.ts'
import { stateWords } from '#frontend/messages/panel/states.ts'
import { greetingTo, languageOf, panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { visitText } from '#frontend/messages/panel/visit-text.ts'

const noonOf = (day: string) => `${day}T12:00:00+05:30`

/** Whether the hour of a visit is over, or its day where it has no hour. */
export const isOver = ({ on, at }: Pick<Visit, 'on' | 'at'>) =>
  on !== null && (at === null ? on < today() : Date.parse(`${on}T${at}:00+05:30`) < Date.now())
/** Whether somebody is to say how an agreed visit was: its hour is over. */
export const waitsForAnswer = (visit: Pick<Visit, 'on' | 'at' | 'state'>) =>
  visit.state === 'agreed' && isOver(visit)
export const today = () => indiaDate(Date.now())
/** The last day that a lead takes. With it, browsers take no year of more than four digits. */
export const LAST_DAY = `${LIMITS.leadYears.last}-12-31`
export const daysOn = (day: string, days: number) => indiaDate(Date.parse(noonOf(day)) + days * DAY_MS)

/** What a call changes in a lead's status, whatever else is saved with it: nothing where somebody has called before. */
export const called = (status: Lead['status']): Pick<LeadChange, 'status'> =>
  status === 'new' ? { status: 'called' } : {}
/** The same of a next step: it opens a lead again that was closed, or nobody would be told of it. */
export const reached = (status: Lead['status']): Pick<LeadChange, 'status'> =>
  isDone(status) ? { status: 'called' } : called(status)

/** That a list was sent: whoever writes to somebody has answered. */
export const sent = (sentList: string, { status }: Pick<Lead, 'status'>): LeadChange => ({
  sentList,
  ...called(status),
})

/** The visit that closing a lead calls off: agreed, and its hour is not over. */
export const visitCalledOff = ({ visit }: Lead): Visit | undefined =>
  visit?.state === 'agreed' && !isOver(visit) ? visit : undefined

/** Closes a lead, with what was still planned. */
export const closed = (lead: Lead, status: 'closed' | 'lost'): LeadChange => ({
  status,
  nextStep: null,
  nextStepOn: null,
  ...(visitCalledOff(lead) && { visit: null }),
})

export type Group = keyof typeof words.groups

/** Whether somebody is to be called today, or was before. */
export const isCallDue = ({ status, nextStepOn }: Lead) =>
  !isDone(status) && nextStepOn !== null && nextStepOn <= today()

/** Whether somebody comes to see a listing today. */
export const isVisitToday = (lead: Lead) => visitToCome(lead)?.on === today()

/** Where in the list a lead stands. A visit to come is a step too. */
export function groupOf(lead: Lead): Group {
  const { status, nextStepOn } = lead
  if (isDone(status)) return 'done'
  if (status !== 'new' && isVisitToday(lead)) return 'due'
  if (nextStepOn !== null) return nextStepOn <= today() ? 'due' : 'later'
  if (status === 'new') return 'new'
  return visitToCome(lead) ? 'later' : 'idle'
}

const visitToCome = ({ visit }: Lead) =>
  visit?.on && visit.on >= today() && (visit.state === 'asked' || visit.state === 'agreed')
    ? { ...visit, on: visit.on }
    : undefined

/** The day on which something is done next. */
export const stepDayOf = (lead: Lead) => lead.nextStepOn ?? visitToCome(lead)?.on ?? ''

/** What is done next, when, and how pressing it is. */
export function stepOf(lead: Lead, day = today()) {
  const { kind, status, nextStep, nextStepOn, createdAt } = lead
  if (isDone(status)) return { what: words.statuses[status], when: undefined, tone: 'quiet' } as const
  const visit = visitToCome(lead)
  const isVisitFirst = status !== 'new' && visit?.on === day && (nextStepOn === null || nextStepOn > day)
  if (nextStepOn !== null && !isVisitFirst) {
    const what = nextStep ?? words.step.usual
    if (nextStepOn < day) return { what, when: words.since(shortDayOf(nextStepOn)), tone: 'waiting' } as const
    if (nextStepOn === day) return { what, when: words.today, tone: 'waiting' } as const
    return { what, when: shortDayOf(nextStepOn), tone: 'quiet' } as const
  }
  if (status === 'new') {
    return { what: firstStepOf(kind), when: waitOf(createdAt), tone: 'quiet' } as const
  }
  if (visit) {
    const tone = visit.state === 'agreed' ? 'good' : 'waiting'
    return { what: words.visit.title, when: saidTime({ on: visit.on, at: hourOf(visit) }), tone } as const
  }
  return { what: words.statuses[status], when: undefined, tone: 'quiet' } as const
}

function firstStepOf(kind: Lead['kind']): string {
  if (isToAnswer(kind)) return words.firstAnswer
  switch (kind) {
    case 'report':
      return words.lookAtReport
    case 'noted':
      return words.nextOpen
    default:
      return kind satisfies never
  }
}

function waitOf(createdAt: string): string {
  const waitedMs = Date.now() - Date.parse(createdAt)
  if (waitedMs < HOUR_MS) return `${words.statuses.new}, ${Math.max(1, Math.round(waitedMs / MINUTE_MS))} min`
  if (waitedMs < DAY_MS) return `${words.statuses.new}, ${Math.round(waitedMs / HOUR_MS)} h`
  return `${words.statuses.new}, ${shortDayOf(createdAt)}`
}

/** The hour of today, else the day. */
export const cameAt = ({ createdAt }: Lead) =>
  indiaDate(Date.parse(createdAt)) === today() ? timeOf(createdAt) : shortDayOf(createdAt)

/** A chat with the person that begins with a greeting in the person's language. */
export const chatWith = (lead: Lead, text = greetingTo(lead)) => whatsAppLink(phoneKey(lead.phone), text)

/** A chat that asks whether the visit suits. */
export function visitChat(lead: Lead): string | undefined {
  const { visit, language } = lead
  if (!visit || visit.on === null) return undefined
  const about = visitedListing(lead)
  const when = visitText(languageOf(language), { on: visit.on, at: visit.at })
  return chatWith(
    lead,
    [greetingTo(lead), when, about && `${about.number} · ${lead.visitTitle ?? about.title}`]
      .filter(Boolean)
      .join('\n'),
  )
}

/** What became of a listing that is no longer to be had: 'Sold'. */
export const goneSaid = (listing: Lead['property']): string | undefined =>
  listing?.status === 'sold' || listing?.status === 'rented' ? stateWords[listing.status] : undefined

/** 'Tue 24 Nov, 15:30'. */
export const saidTime = ({ on, at }: { on: string; at: string }) =>
  [shortDayInWeek(on), at].filter(Boolean).join(', ')

/** 'Tue 24 Nov'. */
export const shortDayInWeek = (day: string) =>
  `${WEEKDAY.format(new Date(`${day}T00:00:00Z`))} ${shortDayOf(day)}`

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' })

/** '24 Nov, 15:30' or '24 Nov, morning'. */
export const visitTimeOf = (visit: Visit): string =>
  [visit.on && shortDayOf(visit.on), hourOf(visit)].filter(Boolean).join(', ')

/** The hour of a visit, else the part of the day: '15:30', 'morning' or ''. */
export const hourOf = ({ at, part }: Partial<Pick<Visit, 'at' | 'part'>>): string =>
  at ?? (part ? words.visit.parts[part] : '')
