import { CalendarDays } from 'lucide'
import { type KeyboardEvent, useRef } from 'react'
import { indiaDate } from '#contract/units/time.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { panelActivity } from '#frontend/messages/panel/activity.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { controlLook, Field } from '#frontend/ui/form/field.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { isDate, readDay } from './read-day.ts'

const words = panelActivity.filters
const LONGEST = 30

/** What is typed while a day was chosen; it is checked once the field is left. */
export type TypedDay = { over: string; text: string; isChecked: boolean }

type DayFieldProps = {
  /** '2026-11-30', or empty; an address may say anything. */
  day: string
  onDay: (day: string) => void
  /** Undefined where nothing is typed; what was typed over another day counts for nothing. */
  typed: TypedDay | undefined
  onTyped: (typed: TypedDay | undefined) => void
}

/** A day as the panel writes it, typed or taken from the browser's calendar; browsers write their own in their language's order. */
export function DayField({ day, onDay, typed, onTyped }: DayFieldProps) {
  const { text, isChecked } = typed?.over === day ? typed : { text: shown(day), isChecked: true }
  const calendar = useRef<HTMLInputElement>(null)

  function take() {
    const read = text.trim() === '' ? '' : readDay(text, today())
    if (read === undefined || read > today()) return onTyped({ over: day, text, isChecked: true })
    onTyped(undefined)
    if (read !== day) onDay(read)
  }

  function takeOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }

  return (
    <Field label={words.day} error={isChecked ? faultIn(text) : undefined}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            autoComplete="off"
            maxLength={LONGEST}
            placeholder={words.dayExample}
            value={text}
            onChange={({ target }) => onTyped({ over: day, text: target.value, isChecked: false })}
            onBlur={take}
            onKeyDown={takeOnEnter}
            {...control}
            className={classNames(controlLook, 'pr-13')}
          />
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            max={today()}
            value={day}
            onChange={({ target }) => {
              onTyped(undefined)
              onDay(target.value)
            }}
            className="pointer-events-none absolute right-0 bottom-0 size-px opacity-0"
          />
          <IconButton
            label={words.pickDay}
            icon={CalendarDays}
            onClick={() => calendar.current?.showPicker()}
            className="absolute top-0.5 right-0.5 hover:bg-mist-100"
          />
        </span>
      )}
    </Field>
  )
}

const today = () => indiaDate(Date.now())

/** What is wrong with a day that is typed or that an address names. */
function faultIn(text: string): string | undefined {
  const read = text.trim() === '' ? '' : readDay(text, today())
  if (read === undefined) return words.dayUnclear
  return read > today() ? words.dayAhead : undefined
}

const shown = (day: string) => (isDate(day) ? dayOf(day) : day)
