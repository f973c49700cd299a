import {
  CalendarCheck,
  CalendarDays,
  ChevronRight,
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
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { href } from '#contract/paths.ts'
import { WRITTEN_NUMBER } from '#contract/properties/number.ts'
import { placeOf } from '#contract/properties/place.ts'
import type { Missing } from '#contract/properties/enums.ts'
import type { Lead } from '#contract/leads/leads.ts'
import type { Property } from '#contract/properties/replies.ts'
import { HOUR_MS, indiaDate } from '#contract/units/time.ts'
import { keepOnDevice, textOnDevice } from '#frontend/lib/browser/device-text.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { longDayOf, dayAndMonthOf } from '#frontend/lib/format/panel-dates.ts'
import { silentSource } from '#frontend/lib/format/pictures.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { accountsOf, PANEL, PENDING_TABLE } from '#frontend/lib/navigation/panel-paths.ts'
import { panelDashboard } from '#frontend/messages/panel/dashboard.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { buttonLook } from '#frontend/ui/button.tsx'
import { SkeletonBox, SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Picture } from '#frontend/ui/picture.tsx'

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
  lookedFor?: readonly LookedFor[]
}

/** The open tasks that people wait for, each with its one action; kinds without a task are left out. */
export function Today({ waits, lookedFor = [] }: TodayProps) {
  const [now] = useState(() => Date.now())
  return (
    <Tasks
      id={TODAY}
      title={words.title(longDayOf(now))}
      none={words.nothing}
      usualRows={5}
      rows={waits && waitingRows(waits, lookedFor)}
    />
  )
}

/** What the listings lack. */
export function Housekeeping({ waits }: Pick<TodayProps, 'waits'>) {
  return <Tasks id="tidy" title={words.tidy} usualRows={4} rows={waits && tidyRowsOf(waits)} />
}

const TODAY = 'today'

type TasksProps = {
  id: string
  title: string
  /** Said where there is no task; without it nothing is shown. */
  none?: string
  usualRows: number
  /** Undefined while loading. */
  rows: ReactNode[] | undefined
}

function Tasks({ id, title, none, usualRows, rows }: TasksProps) {
  const count = rows?.length
  const list = useRef<HTMLUListElement>(null)
  const [expected] = useState(() => roomOfLastTime(id) ?? { rows: usualRows, height: undefined })
  useEffect(() => {
    if (count !== undefined) rememberRoom(id, count, list.current?.offsetHeight ?? 0)
  }, [id, count])
  if (!none && (count ?? expected.rows) === 0) return null
  return (
    <section
      aria-labelledby={id}
      aria-busy={!rows}
      className="min-w-0 rounded-court border border-mist-200 bg-lime-0"
    >
      <h2 id={id} className="px-3.5 pt-3.5 pb-2.5 text-h3 sm:px-5">
        {title}
      </h2>
      {!rows && (
        <div className="grid" style={{ height: expected.height }}>
          {Array.from({ length: expected.rows }, (_, row) => (
            <RowSkeleton key={row} />
          ))}
        </div>
      )}
      {count === 0 && <p className="border-t border-mist-200 px-3.5 py-4 text-ink-700 sm:px-5">{none}</p>}
      {rows && rows.length > 0 && <ul ref={list}>{rows}</ul>}
    </section>
  )
}

/** Whether the height of today's tasks is known from an earlier visit with a window of this width. */
export const knowsRoomOfToday = () => roomOfLastTime(TODAY)?.height !== undefined

const roomKey = (id: string) => `aangan.${id}-room`

/** The number of tasks on the last visit, and their height if the window had this width: reserving it avoids a layout shift. */
function roomOfLastTime(id: string): { rows: number; height: number | undefined } | undefined {
  const kept = textOnDevice(roomKey(id))
  if (kept === '') return undefined
  const [rows = 0, height, width] = kept.split(' ').map(Number)
  return { rows, height: rows > 0 && width === innerWidth ? height : undefined }
}

