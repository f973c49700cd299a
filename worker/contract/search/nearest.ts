import type { FilterName } from '#contract/properties/filters.ts'
import type { Property } from '#contract/properties/replies.ts'

/** In what a near listing may differ from a search: a filter, or words that stand nowhere in it. */
export type DifferingField = FilterName | 'words'

/**
 * How a listing differs from what was asked for, in the contract's units: whole rupees, square feet, feet. `wanted` is the
 * bound that it misses, the stored word, the place or kind in words ('shop'), or true; `has` is null where the listing says nothing.
 */
export type Difference = {
  field: DifferingField
  wanted: string | number | true
  has: string | number | boolean | null
}

/** The answer of GET /api/properties/nearest: up to three listings that come nearest to a search without a match. */
export type NearestProperties = { property: Property; differs: Difference[] }[]
