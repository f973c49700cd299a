import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from 'react'
import { DEALS, FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { type FilterNames, FILTERS } from '#contract/properties/filters.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { SelectField } from '#frontend/ui/form/select-field.tsx'
import { keepSearch } from '#frontend/features/properties/suggestions/recent-searches.ts'
import { dealLabel } from './filter-labels.ts'
import { AreaFilter } from './area-filter.tsx'
import { BudgetFilter } from './budget-filter.tsx'
import { chosenDeal } from './active-filters.ts'
import { changed, type FilterProps, shownCategories, toggleCategory } from './list-query.ts'
import { MoreFilters } from './more-filters.tsx'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import type { SuggestedWords } from '#frontend/features/properties/suggestions/suggest.ts'
import { useSuggestions } from '#frontend/features/properties/suggestions/use-suggestions.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'

const words = messages.filterPanel
const BEDROOMS = FILTERS.bedRooms.steps.map(String)

type PanelProps = FilterProps & { reading: SearchReading | undefined }

/** The filters with a group of their own, in the order of the panel. */
const GROUPS: Record<
  FilterNames<{ chosen: 'bar' | 'sheet' }>,
  { title: string; of: ComponentType<PanelProps> }
> = {
  category: { title: words.type, of: TypeFilter },
  deal: { title: words.deal, of: DealFilter },
  price: { title: words.budget, of: BudgetFilter },
  area: { title: words.area, of: AreaFilter },
  place: { title: words.location, of: LocationFilter },
  bedRooms: { title: words.bedrooms, of: BedroomsFilter },
}

/** All filters of the list. Each change is written to the page's address at once. */
export function FilterPanel(props: PanelProps) {
  return (
    <>
      {Object.values(GROUPS).map(({ title, of: GroupFilter }) => (
        <Group key={title} title={title}>
          <GroupFilter {...props} />
        </Group>
      ))}
      <MoreFilters {...props} />
      <Group title={words.search}>
        <SearchFilter {...props} />
      </Group>
    </>
  )
}

function TypeFilter({ params, onChange, reading }: PanelProps) {
  const chosen = shownCategories(params, reading)
  return FILTER_CATEGORIES.map((category) => (
    <Checkbox
      key={category}
      checked={chosen.includes(category)}
      onChange={() => onChange((query) => toggleCategory(query, category, reading))}
    >
      {messages.words.kind(category)}
    </Checkbox>
  ))
}

export function DealFilter({ params, onChange }: FilterProps) {
  const deal = chosenDeal(params)
  return (
    <div className="flex flex-wrap gap-2">
      {DEALS.map((choice) => (
        <Chip
          key={choice}
          isOn={choice === deal}
          onClick={() =>
            onChange((query) => changed(query, { deal: chosenDeal(query) === choice ? '' : choice }))
          }
        >
          {dealLabel(choice)}
        </Chip>
      ))}
    </div>
  )
}

function SearchFilter({ params, onChange }: FilterProps) {
  function commit(searchTerm: string) {
    keepSearch(searchTerm)
    onChange((query) => changed(query, { searchTerm }))
  }

  return (
    <TypedFilter
      label={words.search}
      placeholder={words.searchExample}
      value={params.get('searchTerm') ?? ''}
      asked="anything"
      onCommit={commit}
    />
  )
}

export function LocationFilter({ params, onChange }: FilterProps) {
  return (
    <TypedFilter
      label={words.location}
      placeholder={words.locationExample}
      value={params.get('city') ?? ''}
      asked="places"
      onCommit={(city) => onChange((query) => changed(query, { city }))}
    />
  )
}

function BedroomsFilter({ params, onChange }: FilterProps) {
  const chosen = params.get('bedRooms') ?? ''
  const choices = withCurrent(BEDROOMS, chosen).map((value) => ({
    value,
    label: messages.activeFilters.bedroomsCount(value),
  }))
  return (
    <SelectField
      label={words.bedrooms}
      isLabelHidden
      value={chosen}
      options={[{ value: '', label: words.any }, ...choices]}
      onChange={({ target }) => onChange((query) => changed(query, { bedRooms: target.value }))}
    />
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-mist-200 py-4.5 first:border-t-0 first:pt-1">
      <legend className="sr-only">{title}</legend>
      <p className="mb-2 leading-snug font-semibold" aria-hidden>
        {title}
      </p>
      {children}
    </fieldset>
  )
}

function withCurrent(values: readonly string[], current: string): readonly string[] {
  return current === '' || values.includes(current) ? values : [...values, current]
}

type TypedFilterProps = {
  label: string
  placeholder: string
  value: string
  asked: SuggestedWords
  onCommit: (value: string) => void
}

/** A text filter, applied on leaving the field, on Enter, or when a suggestion is picked. */
function TypedFilter({ label, placeholder, value, asked, onCommit }: TypedFilterProps) {
  const [typed, setTyped] = useState({ value, text: value })
  if (typed.value !== value) setTyped({ value, text: value })
  const { comboboxOf, rowOf } = useSuggestions(commit)
  const combobox = comboboxOf(asked)

  function commit(text: string) {
    if (text.trim() !== value.trim()) onCommit(text.trim())
  }

  function type({ currentTarget }: FormEvent<HTMLInputElement>) {
    const text = currentTarget.value
    setTyped({ value, text })
    if (asked === 'places' && FIRM.localities.some((locality) => locality === text)) commit(text)
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    commit(typed.text)
    combobox.onBlur?.(event)
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        isLabelHidden
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LIMITS.maxSearchLetters}
        hint={
          typed.text.length >= LIMITS.maxSearchLetters
            ? messages.site.onlyFirst(LIMITS.maxSearchLetters)
            : undefined
        }
        placeholder={placeholder}
        value={typed.text}
        onInput={type}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && commit(typed.text)}
        {...combobox}
        onBlur={leave}
      />
      {rowOf(asked)}
    </div>
  )
}
