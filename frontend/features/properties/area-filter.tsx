import { type KeyboardEvent, useState } from 'react'
import { AREA_UNITS, type AreaUnit, formatArea, toSqFt } from '#contract/area.ts'
import { parseArea } from '#contract/area-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { controlLook, Field } from '#frontend/ui/field.tsx'
import { Select } from '#frontend/ui/select-field.tsx'
import { chosenArea, chosenUnit } from './active-filters.ts'
import type { FilterProps } from './filter-panel.tsx'
import { changed } from './list-query.ts'

const words = messages.filterPanel
const UNITS = AREA_UNITS.map((unit) => ({ value: unit, label: unit }))

/** The smallest area, in the unit the visitor thinks in; '7 katha' may also be typed out. */
export function AreaFilter({ params, onChange }: FilterProps) {
  const unit = chosenUnit(params)
  const value = String(chosenArea(params, 'minArea') ?? '')
  const [typed, setTyped] = useState({ value, text: value })
  if (typed.value !== value) setTyped({ value, text: value })
  const area = readArea(typed.text, unit)

  function commit(chosen = area) {
    if (chosen === 'unreadable') return
    const minArea = chosen && String(Number(toSqFt(chosen.value, chosen.unit).toFixed(2)))
    const next = changed(params, { minArea: minArea ?? '', areaUnit: chosen?.unit ?? unit })
    if (next.toString() !== changed(params, {}).toString()) onChange(next)
  }

  function changeUnit(next: AreaUnit | undefined) {
    if (!next) return
    const kept = area && area !== 'unreadable' ? { ...area, unit: next } : undefined
    onChange(
      changed(params, {
        areaUnit: next,
        ...(kept && { minArea: String(Number(toSqFt(kept.value, next).toFixed(2))) }),
      }),
    )
  }

  return (
    <Field
      label={words.areaLabel}
      isLabelHidden
      error={area === 'unreadable' ? words.areaNotUnderstood : undefined}
      hint={area === 'unreadable' ? undefined : hintFor(area ?? { value: 1, unit })}
    >
      {(control) => (
        <span className="flex">
          <input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            placeholder={words.any}
            value={typed.text}
            onChange={({ target }) => setTyped({ value, text: target.value })}
            onBlur={() => commit()}
            onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit()}
            className={classNames(controlLook, 'flex-1 !rounded-r-none')}
          />
          <Select
            aria-label={words.unit}
            value={unit}
            options={UNITS}
            onChange={({ target }) => changeUnit(AREA_UNITS.find((known) => known === target.value))}
            className="!w-29.5 !rounded-l-none !border-l-0 !bg-mist-100"
          />
        </span>
      )}
    </Field>
  )
}

function readArea(
  text: string,
  unit: AreaUnit,
): { value: number; unit: AreaUnit } | undefined | 'unreadable' {
  if (text.trim() === '') return undefined
  const area = parseArea(text)
  if (!area || area.value <= 0) return 'unreadable'
  return /[^\d.,\s]/.test(text) ? area : { value: area.value, unit }
}

function hintFor({ value, unit }: { value: number; unit: AreaUnit }): string {
  const other =
    unit === 'sq ft'
      ? { value: value / 720, unit: 'katha' as const }
      : { value: toSqFt(value, unit), unit: 'sq ft' as const }
  return words.areaIs(formatArea(value, unit), formatArea(other.value, other.unit))
}
