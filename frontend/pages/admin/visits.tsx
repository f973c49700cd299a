import { CalendarPlus, Plus, UserRound } from 'lucide'
import { useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'
import { href } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { isWorkingDay } from '#contract/units/office-hours.ts'
import { dayNumberOf, DAYS_OF_WEEK, weekdayOf } from '#contract/units/time.ts'
import {
  daysOn,
  saidTime,
  shortDay,
  today,
  visitTimeOf,
  shortDayInWeek,
} from '#frontend/features/leads/lead-words.ts'
import { DAYS_OFFERED, freeTimes, type VisitTime } from '#frontend/features/leads/free-times.ts'
import { PlanDialog } from '#frontend/features/leads/plan-dialog.tsx'
import { useCalendar, useLeadChange, useVisits } from '#frontend/features/leads/use-leads.ts'
import { TooSoon, VisitLinks, VisitPlace, VisitStateTag } from '#frontend/features/leads/visit-box.tsx'
import { accessOf } from '#frontend/features/session/access.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { ignoreSecondClick } from '#frontend/lib/browser/second-click.ts'
import { timeOf } from '#frontend/lib/format/panel-dates.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { CopyButton } from '#frontend/ui/copy-button.tsx'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { Dialog } from '#frontend/ui/overlay/dialog.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const words = panelLeads.visits

/**
 * The first of the seven days that are shown on a day: its Monday; from Thursday on the day before it, as the days to
 * come are what is planned.
 */
function firstShownOn(day: string): string {
  const sinceMonday = weekdayOf(dayNumberOf(day))
  return daysOn(day, sinceMonday < THURSDAY ? -sinceMonday : -1)
}
/** Days after Monday. */
const THURSDAY = 3

/** The visits of a week by day, and the wishes that have no day yet. */
export function VisitsPage() {
  const { user } = useSession()
  const access = accessOf(user)
  const [first, setFirst] = useState(() => firstShownOn(today()))
  const [isPlanning, setIsPlanning] = useState(false)
  // Staff begin with what is theirs or free; admins with everything.
  const ownId = access.includes('administer') ? undefined : user?._id
  const [whose, setWhose] = useState(ownId)
  useHead({ title: words.pageTitle, description: words.title })
  if (!access.includes('look')) return <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>
  return (
    <div className="grid grid-cols-1 gap-4" onClickCapture={ignoreSecondClick}>
      <header className="grid gap-3 md:flex md:flex-wrap md:items-start md:justify-between">
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 md:block">
          <h1>{words.title}</h1>
          {access.includes('edit') && (
            <PlanButton className="md:hidden" onClick={() => setIsPlanning(true)} />
          )}
          <Summary first={first} isShown={isShownTo(whose, ownId)} />
        </div>
        <div className="flex flex-wrap gap-2">
          <WeekChips first={first} onFirst={setFirst} />
          {access.includes('edit') && (
            <PlanButton className="max-md:hidden" onClick={() => setIsPlanning(true)} />
          )}
        </div>
      </header>
      <Week
        key={first}
        first={first}
        mayPlan={access.includes('edit')}
        ownId={ownId}
        whose={whose}
        onWhose={setWhose}
      />
      {isPlanning && <PlanDialog accountId={user?._id ?? ''} onClosed={() => setIsPlanning(false)} />}
    </div>
  )
}

function PlanButton({ className, onClick }: { className: string; onClick: () => void }) {
  return (
    <Button size="small" className={`flex-none ${className}`} onClick={onClick}>
      <Icon of={Plus} />
      {words.planVisit}
    </Button>
  )
}

function WeekChips({ first, onFirst }: { first: string; onFirst: (first: string) => void }) {
  const now = firstShownOn(today())
  return (
    <fieldset
      aria-label={words.when}
      className="flex flex-wrap gap-2 max-md:w-full max-sm:*:flex-1 max-sm:*:justify-center max-sm:*:px-2"
    >
      <Chip onClick={() => onFirst(daysOn(first, -DAYS_OF_WEEK))}>{words.before}</Chip>
      <Chip isQuiet isOn={first === now} onClick={() => onFirst(now)}>
        {words.thisWeek}
      </Chip>
      <Chip onClick={() => onFirst(daysOn(first, DAYS_OF_WEEK))}>{words.next}</Chip>
    </fieldset>
  )
}

const useWeek = (first: string) => useVisits(first, daysOn(first, DAYS_OF_WEEK - 1))

/** Whether a visit is one of those of an account; of the own account also what nobody looks after. */
const isShownTo =
  (whose: string | undefined, ownId: string | undefined) =>
  ({ assignedTo }: Lead) =>
    whose === undefined || assignedTo === whose || (whose === ownId && assignedTo === null)

type SummaryProps = { first: string; isShown: (lead: Lead) => boolean }

function Summary({ first, isShown }: SummaryProps) {
  const { data } = useWeek(first)
  if (!data) return <SkeletonLine className="my-1.25 w-60 max-md:mr-auto" />
  const shown = data.visits.filter(isShown)
  const asked = shown.filter(({ visit }) => visit?.state === 'asked').length
  return (
    <p className="w-full text-ink-700">
      {words.week(shortDay(first), shortDay(daysOn(first, DAYS_OF_WEEK - 1)), shown.length, asked)}
    </p>
  )
}

type WeekProps = {
  first: string
  mayPlan: boolean
  /** Whose visits are shown first, with those that nobody looks after; undefined: everybody's. */
  ownId: string | undefined
  whose: string | undefined
  onWhose: (whose: string | undefined) => void
}

function Week({ first, mayPlan, ownId, whose, onWhose }: WeekProps) {
  const { data, error, refetch, dataUpdatedAt } = useWeek(first)
  if (!data)
    return error ? (
      <Failed
        sentence={failureSentence(error, words.failed)}
        retryLabel={panelLeads.retry}
        onRetry={() => void refetch()}
      />
    ) : (
      <WaitingWeek />
    )
  const isShown = isShownTo(whose, ownId)
  const shown = data.visits.filter(isShown)
  const wishes = data.wishes.filter(isShown)
  const visitsOn = (day: string) => shown.filter(({ visit }) => visit?.on === day)
  // A day on which the office is closed stands there only when somebody comes on it.
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, index) => daysOn(first, index)).filter(
    (day) => isWorkingDay(day) || day === today() || visitsOn(day).length > 0,
  )
  return (
    <>
      {error && (
        <Alert tone="waiting">
          <p>
            <b className="font-semibold">{words.failed}</b> {words.asOf(timeOf(dataUpdatedAt))}
          </p>
          <AlertButton onClick={() => void refetch()}>{panelLeads.retry}</AlertButton>
        </Alert>
      )}
      <div className="flex items-start justify-between gap-2.5">
        <People visits={data.visits} ownId={ownId} whose={whose} onChoose={onWhose} />
        <CalendarButton />
      </div>
      {wishes.length > 0 && <Wishes wishes={wishes} mayPlan={mayPlan} />}
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-3 min-[77.5rem]:auto-cols-[minmax(0,1fr)] min-[77.5rem]:grid-flow-col min-[77.5rem]:grid-cols-none min-[77.5rem]:gap-2.5">
        {days.map((day) => (
          <Day key={day} day={day} visits={visitsOn(day)} />
        ))}
      </ol>
    </>
  )
}

