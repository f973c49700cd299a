import { CalendarDays } from 'lucide'
import { type KeyboardEvent, useRef, useState } from 'react'
import { indiaDate } from '#contract/units/time.ts'
import { dayOf } from '#frontend/lib/format/day.ts'
import { panelActivity } from '#frontend/messages/panel/activity.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { controlLook, Field } from '#frontend/ui/form/field.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { readDay } from './read-day.ts'

const words = panelActivity.filters
const LONGEST = 30

/** `day`: '2026-11-30', or empty. */
type DayFieldProps = { day: string; onDay: (day: string) => void }

/** A day as the panel writes it, typed or taken from the browser's calendar; browsers write their own in their language's order. */
export function DayField({ day, onDay }: DayFieldProps) {
  const [edited, setEdited] = useState({ of: day, text: shown(day) })
  const { text } = edited.of === day ? edited : { text: shown(day) }
  const [isUnclear, setIsUnclear] = useState(false)
  const calendar = useRef<HTMLInputElement>(null)

  function take() {
    const read = text.trim() === '' ? '' : readDay(text, today())
    setIsUnclear(read === undefined)
    if (read === undefined) return
    setEdited({ of: read, text: shown(read) })
    if (read !== day) onDay(read)
  }

  function takeOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }

  return (
    <Field label={words.day} error={isUnclear && edited.of === day ? words.dayUnclear : undefined}>
      {(control) => (
        <span className="relative block">
          <input
            type="text"
            autoComplete="off"
            maxLength={LONGEST}
            placeholder={words.dayExample}
            value={text}
            onChange={({ target }) => {
              setEdited({ of: day, text: target.value })
              setIsUnclear(false)
            }}
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
              setIsUnclear(false)
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
const shown = (day: string) => (readDay(day, day) === undefined ? day : dayOf(day))
