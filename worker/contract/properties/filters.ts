import {
  type Category,
  DEALS,
  FACINGS,
  FILTER_CATEGORIES,
  FURNISHINGS,
  LEASE_TYPES,
  OWNERSHIP_TYPES,
  type Order,
  type State,
  VILLA_TYPES,
} from './enums.ts'
import type { Box, Outline } from '#contract/list/map-area.ts'
import type { ColumnName, OwnFields, CommonJsonName } from './fields.ts'

/**
 * What the list calls understand, in the order of a canonical address. A page's first load has these names and
 * nothing else of this file.
 */
export const LIST_PARAMETERS = [
  'ageYears',
  'asTyped',
  'bathrooms',
  'bedRooms',
  'boundaryWall',
  'bbox',
  'category',
  'city',
  'coldStorage',
  'corner',
  'crane',
  'cursor',
  'deal',
  'facing',
  'floor',
  'furnishing',
  'garage',
  'garden',
  'gated',
  'leaseType',
  'limit',
  'loadingDock',
  'lowered',
  'maxArea',
  'maxPrice',
  'minArea',
  'minCeilingHeight',
  'minPrice',
  'minRoadWidth',
  'mine',
  'missing',
  'number',
  'outline',
  'ownership',
  'parkingPlaces',
  'placed',
  'possession',
  'powerBackup',
  'price',
  'priceNegotiable',
  'searchTerm',
  'sort',
  'status',
  'villaType',
] as const
export type ListParameter = (typeof LIST_PARAMETERS)[number]

/** One end of a range, inclusive. A bound without `address` can only come from search text, never from a query parameter. */
type Bound = { search: string; address?: undefined } | { search: string; address: string; label: string }
export type Bounds = { min: Bound; max?: Bound } | { min?: undefined; max: Bound }
type Words = readonly [string, ...string[]]

/** A field that only some kinds have, by kind: `{ Villa: 'bedRooms' }`. Listings of other kinds never match a filter on it. */
type OwnName = { [C in Category]: keyof OwnFields[C] }[Category]
type KindsWith<Name> = { [C in Category]: Name extends keyof OwnFields[C] ? C : never }[Category]
type OwnFact = { [Name in OwnName]: { [C in KindsWith<Name>]: Name } }[OwnName]
/**
 * What is compared of a listing: a field of all kinds, fields of some, or the deal and whether it has a place on the
 * map, which follow from others.
 */
export type FilterFact = ColumnName | CommonJsonName | OwnFact | 'deal' | 'isPlaced' | 'isPriceLowered'
type ComparedFact = {
  fact: FilterFact
  /** The field that the fact is derived from, where only some kinds have it. */
  from?: OwnFact
  /** The prefix of its tokens in the search index. */
  token: string
}

/**
 * How a filter is read and compared. Query parameters and searches use the name of its entry, unless `address` or
 * `search` names another.
 */
type Type =
  /** One word of a closed list. */
  | (ComparedFact & { type: 'choice'; words: Words; label: string })
  /** Words of a closed list, of which one must fit. */
  | { type: 'one of'; words: Words; search: string; label: string }
  /** An exact number; search text may also give bounds. The page offers `steps` to choose from. */
  | (ComparedFact & { type: 'count'; label: string; steps: readonly number[]; bounds?: Bounds })
  | (ComparedFact & {
      /** A day to move in is a number as possession.ts has it. */
      type: 'range'
      unit: 'rupees' | 'sq ft' | 'ft' | 'places' | 'years' | 'moving in'
      bounds: Bounds
      steps?: readonly number[]
      /** The lowest value that a range can match: price on request is stored as 0 and must not count as cheap. */
      least?: number
      /** The value of a listing without the fact; without it no range matches such a listing. */
      absent?: 0
    })
  /** On or off. A fact that is told in words must name one of `among`, where these are given. */
  | (ComparedFact & { type: 'flag'; label: string; among?: readonly string[] })
  /** A city, a locality or words of an address. */
  | { type: 'place'; address: string }
  /** A part of the map: a box, or an outline that is drawn on it. */
  | { type: 'box'; label: string }
  | { type: 'outline'; label: string }

/** All that the two sides ask about a filter of the list; what it is called on a page is in the catalogues. */
export type Filter = Type & {
  /** Where a visitor sets it: on the bar and in the sheet, in the sheet only, under 'more', or nowhere (query or search text only). */
  chosen: 'bar' | 'sheet' | 'more' | 'nowhere'
  /** How a text says it: by words of the tables in search/words, or by a reading of its own in search/pieces. */
  texts: 'tables' | 'reading' | 'none'
  /** Most listings do not state it, so a search text is read again without it where nothing is found. */
  isRarelySaid?: true
  /** How the nearest listings may differ where nothing is found, and how much that counts beside other differences. */
  nearest: {
    may: 'lie around' | 'be a quarter off' | 'be one off' | 'lack it' | 'be another'
    weight: number
  }
}

