/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the field has the keyboard and points at its options */
import { History } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import { messages } from '#frontend/messages/messages.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { type SuggestedWords, suggest, type Suggestion } from './suggest.ts'

type SuggestionsProps = {
  id: string
  input: HTMLInputElement
  asked: SuggestedWords
  onPick?: (text: string) => void
}

const words = messages.suggestions

/** The list of a combobox: the arrow keys move through it, Enter or a tap picks an option, Escape closes it. */
export function Suggestions({ id, input, asked, onPick }: SuggestionsProps) {
  const [typed, setTyped] = useState<string | undefined>(input.value)
  const [active, setActive] = useState(-1)
  const offers = typed === undefined ? [] : suggest(typed, asked)
  useExpanded(input, offers.length > 0, active < 0 ? undefined : `${id}-${active}`)

  function close() {
    setTyped(undefined)
    setActive(-1)
  }

  function pick({ text }: Suggestion) {
    writeInto(input, text)
    close()
    onPick?.(text)
  }

  const type = useEffectEvent(() => {
    setTyped(input.value)
    setActive(-1)
  })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const offer = offers[active]
    if (event.key === 'ArrowDown' && typed === undefined) setTyped(input.value)
    else if (offers.length === 0) return
    else if (event.key === 'ArrowDown') setActive((active + 1) % offers.length)
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? offers.length : active) - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && offer) pick(offer)
    else return
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(() => {
    const listening = new AbortController()
    input.addEventListener('input', type, { signal: listening.signal })
    input.addEventListener('keydown', press, { signal: listening.signal })
    return () => listening.abort()
  }, [input])

  return (
    <>
      <div
        id={id}
        role="listbox"
        // Arrow keys in the field choose; Chromium leads Tab to what scrolls.
        tabIndex={-1}
        aria-label={words.title}
        className="scroll-row flex gap-2 overflow-x-auto scroll-pr-6 py-0.5 pr-6 [mask:linear-gradient(270deg,#0000,#000_1.5rem)]"
      >
        {offers.map((offer, at) => (
          <div
            key={offer.text}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            ref={(option) => {
              if (at === active) option?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(offer)}
            className={classNames(OPTION, at === active && '!border-tea-700 !bg-tea-700 !text-white')}
          >
            {offer.isRecent && <Icon of={History} size={16} />}
            <span className="max-w-60 truncate">{offer.label}</span>
          </div>
        ))}
      </div>
      <output className="sr-only">{offers.length > 0 && words.count(offers.length)}</output>
    </>
  )
}

const OPTION =
  'inline-flex min-h-11 flex-none cursor-pointer items-center gap-1.5 rounded-sill border-[1.5px] border-mist-400 bg-lime-0 px-3 text-small leading-head font-medium text-ink-900 hover:border-tea-700 hover:bg-tea-50'

/** Sets on the field whether its list is open and which option is active. */
function useExpanded(input: HTMLInputElement, isOpen: boolean, activeId: string | undefined) {
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen))
    if (activeId) input.setAttribute('aria-activedescendant', activeId)
    else input.removeAttribute('aria-activedescendant')
    return () => {
      input.setAttribute('aria-expanded', 'false')
      input.removeAttribute('aria-activedescendant')
    }
  }, [input, isOpen, activeId])
}

/** Fills a field as if it had been typed into, whether React controls its value or not. */
function writeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
