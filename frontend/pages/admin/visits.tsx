import { UserRound } from 'lucide'
import { useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'
import { href } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ListingPlate } from '#frontend/features/leads/lead-row.tsx'
import { daysOn, shortDay, today, visitTimeOf } from '#frontend/features/leads/lead-words.ts'
import { DAYS_OFFERED, freeTimes, tooSoonAfter, type VisitTime } from '#frontend/features/leads/free-times.ts'
import { useCalendar, useLeadChange, useVisits } from '#frontend/features/leads/use-leads.ts'
import { VisitLinks, VisitStateTag } from '#frontend/features/leads/visit-box.tsx'
import { accessOf } from '#frontend/features/session/access.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { useHead } from '#frontend/lib/head.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button, buttonLook } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'

const words = panelLeads.visits
const WEEK = 7

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  return daysOn(day, weekday === 0 ? -6 : 1 - weekday)
}

/** The visits of a week by day, and the wishes that have no day yet. */
export function VisitsPage() {
  const { user } = useSession()
  const [monday, setMonday] = useState(() => mondayOf(today()))
  useHead({ title: words.pageTitle, description: words.title })
  if (!accessOf(user).includes('look')) return <Alert tone="info">{SERVER_MESSAGES.approvalPending}</Alert>
  const isThisWeek = monday === mondayOf(today())
  return (
    <div className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1>{words.title}</h1>
        <fieldset
          aria-label={words.when}
          className="flex gap-2 max-sm:w-full max-sm:*:flex-1 max-sm:*:justify-center max-sm:*:px-2"
        >
          <Chip onClick={() => setMonday(daysOn(monday, -WEEK))}>{words.before}</Chip>
          <Chip isQuiet isOn={isThisWeek} onClick={() => setMonday(mondayOf(today()))}>
            {words.thisWeek}
          </Chip>
          <Chip onClick={() => setMonday(daysOn(monday, WEEK))}>{words.next}</Chip>
        </fieldset>
      </header>
      <Week key={monday} monday={monday} mayPlan={accessOf(user).includes('edit')} />
      <Calendar />
    </div>
  )
}

