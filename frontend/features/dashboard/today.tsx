import {
  CalendarCheck,
  CalendarDays,
  Contact,
  FileSearch,
  Flag,
  ImageOff,
  type IconNode,
  MapPinOff,
  MessageSquareText,
  Phone,
  ShieldQuestion,
  TrendingDown,
  UserSearch,
  Users,
} from 'lucide'
import { type ReactNode, useState } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { href } from '#contract/paths.ts'
import type { Missing } from '#contract/properties/enums.ts'
import { placeOf } from '#contract/properties/place.ts'
import type { Property } from '#contract/properties/replies.ts'
import { HOUR_MS, indiaDate } from '#contract/units/time.ts'
import { dayOf, shortDayOf } from '#frontend/lib/format/day.ts'
import { longDayOf } from '#frontend/lib/format/panel-dates.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { accountsOf, PANEL, PENDING_TABLE } from '#frontend/lib/navigation/panel-paths.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { TaskList, roomOfLastTime } from './task-list.tsx'
import { TaskRow } from './task-row.tsx'

const words = panelDashboard.today

/** A new listing, and the open leads who look for such a one and were not sent it yet. */
type LookedFor = { property: Property; leads: readonly Lead[] }

type TodayProps = {
  /** Undefined while loading. */
  waits:
    | Partial<
        Pick<
          Dashboard,
          'waiting' | 'toConfirm' | 'reports' | 'accounts' | 'messages' | 'missing' | 'lowered' | 'leads'
        >
      >
    | undefined
  lookedFor: readonly LookedFor[]
  /** Else what waits for approval is only shown. */
  mayApprove: boolean
}

/** The open tasks that people wait for, each with its one action; kinds without a task are left out. */
export function Today({ waits, ...others }: TodayProps) {
  const [now] = useState(() => Date.now())
  return (
    <TaskList
      id={TODAY}
      title={words.title(longDayOf(now))}
      none={words.nothing}
      usualRows={5}
      rows={waits && waitingRows({ ...others, waits })}
    />
  )
}

/** What the listings lack. */
export function Housekeeping({ waits }: Pick<TodayProps, 'waits'>) {
  return <TaskList id="tidy" title={words.tidy} usualRows={4} rows={waits && tidyRowsOf(waits)} />
}

const TODAY = 'today'

/** Whether the height of today's tasks is known from an earlier visit with a window of this width. */
export const knowsRoomOfToday = () => roomOfLastTime(TODAY)?.height !== undefined

type Waits = NonNullable<TodayProps['waits']>

function waitingRows({ waits, lookedFor, mayApprove }: TodayProps & { waits: Waits }): ReactNode[] {
  const { waiting, toConfirm, reports, accounts, messages, leads } = waits
  return [
    open(leads?.due, (found) => <Leads key="due" of="due" icon={Phone} {...found} />),
    open(leads?.fresh, ({ total }) => (
      <FirstAnswers key="first" total={total} late={leads?.waiting ?? { total: '0', newest: [] }} />
    )),
    open(leads?.visits, (found) => <Leads key="visits" of="visits" icon={CalendarDays} {...found} />),
    lookedFor.length > 0 ? [<LookedForRow key="looked" lookedFor={lookedFor} />] : [],
    open(waiting, (found) => <Waiting key="waiting" mayApprove={mayApprove} {...found} />),
    open(toConfirm, (found) => <ToConfirm key="confirm" {...found} />),
    open(reports, (found) => <Reports key="reports" {...found} />),
    open(accounts, (found) => <Accounts key="accounts" {...found} />),
    open(messages, (found) => <Messages key="messages" {...found} />),
  ].flat()
}

function tidyRowsOf({ missing, lowered }: Waits): ReactNode[] {
  return [
    open(missing?.pictures, (found) => <Gap key="pictures" of="pictures" icon={ImageOff} {...found} />),
    open(missing?.map, (found) => <Gap key="map" of="map" icon={MapPinOff} {...found} />),
    open(missing?.papers, (found) => <Gap key="papers" of="papers" icon={FileSearch} {...found} />),
    open(lowered, (found) => <LoweredRow key="lowered" {...found} />),
  ].flat()
}

/** The row of a task that is open, if it is: some totals are numbers, those that end are texts ('100+'). */
const open = <Found extends { total: number | string }>(
  found: Found | undefined,
  row: (found: Found) => ReactNode,
) => (found && String(found.total) !== '0' ? [row(found)] : [])

type LeadTask = 'due' | 'visits'
type LeadsProps = Dashboard['leads']['due'] & { of: LeadTask; icon: IconNode }

/** Calls that are due, or visits of today; of one alone, the way to it. */
function Leads({ of, icon, total, newest }: LeadsProps) {
  const { name, what, action } = words.leads[of]
  const [first] = newest
  const all = of === 'visits' ? PANEL.visits : PANEL.leads
  return (
    <TaskRow
      name={name}
      icon={icon}
      what={what(total, of === 'due' && first ? lateSince(first) : undefined)}
      which={first && taskTexts[of](newest)}
      action={{
        to: total === '1' && first ? href(PANEL.lead, { id: first._id }) : all,
        label: action,
        icon: of === 'due' ? Phone : undefined,
      }}
    />
  )
}

/** The day of a call that should have been made before today. */
function lateSince({ nextStepOn }: Lead): string | undefined {
  const now = Date.now()
  return nextStepOn !== null && nextStepOn < indiaDate(now) ? shortDayOf(nextStepOn) : undefined
}

