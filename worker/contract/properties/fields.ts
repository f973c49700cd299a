import type { AreaUnit } from '#contract/units/area.ts'
import { fieldIn, type InLanguage, type SaidInLanguages } from '#contract/languages/field-in.ts'
import { LANGUAGES, OTHER_LANGUAGES } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Check } from './checks.ts'
import {
  BHK_TYPES,
  CATEGORIES,
  type Category,
  FACINGS,
  FLOORING_TYPES,
  FURNISHINGS,
  JURISDICTIONS,
  LEASE_TYPES,
  OWNERSHIP_TYPES,
  VILLA_TYPES,
  ZONE_TYPES,
} from './enums.ts'

type Kind =
  | { kind: 'text' | 'long text'; maxLetters: number }
  /** Whole Indian rupees. */
  | { kind: 'money' }
  | { kind: 'measure'; unit: 'ft' }
  /** Stored in square feet; `unit` is the one that an empty form offers. */
  | { kind: 'area'; unit: AreaUnit }
  /** A whole number of things. */
  | { kind: 'count' }
  /** When it can be moved into: 'ready', or a month as 2027-03. */
  | { kind: 'moving in' }
  /** Yes or no. */
  | { kind: 'flag' }
  /** Yes or no, or a few words that say which. */
  | { kind: 'feature' }
  | { kind: 'one of'; words: readonly [string, ...string[]] }
  /** A list of short texts. */
  | { kind: 'several of' }
  /** Numbers to call, a few at most. */
  | { kind: 'phones' }
  /** What staff looked at, each with its day; who it was, a note and the paper's number are for staff only. */
  | { kind: 'checks' }
  /** A point, or a map that somebody else draws. */
  | { kind: 'place' }

/** All that the two sides ask about a field of a listing; what it is called in a form or on a page is in the catalogues. */
export type Field = Kind & {
  /** What sentences about it, files and the log call it. */
  label: string
  /** Always: no listing is without it. Add: the form for a new one asks for it, the server does not. */
  required?: 'always' | 'add'
  /** What a new listing has when nobody says anything. */
  preset?: string | boolean
  /** How a listing's page shows it: among the facts, or among the features; left out it stands elsewhere or nowhere. */
  page?: 'fact' | 'feature'
  /** Lists send it along, for their cards. */
  isOnCards?: true
  /** The words by which search finds the listing: its own (true), these where it is yes, or what becomes of its own. */
  searched?: true | string | ((word: string) => string)
  /** Visitors never get it. It is kept apart from what they get, so that no read can let it slip. */
  isForStaff?: true
  isInCsv?: false
  isInForm?: false
}

type CommonField = Field & {
  /** The part of the form. */
  group: 'basics' | 'place' | 'terms' | 'papers' | 'languages' | 'contact' | 'private'
  /** The column of the table that holds it; without one it stands in the JSON of the category's own fields. */
  column?: string
  /** The object in requests and replies that it stands in. */
  part?: 'location' | 'contact' | 'privateFile'
  /** It is never null in a reply. */
  isFilled?: true
}

const shortText = { kind: 'text', maxLetters: LIMITS.shortTextLetters } as const
const privateFile = { group: 'private', part: 'privateFile', isForStaff: true } as const
const flagColumn = { kind: 'flag', isFilled: true, group: 'terms' } as const

/** A field once for each other language. */
function inLanguages<Name extends SaidInLanguages, Given extends Kind>(
  name: Name,
  given: Given & { label: string },
): Record<InLanguage<Name>, Given & { label: string; group: 'languages' }>
function inLanguages(name: SaidInLanguages, given: Kind & { label: string }) {
  const fields = OTHER_LANGUAGES.map((language) => {
    const label = `${LANGUAGES[language].english} ${given.label}`
    return [fieldIn(name, language), { ...given, label, group: 'languages' }]
  })
  return Object.fromEntries(fields)
}

/**
 * What staff say of a listing in another language; there it stands in the place of what is composed or typed. The labels hold
 * none of 'Title', 'Description' and 'Address', so that a field is still found by these words alone.
 */
export const LANGUAGE_FIELDS = {
  ...inLanguages('title', { kind: 'text', maxLetters: LIMITS.titleLetters, label: 'headline' }),
  ...inLanguages('description', {
    kind: 'long text',
    maxLetters: LIMITS.descriptionLetters,
    label: 'text',
  }),
  ...inLanguages('address', { kind: 'text', maxLetters: LIMITS.addressLetters, label: 'street' }),
}

/** The street in each other language. */
export const STREET_FIELDS = OTHER_LANGUAGES.map((language) => fieldIn('address', language))

