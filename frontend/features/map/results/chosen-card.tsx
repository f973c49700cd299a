import { X } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useReply } from '#frontend/lib/api/use-reply.ts'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'

const words = messages.resultsMap

/** The pin whose card is open. A card that was opened from the list of pins takes the focus, and gives it back to its row. */
export function useChosenCard() {
  const [chosen, setChosen] = useState('')
  const row = useRef<HTMLElement>(undefined)
  return {
    chosen,
    choose: (id: string, from?: HTMLElement) => {
      row.current = from
      setChosen(id)
    },
    takeFocus: (card: HTMLElement) => {
      if (document.activeElement === row.current) card.focus()
      else takeLostFocus(card)
    },
    close: (otherwise: () => void) => {
      setChosen('')
      row.current?.focus()
      // The row may be gone, or the list closed.
      if (!row.current || document.activeElement !== row.current) otherwise()
    },
  }
}

type ChosenProps = {
  id: string
  listed: readonly Property[]
  card: (property: Property) => ReactNode
  /** Called with the card once it stands. */
  onShown: (element: HTMLElement) => void
  onClose: () => void
}

/** The card of the chosen pin. */
export function Chosen({ id, listed, ...props }: ChosenProps) {
  const property = listed.find(({ _id }) => _id === id)
  return property ? <ChosenCard property={property} {...props} /> : <FetchedCard id={id} {...props} />
}

function FetchedCard({ id, ...props }: Omit<ChosenProps, 'listed'>) {
  const { fetched, retry } = useReply<Property>(href(PATHS.property, { id }))
  if (fetched.status === 'ready') return <ChosenCard property={fetched.body} {...props} />
  return (
    <div className="relative flex min-h-13 w-full items-center gap-3 bg-lime-0 px-4 text-small roof sm:m-2 sm:w-84 sm:rounded-court">
      <output className="flex-1">
        {fetched.status === 'loading' ? messages.detail.loading : messages.detail.failedTitle}
      </output>
      {fetched.status === 'failed' && (
        <Button look="secondary" size="small" onClick={retry}>
          {messages.detail.retry}
        </Button>
      )}
      <IconButton label={words.close} icon={X} onClick={props.onClose} />
    </div>
  )
}

function ChosenCard({
  property,
  card,
  onShown,
  onClose,
}: Omit<ChosenProps, 'id' | 'listed'> & { property: Property }) {
  const box = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(onShown)
  useEffect(() => {
    if (box.current) shown.current(box.current)
  }, [])
  return (
    <fieldset
      ref={box}
      aria-label={titleOf(property)}
      tabIndex={-1}
      className="pin-card relative m-0 flex max-h-full min-h-0 w-full min-w-0 flex-col border-0 p-0 sm:m-2 sm:w-84"
    >
      {/* Above a row: its upper corner holds what the price is asked for. */}
      <IconButton
        label={words.close}
        icon={X}
        onClick={onClose}
        className="absolute right-0 z-10 bg-lime-0 max-sm:-top-13 max-sm:right-2"
      />
      <div className="max-h-[60svh] min-h-0 overflow-y-auto rounded-t-court bg-lime-0 roof sm:rounded-court">
        <div className="grid card-rows">{card(property)}</div>
      </div>
    </fieldset>
  )
}
