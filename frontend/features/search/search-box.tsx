import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties.ts'
import { panelSearch as words } from '#frontend/messages/panel-search.ts'
import { controlLook } from '#frontend/ui/field.tsx'
import { iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { SearchResult } from './search-result.tsx'
import { SearchState } from './search-state.tsx'
import { usePropertySearch } from './use-property-search.ts'

/** Finds a listing by title, place or id and opens it. Approved users search what is pending, sold and rented too. */
export function SearchBox({ isEverythingSeen }: { isEverythingSeen: boolean }) {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { status, term, found } = usePropertySearch(typed, isEverythingSeen)
  const isShown = isOpen && status !== 'idle'

  function open({ _id }: Property) {
    setTyped('')
    setIsOpen(false)
    void navigate(`/admin/properties/view/${_id}`)
  }

  return (
    <Autocomplete.Root
      items={found}
      value={typed}
      open={isShown}
      filter={null}
      itemToStringValue={({ title }: Property) => title}
      onOpenChange={setIsOpen}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
    >
      <div ref={box} className="relative min-w-0 flex-1 lg:max-w-140">
        <Icon of={Search} className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-500" />
        <Autocomplete.Input
          aria-label={words.label}
          placeholder={words.label}
          maxLength={LIMITS.maxSearchLetters}
          autoComplete="off"
          onClick={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          className={`${controlLook} !px-11`}
        />
        <Autocomplete.Clear
          aria-label={words.clear}
          className={`${iconButtonLook} absolute inset-y-0 right-0.5 my-auto`}
        >
          <Icon of={X} />
        </Autocomplete.Clear>
      </div>
      {isShown && (
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
                    onClick={() => open(property)}
                    className="cursor-pointer border-t border-mist-200 data-highlighted:bg-tea-50"
                  >
                    <SearchResult property={property} term={term} />
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  )
}
