import { ChevronDown } from 'lucide'
import { categoryOf, FACINGS, OWNERSHIP_TYPES, VILLA_TYPES } from '#contract/properties/enums.ts'
import { kindsFor } from '#contract/properties/kinds.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { FilterProps } from './filter-panel.tsx'
import { isOn, type Switch } from './filter-labels.ts'
import { changed, chosenCategories } from './list-query.ts'

const words = messages.filterPanel
const chips = messages.activeFilters
const stored = (word: string) => ({ value: word, label: messages.words.stored(word) })
const feet = (steps: readonly number[], label: (feet: string) => string) =>
  steps.map((step) => ({ value: String(step), label: label(String(step)) }))

type Choice = {
  key: string
  label: string
  options: { value: string; label: string }[]
  /** What a list calls the filter, where its address says otherwise. */
  of?: string
}

const CHOICES: readonly Choice[] = [
  {
    key: 'bathrooms',
    label: words.bathrooms,
    options: ['1', '2', '3', '4', '5'].map((count) => ({ value: count, label: chips.bathroomsCount(count) })),
  },
  { key: 'villaType', label: words.villaType, options: VILLA_TYPES.map(stored) },
  {
    key: 'facing',
    label: words.facing,
    options: FACINGS.map((facing) => ({ value: facing, label: chips.facing(messages.words.stored(facing)) })),
  },
  {
    key: 'minRoadWidth',
    label: words.road,
    options: feet([12, 16, 20, 30, 40, 60], chips.roadFrom),
    of: 'minRoadWidthFt',
  },
  {
    key: 'minCeilingHeight',
    label: words.height,
    options: feet([16, 20, 24, 30, 36, 40], chips.heightFrom),
    of: 'minCeilingHeightFt',
  },
  { key: 'ownership', label: words.ownership, options: OWNERSHIP_TYPES.map(stored) },
]
const FEATURES: readonly Switch[] = [
  'gated',
  'garden',
  'garage',
  'corner',
  'boundaryWall',
  'loadingDock',
  'crane',
  'coldStorage',
  'powerBackup',
]

/** Filters that apply only to some categories, collapsed until one is set: for the chosen categories, or for all. */
export function MoreFilters({ params, onChange }: FilterProps) {
  const chosen = chosenCategories(params).map((word) => (word === 'Residential' ? categoryOf(word) : word))
  const fits = (filter: string) =>
    chosen.length === 0 || (kindsFor(filter)?.some((kind) => chosen.includes(kind)) ?? true)
  const choices = CHOICES.filter(({ key, of = key }) => fits(of) || params.has(key))
  const features = FEATURES.filter((key) => fits(key) || isOn(params, key))
  const isUsed = CHOICES.some(({ key }) => params.has(key)) || FEATURES.some((key) => isOn(params, key))
  return (
    <details open={isUsed || undefined} className="group border-t border-mist-200 py-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        {words.more}
        <Icon of={ChevronDown} className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-1 pb-3">
        {choices.map(({ key, label, options }) => (
          <SelectField
            key={key}
            label={label}
            value={params.get(key) ?? ''}
            options={[{ value: '', label: words.any }, ...withCurrent(options, params.get(key) ?? '')]}
            onChange={({ target }) => onChange((query) => changed(query, { [key]: target.value }))}
          />
        ))}
        <div>
          {features.map((key) => (
            <Checkbox
              key={key}
              checked={isOn(params, key)}
              onChange={() => onChange((query) => changed(query, { [key]: isOn(query, key) ? '' : 'true' }))}
            >
              {chips.features[key]}
            </Checkbox>
          ))}
        </div>
      </div>
    </details>
  )
}

/** An address may hold a value that is not among the usual steps. */
const withCurrent = (options: Choice['options'], current: string) =>
  current === '' || options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: current }]
