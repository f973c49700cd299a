import { ChevronDown } from 'lucide'
import {
  type ComponentType,
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { SearchReading } from '#contract/search/reading.ts'
import { countProperties } from '#frontend/features/properties/cards/offers.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Chip } from '#frontend/ui/chip.tsx'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { changed, type FilterProps, listAddress } from './list-query.ts'
import { useTypedOver } from './use-typed-over.ts'

const words = messages.filterPanel
const SETTLED_MS = 250

type FilterPopoverProps = FilterProps & {
  reading: SearchReading | undefined
  title: string
  /** A summary of what is chosen. */
  chosen: string | undefined
  /** The query parameters that this filter sets. */
  keys: readonly string[]
  of: ComponentType<FilterProps & { reading: SearchReading | undefined }>
  className?: string
}

/** A filter behind a button of the bar. Its changes apply by Show, Clear or Enter; left by a press elsewhere it keeps them. */
export function FilterPopover({ title, chosen, className, ...filter }: FilterPopoverProps) {
  const { params } = filter
  const [isOpen, setIsOpen] = useState(false)
  const [drafted, setDrafted] = useState({ over: params, draft: params })
  if (drafted.over !== params) setDrafted({ over: params, draft: params })
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const setDraft: Dispatch<SetStateAction<URLSearchParams>> = (next) =>
    setDrafted(({ over, draft }) => ({ over, draft: typeof next === 'function' ? next(draft) : next }))

  function close() {
    setIsOpen(false)
    setDraft(params)
    button.current?.focus()
  }

  return (
    <div ref={box} className={classNames('relative flex-none', className)}>
      <Chip
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={chosen ? `${title}: ${chosen}` : undefined}
        className={chosen ? '!border-tea-700 !bg-tea-100' : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="max-w-28 truncate">{chosen || title}</span>
        <Icon of={ChevronDown} size={16} />
      </Chip>
      {isOpen && (
        <Opened
          {...filter}
          title={title}
          box={box}
          draft={drafted.draft}
          setDraft={setDraft}
          onLeft={() => setIsOpen(false)}
          onDone={close}
        />
      )}
    </div>
  )
}

type OpenedProps = Omit<FilterPopoverProps, 'chosen' | 'className'> & {
  box: RefObject<HTMLElement | null>
  draft: URLSearchParams
  setDraft: Dispatch<SetStateAction<URLSearchParams>>
  onLeft: () => void
  onDone: () => void
}

function Opened({
  params,
  onChange,
  reading,
  title,
  keys,
  of: Filter,
  box,
  draft,
  setDraft,
  onLeft,
  onDone,
}: OpenedProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const [isEntered, setIsEntered] = useState(false)
  const count = useCount(draft)
  const { isTyping, fields, onChange: onDraft } = useTypedOver(draft, setDraft)
  useLeaving(box, onLeft, onDone)
  useEffect(() => {
    const field = panel.current?.querySelector('input')
    field?.select()
    const first = field ?? panel.current
    first?.focus()
  }, [])
  // The draft has what was typed by then.
  useEffect(() => {
    if (isEntered) apply(draft)
  })

  /** Of the draft only what this filter sets: everything else stands as the address has it by then. */
  function apply(next: URLSearchParams) {
    onDone()
    const values = Object.fromEntries(keys.map((key) => [key, next.get(key) ?? '']))
    if (keys.some((key) => values[key] !== (params.get(key) ?? '')))
      onChange((query) => changed(query, values))
  }

  /** Enter in a field applies what it has just committed, unless it cannot be read or picks a suggestion. */
  function enter(event: KeyboardEvent) {
    const { key, target } = event
    if (key !== 'Enter' || event.isDefaultPrevented() || !(target instanceof HTMLInputElement)) return
    // Else the same Enter would press the button that has the focus by then.
    event.preventDefault()
    if (target.getAttribute('aria-invalid') !== 'true') setIsEntered(true)
  }

  return (
    <dialog
      open
      ref={panel}
      aria-label={title}
      tabIndex={-1}
      className="absolute top-full left-0 z-30 m-0 mt-2 grid w-95 gap-4 box p-5 roof outline-none"
    >
      <p className="leading-snug font-semibold" aria-hidden>
        {title}
      </p>
      <div role="presentation" {...fields} onKeyDown={enter}>
        <Filter params={draft} onChange={onDraft} reading={reading} />
      </div>
      <div className="flex justify-between gap-3">
        <Button look="quiet" size="small" onClick={() => apply(new URLSearchParams())}>
          {words.clear}
        </Button>
        <Button size="small" onClick={() => apply(draft)} aria-live="polite">
          {count === undefined || isTyping
            ? words.apply
            : words.show(messages.list.count(count, count === '1'))}
        </Button>
      </div>
    </dialog>
  )
}

/** How many listings a query finds, counted once it has stopped changing. */
function useCount(params: URLSearchParams): string | undefined {
  const address = listAddress(params)
  const [counted, setCounted] = useState<{ address: string; count: string }>()
  useEffect(() => {
    const leaving = new AbortController()
    const settled = setTimeout(() => {
      countProperties(address, leaving.signal).then(
        (count) => setCounted({ address, count }),
        () => undefined,
      )
    }, SETTLED_MS)
    return () => {
      clearTimeout(settled)
      leaving.abort()
    }
  }, [address])
  return counted?.address === address ? counted.count : undefined
}

/** Escape closes and returns the focus to the button; a press or focus elsewhere only closes, once the field has committed. */
function useLeaving(box: RefObject<HTMLElement | null>, onLeft: () => void, onDone: () => void) {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const isElsewhere = ({ target }: Event) => target instanceof Node && !box.current?.contains(target)
    function leave(event: Event) {
      if (!isElsewhere(event)) return
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && box.current?.contains(activeElement)) activeElement.blur()
      onLeft()
    }
    addEventListener('pointerdown', leave, { signal })
    addEventListener('focusin', leave, { signal })
    addEventListener('keydown', (event) => event.key === 'Escape' && onDone(), { signal })
    return () => listening.abort()
  })
}