const lacking = { may: 'lack it', weight: 1 } as const
const quarterOff = { may: 'be a quarter off', weight: 1 } as const
const choice = { type: 'choice', nearest: lacking } as const
const flag = { type: 'flag', chosen: 'more', texts: 'tables', nearest: lacking } as const
const size = { type: 'range', unit: 'sq ft', texts: 'reading', nearest: quarterOff } as const
const rarely = {
  type: 'range',
  chosen: 'more',
  texts: 'reading',
  nearest: lacking,
  isRarelySaid: true,
} as const
const length = { type: 'range', unit: 'ft', chosen: 'more', texts: 'reading', nearest: lacking } as const

/** The filters of a list, in the order of their chips. They are ANDed. */
const ALL = {
  /** 'Residential' means villas and everything leased as Residential. */
  category: {
    type: 'one of',
    words: FILTER_CATEGORIES,
    search: 'categories',
    label: 'Category',
    chosen: 'bar',
    texts: 'tables',
    nearest: { may: 'be another', weight: 8 },
  },
  deal: {
    type: 'choice',
    words: DEALS,
    fact: 'deal',
    token: 'xdeal',
    label: 'Deal',
    chosen: 'bar',
    texts: 'tables',
    nearest: { may: 'be another', weight: 6 },
  },
  price: {
    type: 'range',
    unit: 'rupees',
    bounds: {
      min: { search: 'minPriceInr', address: 'minPrice', label: 'Lowest price' },
      max: { search: 'maxPriceInr', address: 'maxPrice', label: 'Highest price' },
    },
    least: 1,
    fact: 'price',
    token: 'xp',
    chosen: 'bar',
    texts: 'reading',
    nearest: { may: 'be a quarter off', weight: 2 },
  },
  area: {
    ...size,
    bounds: {
      min: { search: 'minAreaSqFt', address: 'minArea', label: 'Smallest area' },
      max: { search: 'maxAreaSqFt', address: 'maxArea', label: 'Largest area' },
    },
    absent: 0,
    fact: 'areaSqFt',
    token: 'xa',
    chosen: 'bar',
  },
  land: {
    ...size,
    bounds: { min: { search: 'minLandSqFt' }, max: { search: 'maxLandSqFt' } },
    fact: { Plot: 'plotSizeSqFt', Villa: 'landArea' },
    token: 'xl',
    chosen: 'nowhere',
  },
  place: {
    type: 'place',
    address: 'city',
    chosen: 'bar',
    texts: 'reading',
    nearest: { may: 'lie around', weight: 1 },
  },
  bedRooms: {
    type: 'count',
    steps: [1, 2, 3, 4, 5, 6],
    bounds: { min: { search: 'minBedRooms' }, max: { search: 'maxBedRooms' } },
    fact: 'bedRooms',
    from: { Villa: 'bedrooms' },
    token: 'xbed',
    label: 'Bedrooms',
    chosen: 'sheet',
    texts: 'reading',
    nearest: { may: 'be one off', weight: 2 },
  },
  bathrooms: {
    type: 'count',
    steps: [1, 2, 3, 4, 5],
    fact: { Villa: 'bathrooms' },
    token: 'xbath',
    label: 'Bathrooms',
    chosen: 'more',
    texts: 'reading',
    nearest: lacking,
  },
  villaType: {
    ...choice,
    words: VILLA_TYPES,
    fact: { Villa: 'villaType' },
    token: 'xtype',
    label: 'Villa type',
    chosen: 'more',
    texts: 'none',
  },
  facing: {
    ...choice,
    words: FACINGS,
    fact: { Plot: 'facing', Villa: 'facing' },
    token: 'xface',
    label: 'Facing',
    chosen: 'more',
    texts: 'reading',
  },
  roadWidth: {
    ...length,
    bounds: { min: { search: 'minRoadWidthFt', address: 'minRoadWidth', label: 'Road width' } },
    steps: [12, 16, 20, 30, 40, 60],
    fact: { Plot: 'roadWidth', Warehouse: 'accessRoadWidth' },
    token: 'xr',
  },
  ceilingHeight: {
    ...length,
    bounds: { min: { search: 'minCeilingHeightFt', address: 'minCeilingHeight', label: 'Ceiling height' } },
    steps: [16, 20, 24, 30, 36, 40],
    fact: { Warehouse: 'ceilingHeight' },
    token: 'xc',
  },
  furnishing: {
    ...choice,
    words: FURNISHINGS,
    fact: { Villa: 'furnishing' },
    token: 'xfurnish',
    label: 'Furnishing',
    chosen: 'more',
    texts: 'tables',
    isRarelySaid: true,
  },
  possession: {
    ...rarely,
    unit: 'moving in',
    bounds: { max: { search: 'movingInBy', address: 'possession', label: 'Possession' } },
    fact: 'possession',
    token: 'xm',
  },
  floor: {
    type: 'count',
    steps: [0, 1, 2, 3, 4, 5],
    fact: { Villa: 'floor', Warehouse: 'floor' },
    token: 'xfloor',
    label: 'Floor',
    chosen: 'more',
    texts: 'reading',
    nearest: lacking,
    isRarelySaid: true,
  },
  parkingPlaces: {
    ...rarely,
    unit: 'places',
    bounds: { min: { search: 'minParkingPlaces', address: 'parkingPlaces', label: 'Parking places' } },
    steps: [1, 2, 3, 4],
    fact: { Villa: 'parkingPlaces', Warehouse: 'parkingPlaces' },
    token: 'xk',
  },
  /** An address says the most years. */
  ageYears: {
    ...rarely,
    unit: 'years',
    bounds: {
      min: { search: 'minAgeYears' },
      max: { search: 'maxAgeYears', address: 'ageYears', label: 'Age in years' },
    },
    steps: [1, 3, 5, 10, 20],
    fact: { Villa: 'ageYears', Warehouse: 'ageYears' },
    token: 'xh',
  },
  priceNegotiable: {
    ...flag,
    fact: 'priceNegotiable',
    token: 'xnegotiable',
    label: 'Price negotiable',
    isRarelySaid: true,
  },
  corner: { ...flag, fact: { Plot: 'isCornerPlot' }, token: 'xcorner', label: 'Corner' },
  loadingDock: {
    ...flag,
    fact: { Warehouse: 'loadingDock' },
    among: ['dock', 'platform'],
    token: 'xdock',
    label: 'Loading dock',
  },
  crane: { ...flag, fact: { Warehouse: 'hasCraneFacility' }, token: 'xcrane', label: 'Crane' },
  coldStorage: {
    ...flag,
    fact: { Warehouse: 'isColdStorageAvailable' },
    token: 'xcold',
    label: 'Cold storage',
  },
  powerBackup: { ...flag, fact: { Warehouse: 'powerBackup' }, token: 'xpower', label: 'Power backup' },
  gated: { ...flag, fact: { Villa: 'gatedCommunity' }, token: 'xgated', label: 'Gated' },
  garden: { ...flag, fact: { Villa: 'garden' }, token: 'xgarden', label: 'Garden' },
  garage: { ...flag, fact: { Villa: 'garage' }, token: 'xgarage', label: 'Garage' },
  boundaryWall: { ...flag, fact: { Plot: 'boundaryWall' }, token: 'xwall', label: 'Boundary wall' },
  /** Lately, and so that the lower price has stood: see db/queries/properties/price-history.ts. */
  lowered: {
    ...flag,
    fact: 'isPriceLowered',
    token: 'xlowered',
    label: 'Price lowered',
  },
  ownership: {
    ...choice,
    words: OWNERSHIP_TYPES,
    fact: 'ownershipType',
    token: 'xown',
    label: 'Ownership',
    chosen: 'more',
    texts: 'tables',
  },
  leaseType: {
    ...choice,
    words: LEASE_TYPES,
    fact: 'leaseType',
    token: 'xlease',
    label: 'Lease type',
    chosen: 'nowhere',
    texts: 'none',
  },
  bbox: { type: 'box', label: 'Box', chosen: 'nowhere', texts: 'none', nearest: lacking },
  outline: { type: 'outline', label: 'Outline', chosen: 'nowhere', texts: 'none', nearest: lacking },
  placed: {
    ...choice,
    words: ['true', 'false'],
    fact: 'isPlaced',
    token: 'xplaced',
    label: 'Placed',
    chosen: 'nowhere',
    texts: 'none',
  },
} as const satisfies Record<string, Filter>

