import { CATEGORIES, SORTS, STATES } from '#contract/properties/enums.ts'
import { panelProperties } from '#frontend/messages/panel/properties.ts'
import { Select } from '#frontend/ui/form/select-field.tsx'
import type { TableFilters as Filters } from './table-query.ts'
import { TableSearch } from './table-search.tsx'

const words = panelProperties.filters

const CATEGORY_OPTIONS = [
  { value: '', label: words.anyCategory },
  ...CATEGORIES.map((category) => ({ value: category, label: words.ofCategory(category) })),
]
const STATUS_OPTIONS = STATES.map((status) => ({ value: status, label: words.statuses[status] }))
const ALL_STATUSES = [{ value: '', label: words.anyStatus }, ...STATUS_OPTIONS]
const PUBLIC_STATUSES = STATUS_OPTIONS.filter(({ value }) => value !== 'pending').map(({ value, label }) => ({
  value: value === 'available' ? '' : value,
  label,
}))
const SORT_OPTIONS = SORTS.map((sort) => ({
  value: sort === 'newest' ? '' : sort,
  label: words.sorts[sort],
}))

type TableFiltersProps = {
  filters: Filters
  /** Accounts that wait for approval see public listings only. */
  seesEverything: boolean
  onChange: (changes: Partial<Filters>) => void
  onSearch: (text: string) => void
}

export function TableFilters({ filters, seesEverything, onChange, onSearch }: TableFiltersProps) {
  const { searchTerm, category, status, sort } = filters
  return (
    <div className="grid grid-cols-2 gap-2.5 max-[22rem]:grid-cols-1 md:grid-cols-[minmax(0,1fr)_11rem_10rem_12.5rem]">
      <TableSearch value={searchTerm} onSearch={onSearch} />
      <Select
        aria-label={words.category}
        options={CATEGORY_OPTIONS}
        value={category}
        onChange={({ currentTarget }) => onChange({ category: currentTarget.value })}
      />
      <Select
        aria-label={words.status}
        options={seesEverything ? ALL_STATUSES : PUBLIC_STATUSES}
        value={status}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value })}
      />
      <span className="grid min-w-0 max-md:col-span-full">
        <Select
          aria-label={words.sort}
          options={SORT_OPTIONS}
          value={sort === 'newest' ? '' : sort}
          onChange={({ currentTarget }) => onChange({ sort: currentTarget.value })}
        />
      </span>
    </div>
  )
}
