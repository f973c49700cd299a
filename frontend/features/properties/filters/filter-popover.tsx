import { ChevronDown } from 'lucide'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
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
  title: string
  /** A summary of what is chosen. */
  chosen: string | undefined
  /** The query parameters that this filter sets. */
  keys: readonly string[]
  of: ComponentType<FilterProps>
  className?: string
}

/** A filter behind a button of the bar. Its changes apply only when Show or Clear is pressed. */
export function FilterPopover({ title, chosen, className, ...filter }: FilterPopoverProps) {
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsOpen(false)
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
        <Opened {...filter} title={title} box={box} onLeft={() => setIsOpen(false)} onDone={close} />
      )}
    </div>
  )
}

type OpenedProps = Omit<FilterPopoverProps, 'chosen' | 'className'> & {
  box: RefObject<HTMLElement | null>
  onLeft: () => void
  onDone: () => void
}

function Opened({ params, onChange, title, keys, of: Filter, box, onLeft, onDone }: OpenedProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState(params)
  const count = useCount(draft)
  const { isTyping, onInput } = useTypedOver(draft)
  useLeaving(box, onLeft, onDone)
  useEffect(() => panel.current?.focus(), [])

  /** Of the draft only what this filter sets: everything else stands as the address has it by then. */
  function apply(next: URLSearchParams) {
    onDone()
    const values = Object.fromEntries(keys.map((key) => [key, next.get(key) ?? '']))
    if (keys.some((key) => values[key] !== (params.get(key) ?? '')))
      onChange((query) => changed(query, values))
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
      <div onInput={onInput}>
        <Filter params={draft} onChange={setDraft} />
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

/** Escape closes and returns the focus to the button; a press or focus elsewhere only closes. */
function useLeaving(box: RefObject<HTMLElement | null>, onLeft: () => void, onDone: () => void) {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const isElsewhere = ({ target }: Event) => target instanceof Node && !box.current?.contains(target)
    addEventListener('pointerdown', (event) => isElsewhere(event) && onLeft(), { signal })
    addEventListener('focusin', (event) => isElsewhere(event) && onLeft(), { signal })
    addEventListener('keydown', (event) => event.key === 'Escape' && onDone(), { signal })
    return () => listening.abort()
  })
}
