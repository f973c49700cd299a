import { type Area, AREA_UNITS, type AreaUnit, formatArea, fromSqFt, toSqFt } from '#contract/units/area.ts'
import { messages } from '#frontend/messages/messages.ts'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { chosenArea, chosenUnit, withArea } from './active-filters.ts'
import { BoundField } from './bound-field.tsx'
import type { FilterProps } from './list-query.ts'
import { parseArea } from '#contract/units/area-words.ts'

const words = messages.filterPanel
const UNITS = AREA_UNITS.map((unit) => ({ value: unit, label: messages.words.stored(unit) }))
const KATHA_SQ_FT = toSqFt(1, 'katha')

/** The smallest and the largest area, in the unit that the visitor chose. */
export function AreaFilter({ params, onChange }: FilterProps) {
  const unit = chosenUnit(params)
  const { min, max } = boundsIn(params)

  /** A bound typed with another unit converts the other bound. */
  function commit(bound: 'min' | 'max', area: Area | undefined) {
    onChange((query) => {
      const before = chosenUnit(query)
      const next = area?.unit ?? before
      const bounds = boundsIn(query)
      const converted = { min: inUnit(bounds.min, before, next), max: inUnit(bounds.max, before, next) }
      return withArea(query, { ...converted, [bound]: area?.value, unit: next })
    })
  }

  /** Choosing another unit keeps the numbers. */
  function changeUnit(next: AreaUnit | undefined) {
    if (next) onChange((query) => withArea(query, { ...boundsIn(query), unit: next }))
  }

  return (
    <div className="grid grid-cols-2 gap-2">
      <AreaBound label={words.from} value={min} unit={unit} onCommit={(area) => commit('min', area)} />
      <AreaBound label={words.to} value={max} unit={unit} onCommit={(area) => commit('max', area)} />
      <SelectField
        label={words.unit}
        isLabelHidden
        className="col-span-2"
        value={unit}
        options={UNITS}
        hint={hintFor(min ?? max ?? 1, unit)}
        onChange={({ target }) => changeUnit(AREA_UNITS.find((known) => known === target.value))}
      />
    </div>
  )
}

const boundsIn = (query: URLSearchParams) => ({
  min: chosenArea(query, 'minArea'),
  max: chosenArea(query, 'maxArea'),
})

function inUnit(value: number | undefined, from: AreaUnit, to: AreaUnit): number | undefined {
  return value === undefined ? undefined : fromSqFt(toSqFt(value, from), to)
}

function hintFor(value: number, unit: AreaUnit): string {
  const other =
    unit === 'sq ft' ? formatArea(value / KATHA_SQ_FT, 'katha') : formatArea(toSqFt(value, unit), 'sq ft')
  return words.areaIs(formatArea(value, unit), other)
}

type AreaBoundProps = {
  label: string
  /** In `unit`; undefined when this bound is open. */
  value: number | undefined
  unit: AreaUnit
  onCommit: (area: Area | undefined) => void
}

/** One bound of an area: a number in the chosen unit, or with its own ('2 bigha'). */
function AreaBound({ label, value, unit, onCommit }: AreaBoundProps) {
  return (
    <BoundField
      label={label}
      shown={messages.words.amount(String(value ?? ''))}
      read={(text) => readArea(text, unit)}
      notUnderstood={words.areaNotUnderstood}
      inputMode="decimal"
      onCommit={onCommit}
    />
  )
}

function readArea(text: string, unit: AreaUnit): Area | 'unreadable' {
  const area = parseArea(text, unit)
  return area && area.value > 0 ? area : 'unreadable'
}
