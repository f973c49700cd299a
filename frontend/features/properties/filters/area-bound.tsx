import { type KeyboardEvent, useState } from 'react'
import type { Area, AreaUnit } from '#contract/units/area.ts'
import { parseArea } from '#contract/units/area-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { TextField } from '#frontend/ui/form/text-field.tsx'

const words = messages.filterPanel

type AreaBoundProps = {
  label: string
  /** In `unit`; undefined when this bound is open. */
  value: number | undefined
  unit: AreaUnit
  onCommit: (area: Area | undefined) => void
}

/**
 * One bound of an area: a number in the chosen unit, or with its own ('2 bigha'). Applied on Enter and on leaving the
 * field.
 */
export function AreaBound({ label, value, unit, onCommit }: AreaBoundProps) {
  const shown = String(value ?? '')
  const [typed, setTyped] = useState({ shown, text: shown })
  if (typed.shown !== shown) setTyped({ shown, text: shown })
  const area = readArea(typed.text, unit)

  function commit() {
    if (area !== 'unreadable' && typed.text.trim() !== shown) onCommit(area)
  }

  return (
    <TextField
      label={label}
      error={area === 'unreadable' ? words.areaNotUnderstood : undefined}
      inputMode="decimal"
      autoComplete="off"
      placeholder={words.any}
      value={typed.text}
      onChange={({ target }) => setTyped({ shown, text: target.value })}
      onBlur={commit}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
    />
  )
}

function readArea(text: string, unit: AreaUnit): Area | undefined | 'unreadable' {
  if (text.trim() === '') return undefined
  const area = parseArea(text)
  if (!area || area.value <= 0) return 'unreadable'
  return /[^\d.,\s]/.test(text) ? area : { value: area.value, unit }
}
