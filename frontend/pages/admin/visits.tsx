import { Plus } from 'lucide'
import { useState } from 'react'
import type { Lead } from '#contract/leads/leads.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { isWorkingDay } from '#contract/units/office-hours.ts'
import { dayNumberOf, DAYS_OF_WEEK, weekdayOf } from '#contract/units/time.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { daysOn, today } from '#frontend/features/leads/lead-words.ts'
import { PlanDialog } from '#frontend/features/leads/plan-dialog.tsx'
import { useVisits } from '#frontend/features/leads/use-visits.ts'
import { CalendarButton } from '#frontend/features/leads/visit-calendar.tsx'
import { VisitDay } from '#frontend/features/leads/visit-day.tsx'
import { VisitPeople, isShownTo } from '#frontend/features/leads/visit-people.tsx'
import { VisitWishes } from '#frontend/features/leads/visit-wishes.tsx'
import { accessOf } from '#frontend/features/session/access.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { ignoreSecondClick } from '#frontend/lib/browser/second-click.ts'
import { timeOf } from '#frontend/lib/format/panel-dates.ts'
import { useHead } from '#frontend/lib/head.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { Alert, AlertButton } from '#frontend/ui/feedback/alert.tsx'
import { Failed } from '#frontend/ui/feedback/failed.tsx'
import { SkeletonLine } from '#frontend/ui/feedback/skeleton.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

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
        planner={access.includes('edit') ? (user?._id ?? '') : undefined}
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

type SummaryProps = { first: string; isShown: (lead: Lead) => boolean }

function Summary({ first, isShown }: SummaryProps) {
  const { data } = useWeek(first)
  if (!data) return <SkeletonLine className="my-1.25 w-60 max-md:mr-auto" />
  const shown = data.visits.filter(isShown)
  const asked = shown.filter(({ visit }) => visit?.state === 'asked').length
  return (
    <p className="w-full text-ink-700">
      {words.week(shortDayOf(first), shortDayOf(daysOn(first, DAYS_OF_WEEK - 1)), shown.length, asked)}
    </p>
  )
}

type WeekProps = {
  first: string
  /** The account that may plan visits; undefined where it may only look. */
  planner: string | undefined
  /** Whose visits are shown first, with those that nobody looks after; undefined: everybody's. */
  ownId: string | undefined
  whose: string | undefined
  onWhose: (whose: string | undefined) => void
}

function Week({ first, planner, ownId, whose, onWhose }: WeekProps) {
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
        <VisitPeople visits={data.visits} ownId={ownId} whose={whose} onChoose={onWhose} />
        <CalendarButton />
      </div>
      {wishes.length > 0 && <VisitWishes wishes={wishes} planner={planner} />}
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-3 min-[77.5rem]:auto-cols-[minmax(0,1fr)] min-[77.5rem]:grid-flow-col min-[77.5rem]:grid-cols-none min-[77.5rem]:gap-2.5">
        {days.map((day) => (
          <VisitDay key={day} day={day} visits={visitsOn(day)} />
        ))}
      </ol>
    </>
  )
}

/** Where the days of a week will stand. */
function WaitingWeek() {
  return (
    <>
      <SkeletonLine className="my-0.5 !h-11 w-64 max-w-full" />
      <div aria-busy className="grid grid-cols-1 gap-3 md:grid-cols-3 min-[77.5rem]:grid-cols-6">
        {[1, 2, 3, 4, 5, 6].map((day) => (
          <div key={day} className="grid gap-3 box p-3">
            <SkeletonLine className="w-24" />
            <SkeletonLine className="w-4/5" />
            <SkeletonLine className="w-3/5" />
          </div>
        ))}
      </div>
    </>
  )
}
