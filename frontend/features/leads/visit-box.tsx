import { CalendarPlus, Check, KeyRound, Navigation } from 'lucide'
import { type FormEvent, type ReactNode, useState } from 'react'
import { calendarFile } from '#contract/leads/ics.ts'
import type { VisitState } from '#contract/leads/kinds.ts'
import type { Lead, Visit } from '#contract/leads/leads.ts'
import { deletedVisited, visitedListing, whoGoes } from '#contract/leads/visited.ts'
import { saveFile } from '#frontend/lib/browser/save-file.ts'
import { directionsTo, NEW_TAB } from '#frontend/lib/navigation/links.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Plate } from '#frontend/ui/plate.tsx'
import { Tag } from '#frontend/ui/tag.tsx'
import { WhatsAppIcon } from '#frontend/ui/whatsapp-icon.tsx'
import {
  DAYS_OFFERED,
  freeTimes,
  kilometresApart,
  tooNear,
  tooSoonAfter,
  type Spot,
  type VisitTime,
} from './free-times.ts'
import {
  chatWith,
  daysOn,
  goneSaid,
  isOver,
  saidTime,
  LAST_DAY,
  today,
  visitChat,
  visitTimeOf,
  waitsForAnswer,
} from './lead-words.ts'
import { DeletedListing } from './lead-row.tsx'
import type { BoxProps } from './step-box.tsx'
import { useVisits } from './use-visits.ts'

const TONES = { asked: 'waiting', agreed: 'good', done: 'quiet', missed: 'quiet' } as const

/** An agreed visit whose hour is over waits for somebody to say how it was. */
export function VisitStateTag({ visit }: { visit: Visit }) {
  const { state } = visit
  if (waitsForAnswer(visit)) return <Tag tone="waiting">{words.visit.over}</Tag>
  return <Tag tone={TONES[state]}>{words.visit.states[state]}</Tag>
}

/** Whether it is said how a visit was. */
const isSettled = ({ state }: Visit) => state === 'done' || state === 'missed'

const MOST_TIMES = 3

/** The visit of a lead: wished for, agreed on, done; without a day, the next times at which whoever looks after it is free. */
export function VisitBox({ lead, isBusy, onChange, accountId }: BoxProps & { accountId: string }) {
  const { visit, propertyId } = lead
  const [isOtherTime, setIsOtherTime] = useState(false)
  const hasDay = visit !== null && visit.on !== null
  const assignedTo = whoGoes(lead, accountId)
  const times = useFreeTimes({ ...lead, assignedTo }, { enabled: !hasDay })
  const about = visit?.propertyId ?? propertyId
  if (about === null) return null

  const put = (time: VisitTime, state: VisitState) =>
    onChange({ visit: { propertyId: about, on: time.on, at: time.at || null, part: null, state } })
  const say = (state: VisitState) => visit?.on && onChange({ visit: { ...visit, on: visit.on, state } })
  const isAnswered = visit !== null && isSettled(visit)

  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5 leading-snug">
        {hasDay ? (
          <p className="flex flex-wrap items-center gap-2">
            <b className="font-semibold">{visitTimeOf(visit)}</b>
            <VisitStateTag visit={visit} />
          </p>
        ) : (
          <p>{visit ? words.visit.wishes(visit.part ?? '') : words.visit.none}</p>
        )}
        <VisitPlace lead={lead} />
        {visit?.on && isToCome({ on: visit.on }) && <TooSoonThen lead={lead} on={visit.on} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {times.map((time) => (
          <Chip key={time.on} isHeld={isBusy} onClick={() => put(time, 'asked')}>
            {saidTime(time)}
          </Chip>
        ))}
        {hasDay && visit.state === 'asked' && (
          <Chip isHeld={isBusy} onClick={() => say('agreed')}>
            <Icon of={Check} size={18} />
            {words.visit.agree}
          </Chip>
        )}
        {hasDay && visit.state === 'agreed' && (visit.on ?? '') <= today() && (
          <>
            <Chip isHeld={isBusy} onClick={() => say('done')}>
              <Icon of={Check} size={18} />
              {words.visit.happened}
            </Chip>
            <Chip isHeld={isBusy} onClick={() => say('missed')}>
              {words.visit.missed}
            </Chip>
          </>
        )}
        <Chip aria-expanded={isOtherTime} onClick={() => setIsOtherTime(!isOtherTime)}>
          {visit?.state === 'done' ? words.visit.again : words.visit.otherTime}
        </Chip>
        {visit && !isAnswered && (
          <Button look="quiet" size="small" isHeld={isBusy} onClick={() => onChange({ visit: null })}>
            {words.visit.remove}
          </Button>
        )}
      </div>
      {times.length > 0 && lead.assignedToName && (
        <p className="text-small text-ink-700">{words.visit.free(lead.assignedToName)}</p>
      )}
      {isOtherTime && <OtherTime lead={lead} assignedTo={assignedTo} isBusy={isBusy} onTime={put} />}
      {hasDay && <VisitLinks lead={lead} />}
    </div>
  )
}

