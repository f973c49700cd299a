import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { VISIT_PARTS, type VisitPart } from '#contract/leads/kinds.ts'
import { nextOpenDates, OFFICE_HOURS } from '#contract/units/office-hours.ts'
import { DAY_MS, dayNumberOf, indiaDate, weekdayOf } from '#contract/units/time.ts'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { shortDayOf } from '#frontend/lib/format/day.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'

const words = messages.enquiryVisit

/** A wish: a day and a part of it, each may be left out. */
export type VisitWish = { on: string; part: VisitPart | '' }
export const NO_VISIT: VisitWish = { on: '', part: '' }

type VisitFieldsProps = {
  wish: VisitWish
  error: string | undefined
  isDisabled: boolean
  onChange: (wish: VisitWish) => void
}

const DAYS_OFFERED = 6

/** Whether a day is chosen from the calendar: one that was kept, or because the visitor asks for it now. */
type Other = 'none' | 'kept' | 'chosen'

/**
 * One of the next days on which the office is open, or another one from today to 30 days on, and a part of the day:
 * each may be left out.
 */
export function VisitFields({ wish, error, isDisabled, onChange }: VisitFieldsProps) {
  const [nowMs] = useState(() => Date.now())
  const days = nextOpenDates(OFFICE_HOURS, nowMs, DAYS_OFFERED)
  const [other, setOther] = useState<Other>(wish.on === '' || days.includes(wish.on) ? 'none' : 'kept')

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-2 text-base leading-snug">
        <b className="font-semibold">{words.which}</b> <span className="text-ink-700">{words.agree}</span>
      </legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {days.map((day) => (
          <Chip
            key={day}
            data-day
            isQuiet
            isOn={other === 'none' && wish.on === day}
            disabled={isDisabled}
            className={`${DAY} flex-col !gap-0`}
            onClick={() => {
              setOther('none')
              onChange({ ...wish, on: other === 'none' && wish.on === day ? '' : day })
            }}
          >
            <b className="font-semibold">{words.weekdays[weekdayOf(dayNumberOf(day))]}</b>{' '}
            <small className="text-small">{messages.words.day(shortDayOf(day))}</small>
          </Chip>
        ))}
      </div>
      {other !== 'none' ? (
        <TextField
          ref={other === 'chosen' ? takeLostFocus : undefined}
          name="visitOn"
          type="date"
          label={words.day}
          error={error}
          min={indiaDate(nowMs)}
          max={indiaDate(nowMs + LIMITS.visitDaysAhead * DAY_MS)}
          value={wish.on}
          disabled={isDisabled}
          onChange={(event) => onChange({ ...wish, on: event.target.value })}
        />
      ) : (
        <button
          type="button"
          disabled={isDisabled}
          onClick={() => setOther('chosen')}
          className="min-h-11 justify-self-start font-semibold text-tea-700 underline underline-offset-4"
        >
          {words.otherDay}
        </button>
      )}
      <Parts wish={wish} isDisabled={isDisabled} onChange={onChange} />
    </fieldset>
  )
}

type PartsProps = Pick<VisitFieldsProps, 'wish' | 'isDisabled' | 'onChange'>

const Parts = ({ wish, isDisabled, onChange }: PartsProps) => (
  <fieldset className="mt-2 grid min-w-0 grid-cols-3 gap-2">
    <legend className="pb-2 text-base leading-snug font-semibold">{words.whichPart}</legend>
    {VISIT_PARTS.map((part) => (
      <Chip
        key={part}
        isQuiet
        isOn={wish.part === part}
        disabled={isDisabled}
        className={DAY}
        onClick={() => onChange({ ...wish, part: wish.part === part ? '' : part })}
      >
        {words.parts[part]}
      </Chip>
    ))}
  </fieldset>
)

const DAY = 'justify-center !px-1 text-center'

/** Whether a day may be wished for: browsers let people type others. */
export function isVisitDay(on: string): boolean {
  const nowMs = Date.now()
  return on >= indiaDate(nowMs) && on <= indiaDate(nowMs + LIMITS.visitDaysAhead * DAY_MS)
}