/** The fields of every listing, in the order of the form. */
export const COMMON_FIELDS = {
  title: {
    kind: 'text',
    maxLetters: LIMITS.titleLetters,
    label: 'Title',
    required: 'always',
    isFilled: true,
    group: 'basics',
    column: 'title',
    isOnCards: true,
  },
  propertyType: {
    ...shortText,
    label: 'Property type',
    isFilled: true,
    group: 'basics',
    column: 'propertyType',
    searched: true,
  },
  price: {
    kind: 'money',
    label: 'Price',
    required: 'always',
    isFilled: true,
    group: 'basics',
    column: 'priceInr',
    isOnCards: true,
  },
  description: {
    kind: 'long text',
    maxLetters: LIMITS.descriptionLetters,
    label: 'Description',
    group: 'basics',
    column: 'description',
  },
  address: {
    kind: 'text',
    maxLetters: LIMITS.addressLetters,
    label: 'Address',
    required: 'add',
    group: 'place',
    column: 'address',
  },
  locality: { ...shortText, label: 'Locality', group: 'place', column: 'locality', isOnCards: true },
  city: {
    ...shortText,
    label: 'City',
    required: 'always',
    isFilled: true,
    group: 'place',
    column: 'city',
    part: 'location',
    isOnCards: true,
  },
  state: {
    ...shortText,
    label: 'State',
    required: 'add',
    group: 'place',
    column: 'state',
    part: 'location',
    isOnCards: true,
  },
  country: {
    ...shortText,
    label: 'Country',
    required: 'add',
    group: 'place',
    column: 'country',
    part: 'location',
    isOnCards: true,
  },
  googleMap: { kind: 'place', label: 'Map', group: 'place' },
  /** Visitors get a point near it and no street: see db/queries/properties/shown-place.ts. */
  placeIsApproximate: { kind: 'flag', label: 'Place is approximate', group: 'place' },
  leaseType: {
    kind: 'one of',
    words: LEASE_TYPES,
    label: 'Lease type',
    group: 'terms',
    column: 'leaseType',
    isOnCards: true,
    searched: true,
  },
  ownershipType: {
    kind: 'one of',
    words: OWNERSHIP_TYPES,
    label: 'Ownership type',
    group: 'terms',
    column: 'ownershipType',
    isOnCards: true,
    searched: true,
  },
  jurisdiction: { kind: 'one of', words: JURISDICTIONS, label: 'Jurisdiction', group: 'terms' },
  deposit: { kind: 'money', label: 'Deposit', group: 'terms' },
  priceNegotiable: { kind: 'flag', label: 'Price negotiable', group: 'terms', page: 'fact' },
  possession: { kind: 'moving in', label: 'Possession', group: 'terms', page: 'fact' },
  isForSale: { ...flagColumn, label: 'For sale', column: 'isForSale', isOnCards: true },
  isForRent: { ...flagColumn, label: 'For rent', column: 'isForRent', isOnCards: true },
  isSold: { ...flagColumn, label: 'Sold', column: 'isSold', isOnCards: true },
  isRented: { ...flagColumn, label: 'Rented', column: 'isRented', isOnCards: true },
  approvedByAdmin: {
    ...flagColumn,
    label: 'Approved',
    column: 'approvedByAdmin',
    isInCsv: false,
  },
  isProjectUnit: { kind: 'flag', label: 'Unit of a building project', group: 'papers' },
  reraNumber: { ...shortText, label: 'RERA number', group: 'papers' },
  reraNotNeeded: { ...shortText, label: 'RERA not needed because', group: 'papers', isForStaff: true },
  checks: { kind: 'checks', label: 'Checks', group: 'papers' },
  ...LANGUAGE_FIELDS,
  company: {
    ...shortText,
    label: 'Contact company',
    group: 'contact',
    column: 'contactCompany',
    part: 'contact',
    isForStaff: true,
  },
  phone: {
    ...shortText,
    label: 'Contact phone',
    group: 'contact',
    column: 'contactPhone',
    part: 'contact',
    isForStaff: true,
  },
  ownerName: { ...shortText, ...privateFile, label: 'Owner name' },
  ownerPhones: { kind: 'phones', ...privateFile, label: 'Owner phones' },
  keyWith: { ...shortText, ...privateFile, label: 'Key with' },
  lowestPrice: { kind: 'money', ...privateFile, label: 'Lowest price' },
  commission: { ...shortText, ...privateFile, label: 'Commission' },
  caretaker: { ...shortText, ...privateFile, label: 'Caretaker' },
  /** In the private file it is called `notes`. */
  privateNotes: {
    kind: 'long text',
    maxLetters: LIMITS.privateNotesLetters,
    label: 'Private notes',
    group: 'private',
    isForStaff: true,
  },
  areaSqFt: {
    kind: 'area',
    unit: 'sq ft',
    label: 'Area',
    group: 'basics',
    column: 'areaSqFt',
    isOnCards: true,
    isInForm: false,
  },
  bedRooms: {
    kind: 'count',
    label: 'Bedrooms',
    group: 'basics',
    column: 'bedRooms',
    isOnCards: true,
    isInForm: false,
  },
} as const satisfies Record<string, CommonField>

