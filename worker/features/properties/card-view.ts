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

const MOST_PICTURES = 5

/**
 * A listing with only what its card shows; all else is null. Of its pictures the first is left, without words, of the next
 * ones their addresses. The rest would make the page of a list twice as heavy.
 */
export function asOnCard(property: Property): Property {
  return {
    ...property,
    ...UNSHOWN[property.category],
    ...drawnFrom(property),
    images: property.images.slice(0, MOST_PICTURES),
    pictures: property.pictures.slice(0, 1).map((picture) => ({ ...picture, alt: '' })),
  }
}

/** A plot without pictures shows its plan. */
function drawnFrom(property: Property) {
  if (property.category !== 'Plot' || property.pictures.length > 0) return {}
  const { dimension, roadWidth, isCornerPlot } = property
  return { dimension, roadWidth, isCornerPlot }
}
