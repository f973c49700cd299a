import { fieldIn } from '#contract/languages/field-in.ts'
import { HEADLINE_FIELDS } from '#contract/languages/headline.ts'
import type { Language, OtherLanguage } from '#contract/languages/languages.ts'
import { CATEGORIES, DEAL_LEASE_TYPES } from '#contract/properties/enums.ts'
import { type Field, fieldsOf } from '#contract/properties/fields.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import type { OfAnyKind, Picture, Property } from '#contract/properties/replies.ts'
import { checkedAtOf, sealsOf } from '#contract/properties/seals.ts'
import { isSeenFromAbove } from '#contract/site/drawings.ts'

/** Of these a card shows one. */
const TIMES: readonly string[] = ['createdAt', 'publishedAt', 'confirmedAt', 'updatedAt']
/** The fields that no card shows, by category. */
const UNSHOWN: Record<string, ReadonlySet<string>> = Object.fromEntries(
  CATEGORIES.map((category) => {
    const unshown = Object.entries<Field>(fieldsOf(category))
      .filter(([, { isOnCards, isForStaff }]) => !isOnCards && !isForStaff)
      .map(([name]) => name)
    return [category, new Set([...unshown, ...TIMES, 'listedBy', 'enteredAreas'])]
  }),
)
/** The fields from which the plan of a listing without pictures is made. */
const DRAWN: readonly string[] = [
  'dimension',
  'roadWidth',
  'isCornerPlot',
  'landArea',
  'numberOfFloors',
  'villaType',
  'floor',
  'garden',
]
const MOST_PICTURES = 5
/** Fields of a category that are left out where they equal a common field. */
const TWINS: Record<string, 'areaSqFt' | 'bedRooms'> = {
  area: 'areaSqFt',
  builtUpArea: 'areaSqFt',
  plotSizeSqFt: 'areaSqFt',
  bedrooms: 'bedRooms',
}
/** Fields that are left out where the lease type names the deal. */
const SAID_BY_DEAL: readonly string[] = ['isForSale', 'isForRent']

type CardView = Omit<Partial<Property>, 'location' | 'pictures'> & {
  location: Partial<Property['location']>
  pictures: Partial<Picture>[]
}

/**
 * A listing with only what its card and an enquiry show; fields that are null or false are left out. `images` keeps the paths of the
 * first five pictures, `pictures` the first one, without its path and texts. The rest would make the HTML of a list twice as large.
 */
export function asOnCard(property: Property, language: Language): CardView {
  const { category, images, pictures, locality, location, leaseType } = property
  const visitedAt = checkedAtOf(property, 'siteVisited')
  const hasDeal = DEAL_LEASE_TYPES.some((word) => word === leaseType)
  const isDrawn = pictures.length === 0 && isSeenFromAbove(property)
  const isShown = (name: string) => !UNSHOWN[category]?.has(name) || (isDrawn && DRAWN.includes(name))
  const isSaid = (name: string, value: unknown) => {
    const twin = TWINS[name]
    return (twin && property[twin] === value) || (hasDeal && SAID_BY_DEAL.includes(name))
  }
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(property))
    if (value !== null && value !== false && isShown(name) && !isSaid(name, value)) shown[name] = value
  return {
    ...shown,
    ...sizeEntered(property, isDrawn),
    ...(language !== 'en' && ofTitle(property, language)),
    ...sinceOf(property),
    ...(visitedAt && { checks: [{ check: 'siteVisited', checkedAt: halfHourOf(visitedAt) }] }),
    location: locality ? { city: location.city } : location,
    images: images.slice(0, MOST_PICTURES),
    pictures: pictures.slice(0, 1).map(({ width, height, widths, colour, isRendered }) => ({
      width,
      height,
      widths,
      colour,
      isRendered,
    })),
  }
}

/** The size of land in the unit that it was entered in, which a card says of plots and on drawings; katha and square feet it says without. */
function sizeEntered({ category, enteredAreas }: OfAnyKind, isDrawn: boolean): Partial<OfAnyKind> {
  const name = SIZE_FIELD[category] === 'plotSizeSqFt' ? 'plotSizeSqFt' : 'landArea'
  const entered = isDrawn || name === 'plotSizeSqFt' ? enteredAreas[name] : undefined
  return entered && entered.unit !== 'sq ft' && entered.unit !== 'katha'
    ? { enteredAreas: { [name]: entered } }
    : {}
}

/** The day that a card says where nobody visited the site: when it was confirmed, else when it was listed. */
function sinceOf(property: Property): Partial<Property> {
  const { confirmedAt } = sealsOf(property)
  const { publishedAt, createdAt } = property
  if (confirmedAt) return { confirmedAt: halfHourOf(confirmedAt) }
  return publishedAt ? { publishedAt: halfHourOf(publishedAt) } : { createdAt }
}

/** Cards show only the day, so times are cut to half hours: India's day begins at 18:30 UTC. */
const halfHourOf = (isoTime: string) =>
  `${isoTime.slice(0, 14)}${isoTime.slice(14, 16) < '30' ? '00' : '30'}:00.000Z`

/** A listing's title in another language, or where it has none the fields that one is composed from. */
function ofTitle(property: OfAnyKind, language: OtherLanguage): Partial<OfAnyKind> {
  const name = fieldIn('title', language)
  if (property[name]) return { [name]: property[name] }
  return Object.fromEntries(
    HEADLINE_FIELDS[property.category]
      .map((field) => [field, property[field]] as const)
      .filter(([, value]) => value !== null && value !== undefined && value !== false),
  )
}
