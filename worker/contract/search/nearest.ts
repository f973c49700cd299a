import type { Property } from '#contract/properties/replies.ts'

/** In what a near listing may differ from a search. Lower and upper bounds of one thing are one field. */
export type DifferingField =
  | 'category'
  | 'deal'
  | 'leaseType'
  | 'ownership'
  | 'villaType'
  | 'price'
  | 'area'
  | 'land'
  | 'bedRooms'
  | 'bathrooms'
  | 'facing'
  | 'corner'
  | 'roadWidth'
  | 'ceilingHeight'
  | 'loadingDock'
  | 'crane'
  | 'coldStorage'
  | 'powerBackup'
  | 'gated'
  | 'garden'
  | 'garage'
  | 'boundaryWall'
  | 'place'
  | 'words'

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
