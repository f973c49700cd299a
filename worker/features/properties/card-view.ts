import { type Field, fieldsOf } from '#contract/properties/fields.ts'
import { DRAWINGS, MEASURED_BY } from '#contract/properties/kinds.ts'
import type { OfAnyKind, Property } from '#contract/properties/replies.ts'
import { CATEGORIES, DEAL_LEASE_TYPES } from '#contract/properties/enums.ts'
import { fieldIn } from '#contract/languages/field-in.ts'
import type { Language, OtherLanguage } from '#contract/languages/languages.ts'

/** The fields that no card shows, by category. */
const UNSHOWN: Record<string, ReadonlySet<string>> = Object.fromEntries(
  CATEGORIES.map((category) => {
    const unshown = Object.entries<Field>(fieldsOf(category))
      .filter(([, { isOnCards, isForStaff }]) => !isOnCards && !isForStaff)
      .map(([name]) => name)
    return [category, new Set([...unshown, 'listedBy', 'enteredAreas', 'updatedAt'])]
  }),
)
/** The fields from which the plan of a listing without pictures is made. */
const DRAWN: readonly string[] = ['dimension', 'roadWidth', 'isCornerPlot']
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

type CardView = Omit<Partial<Property>, 'location'> & { location: Partial<Property['location']> }

/**
 * A listing with only what its card shows; fields that are null or false are left out. `pictures` keeps the first one,
 * without its text, `images` the paths of the first five. The rest would make the HTML of a list twice as large.
 */
export function asOnCard(property: Property, language: Language): CardView {
  const { category, images, pictures, publishedAt, confirmedAt, locality, location, leaseType } = property
  const hasDeal = DEAL_LEASE_TYPES.some((word) => word === leaseType)
  const isDrawn = DRAWINGS[category] === 'plan' && pictures.length === 0
  const isShown = (name: string) =>
    name === 'createdAt'
      ? publishedAt === null
      : !UNSHOWN[category]?.has(name) || (isDrawn && DRAWN.includes(name))
  const isSaid = (name: string, value: unknown) => {
    const twin = TWINS[name]
    return (twin && property[twin] === value) || (hasDeal && SAID_BY_DEAL.includes(name))
  }
  const shown: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(property))
    if (value !== null && value !== false && isShown(name) && !isSaid(name, value)) shown[name] = value
  return {
    ...shown,
    ...(language !== 'en' && ofTitle(property, language)),
    ...(publishedAt && { publishedAt: halfHourOf(publishedAt) }),
    ...(confirmedAt && { confirmedAt: halfHourOf(confirmedAt) }),
    location: locality ? { city: location.city } : location,
    images: images.slice(0, MOST_PICTURES),
    pictures: pictures.slice(0, 1).map((picture) => ({ ...picture, alt: '' })),
  }
}

/** Cards show only the day, so times are cut to half hours: India's day begins at 18:30 UTC. */
const halfHourOf = (isoTime: string) =>
  `${isoTime.slice(0, 14)}${isoTime.slice(14, 16) < '30' ? '00' : '30'}:00.000Z`

/** A listing's title in another language, or where it has none the fields that one is composed from. */
function ofTitle(property: OfAnyKind, language: OtherLanguage): Partial<OfAnyKind> {
  const name = fieldIn('title', language)
  if (property[name]) return { [name]: property[name] }
  const size = MEASURED_BY[property.category]
  switch (size) {
    case 'land':
      return { enteredAreas: property.enteredAreas }
    case 'rooms':
      return { bhk: property.bhk, villaType: property.villaType }
    case 'floor':
      return {}
    default:
      return size satisfies never
  }
}
