import type {
  Deal,
  Facing,
  FilterCategory,
  LeaseType,
  OwnershipType,
  Sort,
  State,
  VillaType,
} from '#contract/properties/enums.ts'

/**
 * What a list call looks for, whichever parameter said it: a filter, the budget or the search text. Everything is ANDed;
 * bounds are inclusive. A filter of something that only one kind has comes with that kind in `categories`.
 */
export type ListFilters = {
  /** ORed among themselves; 'Residential' means villas and everything leased as Residential. */
  categories?: FilterCategory[]
  deal?: Deal
  leaseType?: LeaseType
  ownership?: OwnershipType
  villaType?: VillaType
  /** Whole rupees; a bound never finds price on request (0). */
  minPriceInr?: number
  maxPriceInr?: number
  /** `areaSqFt` of any kind. */
  minAreaSqFt?: number
  maxAreaSqFt?: number
  /** The area of land: `plotSizeSqFt` of plots, `landArea` of villas; warehouses have none. */
  minLandSqFt?: number
  maxLandSqFt?: number
  /** Exactly so many; the range below comes from search texts only. */
  bedRooms?: number
  minBedRooms?: number
  maxBedRooms?: number
  bathrooms?: number
  facing?: Facing
  corner?: true
  /** `roadWidth` of plots, `accessRoadWidth` of warehouses. */
  minRoadWidthFt?: number
  minCeilingHeightFt?: number
  loadingDock?: true
  crane?: true
  coldStorage?: true
  powerBackup?: true
  gated?: true
  garden?: true
  garage?: true
  boundaryWall?: true
  /** The id of the account that listed it. */
  listedBy?: string
  /** Listings without pictures; without a place on the map; whose site was not visited or title deed not seen. */
  unpictured?: true
  unplaced?: true
  unchecked?: true
  /** A place in words, lower case: city or locality by prefix, else words of the address. All of its words must match. */
  place?: string
  /** The words that became no filter: all must match, by prefix; numbers as a whole. Lower case, at most `maxSearchWords`. */
  words?: string[]
}

export type ListSearch = ListFilters & {
  statuses: readonly State[]
  sort: Sort
  /** It asks for something that no listing can be: the answer is empty without asking the database. */
  isUnfindable: boolean
  /** Why, where it is a kind of property that the firm does not have ('shop'); the nearest listings differ in it. */
  missingKind?: string
}
