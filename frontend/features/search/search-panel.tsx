import { Autocomplete } from '@base-ui/react/autocomplete'
import type { RefObject } from 'react'
import type { Property } from '#contract/properties/replies.ts'
import { panelSearch as words } from '#frontend/messages/panel/search.ts'
import type { Search } from './use-property-search.ts'
import { useCover } from '#frontend/lib/format/cover-stand-in.ts'
import { placeOf } from '#contract/properties/place.ts'
import { StackedPrice } from '#frontend/lib/format/panel-price.tsx'
import { statesSaid } from '#frontend/messages/panel/states.ts'
import { Picture } from '#frontend/ui/picture.tsx'
import { CircleAlert, Search as SearchIcon } from 'lucide'
import { LIMITS } from '#contract/limits.ts'
import { ListingTitle } from '#frontend/lib/format/listing-title.tsx'
import { Spinner } from '#frontend/ui/button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { Plate } from '#frontend/ui/plate.tsx'

type SearchPanelProps = Search & {
  /** The element below which the panel opens. */
  box: RefObject<HTMLElement | null>
  onOpen: (property: Property) => void
  /** Opens the screen with everything that the text finds. */
  onEverything: (() => void) | undefined
}

/** The results of a search, as wide as the search box; on phones as wide as the screen. */
export function SearchPanel({ box, status, term, found, onOpen, onEverything }: SearchPanelProps) {
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
            className="max-h-[calc(var(--available-height)-6rem)] overflow-y-auto overscroll-contain"
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
          {onEverything && status === 'ready' && (
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-2.5 border-t border-mist-200 px-3.5 py-2 text-left text-small font-medium text-tea-800 wrap-anywhere hover:bg-tea-50"
              // The field keeps the focus, so that the list stays open until the press is over.
              onMouseDown={(event) => event.preventDefault()}
              onClick={onEverything}
            >
              <Icon of={SearchIcon} size={18} />
              {words.everything(term)}
            </button>
          )}
        </div>
      </Autocomplete.Positioner>
    </Autocomplete.Portal>
  )
}

/** A listing in a row: picture, number, title, category, place, price, and its status where it is not available. */
function SearchResult({ property, term }: { property: Property; term: string }) {
  const { number, title, category } = property
  const cover = useCover(property)
  const state = statesSaid(property)
  return (
    <span className="grid min-h-15 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 px-3.5 py-1.5 leading-tight">
      <Picture {...cover} sizes="56px" className="aspect-square w-14" />
      <span className="grid min-w-0 gap-0.5">
        <span className="line-clamp-2 leading-snug wrap-anywhere">
          <Plate className="mr-1.5">{number}</Plate>
          <ListingTitle title={title}>
            <Marked text={title} term={term} />
          </ListingTitle>
        </span>
        <span className="text-micro wrap-anywhere text-ink-500">
          <Marked text={[category, placeOf(property), state].filter(Boolean).join(', ')} term={term} />
        </span>
      </span>
      <b className="max-w-24 text-right sm:max-w-32 font-display text-base leading-head font-semibold">
        <StackedPrice property={property} onRequest={words.onRequest} />
      </b>
    </span>
  )
}

/** A text in which the place that matches is marked. */
function Marked({ text, term }: { text: string; term: string }) {
  const start = text.toLowerCase().indexOf(term.toLowerCase())
  if (start < 0) return text
  const end = start + term.length
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-brass-100 text-inherit">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}

type SearchStateProps = { status: 'idle' | 'loading' | 'failed' | 'ready'; term: string; count: number }

/** The line above the results, announced to screen readers when it changes: loading, failed, nothing found, or how many. */
function SearchState({ status, term, count }: SearchStateProps) {
  return (
    <Autocomplete.Status className="flex min-h-11 items-center gap-2.5 bg-mist-100 px-3.5 py-2.5 text-small leading-snug wrap-anywhere text-ink-700">
      {status === 'loading' && (
        <>
          <Spinner />
          {words.loading}
        </>
      )}
      {status === 'failed' && (
        <span className="flex items-center gap-2 font-medium text-crimson-700">
          <Icon of={CircleAlert} size={18} />
          {words.failed}
        </span>
      )}
      {status === 'ready' && resultLine(count, term)}
    </Autocomplete.Status>
  )
}

function resultLine(count: number, term: string): string {
  if (count === 0) return words.empty
  return count < LIMITS.searchResults ? words.found(count, term) : words.firstFound(count, term)
}
