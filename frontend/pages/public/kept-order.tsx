import type { Property } from '#contract/properties/replies.ts'
import { MAX_INR } from '#contract/units/money-words.ts'
import type { KeptListing } from '#frontend/features/kept/kept.ts'
import { shortPlaceOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { Chip } from '#frontend/ui/chip.tsx'

const words = messages.kept

export const KEPT_ORDERS = ['own', 'price', 'place'] as const
export type KeptOrder = (typeof KEPT_ORDERS)[number]

/** In the order that was chosen; where it is not one's own, prices on request come after the others, and those that are gone last. */
export function inOrder(
  kept: readonly KeptListing[],
  byId: ReadonlyMap<string, Property | null>,
  order: KeptOrder,
): readonly KeptListing[] {
  const price = ({ id }: KeptListing) => {
    const property = byId.get(id)
    return property ? property.price || ON_REQUEST : GONE
  }
  const place = ({ id }: KeptListing) => {
    const property = byId.get(id)
    return property ? shortPlaceOf(property) : '\uffff'
  }
  switch (order) {
    case 'own':
      return kept
    case 'price':
      return kept.toSorted((one, other) => price(one) - price(other))
    case 'place':
      return kept.toSorted((one, other) => place(one).localeCompare(place(other)))
    default:
      return order satisfies never
  }
}

/** More than any price. */
const ON_REQUEST = MAX_INR + 1
const GONE = ON_REQUEST + 1

export function OrderButtons({ order, onOrder }: { order: KeptOrder; onOrder: (order: KeptOrder) => void }) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2 border-0 p-0 lg:ml-auto">
      <legend className="sr-only">{words.orderedBy}</legend>
      {KEPT_ORDERS.map((one) => (
        <Chip key={one} isQuiet isOn={order === one} className="!px-2.5" onClick={() => onOrder(one)}>
          {words.orders[one]}
        </Chip>
      ))}
    </fieldset>
  )
}