/** Whom to call first and why; who visits what at which hour. */
const taskTexts: Record<LeadTask, (leads: readonly Lead[]) => string> = {
  due: ([first]) => (first ? words.first(first.name, first.nextStep, first.property?.number) : ''),
  visits: (leads) =>
    leads
      .map(({ name, visit, visitProperty, property }) =>
        [[visit?.at, name].filter(Boolean).join(' '), (visitProperty ?? property)?.number]
          .filter(Boolean)
          .join(', '),
      )
      .join('. '),
}

/** Everybody whom nobody has answered yet, as the list of leads counts them; who has waited for over an hour is named. */
function FirstAnswers({ total, late }: { total: string; late: Dashboard['leads']['waiting'] }) {
  const { name, what, action } = words.leads.waiting
  const [first] = late.newest
  return (
    <TaskRow
      name={name}
      icon={Contact}
      what={what(total, late.total)}
      which={late.newest.map((lead) => words.waited(lead.name, hoursSince(lead.createdAt))).join(', ')}
      action={{
        to: total === '1' && first ? href(PANEL.lead, { id: first._id }) : PANEL.leads,
        label: action,
      }}
    />
  )
}

const hoursSince = (time: string) => Math.round((Date.now() - Date.parse(time)) / HOUR_MS)

/** New listings that somebody looks for; the first of them says who, and sends it. */
function LookedForRow({ lookedFor }: { lookedFor: readonly LookedFor[] }) {
  const { name, what, who, action } = words.lookedFor
  const [first] = lookedFor
  if (!first) return null
  const people = new Set(lookedFor.flatMap(({ leads }) => leads.map(({ _id }) => _id))).size
  return (
    <TaskRow
      name={name}
      icon={UserSearch}
      what={what(lookedFor.length, people)}
      which={lookedFor
        .map(({ property, leads }) => who(property.number, leads.map((lead) => lead.name).join(', ')))
        .join('. ')}
      action={{ to: href(PANEL.property, { id: first.property._id }), label: action }}
    />
  )
}

function Waiting({
  total,
  newest: [newest],
  mayApprove,
}: Dashboard['waiting'] & Pick<TodayProps, 'mayApprove'>) {
  return (
    <TaskRow
      name={panelDashboard.waiting.title}
      icon={ShieldQuestion}
      picture={newest}
      what={words.listingsWait(total)}
      which={newest && inShort(newest)}
      action={{ to: PENDING_TABLE, label: mayApprove ? words.review : words.look }}
    />
  )
}

function ToConfirm({ total, leaving }: Dashboard['toConfirm']) {
  const { name, what, action } = words.toConfirm
  return (
    <TaskRow
      name={name}
      icon={CalendarCheck}
      what={what(total)}
      which={nextOf(leaving)}
      action={{ to: PANEL.confirmListings, label: action }}
    />
  )
}

function Reports({ total, newest }: Dashboard['reports']) {
  return (
    <TaskRow
      name={words.reports}
      icon={Flag}
      what={words.reportsWait(total)}
      which={reportedIn(newest)}
      action={{ to: PANEL.messages, label: words.readReports }}
    />
  )
}

function Accounts({ total, newest }: Dashboard['accounts']) {
  const role = newest.find((account) => account.role !== 'admin')?.role ?? 'admin'
  return (
    <TaskRow
      name={words.accounts}
      icon={Users}
      what={words.accountsWait(total)}
      which={newest.map(({ username }) => username).join(', ')}
      action={{ to: accountsOf(role), label: words.look }}
    />
  )
}

function Messages({ total, newest }: Dashboard['messages']) {
  return (
    <TaskRow
      name={panelDashboard.messages.title}
      icon={MessageSquareText}
      what={words.messagesWait(total)}
      which={newest.map(({ name }) => name).join(', ')}
      action={{ to: PANEL.messages, label: words.answer }}
    />
  )
}

function LoweredRow({ total }: Dashboard['lowered']) {
  const { name, what, action } = words.lowered
  return (
    <TaskRow
      name={name}
      icon={TrendingDown}
      what={what(total)}
      which={undefined}
      isQuiet
      action={{ to: `${PANEL.viewTable}?status=available&lowered=true`, label: action }}
    />
  )
}

/** The listings that are reported, each once; one that is deleted meanwhile has no title. */
const reportedIn = (reports: Dashboard['reports']['newest']) =>
  [...new Set(reports.flatMap(({ report }) => report?.title ?? []))].join(', ')

/** The listing that leaves the search results next, and the day. */
function nextOf([next]: Dashboard['toConfirm']['leaving']): string | undefined {
  if (!next?.leavesAt) return undefined
  return words.toConfirm.leaves(next.property.title, dayOf(next.leavesAt))
}

type GapProps = Dashboard['missing'][Missing] & { of: Missing; icon: IconNode }

/** A missing detail: links to the listing if it is the only one, else to a table of them. */
function Gap({ of, icon, total, newest }: GapProps) {
  const { name, what, action } = words.missing[of]
  const [only] = newest
  const to =
    total === 1 && only ? href(PANEL.editProperty, { id: only._id }) : `${PANEL.viewTable}?missing=${of}`
  return (
    <TaskRow
      name={name}
      icon={icon}
      what={what(total)}
      which={only && inShort(only)}
      isQuiet
      action={{ to, label: action }}
    />
  )
}

/** Title, place and price; a place that the title names is not said again. */
function inShort(property: Property): string {
  const { number, title } = property
  const places = placeOf(property)
    .split(', ')
    .filter((place) => !title.includes(place))
  return [number, title, ...places, shortPriceOf(property)].filter(Boolean).join(', ')
}