/** The next times at which whoever looks after a lead is free for a visit. */
function useFreeTimes(lead: Lead, { enabled }: { enabled: boolean }): VisitTime[] {
  const { data } = useVisits(today(), daysOn(today(), DAYS_OFFERED), { enabled })
  if (!enabled || !data) return []
  const wish = { ...lead, part: lead.visit?.part ?? null }
  return freeTimes(wish, data.visits, { today: today(), most: MOST_TIMES })
}

type OtherTimeProps = {
  lead: Lead
  assignedTo: string
  isBusy: boolean
  onTime: (time: VisitTime, state: VisitState) => void
}

/** Any day and hour. */
function OtherTime({ lead, assignedTo, isBusy, onTime }: OtherTimeProps) {
  const { visit } = lead
  const [time, setTime] = useState<VisitTime>({
    on: visit?.on && visit.on >= today() ? visit.on : daysOn(today(), 1),
    at: visit?.at ?? '',
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    onTime(time, 'agreed')
  }

  return (
    <form className="grid gap-3" onSubmit={submit}>
      <TimeFields time={time} onTime={setTime} />
      <output className="empty:hidden">
        {isToCome(time) && <TooNear {...{ lead, time, assignedTo }} about={visitedListing(lead)} />}
      </output>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" size="small" isHeld={isBusy} disabled={!isToCome(time)}>
          {words.visit.agree}
        </Button>
        <Button
          look="secondary"
          size="small"
          isHeld={isBusy}
          disabled={!isToCome(time)}
          onClick={() => onTime(time, 'asked')}
        >
          {words.visit.ask}
        </Button>
      </span>
    </form>
  )
}

/** Browsers let a day before the first be typed. */
export const isToCome = ({ on }: Pick<VisitTime, 'on'>) => on >= today()

type TimeFieldsProps = { time: VisitTime; onTime: (time: VisitTime) => void }

export function TimeFields({ time, onTime }: TimeFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-2">
      <TextField
        label={words.visit.on}
        type="date"
        min={today()}
        max={LAST_DAY}
        value={time.on}
        error={time.on !== '' && !isToCome(time) ? words.visit.past : undefined}
        onChange={({ target }) => onTime({ ...time, on: target.value })}
      />
      <TextField
        label={words.visit.at}
        type="time"
        value={time.at}
        onChange={({ target }) => onTime({ ...time, at: target.value })}
      />
    </div>
  )
}

/** Where the visit goes, whether that is gone, and who has the key, as far as it is known. */
export function VisitPlace({ lead }: { lead: Lead }) {
  const about = visitedListing(lead)
  if (!about) return <DeletedListing deleted={deletedVisited(lead)} />
  const gone = goneSaid(about)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
        <span className="min-w-0 wrap-anywhere">
          <Plate className="mr-1.5">{about.number}</Plate>
          {about.locality ?? about.city}
        </span>
        {gone && <Tag tone="over">{gone}</Tag>}
      </p>
      {about.keyWith && (
        <p className="flex items-start gap-1.5 text-small text-ink-700">
          <Icon of={KeyRound} size={16} className="mt-0.5 flex-none" />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{words.visit.key} </span>
            {about.keyWith}
          </span>
        </p>
      )}
    </>
  )
}

