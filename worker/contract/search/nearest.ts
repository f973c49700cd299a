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

/** A number that is further off misses by much; so much over a price is not worth sending. */
export const MOST_OVER = 1.3

/** Whether a listing misses no more than one number, and that by little. */
export function isNear(differs: readonly Difference[]): boolean {
  const [only = { wanted: 1, has: 1 }, ...others] = differs
  if (others.length > 0 || typeof only.wanted !== 'number' || typeof only.has !== 'number') return false
  return Math.max(only.wanted, only.has) <= Math.min(only.wanted, only.has) * MOST_OVER
}

/** The answer of GET /api/properties/nearest: up to three listings that come nearest to a search without a match. */
export type NearestProperties = { property: Property; differs: Difference[] }[]
