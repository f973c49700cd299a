import { formatArea } from '#contract/area.ts'
import { formatInr, formatPrice } from '#contract/money.ts'
import { badgeOf, isPerMonth } from '#contract/listing-rules.ts'
import type { Property } from '#contract/properties.ts'
import { messages } from '#frontend/messages/messages.ts'

const card = messages.card

export type CardFact = { label: string; value: string | undefined }

/** The three facts of a card: bedrooms, height or facing by category, then size, then ownership. */
export function cardFacts(property: Property): { first: CardFact; area: CardFact; ownership: CardFact } {
  return {
    first: firstFact(property),
    area: {
      label: card.areaLabel,
      value: property.areaSqFt ? formatArea(property.areaSqFt, 'sq ft') : undefined,
    },
    ownership: { label: card.ownershipLabel, value: property.ownershipType ?? undefined },
  }
}

/** The price as a card says it, with the full digits when the short form leaves some out. */
export function cardPrice({ price, deal }: Pick<Property, 'price' | 'deal'>): {
  short: string
  full: string | undefined
} {
  const short = formatPrice({ priceInr: price, perMonth: isPerMonth(deal) })
  if (!short) return { short: card.contactForPrice, full: undefined }
  return { short, full: price >= 100_000 ? `₹${formatInr(price)}` : undefined }
}

export function cardBadge(property: Property): string {
  if (property.isSold) return card.sold
  return property.isRented ? card.rented : badgeOf(property)
}

function firstFact(property: Property): CardFact {
  if (property.category === 'Warehouse') {
    return {
      label: card.ceilingLabel,
      value: property.ceilingHeight ? card.ceiling(property.ceilingHeight) : undefined,
    }
  }
  if (property.category === 'Plot') {
    return { label: card.facingLabel, value: property.facing ?? undefined }
  }
  return {
    label: card.bedroomsLabel,
    value: property.bedRooms ? card.bedrooms(property.bedRooms) : undefined,
  }
}