type PeopleProps = {
  visits: readonly Lead[]
  ownId: string | undefined
  /** The account whose visits are shown; undefined: everybody's. */
  whose: string | undefined
  onChoose: (whose: string | undefined) => void
}

/** Whose visits are shown, where there are several people. */
function People({ visits, ownId, whose, onChoose }: PeopleProps) {
  const names = new Map(
    visits.flatMap(({ assignedTo, assignedToName }) =>
      assignedTo === null || assignedTo === ownId
        ? []
        : [[assignedTo, assignedToName ?? panelLeads.lines.somebody]],
    ),
  )
  const isOwn = ({ assignedTo }: Lead) => assignedTo === ownId || assignedTo === null
  if (ownId === undefined && names.size < 2) return <span />
  return (
    <fieldset
      aria-label={words.whose}
      className="scroll-row flex min-w-0 gap-2 overflow-x-auto py-1 *:flex-none sm:flex-wrap"
    >
      {ownId && (
        <Chip isQuiet isOn={whose === ownId} onClick={() => onChoose(ownId)}>
          {words.mineOrFree} <span className="tabular">{visits.filter(isOwn).length}</span>
        </Chip>
      )}
      <Chip isQuiet isOn={whose === undefined} onClick={() => onChoose(undefined)}>
        {words.everybody} <span className="tabular">{visits.length}</span>
      </Chip>
      {[...names].map(([id, name]) => (
        <Chip key={id} isQuiet isOn={whose === id} onClick={() => onChoose(id)}>
          {name}{' '}
          <span className="tabular">{visits.filter(({ assignedTo }) => assignedTo === id).length}</span>
        </Chip>
      ))}
    </fieldset>
  )
}

