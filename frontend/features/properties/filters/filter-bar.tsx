import { ListFilter } from 'lucide'
import type { ReactNode } from 'react'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { countFilters, type FilterProps, toggleCategory } from './list-query.ts'

const filters = messages.filters

type FilterBarProps = FilterProps & {
  /** The content on wide screens. */
  children: ReactNode
  /** The active filters, as chips. */
  chosen: ReactNode
  reading: SearchReading | undefined
  onOpen: () => void
}

/** Under the header; on phones the button for the filters, with the active ones or else the types to choose from. */
export function FilterBar({ params, onChange, chosen, reading, onOpen, children }: FilterBarProps) {
  const count = countFilters(params, reading)
  return (
    <div className="sticky top-15 z-10 min-h-16.25 border-b border-mist-200 bg-lime-0 lg:top-18 short:static">
      {children}
      <div className="scroll-row flex gap-2 overflow-x-auto px-(--gutter) py-2.5 lg:hidden">
        <Chip
          className={`flex-none ${count > 0 ? '!border-tea-700 !bg-tea-700 !text-white' : ''}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Icon of={ListFilter} />
          {filters.open(count)}
        </Chip>
        {count > 0
          ? chosen
          : FILTER_CATEGORIES.map((category) => (
              <Chip
                key={category}
                className="flex-none"
                onClick={() => onChange((query) => toggleCategory(query, category))}
              >
                {messages.words.kind(category)}
              </Chip>
            ))}
      </div>
    </div>
  )
}
