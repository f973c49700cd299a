import { type Field, fieldsOf } from '#contract/properties/fields.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'

type Unshown = { listedBy: null; enteredAreas: Record<string, never> }

/** What no card shows, by category: all that can be null is null. */
const UNSHOWN: Record<Category, Unshown> = {
  Warehouse: unshownOf('Warehouse'),
  Plot: unshownOf('Plot'),
  Villa: unshownOf('Villa'),
}

function unshownOf(category: Category): Unshown {
  const unshown = Object.entries<Field>(fieldsOf(category)).filter(
    ([, { isOnCards, isForStaff }]) => !isOnCards && !isForStaff,
  )
  return { ...Object.fromEntries(unshown.map(([name]) => [name, null])), listedBy: null, enteredAreas: {} }
}

/**
 * A listing with only what its card shows; all else is null, and of its pictures the first is left, without words. The
 * rest would make the page of a list twice as heavy.
 */
export function asOnCard(property: Property): Property {
  return {
    ...property,
    ...UNSHOWN[property.category],
    images: property.images.slice(0, 1),
    pictures: property.pictures.slice(0, 1).map((picture) => ({ ...picture, alt: '' })),
  }
}
