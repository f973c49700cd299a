import { useState } from 'react'
import { isEnglish } from '#contract/languages/english-title.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useListings } from '#frontend/lib/api/use-listings.ts'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import type { Pin } from './leaflet-results.ts'

const PORTION = LIMITS.pageSize

type PinListProps = {
  pins: readonly Pin[]
  /** Listings that are there already. */
  listed: readonly Property[]
  /** `row`: what was pressed. */
  onChoose: (id: string, row: HTMLElement) => void
}

/** The pins once more, for who uses no pointer. */
export function PinList({ pins, ...each }: PinListProps) {
  const [isWanted, setIsWanted] = useState(false)
  const [shown, setShown] = useState({ pins, count: PORTION })
  if (shown.pins !== pins) setShown({ pins, count: PORTION })
  const { count } = shown
  const starts = Array.from({ length: Math.ceil(count / PORTION) }, (_, portion) => portion * PORTION)
  return (
    <details className="text-small max-[77.5rem]:px-4" onToggle={() => setIsWanted(true)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-tea-700">
        {messages.resultsMap.pins}
      </summary>
      {isWanted && (
        <ul className="max-h-[min(11rem,22svh)] overflow-y-auto">
          {starts.map((start) => (
            <PinRows key={start} pins={pins.slice(start, start + PORTION)} isMore={start > 0} {...each} />
          ))}
        </ul>
      )}
      {isWanted && count < pins.length && (
        <div className="flex flex-wrap items-center gap-x-4 py-2">
          <p className="tabular">{messages.list.more(count, String(pins.length))}</p>
          <Button look="secondary" size="small" onClick={() => setShown({ pins, count: count + PORTION })}>
            {messages.list.showMore}
          </Button>
        </div>
      )}
    </details>
  )
}

/** A pin has its title as it was typed; what the page calls the listing is asked for. */
function PinRows({ pins, listed, isMore, onChoose }: PinListProps & { isMore: boolean }) {
  const listedAs = ({ _id }: Pin) => listed.find((one) => one._id === _id)
  const unknown = pins.filter((pin) => !isSaidHere(pin) && !listedAs(pin))
  const { byId, status } = useListings(unknown.map(({ _id }) => _id))
  if (status === 'loading')
    return (
      <li>
        <output className="flex min-h-11 items-center">{messages.site.loading}</output>
      </li>
    )
  return pins.map((pin, index) => {
    const property = listedAs(pin) ?? byId.get(pin._id)
    const price = shortPriceOf(pin)
    return (
      <li key={pin._id} className="border-t border-mist-200">
        <button
          ref={isMore && index === 0 ? takeLostFocus : undefined}
          type="button"
          onClick={({ currentTarget }) => onChoose(pin._id, currentTarget)}
          className="flex min-h-11 w-full items-center justify-between gap-3 py-1 text-left hover:text-tea-700"
        >
          {property ? titleOf(property) : pin.title}
          <b className="whitespace-nowrap">
            {price ? messages.words.amount(price) : messages.card.contactForPrice}
          </b>
        </button>
      </li>
    )
  })
}

const isSaidHere = ({ title }: Pin) => import.meta.env.LANGUAGE === 'en' && isEnglish(title)
