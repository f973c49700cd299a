import { type ReactNode, useId } from 'react'
import { DEALS, FILTER_CATEGORIES } from '#contract/property-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Checkbox } from '#frontend/ui/checkbox.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { SelectField } from '#frontend/ui/select-field.tsx'
import { dealLabel } from './active-filters.ts'
import { AreaFilter } from './area-filter.tsx'
import { BudgetFilter } from './budget-filter.tsx'
import { changed, chosenCategories, chosenDeal, toggleCategory } from './list-query.ts'
import { LocalityList } from './locality-list.tsx'
import { TypedFilter } from './typed-filter.tsx'

const words = messages.filterPanel
const BEDROOMS = ['1', '2', '3', '4', '5', '6']

export type FilterProps = { params: URLSearchParams; onChange: (params: URLSearchParams) => void }

/** Everything the list can be narrowed by. Each change goes into the page's address at once. */
export function FilterPanel({ params, onChange }: FilterProps) {
  const localities = useId()
  const categories = chosenCategories(params)
  const deal = chosenDeal(params)
  const text = (key: string) => params.get(key) ?? ''
  const set = (key: string, value: string) => onChange(changed(params, { [key]: value }))
  return (
    <>
      <Group title={words.type}>
        {FILTER_CATEGORIES.map((category) => (
          <Checkbox
            key={category}
            checked={categories.includes(category)}
            onChange={() => onChange(toggleCategory(params, category))}
          >
            {messages.words.stored(category)}
          </Checkbox>
        ))}
      </Group>
      <Group title={words.deal}>
        <div className="flex flex-wrap gap-2">
          {DEALS.map((choice) => (
            <Chip
              key={choice}
              isOn={choice === deal}
              onClick={() => set('deal', choice === deal ? '' : choice)}
            >
              {dealLabel(choice)}
            </Chip>
          ))}
        </div>
      </Group>
      <Group title={words.budget}>
        <BudgetFilter params={params} onChange={onChange} />
      </Group>
      <Group title={words.area}>
        <AreaFilter params={params} onChange={onChange} />
      </Group>
      <Group title={words.location}>
        <TypedFilter
          label={words.location}
          placeholder={words.locationExample}
          value={text('city')}
          list={localities}
          onCommit={(value) => set('city', value)}
        />
        <LocalityList id={localities} />
      </Group>
      <Group title={words.bedrooms}>
        <SelectField
          label={words.bedrooms}
          isLabelHidden
          value={text('bedRooms')}
          options={[
            { value: '', label: words.any },
            ...withCurrent(BEDROOMS, text('bedRooms')).map((value) => ({
              value,
              label: messages.activeFilters.bedroomsCount(value),
            })),
          ]}
          onChange={({ target }) => set('bedRooms', target.value)}
        />
      </Group>
      <Group title={words.search}>
        <TypedFilter
          label={words.search}
          placeholder={words.searchExample}
          value={text('searchTerm')}
          onCommit={(value) => set('searchTerm', value)}
        />
      </Group>
    </>
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