export type Filters = typeof ALL
export type FilterName = keyof Filters

/** Compile-time check: every filter has a query parameter, and every kind that has a compared field is named for it. */
type Whole = {
  [Name in FilterName]: ([AddressName<Name>] extends [ListParameter]
    ? unknown
    : { isNotAmongListParameters: AddressName<Name> }) &
    (Filters[Name] extends { fact: infer Own extends object }
      ? { fact: Record<KindsWith<Own[keyof Own]>, string> }
      : unknown)
}
export const FILTERS = ALL satisfies Whole

/** The names of the filters of a type: `FilterNames<{ type: 'flag' }>`. */
export type FilterNames<Wanted> = {
  [Name in FilterName]: Filters[Name] extends Wanted ? Name : never
}[FilterName]

/** What is looked for by a filter. */
export type FilterValue<Name extends FilterName> = Filters[Name] extends { type: 'flag' }
  ? true
  : Filters[Name] extends { type: 'choice' | 'one of'; words: readonly (infer Word)[] }
    ? Filters[Name] extends { type: 'choice' }
      ? Word
      : Word[]
    : Filters[Name] extends { type: 'place' }
      ? string
      : Filters[Name] extends { type: 'box' }
        ? Box
        : Filters[Name] extends { type: 'outline' }
          ? Outline
          : number
