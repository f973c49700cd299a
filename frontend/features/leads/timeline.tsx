import {
  CalendarDays,
  Check,
  CircleDot,
  CloudOff,
  Flag,
  House,
  type IconNode,
  NotebookPen,
  Send,
  UserRound,
} from 'lucide'
import { useState } from 'react'
import type { LeadLine, WholeLead } from '#contract/leads/leads.ts'
import { readStep, readVisit } from '#contract/leads/line-text.ts'
import { href } from '#contract/paths.ts'
import { useLocation } from 'react-router'
import { LEAD_STATUSES } from '#contract/leads/kinds.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { dateTimeOf } from '#frontend/lib/format/panel-dates.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'
import { panelLeads } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Moment } from '#frontend/ui/moment.tsx'
import { focusOnce } from '#frontend/ui/focus-once.ts'
import { useFold } from '#frontend/ui/use-fold.ts'
import { LEAD_ICONS } from './lead-row.tsx'
import { shortDayInWeek } from './lead-words.ts'
import { useDraft } from './note-drafts.ts'
import { NoteForm } from './note-form.tsx'
import { useWaitingNotes, type WaitingNote } from './waiting-notes.ts'

const words = panelLeads.lines

/** The field of a new line, as an address names it. */
export const LINE_ID = 'line'

type TimelineProps = {
  lead: WholeLead
  /** The account that may add lines; undefined where it may not. */
  accountId: string | undefined
}

/** Everything that happened with a lead, newest first, and a line more. */
export function Timeline({ lead, accountId }: TimelineProps) {
  const isAskedFor = useLocation().hash === `#${LINE_ID}`
  const [draft] = useDraft(accountId ?? '', lead._id, 'line')
  const [isAdding, setIsAdding] = useState(isAskedFor || draft !== '')
  const [takesFocus, setTakesFocus] = useState(isAskedFor)
  const [isDone, setIsDone] = useState(false)
  const waiting = useWaitingNotes(accountId ?? '', lead._id)

  return (
    // What stands below listings that still load is hidden, and what is hidden takes no focus.
    <section className={classNames('grid grid-cols-1 gap-3 box p-4 sm:p-5', isAskedFor && '!visible')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{words.title}</h2>
        {accountId && !isAdding && (
          <button
            type="button"
            ref={isDone ? focusOnce : undefined}
            className="-my-3 min-h-11 px-1 text-small font-medium underline underline-offset-4"
            onClick={() => {
              setTakesFocus(true)
              setIsAdding(true)
            }}
          >
            {words.add}
          </button>
        )}
      </div>
      {accountId && isAdding && (
        <NoteForm
          leadId={lead._id}
          accountId={accountId}
          takesFocus={takesFocus}
          onDone={() => {
            setIsDone(true)
            setIsAdding(false)
          }}
        />
      )}
      <WaitingLines notes={waiting} />
      <Happened lead={lead} />
    </section>
  )
}

/** A longer history is folded to its newest lines. */
const MOST_LINES = 25
const FOLDED_LINES = 20

/** The lines of a lead, newest first, and how it came. */
function Happened({ lead }: { lead: WholeLead }) {
  const lines = lead.lines.toReversed()
  const { seen, isFolded, unfold, markOf } = useFold(lines, FOLDED_LINES, MOST_LINES)
  return (
    <ol className="grid">
      {seen.map((line, at) => (
        <Moment
          key={line._id}
          icon={LINE_ICONS[line.kind]}
          when={`${dateTimeOf(line.at)}, ${line.by ?? words.somebody}`}
          mark={markOf(at)}
        >
          <p className="whitespace-pre-line">
            {line.kind === 'listed' ? (
              <Listed number={line.text} property={lead.property} />
            ) : (
              sentenceOf(line)
            )}
          </p>
        </Moment>
      ))}
      {isFolded && (
        <li className="pb-4 pl-10">
          <Button look="secondary" size="small" onClick={unfold}>
            {words.earlier(lines.length - FOLDED_LINES)}
          </Button>
        </li>
      )}
      <Moment isFromOutside icon={LEAD_ICONS[lead.kind]} when={dateTimeOf(lead.createdAt)}>
        <p>{words.came[lead.kind]}</p>
        {lead.words && (
          <p className="mt-1 border-l-3 border-oxide-700 pl-3 whitespace-pre-line">{lead.words}</p>
        )}
      </Moment>
    </ol>
  )
}

const LINE_ICONS: Record<LeadLine['kind'], IconNode> = {
  note: NotebookPen,
  status: CircleDot,
  'hand-over': UserRound,
  step: Flag,
  'step-done': Check,
  visit: CalendarDays,
  sent: Send,
  listed: House,
}

/** Lines that have not reached the server yet, and changes that it refused. */
export function WaitingLines({ notes }: { notes: readonly WaitingNote[] }) {
  if (notes.length === 0) return null
  return (
    <ol className="grid">
      {notes.map(({ at, line, isRefused }) => (
        <Moment
          key={at}
          icon={CloudOff}
          when={`${dateTimeOf(at)}, ${isRefused ? words.notSent : words.waiting}`}
        >
          <p className="whitespace-pre-line">{line}</p>
        </Moment>
      ))}
    </ol>
  )
}

function stepIn(text: string): string {
  const { step, on } = readStep(text)
  return on === undefined ? step : `${step}${shortDayOf(on)}`
}

function visitIn(text: string): string {
  const visit = readVisit(text)
  if (!visit) return text
  const { state, on, at } = visit
  const said = state === 'cancelled' ? panelLeads.visit.cancelled : panelLeads.visit.states[state]
  return [said.toLowerCase(), on && shortDayInWeek(on), at].filter(Boolean).join(', ')
}

type ListedProps = { number: string; property: WholeLead['property'] }

/** The listing that was made of what somebody offers. */
function Listed({ number, property }: ListedProps) {
  if (number === '') return words.listedGone
  if (property?.number !== number) return words.listed(number)
  return (
    <>
      {words.listed('')}
      <Link to={href(PANEL.property, { id: property._id })} className="underline underline-offset-4">
        {number}
      </Link>
    </>
  )
}

function sentenceOf({ kind, text, list }: LeadLine): string {
  switch (kind) {
    case 'note':
      return text
    case 'status': {
      const status = LEAD_STATUSES.find((one) => one === text)
      return words.status(status ? panelLeads.statuses[status] : text)
    }
    case 'hand-over':
      return words.handOver(text)
    case 'step':
      return words.step(stepIn(text))
    case 'step-done':
      return words.stepDoneOf(stepIn(text))
    case 'visit':
      return words.visit(visitIn(text))
    case 'listed':
      return words.listed(text)
    case 'sent': {
      const opened = list?.openedAt ? words.openedAt(dateTimeOf(list.openedAt)) : words.notOpened
      return `${words.sent(list?.propertyIds.length ?? 0)}. ${opened}`
    }
    default:
      return kind satisfies never
  }
}
