import { CSV_COLUMNS, CSV_HEADERS, knownHeader, lettersOf } from './csv-columns.ts'

/** What other files call a column, beside its own name and the names of its fields. Remarks may be meant for nobody: they are left out. */
const SYNONYMS: Record<string, string> = {
  Category: 'type, kind, property category, property kind, type of property, kind of property',
  Title: 'name, heading, headline, property, property name, property title, listing, listing title',
  Price:
    'amount, rate, cost, rent, monthly rent, rent per month, rent pm, rent a month, asking price, expected price, sale price, total price, price inr, price rs, price in rs, demand',
  'Lease type':
    'deal, deal type, sale or rent, sale rent, for, purpose, transaction, transaction type, offer',
  'Ownership type': 'ownership, tenure',
  City: 'town, city name, city town',
  Locality: 'place, location, area name, neighbourhood, neighborhood, colony, mouza, para',
  Address: 'full address, property address, street, street address',
  Map: 'map link, coordinates, lat lng, latitude longitude, location link, google map link',
  Description: 'property description, about, about the property',
  'Contact company':
    'owner, owner name, owners name, seller, seller name, contact name, contact person, agency, broker',
  'Contact phone':
    'owner phone, owners phone, owner mobile, owner number, owner contact, contact, contact no, contact number, mobile, mobile no, mobile number, phone no, phone number, seller phone',
  'Private notes': 'notes, private note, internal notes, staff notes',
  Area: 'size, total area, super area, area sq ft, area sqft, area in sq ft, sqft, sq ft',
  'Area unit': 'unit, size unit, unit of area',
  Bedrooms: 'beds, bed, rooms, no of bedrooms, number of bedrooms, bhk no',
  Bathrooms: 'baths, bath, toilets, no of bathrooms, number of bathrooms',
  'Plot size': 'plot area, land size, size of plot',
  'Land area': 'land, land in katha',
  'Built-up area': 'covered area, super built up area, super builtup area, constructed area',
  'Ceiling height': 'height, clear height',
  'Access road width': 'approach road, approach road width',
  'Road width': 'road, front road, width of road, road in feet',
  Facing: 'direction, face',
  'Number of floors': 'floors, storeys, no of floors',
  'Corner plot': 'corner',
  'Survey number': 'survey, dag no, plot no, khatian',
  Amenities: 'facilities, features',
  'Power backup': 'generator, backup',
}

const BY_LETTERS = new Map(
  Object.entries(SYNONYMS).flatMap(([header, names]) =>
    names.split(',').map((name) => [lettersOf(name), header] as const),
  ),
)

/** The columns that a file may fill; the others are shown only. */
export const CSV_TARGETS: readonly string[] = CSV_HEADERS.filter(
  (header) => !CSV_COLUMNS.some((column) => column.header === header && column.kind === 'shown only'),
)

/** The header that a column name means, also by another word for it. */
export const likelyHeader = (name: string): string | undefined =>
  knownHeader(name) ?? BY_LETTERS.get(lettersOf(name))

const RENT = /(?<!\p{L})rent(s|al)?(?!\p{L})/iu

/** Whether a column of prices is, by its name, one of monthly rents. */
export const isOfRents = ({ name, means }: MatchedColumn): boolean => means === 'Price' && RENT.test(name)

export type MatchedColumn = {
  name: string
  /** The header of the column that it fills; null where it is left out. */
  means: string | null
  how: 'name' | 'synonym' | 'hand' | 'left out'
}

/**
 * What each column of a file means. `byHand` says so for some, '' for one that is left out; then a column's own name counts,
 * then other words for it, where no other column has that meaning.
 */
export function matchColumns(
  names: readonly string[],
  byHand: ReadonlyMap<string, string> = new Map(),
): MatchedColumn[] {
  const taken = new Set(byHand.values())
  const columns = names.map((name): MatchedColumn => {
    const chosen = byHand.get(name)
    if (chosen !== undefined) return { name, means: chosen || null, how: 'hand' }
    const header = knownHeader(name)
    const isFree = header !== undefined && !taken.has(header)
    return isFree ? { name, means: header, how: 'name' } : { name, means: null, how: 'left out' }
  })
  for (const { means } of columns) if (means !== null) taken.add(means)
  return columns.map((column) => {
    const header = column.how === 'left out' ? BY_LETTERS.get(lettersOf(column.name)) : undefined
    if (header === undefined || taken.has(header)) return column
    taken.add(header)
    return { ...column, means: header, how: 'synonym' }
  })
}
