import { ChevronDown } from 'lucide'
import { CATEGORIES, categoryOf } from '#contract/properties/enums.ts'
import {
  FILTER_NAMES,
  type FilterName,
  type FilterNames,
  FILTERS,
  kindsFor,
} from '#contract/properties/filters.ts'
import { READY } from '#contract/properties/possession.ts'
import { DAY_MS, indiaDate } from '#contract/units/time.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import {
  boundKey,
  isOn,
  isOneBound,
  isSwitch,
  ONE_BOUND,
  type OneBound,
  SAID,
  type Switch,
} from './filter-labels.ts'
import { changed, chosenCategories, type FilterProps } from './list-query.ts'

const words = messages.filterPanel
const chips = messages.activeFilters

type ChoiceName = Exclude<FilterNames<{ chosen: 'more' }>, Switch>

const TITLES: Record<ChoiceName, string> = {
  bathrooms: words.bathrooms,
  villaType: words.villaType,
  facing: words.facing,
  roadWidth: words.road,
  ceilingHeight: words.height,
  ownership: words.ownership,
  furnishing: words.furnishing,
  floor: words.floor,
  parkingPlaces: words.parkingPlaces,
  ageYears: words.age,
  possession: words.possession,
}
const MORE = FILTER_NAMES.filter((name) => FILTERS[name].chosen === 'more')
const isChoice = (name: FilterName): name is ChoiceName => name in TITLES

/** What an address calls the filter, and what is offered for it. */
function choiceOptions(name: ChoiceName): { key: string; options: Option[] } {
  if (isOneBound(name)) return { key: boundKey(name), options: stepsOf(name).map(optionOf(ONE_BOUND[name])) }
  const filter = FILTERS[name]
  const values: readonly (string | number)[] = filter.type === 'count' ? filter.steps : filter.words
  return { key: name, options: values.map(String).map(optionOf(SAID[name])) }
}

/** What is ready, or in half a year, a year or two. */
function stepsOf(name: OneBound): string[] {
  if (name !== 'possession') return FILTERS[name].steps.map(String)
  const months = [183, 365, 730].map((days) => indiaDate(Date.now() + days * DAY_MS).slice(0, 7))
  return [READY, ...months]
}

type Option = { value: string; label: string }
const optionOf =
  (label: (value: string) => string) =>
  (value: string): Option => ({ value, label: label(value) })

const CHOICES = MORE.filter(isChoice).map((name) => ({ name, label: TITLES[name], ...choiceOptions(name) }))
/** Features of one kind stand together. */
const FEATURES = MORE.filter(isSwitch).toSorted((one, other) => kindAt(other) - kindAt(one))

function kindAt(name: Switch): number {
  const [kind] = kindsFor(name) ?? []
  return CATEGORIES.findIndex((category) => category === kind)
}

/** Filters that apply only to some categories, collapsed until one is set: for the chosen categories, or for all. */
export function MoreFilters({ params, onChange }: FilterProps) {
  const chosen = chosenCategories(params).map((word) => (word === 'Residential' ? categoryOf(word) : word))
  const fits = (filter: FilterName) =>
    chosen.length === 0 || (kindsFor(filter)?.some((kind) => chosen.includes(kind)) ?? true)
  const choices = CHOICES.filter(({ name, key }) => fits(name) || params.has(key))
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
const withCurrent = (options: Option[], current: string) =>
  current === '' || options.some(({ value }) => value === current)
    ? options
    : [...options, { value: current, label: current }]
