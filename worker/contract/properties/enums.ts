/** The closed lists of the listing forms: the union of the specification's add and edit forms. */
export const CATEGORIES = ['Warehouse', 'Plot', 'Villa'] as const
export type Category = (typeof CATEGORIES)[number]

/** What a visitor may filter by; 'Residential' means villas and everything leased as Residential. */
export const FILTER_CATEGORIES = ['Villa', 'Residential', 'Warehouse', 'Plot'] as const
export type FilterCategory = (typeof FILTER_CATEGORIES)[number]

/** The kind that somebody means who asks for homes. */
export const categoryOf = (asked: FilterCategory): Category => (asked === 'Residential' ? 'Villa' : asked)

export const DEALS = ['sale', 'rent', 'lease'] as const
export type Deal = (typeof DEALS)[number]

export const USE_LEASE_TYPES = ['Residential', 'Commercial', 'Industrial'] as const
export const DEAL_LEASE_TYPES = ['Sale', 'Rent', 'Lease'] as const
export const LEASE_TYPES = [...USE_LEASE_TYPES, ...DEAL_LEASE_TYPES] as const
export type LeaseType = (typeof LEASE_TYPES)[number]

export const OWNERSHIP_TYPES = [
  'Freehold',
  'Leasehold',
  'Shared Ownership',
  'Co-operative Society',
  'Power of Attorney',
] as const
export type OwnershipType = (typeof OWNERSHIP_TYPES)[number]
/** Who the land belongs to for the State: the stamp duty follows from it. */
export const JURISDICTIONS = ['corporation', 'municipality', 'panchayat'] as const
export type Jurisdiction = (typeof JURISDICTIONS)[number]
export const FLOORING_TYPES = ['Tiles', 'Concrete', 'Asphalt', 'Other'] as const
export const ZONE_TYPES = ['Commercial', 'Industrial', 'Residential', 'Agricultural', 'Mixed'] as const
export const BHK_TYPES = ['1BHK', '2BHK', '3BHK', '4BHK', '5BHK', '6BHK+'] as const
export const VILLA_TYPES = [
  'Independent',
  'Semi-Detached',
  'Towerhouse',
  'Row House',
  'Villa Complex',
] as const
export type VillaType = (typeof VILLA_TYPES)[number]
export const FURNISHINGS = ['unfurnished', 'semi-furnished', 'furnished'] as const
export type Furnishing = (typeof FURNISHINGS)[number]
export const FACINGS = [
  'North',
  'South',
  'East',
  'West',
  'North-East',
  'North-West',
  'South-East',
  'South-West',
] as const
export type Facing = (typeof FACINGS)[number]

export const SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc', 'best'] as const
export type Sort = (typeof SORTS)[number]
/** The orders of a list: those that visitors choose from, and the panel's, with what was listed first on top. */
export const ORDERS = [...SORTS, 'oldest'] as const
export type Order = (typeof ORDERS)[number]

/** What of a listing a picture shows, in the order in which one walks through it. */
export const PICTURE_PLACES = [
  'front',
  'living',
  'kitchen',
  'bedroom',
  'bath',
  'garden',
  'road',
  'above',
] as const
export type PicturePlace = (typeof PICTURE_PLACES)[number]

/**
 * Where a listing stands: pending until approved, then available until sold or rented, or unconfirmed where nobody has said
 * for long that it is still there.
 */
export const STATES = ['available', 'sold', 'rented', 'pending', 'unconfirmed'] as const
export type State = (typeof STATES)[number]
/** Every state but that of what nobody has approved yet. */
export const PUBLIC_STATES: readonly State[] = STATES.filter((state) => state !== 'pending')
export const STATUSES = [...STATES, 'all'] as const

/** Whether somebody has to say again that a listing is still there: not yet, soon, or so late that it has left the results. */
export const CONFIRMATIONS = ['fresh', 'due', 'lapsed'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]
/** What a listing may still lack. */
export const MISSING = ['pictures', 'map', 'papers'] as const
export type Missing = (typeof MISSING)[number]
/** Where a listing may lack something; what is sold or rented lacks nothing any more. */
export const UNFINISHED: readonly State[] = ['available', 'pending']

/** What staff look at before they would put their name to a listing, in the order in which it is shown. */
export const CHECKS = [
  'siteVisited',
  'titleDeedSeen',
  'mutationMatched',
  'taxReceiptSeen',
  'encumbranceSearched',
  'conversionSeen',
  'powerOfAttorneySeen',
] as const
export type CheckName = (typeof CHECKS)[number]
/** What is not looked at for a kind: only land is converted. */
export const UNCHECKED: Record<Category, readonly CheckName[]> = {
  Plot: [],
  Warehouse: ['conversionSeen'],
  Villa: ['conversionSeen'],
}