function Week({ monday, mayPlan }: { monday: string; mayPlan: boolean }) {
  const { data, error, refetch } = useVisits(monday, daysOn(monday, WEEK - 1))
  const [whose, setWhose] = useState<string>()
  if (error)
    return (
      <Failed
        sentence={failureSentence(error, words.failed)}
        retryLabel={panelLeads.retry}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <WaitingWeek />
  const shown = data.visits.filter(({ assignedTo }) => whose === undefined || assignedTo === whose)
  const visitsOn = (day: string) => shown.filter(({ visit }) => visit?.on === day)
  // A Sunday stands there only when somebody comes on it.
  const days = Array.from({ length: WEEK }, (_, index) => daysOn(monday, index)).filter(
    (day, index) => index < WEEK - 1 || day === today() || visitsOn(day).length > 0,
  )
  const asked = data.visits.filter(({ visit }) => visit?.state === 'asked').length
  return (
    <>
      <p className="-mt-2 text-ink-700">{words.week(shortDay(monday), data.visits.length, asked)}</p>
      <People visits={data.visits} whose={whose} onChoose={setWhose} />
      {data.wishes.length > 0 && <Wishes wishes={data.wishes} mayPlan={mayPlan} />}
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-3 min-[77.5rem]:auto-cols-fr min-[77.5rem]:grid-flow-col min-[77.5rem]:grid-cols-none">
        {days.map((day) => (
          <Day key={day} day={day} visits={visitsOn(day)} />
        ))}
      </ol>
    </>
  )
}

type PeopleProps = {
  visits: readonly Lead[]
  /** The account whose visits are shown; undefined: everybody's. */
  whose: string | undefined
  onChoose: (whose: string | undefined) => void
}

/** Whose visits are shown, where there are several people. */
function People({ visits, whose, onChoose }: PeopleProps) {
  const names = new Map(
    visits.flatMap(({ assignedTo, assignedToName }) =>
      assignedTo === null ? [] : [[assignedTo, assignedToName ?? panelLeads.lines.somebody]],
    ),
  )
  if (names.size < 2) return null
  return (
    <fieldset aria-label={words.whose} className="flex flex-wrap gap-2">
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
            className="flex flex-wrap items-center justify-between gap-3 border-t border-mist-200 px-4 py-2.5 sm:px-5"
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
  const { mutate, isPending } = useLeadChange(lead._id)
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
      {times.map((time) => (
        <Chip key={time.on} disabled={isPending} onClick={() => plan(time)}>
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
    <div aria-busy className="grid grid-cols-1 gap-3 md:grid-cols-3 min-[77.5rem]:grid-cols-6">
      {[1, 2, 3, 4, 5, 6].map((day) => (
        <div key={day} className="grid gap-3 rounded-court border border-mist-200 bg-lime-0 p-3">
          <SkeletonLine className="w-24" />
          <SkeletonLine className="w-4/5" />
          <SkeletonLine className="w-3/5" />
        </div>
      ))}
    </div>
  )
}

function Wish({ lead }: { lead: Lead }) {
  const about = lead.visitProperty ?? lead.property
  return (
    <p className="min-w-0 leading-snug">
      <b className="font-semibold">{lead.name}</b>{' '}
      {lead.visit?.part && panelLeads.visit.parts[lead.visit.part]}
      {about && (
        <span className="block text-small">
          <ListingPlate property={about} />
        </span>
      )}
    </p>
  )
}

const saidTime = ({ on, at }: VisitTime) =>
  `${WEEKDAY.format(new Date(`${on}T00:00:00Z`))} ${shortDay(on)}, ${at}`

const WEEKDAY = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' })

function Day({ day, visits }: { day: string; visits: readonly Lead[] }) {
  const named = `${WEEKDAY.format(new Date(`${day}T00:00:00Z`))} ${shortDay(day)}`
  return (
    <li
      className={classNames(
        'min-w-0 rounded-court border border-mist-200 bg-lime-0',
        day === today() && 'border-t-3 border-t-brass-500',
        day < today() && visits.length === 0 && 'max-md:hidden',
      )}
    >
      <h2 className="border-b border-mist-200 px-3 py-2 font-sans text-base font-semibold">
        {day === today() ? words.today(named) : named}
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
  const soon = tooSoonAfter(lead, ofDay)
  const about = lead.visitProperty ?? lead.property
  if (!lead.visit) return null
  return (
    <li className="grid gap-1 border-b border-mist-200 px-3 py-2.5 leading-snug last:border-b-0 wrap-anywhere">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="font-semibold tabular">{visitTimeOf({ ...lead.visit, on: null })}</b>
        <VisitStateTag state={lead.visit.state} />
      </p>
      <Link
        to={href(PANEL.lead, { id: lead._id })}
        className="flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {lead.name}
      </Link>
      {about && (
        <p className="text-small">
          <Plate className="mr-1.5">{about.number}</Plate>
          {about.locality ?? about.city}
        </p>
      )}
      <p className="flex items-center gap-1.5 text-small text-ink-700">
        <Icon of={UserRound} size={16} />
        {lead.assignedToName ?? panelLeads.nobody}
      </p>
      {soon && (
        <p className="rounded-tag bg-brass-100 px-2 py-1 text-micro font-semibold text-brass-800">
          {words.tooSoon(soon.minutes, soon.before.name, placeOfVisit(soon.before))}
        </p>
      )}
      <VisitLinks lead={lead} />
    </li>
  )
}

function placeOfVisit({ visitProperty, property }: Lead): string {
  const about = visitProperty ?? property
  return about ? (about.locality ?? about.city) : ''
}

/** The secret address to which a phone's calendar subscribes. */
function Calendar() {
  const calendar = useCalendar()
  const { data, isPending } = calendar

  async function copy(address: string) {
    await navigator.clipboard.writeText(address)
    showToast('success', words.copied)
  }

  return (
    <section className="grid gap-3 rounded-court border border-mist-200 bg-lime-0 p-4 sm:p-5">
      <h2 className="text-h3">{words.calendar}</h2>
      <p className="max-w-[66ch] text-ink-700">{words.calendarText}</p>
      {calendar.error && <Alert>{failureSentence(calendar.error, panelLeads.notSaved)}</Alert>}
      {data && <p className="font-mono text-small wrap-anywhere">{data.address}</p>}
      <p className="flex flex-wrap gap-2">
        {data && <Button onClick={() => void copy(data.address)}>{words.copy}</Button>}
        <Button look="secondary" isBusy={isPending} busyLabel={words.make} onClick={() => calendar.mutate()}>
          {words.make}
        </Button>
      </p>
    </section>
  )
}
