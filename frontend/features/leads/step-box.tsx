import { Check } from 'lucide'
import { type FormEvent, useState } from 'react'
import type { Lead, LeadChange } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { panelLeads as words } from '#frontend/messages/panel/leads.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { called, daysOn, LAST_DAY, reached, stepOf, today } from './lead-words.ts'

export type BoxProps = { lead: Lead; isBusy: boolean; onChange: (change: LeadChange) => void }

/** What is done next, and when. */
export function StepBox({ lead, isBusy, onChange }: BoxProps) {
  const { nextStep, nextStepOn, status } = lead
  const [what, setWhat] = useState(nextStep ?? words.step.usual)
  const [on, setOn] = useState(nextStepOn ?? daysOn(today(), 1))
  const [isOtherDay, setIsOtherDay] = useState(false)
  const step = stepOf(lead)
  const set = (day: string) => onChange({ nextStep: what, nextStepOn: day, ...reached(status) })

  function submit(event: FormEvent) {
    event.preventDefault()
    set(on)
  }

  return (
    <form className="grid gap-3" onSubmit={submit}>
      <p className="leading-snug">
        {nextStepOn === null && status !== 'new' ? (
          words.step.none
        ) : (
          <>
            <b className="block font-semibold">{step.what}</b>
            <span className="text-small text-ink-700">{step.when}</span>
          </>
        )}
      </p>
      <div className="flex flex-wrap gap-1.5 *:!px-2.5">
        {nextStepOn !== null && (
          <Chip
            isHeld={isBusy}
            onClick={() => onChange({ nextStep: null, nextStepOn: null, ...called(status) })}
          >
            <Icon of={Check} size={18} />
            {words.step.done}
          </Chip>
        )}
        {nextStepOn === null && status === 'new' && (
          <Chip isHeld={isBusy} onClick={() => onChange({ status: 'called' })}>
            <Icon of={Check} size={18} />
            {words.step.called}
          </Chip>
        )}
        <Chip isHeld={isBusy} onClick={() => set(daysOn(today(), 1))}>
          {words.step.tomorrow}
        </Chip>
        <Chip aria-expanded={isOtherDay} onClick={() => setIsOtherDay(!isOtherDay)}>
          {words.step.otherDay}
        </Chip>
      </div>
      {isOtherDay && (
        <>
          <TextField
            label={words.step.what}
            value={what}
            maxLength={LIMITS.shortTextLetters}
            onChange={(event) => setWhat(event.target.value)}
          />
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <TextField
              label={words.step.on}
              type="date"
              min={today()}
              max={LAST_DAY}
              value={on}
              onChange={(event) => setOn(event.target.value)}
            />
            <Button type="submit" look="secondary" isHeld={isBusy} disabled={on === ''}>
              {words.step.save}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
