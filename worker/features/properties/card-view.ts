import { type Field, fieldsOf } from '#contract/properties/fields.ts'
import type { Property } from '#contract/properties/replies.ts'
import { CATEGORIES, DEAL_LEASE_TYPES } from '#contract/properties/enums.ts'
import { fieldIn } from '#contract/languages/field-in.ts'
import type { Language, OtherLanguage } from '#contract/languages/languages.ts'

/** What no card shows, by category. */
const UNSHOWN: Record<string, ReadonlySet<string>> = Object.fromEntries(
  CATEGORIES.map((category) => {
    const unshown = Object.entries<Field>(fieldsOf(category))
      .filter(([, { isOnCards, isForStaff }]) => !isOnCards && !isForStaff)
      .map(([name]) => name)
    return [category, new Set([...unshown, 'listedBy', 'enteredAreas', 'updatedAt'])]
  }),
)
/** What a plot without pictures is drawn from. */
const DRAWN: readonly string[] = ['dimension', 'roadWidth', 'isCornerPlot']
const MOST_PICTURES = 5
/** Fields of a category that say the same as a common one. */
const TWINS: Record<string, 'areaSqFt' | 'bedRooms'> = {
  area: 'areaSqFt',
  builtUpArea: 'areaSqFt',
  plotSizeSqFt: 'areaSqFt',
  bedrooms: 'bedRooms',
}
/** What the lease type says already where it names the deal. */
const SAID_BY_DEAL: readonly string[] = ['isForSale', 'isForRent']

type CardView = Omit<Partial<Property>, 'location'> & { location: Partial<Property['location']> }

/**
 * A listing with only what its card shows; what is absent or not so is left out. Of its pictures the first is left, without
 * words, of the next ones their addresses. The rest would make the page of a list twice as heavy.
 */
export function asOnCard(property: Property, language: Language): CardView {
  const { category, images, pictures, publishedAt, confirmedAt, locality, location, leaseType } = property
  const hasDeal = DEAL_LEASE_TYPES.some((word) => word === leaseType)
  const isDrawn = category === 'Plot' && pictures.length === 0
  const isShown = (name: string) =>
    name === 'createdAt'
      ? publishedAt === null
      : !UNSHOWN[category]?.has(name) || (isDrawn && DRAWN.includes(name))
  const isSaid = (name: string, value: unknown) => {
    const twin = TWINS[name]
    return (twin && property[twin] === value) || (hasDeal && SAID_BY_DEAL.includes(name))
  }
  return {
    ...Object.fromEntries(
      Object.entries(property).filter(
        ([name, value]) => value !== null && value !== false && isShown(name) && !isSaid(name, value),
      ),
    ),
    ...(language !== 'en' && ofTitle(property, language)),
    ...(publishedAt && { publishedAt: halfHourOf(publishedAt) }),
    ...(confirmedAt && { confirmedAt: halfHourOf(confirmedAt) }),
    location: locality ? { city: location.city } : location,
    images: images.slice(0, MOST_PICTURES),
    pictures: pictures.slice(0, 1).map((picture) => ({ ...picture, alt: '' })),
  }
}

const HALF_HOUR_MS = 1_800_000
/** A card says the day; India's begins at half past. */
const halfHourOf = (time: string) =>
  new Date(Math.floor(Date.parse(time) / HALF_HOUR_MS) * HALF_HOUR_MS).toISOString()

/** A listing's title in another language, or what else it is composed of. */
function ofTitle(property: Property, language: OtherLanguage): Partial<Property> {
  const name = fieldIn('title', language)
  if (property[name]) return { [name]: property[name] }
  switch (property.category) {
    case 'Plot':
      return { enteredAreas: property.enteredAreas }
    case 'Villa':
      return { bhk: property.bhk, villaType: property.villaType }
    case 'Warehouse':
      return {}
    default:
      return property satisfies never
  }
}
