import { ArrowDown, ArrowUp, X } from 'lucide'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { formatPrice } from '#contract/units/money.ts'
import { type KeptListing, noteKept, toggleKept } from '#frontend/features/kept/kept.ts'
import { takeLostFocus } from '#frontend/lib/browser/take-lost-focus.ts'
import { titleOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { IconButton } from '#frontend/ui/icon-button.tsx'
import { ListingLine } from './listing-line.tsx'

const words = messages.kept

type KeptRowProps = {
  kept: KeptListing
  /** Null once it is gone, undefined while nobody could be asked. */
  property: Property | null | undefined
  /** What is said meanwhile. */
  unread: string
  isBack: boolean
  isTicked: boolean
  isFull: boolean
  onTick: () => void
  /** Undefined where the order is not their owner's. */
  place: PlaceInList | undefined
}

/** The arrows stay focusable at both ends of the list. */
const ARROW = 'hover:bg-mist-100 aria-disabled:cursor-not-allowed aria-disabled:text-mist-400'

export function KeptRow({ kept, property, unread, isBack, isTicked, isFull, onTick, place }: KeptRowProps) {
  const missing = property === null ? words.gone : unread
  const title = property ? titleOf(property) : kept.title || missing
  const letGo = {
    ref: isBack ? takeLostFocus : undefined,
    onClick: () => toggleKept({ _id: kept.id, price: kept.price }),
  }
  return (
    <ListingLine
      look="row"
      property={property ?? null}
      missing={missing}
      known={kept}
      changed={property && changeOf(kept, property)}
    >
      <label className="grid">
        <span className="sr-only">{words.note}</span>
        {/* One line until there is more to write. */}
        <textarea
          aria-label={`${words.note}: ${title}`}
          placeholder={words.addNote}
          className="field-sizing-content max-h-40 min-h-11 resize-none rounded-sill border-[1.5px] border-dashed border-mist-400 bg-transparent px-3 py-2 text-base leading-snug focus:border-solid focus:bg-lime-0"
          rows={kept.note === '' ? 1 : 2}
          maxLength={LIMITS.listCommentLetters}
          defaultValue={kept.note}
          onChange={({ target }) => noteKept(kept.id, target.value)}
        />
      </label>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {property === null && (
          <Button {...letGo} look="secondary" size="small" aria-label={words.remove(title)}>
            {words.letGo}
          </Button>
        )}
        {property && (
          <Checkbox
            checked={isTicked}
            disabled={isFull && !isTicked}
            aria-label={`${words.compare}: ${title}`}
            onChange={onTick}
          >
            {words.compare}
          </Checkbox>
        )}
        <span className="ml-auto inline-flex">
          {place && (
            <>
              <IconButton
                label={words.up(title)}
                icon={ArrowUp}
                aria-disabled={place.isFirst}
                className={ARROW}
                onClick={() => place.onMove(-1, title)}
              />
              <IconButton
                label={words.down(title)}
                icon={ArrowDown}
                aria-disabled={place.isLast}
                className={ARROW}
                onClick={() => place.onMove(1, title)}
              />
            </>
          )}
          {property !== null && <IconButton {...letGo} label={words.remove(title)} icon={X} />}
        </span>
      </div>
    </ListingLine>
  )
}

export type PlaceInList = { isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1, title: string) => void }

/** Whether something is to be told of it: gone, sold, rented, or another price. */
export function isChanged(kept: KeptListing, property: Property | null | undefined): boolean {
  if (property === undefined) return false
  return property === null || property.isSold || property.isRented || changeOf(kept, property) !== undefined
}

/** What is different from when the listing was kept. */
function changeOf({ price: before }: KeptListing, { price, status, deal }: Property): string | undefined {
  if (status === 'unconfirmed') return words.unconfirmed
  if (price === 0 || before === 0 || price === before || status !== 'available') return undefined
  const amount = formatPrice({ priceInr: Math.abs(before - price), perMonth: deal !== 'sale' }) ?? ''
  return price < before
    ? words.lowered(messages.words.amount(amount))
    : words.raised(messages.words.amount(amount))
}
