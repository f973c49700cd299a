import { type Field, fieldsOf } from '#contract/properties/fields.ts'
import type { Property } from '#contract/properties/replies.ts'
import { CATEGORIES, type Category } from '#contract/properties/enums.ts'

type Unshown = { listedBy: null; enteredAreas: Record<string, never> }

/** What no card shows, by category: all that can be null is null. */
const UNSHOWN = Object.fromEntries(
  CATEGORIES.map((category) => [
    category,
    {
      ...Object.fromEntries(
        Object.entries<Field>(fieldsOf(category)).flatMap(([name, { isOnCards, isForStaff }]) =>
          isOnCards || isForStaff ? [] : [[name, null]],
        ),
      ),
      listedBy: null,
      enteredAreas: {},
    },
  ]),
) as Record<Category, Unshown>

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
