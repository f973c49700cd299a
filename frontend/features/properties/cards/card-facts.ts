import { BedDouble, Compass, type LucideIcon, MoveVertical } from 'lucide-react'
import { formatArea, landSizes } from '#contract/units/area.ts'
import { formatInr } from '#contract/units/money.ts'
import { badgeOf, isPerMonth } from '#contract/properties/rules.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'
import { ratesOf } from '#contract/units/rates.ts'
import { shortPriceOf } from '#frontend/lib/format/short-price.ts'
import { messages } from '#frontend/messages/messages.ts'

const card = messages.card
const words = messages.words

export type CardFact = { label: string; value: string | undefined }

/** The three facts of a card: bedrooms, height or facing by category, then size, then ownership. */
export function cardFacts(property: Property): {
  first: CardFact & { icon: LucideIcon }
  area: CardFact
  ownership: CardFact
} {
  return {
    first: firstFact(property),
    area: {
      label: card.areaLabel,
      value: property.areaSqFt ? words.amount(formatArea(property.areaSqFt, 'sq ft')) : undefined,
    },
    ownership: { label: card.ownershipLabel, value: stored(property.ownershipType) },
  }
}

/** The price as a card says it, with the full digits when the short form leaves some out. */
export function cardPrice(property: Pick<Property, 'price' | 'deal'>): {
  short: string
  full: string | undefined
} {
  const short = shortPriceOf(property)
  if (!short) return { short: card.contactForPrice, full: undefined }
  return {
    short: words.amount(short),
    full: property.price >= 100_000 ? `₹${formatInr(property.price)}` : undefined,
  }
}

/** Land is compared by all its units. */
const RATES_SHOWN: Record<Category, number> = { Warehouse: 1, Plot: 2, Villa: 1 }

/** What land costs by its units, what is built by the square foot; nothing for rents. */
export function cardRates(property: Property): string {
  if (isPerMonth(property.deal)) return ''
  const rates = ratesOf(property).map(({ per, price }) => messages.rates[per](price))
  return rates.slice(0, RATES_SHOWN[property.category]).join(', ')
}

/** What buyers of its category ask next: the land in local units, or what a warehouse offers trucks and machines. */
export function cardMore(property: Property): string {
  switch (property.category) {
    case 'Warehouse': {
      const { loadingDock, hasCraneFacility, powerBackup, accessRoadWidth } = property
      return listOf([
        loadingDock && card.loadingDock,
        powerBackup && card.powerBackup,
        hasCraneFacility && card.crane,
        accessRoadWidth && card.road(accessRoadWidth),
      ])
    }
    case 'Plot':
      return listOf(landSizes(property.plotSizeSqFt ?? property.areaSqFt ?? 0).map(words.amount))
    case 'Villa': {
      const [land] = landSizes(property.landArea ?? 0)
      return listOf([stored(property.bhk), land && card.land(land)])
    }
    default:
      return property satisfies never
  }
}

export function cardBadge(property: Property): string {
  if (property.isSold) return card.sold
  return property.isRented ? card.rented : words.stored(badgeOf(property))
}

const stored = (word: string | null) => (word ? words.stored(word) : undefined)

function listOf(parts: unknown[]): string {
  return parts.filter(Boolean).join(' · ')
}

function firstFact(property: Property): CardFact & { icon: LucideIcon } {
  switch (property.category) {
    case 'Warehouse':
      return {
        icon: MoveVertical,
        label: card.ceilingLabel,
        value: property.ceilingHeight ? card.ceiling(property.ceilingHeight) : undefined,
      }
    case 'Plot':
      return { icon: Compass, label: card.facingLabel, value: stored(property.facing) }
    case 'Villa':
      return {
        icon: BedDouble,
        label: card.bedroomsLabel,
        value: property.bedRooms ? card.bedrooms(property.bedRooms) : undefined,
      }
    default:
      return property satisfies never
  }
}
