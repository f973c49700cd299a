import { useSyncExternalStore } from 'react'
import { chunk } from '#frontend/lib/browser/chunk.tsx'
import { messages } from '#frontend/messages/messages.ts'
import type { FilterProps } from './filter-panel.tsx'

const filters = messages.filters
const WIDE = '(min-width: 62rem)'
const FilterPanel = chunk(async () => (await import('./filter-panel.tsx')).FilterPanel)

/** The filters beside the results. Phones have them in a sheet and do not load them before it opens. */
export function FilterColumn(props: FilterProps) {
  const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(WIDE).matches)
  if (!isWide) return null
  return (
    <aside
      aria-label={filters.title}
      className="sticky top-23 -mr-3 max-h-[calc(100vh-110px)] self-start overflow-auto pr-3"
    >
      <FilterPanel {...props} />
    </aside>
  )
}

function onWidthChange(notify: () => void): () => void {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', notify)
  return () => wide.removeEventListener('change', notify)
}