const flagField = (label: string) => ({ kind: 'flag', label, page: 'feature' }) as const
const measure = (label: string) => ({ kind: 'measure', unit: 'ft', label, page: 'fact' }) as const
const zoneType = {
  kind: 'one of',
  words: ZONE_TYPES,
  label: 'Zone type',
  page: 'fact',
  searched: true,
} as const

const parkingPlaces = { kind: 'count', label: 'Parking places', page: 'fact' } as const
const floor = { kind: 'count', label: 'Floor', page: 'fact' } as const
const ageYears = { kind: 'count', label: 'Age in years', page: 'fact' } as const
const facing = {
  kind: 'one of',
  words: FACINGS,
  label: 'Facing',
  page: 'fact',
  searched: (direction: string) => `${direction} facing`,
} as const

/** The fields that only some categories have, in the order of the form. They stand in one JSON column. */
export const OWN_FIELDS = {
  Warehouse: {
    builtUpArea: { kind: 'area', unit: 'sq ft', label: 'Built-up area', page: 'fact', isOnCards: true },
    carpetArea: { kind: 'area', unit: 'sq ft', label: 'Carpet area', page: 'fact' },
    parkingAreaSqFt: { kind: 'area', unit: 'sq ft', label: 'Parking area', page: 'fact' },
    ceilingHeight: { ...measure('Ceiling height'), isOnCards: true },
    accessRoadWidth: measure('Access road width'),
    flooringType: { kind: 'one of', words: FLOORING_TYPES, label: 'Flooring type', page: 'fact' },
    zoneType,
    loadingDock: {
      kind: 'feature',
      label: 'Loading dock',
      page: 'fact',
      searched: 'loading dock',
    },
    powerBackup: {
      kind: 'feature',
      label: 'Power backup',
      page: 'fact',
      searched: 'power backup generator',
    },
    waterSupply: { kind: 'feature', label: 'Water supply', page: 'feature' },
    security: { kind: 'feature', label: 'Security', page: 'feature' },
    fireSafety: { kind: 'feature', label: 'Fire safety', page: 'feature' },
    floor,
    parkingPlaces,
    ageYears,
    hasCraneFacility: {
      kind: 'flag',
      label: 'Crane facility',
      page: 'fact',
      searched: 'crane',
    },
    isColdStorageAvailable: { ...flagField('Cold storage'), searched: 'cold storage' },
  },
  Plot: {
    plotSizeSqFt: { kind: 'area', unit: 'katha', label: 'Plot size', page: 'fact', isOnCards: true },
    dimension: { ...shortText, label: 'Dimension', page: 'fact' },
    facing: { ...facing, isOnCards: true },
    roadWidth: measure('Road width'),
    zoneType,
    surveyNo: { ...shortText, label: 'Survey number', page: 'fact', searched: true },
    boundaryWall: { kind: 'feature', label: 'Boundary wall', page: 'feature', searched: 'boundary wall' },
    isCornerPlot: { ...flagField('Corner plot'), searched: 'corner' },
  },
  Villa: {
    area: { kind: 'area', unit: 'sq ft', label: 'Built-up area', page: 'fact', isOnCards: true },
    landArea: { kind: 'area', unit: 'katha', label: 'Land area', page: 'fact' },
    numberOfFloors: { kind: 'count', label: 'Number of floors', required: 'add', page: 'fact' },
    bedrooms: { kind: 'count', label: 'Bedrooms', page: 'fact', isOnCards: true, isInCsv: false },
    bathrooms: { kind: 'count', label: 'Bathrooms', page: 'fact' },
    bhk: {
      kind: 'one of',
      words: BHK_TYPES,
      label: 'BHK',
      preset: '2BHK',
      searched: (bhk: string) => `${bhk} ${bhk.replace('BHK', ' BHK')}`,
    },
    villaType: {
      kind: 'one of',
      words: VILLA_TYPES,
      label: 'Villa type',
      page: 'fact',
      searched: true,
    },
    furnishing: {
      kind: 'one of',
      words: FURNISHINGS,
      label: 'Furnishing',
      page: 'fact',
      searched: true,
    },
    facing,
    floor,
    parkingPlaces,
    ageYears,
    amenities: { kind: 'several of', label: 'Amenities', searched: true },
    garden: { ...flagField('Garden'), preset: true, searched: 'garden' },
    garage: { ...flagField('Garage'), preset: true, searched: 'garage' },
    gatedCommunity: { ...flagField('Gated community'), preset: true, searched: 'gated community' },
    swimmingPool: { ...flagField('Swimming pool'), searched: 'swimming pool' },
    servantRoom: { ...flagField('Servant room'), searched: 'servant room' },
  },
} as const satisfies Record<Category, Record<string, Field>>

