import { ListFilter } from 'lucide'
import type { ReactNode } from 'react'
import type { SearchReading } from '#contract/search/reading.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { KindBar } from './kind-bar.tsx'
import { countFilters, type FilterProps } from './list-query.ts'
import type { WideBarProps } from './wide-bar.tsx'

const filters = messages.filters

type FilterBarProps = FilterProps & {
  /** The content on wide screens. */
  children: ReactNode
  /** The active filters, as chips. */
  chosen: ReactNode
  reading: SearchReading | undefined
  onOpen: () => void
  view: WideBarProps['view']
  /** The map's own strip leads back to the list. */
  isMap: boolean
}

/** Under the header; on phones the button for the filters, the way to the map, the kinds, and over the map the active filters. */
export function FilterBar({
  params,
  onChange,
  chosen,
  reading,
  onOpen,
  view,
  isMap,
  children,
}: FilterBarProps) {
  const count = countFilters(params, reading)
  return (
    <aside aria-label={filters.title} className="filters-bar border-b border-mist-200 bg-lime-0">
      <div className="scroll-row flex items-center gap-2 py-2 wrap max-lg:overflow-x-auto">
        <Chip
          className={`flex-none lg:hidden ${count > 0 ? '!border-tea-700 !bg-tea-700 !text-white' : ''}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Icon of={ListFilter} />
          {filters.open(count)}
        </Chip>
        {!isMap && (
          <Chip className="flex-none !px-2.5 lg:hidden" onClick={view.onOther}>
            {view.other}
          </Chip>
        )}
        <KindBar params={params} onChange={onChange} reading={reading} />
        {isMap && <div className="contents lg:hidden">{chosen}</div>}
        {children}
      </div>
    </aside>
  )
}
