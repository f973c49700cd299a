import { formatArea, landSizes } from '#contract/units/area.ts'
import { badgeOf, isPerMonth } from '#contract/properties/rules.ts'
import { CARD_FACTS, SIZE_FIELD } from '#contract/properties/kinds.ts'
import type { OfAnyKind, Property } from '#contract/properties/replies.ts'
import { comparedRate } from '#contract/units/rates.ts'
import { shortAmountOf } from '#frontend/lib/format/short-price.ts'
import { messages } from '#frontend/messages/messages.ts'

const card = messages.card
const words = messages.words

/** What a word of the law means, which the listing's page says. */
const IN_BRACKETS = / \(.*\)$/

export type CardFact = { label: string; value: string | undefined }

/** The three facts of a card: bedrooms, height or facing by category, then size, then ownership. */
export function cardFacts(property: Property): CardFact[] {
  return [
    firstFact(property),
    { label: card.areaLabel, value: sizeOf(property) },
    { label: card.ownershipLabel, value: stored(property.ownershipType)?.replace(IN_BRACKETS, '') },
  ]
}

/** '₹7.14 Lakh' and, for rents and leases, ' / month'. */
export function cardPrice(property: Pick<Property, 'price' | 'deal'>): string[] {
  const short = shortAmountOf(property)
  if (!short) return [card.contactForPrice]
  return [words.amount(short), isPerMonth(property.deal) ? card.perMonth : '']
}

/** The price per katha of land, or per square foot of a building. */
export function cardRate(property: Property): string | undefined {
  const rate = comparedRate(property)
  return rate && card.rates[rate.per](words.amount(rate.price))
}

/**
 * The size of a plot, or of a house's land, in the unit of land that it was entered in, or else in katha, and in square feet. The
 * list's document brings what was entered only where that is another unit, and a size that equals the area only as that.
 */
export function landSize({
  plotSizeSqFt,
  landArea,
  areaSqFt,
  enteredAreas,
}: Partial<Pick<OfAnyKind, 'plotSizeSqFt' | 'landArea' | 'areaSqFt' | 'enteredAreas'>>):
  | { value: string; more: string }
  | undefined {
  const sqFt = plotSizeSqFt || landArea || areaSqFt || 0
  const [katha] = landSizes(sqFt)
  if (!katha) return undefined
  const entered = enteredAreas?.plotSizeSqFt ?? enteredAreas?.landArea
  const value = entered && entered.unit !== 'sq ft' ? formatArea(entered.value, entered.unit) : katha
  return { value: words.amount(value), more: words.amount(formatArea(sqFt, 'sq ft')) }
}

export function cardBadge(property: Property): string {
  if (property.isSold) return card.sold
  return property.isRented ? card.rented : words.stored(badgeOf(property))
}

const stored = (word: string | null) => (word ? words.stored(word) : undefined)

function sizeOf(property: OfAnyKind): string | undefined {
  const isLand = SIZE_FIELD[property.category] === 'plotSizeSqFt'
  const size = isLand && landSize(property)
  if (size) return `${size.value}, ${size.more}`
  return property.areaSqFt ? words.amount(formatArea(property.areaSqFt, 'sq ft')) : undefined
}

function firstFact({ category, ceilingHeight, facing, bedRooms }: OfAnyKind): CardFact {
  const fact = CARD_FACTS[category]
  switch (fact) {
    case 'ceilingHeight':
      return { label: card.ceilingLabel, value: ceilingHeight ? card.ceiling(ceilingHeight) : undefined }
    case 'facing':
      return { label: card.facingLabel, value: stored(facing ?? null) }
    case 'bedRooms':
      return { label: card.bedroomsLabel, value: bedRooms ? card.bedrooms(bedRooms) : undefined }
    default:
      return fact satisfies never
  }
}
