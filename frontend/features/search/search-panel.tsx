import { Autocomplete } from '@base-ui/react/autocomplete'
import type { RefObject } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { panelSearch as words } from '#frontend/messages/panel/search.ts'
import { SearchResult } from './search-result.tsx'
import { SearchState } from './search-state.tsx'
import type { Search } from './use-property-search.ts'

type SearchPanelProps = Search & {
  /** The element below which the panel opens. */
  box: RefObject<HTMLElement | null>
  onOpen: (property: Property) => void
}

/** The results of a search, as wide as the search box; on phones as wide as the screen. */
export function SearchPanel({ box, status, term, found, onOpen }: SearchPanelProps) {
  return (
    <Autocomplete.Portal container={box}>
      <Autocomplete.Positioner
        anchor={box}
        align="start"
        sideOffset={8}
        collisionPadding={0}
        className="z-30 outline-none"
      >
        <div
          aria-busy={status === 'loading'}
          className="w-screen overflow-hidden border-mist-200 bg-lime-0 roof sm:w-(--anchor-width) sm:rounded-court sm:border"
        >
          <SearchState status={status} term={term} count={found.length} />
          <Autocomplete.List
            aria-label={words.results}
            className="max-h-[calc(var(--available-height)-3rem)] overflow-y-auto overscroll-contain"
          >
            {(property: Property) => (
              <Autocomplete.Item
                key={property._id}
                value={property}
                onClick={() => onOpen(property)}
                className="cursor-pointer border-t border-mist-200 data-highlighted:bg-tea-50"
              >
                <SearchResult property={property} term={term} />
              </Autocomplete.Item>
            )}
          </Autocomplete.List>
        </div>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}
