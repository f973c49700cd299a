import { Autocomplete } from '@base-ui/react/autocomplete'
import { Search, X } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LIMITS } from '#contract/limits.ts'
import { href } from '#contract/paths.ts'
import { readListingNumber } from '#contract/properties/number.ts'
import type { Property } from '#contract/properties/replies.ts'
import { PANEL, searchFor } from '#frontend/lib/navigation/panel-paths.ts'
import { leaveBy } from '#frontend/lib/navigation/use-leave-guard.ts'
import { panelSearch as words } from '#frontend/messages/panel/search.ts'
import { controlLook } from '#frontend/ui/form/field.tsx'
import { iconButtonLook } from '#frontend/ui/icon-button.tsx'
import { Icon } from '#frontend/ui/icon.tsx'
import { SearchPanel } from './search-panel.tsx'
import { usePropertySearch } from './use-property-search.ts'

/** Finds a listing by title, place or id and opens it. Approved users search what is pending, sold and rented too. */
export function SearchBox({ isEverythingSeen }: { isEverythingSeen: boolean }) {
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isHeld, setIsHeld] = useState(false)
  const [place, setPlace] = useState(pathname)
  if (place !== pathname) {
    setPlace(pathname)
    if (!isHeld) setTyped('')
  }
  const search = usePropertySearch(typed, isEverythingSeen)
  const isShown = isOpen && search.status !== 'idle'

  function open({ _id }: Property) {
    setIsOpen(false)
    leaveBy(() => {
      setTyped('')
      // The search is over: the listing's page takes the focus once it is rendered.
      box.current?.querySelector('input')?.blur()
      void navigate(href(PANEL.property, { id: _id }))
    })
  }

  /** Enter opens the only listing found, or the one whose number was typed; else the screen with everything found. */
  function openMeant() {
    const [first, ...others] = search.found
    const meant = others.length === 0 ? first : search.found.find((one) => isNumberOf(one, search.term))
    if (meant) return open(meant)
    if (isEverythingSeen && search.status === 'ready') openEverything()
  }

  function openEverything() {
    const { term } = search
    setIsOpen(false)
    leaveBy(() => {
      setTyped('')
      box.current?.querySelector('input')?.blur()
      void navigate(searchFor(term))
    })
  }

  return (
    <Autocomplete.Root
      items={search.found}
      value={typed}
      open={isShown}
      filter={null}
      itemToStringValue={({ title }: Property) => title}
      onOpenChange={setIsOpen}
      onValueChange={(value, { reason }) => reason !== 'item-press' && setTyped(value)}
    >
      <SearchKeys box={box} onOpen={setIsOpen} />
      <SearchInput
        box={box}
        hint={isEverythingSeen ? words.hint : words.label}
        onOpen={setIsOpen}
        onHeld={setIsHeld}
        onEnter={openMeant}
      />
      {isShown && (
        <SearchPanel
          box={box}
          {...search}
          onOpen={open}
          onEverything={isEverythingSeen ? openEverything : undefined}
        />
      )}
    </Autocomplete.Root>
  )
}

function isNumberOf({ number }: Property, term: string): boolean {
  const typed = readListingNumber(term, true)
  return typed !== undefined && typed === readListingNumber(number)
}

/** Ctrl K, Cmd K and '/' focus the search from anywhere; a '/' typed into a field stays there. */
function SearchKeys({ box, onOpen }: Pick<SearchInputProps, 'box' | 'onOpen'>) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.isComposing || !(isShortcut || (isSlash && !isTyping(event.target)))) return
      if (document.querySelector('dialog[open]')) return
      const input = box.current?.querySelector('input')
      if (!input) return
      event.preventDefault()
      input.focus()
      input.select()
      onOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [box, onOpen])
  return null
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

type SearchInputProps = {
  box: RefObject<HTMLDivElement | null>
  /** What may be typed. */
  hint: string
  onOpen: (isOpen: boolean) => void
  onHeld: (isHeld: boolean) => void
  /** Called by Enter where no result is highlighted. */
  onEnter: () => void
}

function SearchInput({ box, hint, onOpen, onHeld, onEnter }: SearchInputProps) {
  return (
    <div ref={box} className="relative min-w-0 flex-1 lg:max-w-120">
      <Icon of={Search} className="pointer-events-none absolute inset-y-0 left-[14px] my-auto text-ink-500" />
      <Autocomplete.Input
        aria-label={words.label}
        placeholder={hint}
        maxLength={LIMITS.maxSearchLetters}
        autoComplete="off"
        onClick={() => onOpen(true)}
        onFocus={() => onHeld(true)}
        onKeyDown={({ key, nativeEvent, currentTarget }) => {
          const isChosen = currentTarget.hasAttribute('aria-activedescendant')
          if (key === 'Enter' && !nativeEvent.isComposing && !isChosen) onEnter()
        }}
        onBlur={() => {
          onHeld(false)
          onOpen(false)
        }}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="Control+K /"
        className={`${controlLook} peer !bg-lime-50 !pr-[46px] !pl-[44px] text-ellipsis placeholder-shown:!pr-[10px]`}
      />
      <kbd
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto hidden h-6 items-center rounded-tag border border-mist-200 bg-lime-0 px-1.5 font-sans text-micro font-semibold text-ink-500 peer-placeholder-shown:lg:flex keyless:!hidden"
      >
        {words.shortcut}
      </kbd>
      <Autocomplete.Clear
        aria-label={words.clear}
        className={`${iconButtonLook} absolute inset-y-0 right-[2px] my-auto`}
      >
        <Icon of={X} />
      </Autocomplete.Clear>
    </div>
  )
}