/** What each category is in the vocabulary of schema.org. */
export const SCHEMA_TYPE: Record<Category, string> = { Warehouse: 'Place', Plot: 'Landform', Villa: 'House' }

/** What a new listing must have beside its required fields. */
export const ADD_NEEDS = {
  Warehouse: 'images',
  Plot: undefined,
  Villa: 'googleMap',
} as const satisfies Record<Category, 'images' | 'googleMap' | undefined>

type OwnName<C extends Category> = C extends Category ? keyof (typeof OWN_FIELDS)[C] : never

export const ALL_FIELDS = {
  ...COMMON_FIELDS,
  ...OWN_FIELDS.Warehouse,
  ...OWN_FIELDS.Plot,
  ...OWN_FIELDS.Villa,
} as const satisfies Record<OwnName<Category>, Field>

export type CommonFields = typeof COMMON_FIELDS
export type OwnFields = typeof OWN_FIELDS
export type AllFields = typeof ALL_FIELDS
export type FieldName = keyof AllFields

/** The names of those fields that are so: `NamesOf<AllFields, { kind: 'area' }>`. */
export type NamesOf<Fields, Wanted> = {
  [Name in keyof Fields]: Fields[Name] extends Wanted ? Name : never
}[keyof Fields]
/** The names of those that are not. */
export type NamesWithout<Fields, Unwanted> = Exclude<keyof Fields, NamesOf<Fields, Unwanted>>

/** What a field holds where it is not empty. */
export type ValueOf<Given extends Field> = Given extends { words: readonly (infer Word)[] }
  ? Word
  : {
      text: string
      'long text': string
      place: string
      money: number
      'moving in': string
      measure: number
      area: number
      count: number
      flag: boolean
      feature: boolean | string
      'one of': string
      'several of': string[]
      phones: string[]
      checks: Check[]
    }[Given['kind']]

/** Common fields with a column of their own. */
export type ColumnName = NamesOf<CommonFields, { column: string }>
/** Those in JSON, as the fields of one category are. */
export type CommonJsonName = Exclude<keyof CommonFields, ColumnName | 'googleMap'>

const entries = (fields: Record<string, Field>): [string, Field][] => Object.entries(fields)

/** What of a listing nobody but approved accounts may know; the log says that it changed, never to what. */
export const PRIVATE_FIELDS: ReadonlySet<string> = new Set(
  Object.entries(COMMON_FIELDS).flatMap(([name, { group }]) => (group === 'private' ? [name] : [])),
)

/** Every field that a listing of the category can be given. */
export const fieldsOf = (category: Category): Record<string, Field> => ({
  ...COMMON_FIELDS,
  ...OWN_FIELDS[category],
})

/** Those of them that stand in JSON: the category's own, and what all have without a column. */
export function jsonFieldsOf(category: Category): Record<string, Field> {
  const common = entries(COMMON_FIELDS).filter(([, field]) => !('column' in field) && field.kind !== 'place')
  return { ...Object.fromEntries(common), ...OWN_FIELDS[category] }
}

/** The fields in JSON that visitors get, all of them empty: what a listing answers that was saved before there was a field. */
export const NO_DETAILS = perCategory<{ [C in Category]: object }>((category) =>
  Object.fromEntries(
    entries(jsonFieldsOf(category)).flatMap(([name, { isForStaff }]) => (isForStaff ? [] : [[name, null]])),
  ),
)

/** What a new listing of the category has when nobody says anything (specification, section 3). */
export function presetsOf(category: Category): Record<string, string | boolean> {
  return Object.fromEntries(
    entries(OWN_FIELDS[category]).flatMap(([name, { preset }]) =>
      preset === undefined ? [] : [[name, preset]],
    ),
  )
}

/** Areas, which may be entered in any unit. */
export type AreaName = NamesOf<AllFields, { kind: 'area' }>
const FIELD_NAMES = Object.keys(ALL_FIELDS).filter((name): name is FieldName => name in ALL_FIELDS)
export const AREA_FIELDS: readonly AreaName[] = FIELD_NAMES.filter(
  (name): name is AreaName => ALL_FIELDS[name].kind === 'area',
)

/** Something made for every category. */
export function perCategory<Each extends { [C in Category]: unknown }>(
  make: (category: Category) => unknown,
): Each
export function perCategory(make: (category: Category) => unknown): object {
  return Object.fromEntries(CATEGORIES.map((category) => [category, make(category)]))
}