/** What somebody wished for without a day, each with times that are free. */
function Wishes({ wishes, mayPlan }: { wishes: readonly Lead[]; mayPlan: boolean }) {
  const { data } = useVisits(today(), daysOn(today(), DAYS_OFFERED))
  return (
    <section className="rounded-court border border-mist-200 bg-lime-0">
      <h2 className="px-4 pt-3.5 pb-2.5 text-h3 sm:px-5">{words.wishes(wishes.length)}</h2>
      <ul>
        {wishes.map((lead) => (
          <li
            key={lead._id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-mist-200 px-4 py-2.5 sm:px-5"
          >
            <Wish lead={lead} />
            {mayPlan && <Plan lead={lead} visits={data?.visits} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const MOST_TIMES = 2

function Plan({ lead, visits }: { lead: Lead; visits: readonly Lead[] | undefined }) {
  const { user } = useSession()
  const { mutate, isPending } = useLeadChange(lead._id, user?._id ?? '')
  const about = lead.visitProperty ?? lead.property
  const to = href(PANEL.lead, { id: lead._id })
  if (!lead.visit || (about && about.status !== 'available' && about.status !== 'unconfirmed'))
    return (
      <Link to={to} className={buttonLook({ look: 'secondary', size: 'small' })}>
        {words.sendOthers}
      </Link>
    )
  const { propertyId, part } = lead.visit
  const { _id, assignedTo, name } = lead
  const times = visits
    ? freeTimes({ _id, assignedTo, part }, visits, { today: today(), most: MOST_TIMES })
    : []
  const plan = (time: VisitTime) =>
    mutate(
      { visit: { propertyId, ...time, part: null, state: 'asked' } },
      {
        onSuccess: () => showToast('success', words.planned(name, saidTime(time))),
        onError: (error) => showToast('danger', failureSentence(error, panelLeads.notSaved)),
      },
    )
  return (
    <span className="flex flex-wrap gap-2">
      {!visits && [1, 2].map((time) => <SkeletonLine key={time} className="!h-11 w-36" />)}
      {times.map((time) => (
        <Chip
          key={time.on}
          isHeld={isPending}
          aria-label={words.planAt(saidTime(time), name || panelLeads.nobodyNamed)}
          onClick={() => plan(time)}
        >
          {saidTime(time)}
        </Chip>
      ))}
      <Link to={to} className={buttonLook({ look: 'secondary', size: 'small' })}>
        {words.plan}
      </Link>
    </span>
  )
}

/** Where the days of a week will stand. */
function WaitingWeek() {
  return (
    <>
      <SkeletonLine className="my-0.5 !h-11 w-64 max-w-full" />
      <div aria-busy className="grid grid-cols-1 gap-3 md:grid-cols-3 min-[77.5rem]:grid-cols-6">
        {[1, 2, 3, 4, 5, 6].map((day) => (
          <div key={day} className="grid gap-3 rounded-court border border-mist-200 bg-lime-0 p-3">
            <SkeletonLine className="w-24" />
            <SkeletonLine className="w-4/5" />
            <SkeletonLine className="w-3/5" />
          </div>
        ))}
      </div>
    </>
  )
}

function Wish({ lead }: { lead: Lead }) {
  const about = lead.visitProperty ?? lead.property
  return (
    <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 leading-snug">
      {about && <Plate className="self-start">{about.number}</Plate>}
      <p className="min-w-0 wrap-anywhere">
        <Link to={href(PANEL.lead, { id: lead._id })} className="font-semibold hover:underline">
          {lead.name || panelLeads.nobodyNamed}
        </Link>
        <span className="block text-small text-ink-700">
          {panelLeads.visit.wishes(lead.visit?.part ?? '')} {about?.title}
        </span>
      </p>
    </div>
  )
}

function Day({ day, visits }: { day: string; visits: readonly Lead[] }) {
  const named = shortDayInWeek(day)
  return (
    <li
      className={classNames(
        '@container min-w-0 rounded-court border border-mist-200 bg-lime-0',
        day === today() && 'border-t-3 border-t-brass-500',
        day < today() && visits.length === 0 && 'max-md:hidden',
      )}
    >
      <h2
        className={classNames(
          'border-b border-mist-200 px-3 pb-2 font-sans text-base font-semibold whitespace-nowrap',
          day === today() ? 'pt-1.5' : 'pt-2',
        )}
      >
        {named}
        {day === today() && <span className="@max-[9.25rem]:sr-only">{words.today}</span>}
      </h2>
      {visits.length === 0 && <p className="px-3 py-2.5 text-ink-500">{words.none}</p>}
      <ul>
        {visits.map((lead) => (
          <Visited key={lead._id} lead={lead} ofDay={visits} />
        ))}
      </ul>
    </li>
  )
}

function Visited({ lead, ofDay }: { lead: Lead; ofDay: readonly Lead[] }) {
  if (!lead.visit) return null
  return (
    <li className="relative grid gap-1 border-b border-mist-200 px-3 py-2.5 leading-snug wrap-anywhere last:border-b-0 hover:bg-lime-50">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 gap-y-1">
        <p className="min-w-0">
          <b className="mr-1 font-display text-body leading-none font-semibold tabular">
            {visitTimeOf({ ...lead.visit, on: null }) || words.anyHour}
          </b>{' '}
          <Link
            to={href(PANEL.lead, { id: lead._id })}
            className="font-semibold after:absolute after:inset-0 after:content-['']"
          >
            {lead.name || panelLeads.nobodyNamed}
          </Link>
        </p>
        <VisitStateTag visit={lead.visit} />
      </div>
      <VisitPlace lead={lead} />
      <p className="flex items-center gap-1.5 text-small text-ink-700">
        <Icon of={UserRound} size={16} className="flex-none" />
        {lead.assignedToName ?? panelLeads.nobody}
      </p>
      <TooSoon lead={lead} visits={ofDay} />
      <div className="relative mt-1">
        <VisitLinks lead={lead} />
      </div>
    </li>
  )
}

/** The way to see the visits in a phone's calendar. */
function CalendarButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look="secondary"
        size="small"
        className="ml-auto flex-none max-sm:!px-2.5 mt-1"
        onClick={() => setIsOpen(true)}
      >
        <Icon of={CalendarPlus} />
        <span className="max-sm:sr-only">{words.calendar}</span>
      </Button>
      {isOpen && (
        <Dialog title={words.calendar} closeLabel={words.close} onClosed={() => setIsOpen(false)}>
          <Calendar />
        </Dialog>
      )}
    </>
  )
}

/** The secret address to which a phone's calendar subscribes. */
function Calendar() {
  const calendar = useCalendar()
  const { data, isPending } = calendar

  return (
    <div className="grid gap-3">
      <p className="text-ink-700">{words.calendarText}</p>
      {calendar.error && <Alert>{failureSentence(calendar.error, panelLeads.notSaved)}</Alert>}
      {data && <p className="font-mono text-small wrap-anywhere">{data.address}</p>}
      <p className="flex flex-wrap gap-2">
        <Button
          look={data ? 'secondary' : 'primary'}
          isBusy={isPending}
          busyLabel={words.make}
          onClick={() => calendar.mutate()}
        >
          {words.make}
        </Button>
        {data && (
          <CopyButton
            key={data.address}
            text={data.address}
            copied={words.copied}
            notCopied={words.notCopied}
          >
            {words.copy}
          </CopyButton>
        )}
      </p>
    </div>
  )
}
