import { SlidersHorizontal, X } from 'lucide-react'
import { FILTER_CATEGORIES } from '#contract/property-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import type { FilterProps } from './filter-panel.tsx'
import { activeFilters, toggleCategory } from './list-query.ts'

const filters = messages.filters
const list = messages.list

/** On phones, under the header: the way to the filters, and what is chosen, or the types to choose from. */
export function FilterBar({ params, onChange, onOpen }: FilterProps & { onOpen: () => void }) {
  const active = activeFilters(params)
  return (
    <div className="scroll-row sticky top-15 z-10 -mx-(--gutter) flex gap-2 overflow-x-auto border-b border-mist-200 bg-lime-50 px-(--gutter) py-2.5 lg:hidden">
      <Chip
        className={`flex-none ${active.length > 0 ? '!border-tea-700 !bg-tea-700 !text-white' : ''}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <Icon of={SlidersHorizontal} />
        {filters.open(active.length)}
      </Chip>
      {active.length > 0 ? (
        <RemovableFilters params={params} onChange={onChange} />
      ) : (
        FILTER_CATEGORIES.map((category) => (
          <Chip
            key={category}
            className="flex-none"
            onClick={() => onChange(toggleCategory(params, category))}
          >
            {category}
          </Chip>
        ))
      )}
    </div>
  )
}

/** On wide screens, above the results: what is chosen. */
export function ChosenFilters({ params, onChange }: FilterProps) {
  const active = activeFilters(params)
  if (active.length === 0) return null
  return (
    <div className="mb-4.5 hidden flex-wrap gap-2 lg:flex">
      <RemovableFilters params={params} onChange={onChange} />
      <Chip
        className="border-transparent !bg-transparent underline underline-offset-4"
        onClick={() => onChange(new URLSearchParams())}
      >
        {list.clearAll}
      </Chip>
    </div>
  )
}

function RemovableFilters({ params, onChange }: FilterProps) {
  return activeFilters(params).map(({ label, without }) => (
    <Chip
      key={label}
      className="max-w-full flex-none"
      aria-label={filters.remove(label)}
      onClick={() => onChange(without)}
    >
      <span className="max-w-60 truncate">{label}</span>
      <Icon of={X} size={16} />
    </Chip>
  ))
}