const rememberRoom = (id: string, rows: number, height: number) =>
  keepOnDevice(roomKey(id), [rows, height, innerWidth].join(' '))

function waitingRows(waits: NonNullable<TodayProps['waits']>, lookedFor: readonly LookedFor[]): ReactNode[] {
  const { waiting, toConfirm, reports, accounts, messages, leads } = waits
  return [
    open(leads?.due, (found) => <Leads key="due" of="due" icon={Phone} {...found} />),
    open(leads?.waiting, (found) => <Leads key="first" of="waiting" icon={Contact} {...found} />),
    open(leads?.visits, (found) => <Leads key="visits" of="visits" icon={CalendarDays} {...found} />),
    lookedFor.length > 0 ? [<LookedForRow key="looked" lookedFor={lookedFor} />] : [],
    open(waiting, (found) => <Waiting key="waiting" {...found} />),
    open(toConfirm, (found) => <ToConfirm key="confirm" {...found} />),
    open(reports, (found) => <Reports key="reports" {...found} />),
    open(accounts, (found) => <Accounts key="accounts" {...found} />),
    open(messages, (found) => <Messages key="messages" {...found} />),
  ].flat()
}

function tidyRowsOf({ missing, lowered }: NonNullable<TodayProps['waits']>): ReactNode[] {
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

type LeadTask = Exclude<keyof Dashboard['leads'], 'fresh'>
type LeadsProps = Dashboard['leads']['due'] & { of: LeadTask; icon: IconNode }

/** Calls that are due, people who wait for a first answer, or visits of today; of one alone, the way to it. */
function Leads({ of, icon, total, newest }: LeadsProps) {
  const { name, what, action } = words.leads[of]
  const [first] = newest
  const all = of === 'visits' ? PANEL.visits : PANEL.leads
  return (
    <Row
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
  return nextStepOn !== null && nextStepOn < indiaDate(now) ? dayAndMonthOf(nextStepOn) : undefined
}

/** Whom to call first and why; who has waited how long; who visits what at which hour. */
const taskTexts: Record<LeadTask, (leads: readonly Lead[]) => string> = {
  due: ([first]) => (first ? words.first(first.name, first.nextStep, first.property?.number) : ''),
  waiting: (leads) =>
    leads.map(({ name, createdAt }) => words.waited(name, hoursSince(createdAt))).join(', '),
  visits: (leads) =>
    leads
      .map(({ name, visit, visitProperty, property }) =>
        [[visit?.at, name].filter(Boolean).join(' '), (visitProperty ?? property)?.number]
          .filter(Boolean)
          .join(', '),
      )
      .join('. '),
}

const hoursSince = (time: string) => Math.round((Date.now() - Date.parse(time)) / HOUR_MS)

/** New listings that somebody looks for; the first of them says who, and sends it. */
function LookedForRow({ lookedFor }: { lookedFor: readonly LookedFor[] }) {
  const { name, what, who, action } = words.lookedFor
  const [first] = lookedFor
  if (!first) return null
  const people = new Set(lookedFor.flatMap(({ leads }) => leads.map(({ _id }) => _id))).size
  return (
    <Row
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

function Waiting({ total, newest: [newest] }: Dashboard['waiting']) {
  return (
    <Row
      name={panelDashboard.waiting.title}
      icon={ShieldQuestion}
      picture={newest}
      what={words.listingsWait(total)}
      which={newest && inShort(newest)}
      action={{ to: PENDING_TABLE, label: words.review }}
    />
  )
}

function ToConfirm({ total, leaving }: Dashboard['toConfirm']) {
  const { name, what, action } = words.toConfirm
  return (
    <Row
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
    <Row
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
    <Row
      name={words.accounts}
      icon={Users}
      what={words.accountsWait(total)}
      which={newest.map(({ username }) => username).join(', ')}
      action={{ to: accountsOf(role), label: words.reviewAccounts }}
    />
  )
}

function Messages({ total, newest }: Dashboard['messages']) {
  return (
    <Row
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
    <Row
      name={name}
      icon={TrendingDown}
      what={what(total)}
      which={undefined}
      isQuiet
      action={{ to: `${PANEL.viewTable}?lowered=true`, label: action }}
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
    <Row
      name={name}
      icon={icon}
      what={what(total)}
      which={only && inShort(only)}
      isQuiet
      action={{ to, label: action }}
    />
  )
}

type RowProps = {
  /** The name of the row for screen readers. */
  name: string
  icon: IconNode
  picture?: Property | undefined
  what: string
  which: string | undefined
  /** Nobody waits for it: its link is no button. */
  isQuiet?: boolean
  action: { to: string; label: string; icon?: IconNode | undefined }
}

const ROW =
  'relative grid min-h-16 grid-cols-[28px_minmax(0,1fr)] items-center gap-x-2.5 border-t border-mist-200 px-3.5 py-1.5 sm:min-h-17 sm:grid-cols-[44px_minmax(0,1fr)_auto] sm:gap-x-3.5 sm:px-5 sm:py-2.5'
/** The text of a row and its link; on phones with very large letters the link wraps below the text. */
const WORDS_AND_WAY = 'flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1 sm:contents'
/** Stretches the link over the whole row, so that a press anywhere in the row follows it. */
const WHOLE_ROW = "after:absolute after:inset-0 after:content-['']"
/** The first task is the most urgent: only its button is filled. */
const BUTTON =
  'group-first/row:border-transparent group-first/row:bg-tea-700 group-first/row:text-white group-first/row:hover:bg-tea-800'

function Row({ name, icon, picture, what, which, isQuiet = false, action }: RowProps) {
  const [cover] = picture?.pictures ?? []
  return (
    <li className="group/row">
      <section aria-label={name} className={classNames(ROW, 'hover:bg-lime-50')}>
        {cover ? (
          <Picture
            picture={silentSource(cover)}
            missingAlt=""
            sizes="44px"
            className="aspect-square w-full"
          />
        ) : (
          <Icon of={icon} size={24} className="mx-auto text-oxide-700" />
        )}
        <div className={WORDS_AND_WAY}>
          <span className="grid min-w-0 flex-[1_1_5rem] leading-snug">
            <b className="font-semibold max-sm:text-small">{what}</b>
            {which && (
              <span className="line-clamp-2 text-micro wrap-anywhere text-ink-500 sm:text-small">
                {which.split(WRITTEN_NUMBER).map((part, index) =>
                  index % 2 === 0 ? (
                    part
                  ) : (
                    <span key={index} className="whitespace-nowrap">
                      {part}
                    </span>
                  ),
                )}
              </span>
            )}
          </span>
          {isQuiet ? (
            <Link
              to={action.to}
              className={`inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-tea-700 ${WHOLE_ROW}`}
            >
              <span className="max-sm:sr-only">{action.label}</span>
              <Icon of={ChevronRight} />
            </Link>
          ) : (
            <Link
              to={action.to}
              className={buttonLook({
                look: 'secondary',
                size: 'small',
                className: `max-sm:w-28 max-sm:!px-1 max-sm:text-small sm:min-w-36 ${BUTTON} ${WHOLE_ROW}`,
              })}
            >
              {action.icon && <Icon of={action.icon} />}
              {action.label}
            </Link>
          )}
        </div>
      </section>
    </li>
  )
}

function RowSkeleton() {
  return (
    <div className={ROW}>
      <SkeletonBox className="aspect-square" />
      <div className={WORDS_AND_WAY}>
        <span className="grid flex-[1_1_5rem] gap-2">
          <SkeletonLine className="w-3/5" />
          <SkeletonLine className="w-4/5" />
        </span>
        <SkeletonLine className="!h-11 w-20 sm:w-36" />
      </div>
    </div>
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