type BoundNames<Given, Side extends 'search' | 'address'> = Given extends { bounds: infer Each }
  ? Extract<Each[keyof Each], Record<Side, string>>[Side]
  : never
/** The query parameters of a filter; a range has one for each bound. */
export type AddressName<Name extends FilterName> = Filters[Name] extends { type: 'range' }
  ? BoundNames<Filters[Name], 'address'>
  : Filters[Name] extends { address: infer Other extends string }
    ? Other
    : Name
/** The name of a filter in a search. */
type SearchName<Name extends FilterName> = Filters[Name] extends { search: infer Other extends string }
  ? Other
  : BoundNames<Filters[Name], 'search'> | (Filters[Name] extends { type: 'range' } ? never : Name)

export const FILTER_NAMES: readonly FilterName[] = Object.keys(FILTERS).filter(
  (name): name is FilterName => name in FILTERS,
)

/** Tells the filters of a type by their names. */
export const isFilterOf =
  <Wanted extends Filter['type']>(type: Wanted) =>
  (name: FilterName): name is FilterNames<{ type: Wanted }> =>
    FILTERS[name].type === type

/** The kinds that have what a filter compares; undefined where every kind has it. */
export function kindsFor(name: FilterName): readonly Category[] | undefined
export function kindsFor(name: FilterName): readonly string[] | undefined {
  const filter: Filter = FILTERS[name]
  if (!('fact' in filter)) return undefined
  const fact = filter.from ?? filter.fact
  return typeof fact === 'string' ? undefined : Object.keys(fact)
}

/**
 * What a list call looks for, whichever parameter said it: a filter, the budget or the search text. Everything is ANDed. A filter of
 * something that only one kind has comes with that kind in `categories`.
 */
export type ListFilters = { [Name in FilterName as SearchName<Name>]?: FilterValue<Name> } & StaffFilters & {
    /** The words that became no filter: all must match, by prefix; numbers as a whole. Lower case, at most `maxSearchWords`. */
    words?: string[]
    /** Of these and `place` any is wanted. */
    otherPlaces?: string[]
    /** Neighbours of `place`, wanted after it: 'near Matigara'. */
    nearPlaces?: string[]
    /** The landmark that `place` was derived from; a listing that mentions it also matches. */
    landmark?: string
    notPlaces?: string[]
  }

/** What only approved accounts may ask for. */
export type StaffFilters = {
  /** The id of the account that listed it. */
  listedBy?: string
  /** Listings without pictures; with neither an embedded map nor a place; whose site was not visited or title deed not seen. */
  unpictured?: true
  unplaced?: true
  unchecked?: true
}

export type ListSearch = ListFilters & {
  statuses: readonly State[]
  sort: Order
  /** No listing can match (filters of different kinds, a text without words): the reply is empty without a query. */
  isUnfindable: boolean
  /** Why, where it is a kind of property that the firm does not have ('shop'); the nearest listings differ in it. */
  missingKind?: string
}

/** The filter that a search name belongs to: 'minLandSqFt' belongs to 'land'. */
export const filterCalled = (key: string): FilterName | undefined => CALLED.get(key)

const CALLED: ReadonlyMap<string, FilterName> = new Map(
  FILTER_NAMES.flatMap((name) => searchNames(name).map((key) => [key, name] as const)),
)

/** What a search calls a filter. */
export function searchNames(name: FilterName): string[] {
  const filter: Filter = FILTERS[name]
  const { bounds } = { bounds: undefined, ...filter }
  return [
    ...(filter.type === 'range' ? [] : [filter.type === 'one of' ? filter.search : name]),
    ...Object.values(bounds ?? {}).map(({ search }) => search),
  ]
}

/** The bounds that a search names. */
export function boundsIn(search: ListFilters, { min, max }: Bounds): { min?: number; max?: number } {
  return { min: numberAt(search, min?.search), max: numberAt(search, max?.search) }
}

/** What a search or a query says by a name, where that is a number. */
export function numberAt(said: Record<string, unknown>, name: string | undefined): number | undefined {
  const value = name === undefined ? undefined : said[name]
  return typeof value === 'number' ? value : undefined
}
