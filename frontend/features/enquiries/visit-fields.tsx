import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { VISIT_PARTS, type VisitPart } from '#contract/leads/kinds.ts'
import { DAY_MS, indiaDate } from '#contract/units/time.ts'
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

/** A day from today to 30 days on and a part of the day, both optional. */
export function VisitFields({ wish, error, isDisabled, onChange }: VisitFieldsProps) {
  const [nowMs] = useState(() => Date.now())
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-2 text-base font-semibold">{words.title}</legend>
      <div className="grid grid-cols-1 gap-2.5 sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-end">
        <TextField
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
        <div className="flex flex-wrap gap-2">
          {VISIT_PARTS.map((part) => (
            <Chip
              key={part}
              isOn={wish.part === part}
              disabled={isDisabled}
              onClick={() => onChange({ ...wish, part: wish.part === part ? '' : part })}
            >
              {words.parts[part]}
            </Chip>
          ))}
        </div>
      </div>
    </fieldset>
  )
}

/** Whether a day may be wished for: browsers let people type others. */
export function isVisitDay(on: string): boolean {
  const nowMs = Date.now()
  return on >= indiaDate(nowMs) && on <= indiaDate(nowMs + LIMITS.visitDaysAhead * DAY_MS)
}