/** Says of a visit that the same person has another one shortly before, and how far away. */
export function TooSoon({ lead, visits }: { lead: Lead; visits: readonly Lead[] }) {
  const soon = tooSoonAfter(lead, visits)
  return soon ? <Near minutes={soon.minutes} other={soon.before} from={visitedListing(lead)} /> : null
}

/** The same where the other visits of its day are not there yet. */
function TooSoonThen({ lead, on }: { lead: Lead; on: string }) {
  const { data } = useVisits(on, on)
  return data ? <TooSoon lead={lead} visits={data.visits} /> : null
}

type PlannedProps = {
  lead: Lead
  time: VisitTime
  /** Where it would go. */
  about: Spot
  /** Whoever goes. */
  assignedTo: string | null
}

/** Says of a time before a visit is planned for it that the same person has another one then, and how far away. */
export function TooNear({ lead, time, about, assignedTo }: PlannedProps) {
  const { data } = useVisits(time.on, time.on)
  const planned = {
    ...lead,
    assignedTo,
    visit: { propertyId: '', ...time, part: null, state: 'asked' as const },
  }
  const near = data && assignedTo !== null ? tooNear(planned, data.visits) : undefined
  return near ? <Near {...near} from={about} /> : null
}

/** How near another visit is, in time and place. */
function Near({ minutes, other, from }: { minutes: number; other: Lead; from: Spot }) {
  const there = visitedListing(other)
  return (
    <p className="rounded-tag bg-brass-100 px-2 py-1 text-micro font-semibold text-brass-800">
      {words.visits.tooNear(
        minutes,
        there ? (there.locality ?? there.city) : other.name,
        kilometresApart(there, from),
      )}
    </p>
  )
}

/**
 * A chat that asks whether the visit suits, the way there, and the visit as a calendar file, until its hour is over; of a listing that
 * is gone only a chat, as the person has to be told.
 */
export function VisitLinks({ lead }: { lead: Lead }) {
  const { visit } = lead
  const chat = visitChat(lead)
  if (chat === undefined || visit === null || isSettled(visit) || isOver(visit)) return null
  const about = visitedListing(lead)
  if (goneSaid(about))
    return lead.phone === '' ? null : (
      <Ways>
        <ChatWay chat={chatWith(lead)} label={words.whatsApp(lead.name)} title={words.whatsAppShort} />
      </Ways>
    )
  return (
    <Ways>
      {lead.phone !== '' && (
        <ChatWay chat={chat} label={`${words.visit.confirm}: ${lead.name}`} title={words.visit.confirm} />
      )}
      {about?.lat != null && about.lng != null && (
        <a
          href={directionsTo(about.lat, about.lng)}
          {...NEW_TAB}
          aria-label={words.visit.directions(about.locality ?? about.city)}
          title={words.visit.directions(about.locality ?? about.city)}
          className={WAY}
        >
          <Icon of={Navigation} />
          <Named>{inShort.directions}</Named>
        </a>
      )}
      <button
        type="button"
        aria-label={`${words.visit.file}: ${lead.name}`}
        title={words.visit.file}
        className={WAY}
        onClick={() =>
          saveFile(new Blob([calendarFile([lead], location.origin)], { type: 'text/calendar' }), 'visit.ics')
        }
      >
        <Icon of={CalendarPlus} />
        <Named>{inShort.file}</Named>
      </button>
    </Ways>
  )
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div className="flex flex-wrap gap-0.5 @min-[9.5rem]:gap-2">{children}</div>
  </div>
)

const ChatWay = ({ chat, label, title }: { chat: string; label: string; title: string }) => (
  <a href={chat} {...NEW_TAB} aria-label={label} title={title} className={WAY}>
    <WhatsAppIcon />
    <Named>{inShort.confirm}</Named>
  </a>
)

const { inShort } = words.visit
/** An icon, which says below it what it is where the box around it is wide enough for all three. */
const WAY =
  'inline-grid min-h-11 min-w-10 place-items-center content-center rounded-sill border-[1.5px] border-mist-400 bg-lime-0 hover:border-tea-700 hover:bg-tea-50 @min-[9.5rem]:min-w-11 @min-[16.5rem]:min-w-20 @min-[16.5rem]:py-1'

const Named = ({ children }: { children: string }) => (
  <span className="hidden text-micro leading-tight font-medium @min-[16.5rem]:block">{children}</span>
)
