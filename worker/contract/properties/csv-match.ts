import { CSV_COLUMNS, CSV_HEADERS, knownHeader, lettersOf } from './csv-columns.ts'

/** What other files call a column, beside its own name and the names of its fields. Remarks are for the staff alone. */
const SYNONYMS: Record<string, string> = {
  Category:
    'type, kind, property category, property kind, type of property, kind of property, property type name, prop type, asset type, category name',
  Title: 'name, heading, headline, property, property name, property title, listing, listing title',
  Price:
    'amount, rate, cost, rent, monthly rent, rent per month, rent pm, rent a month, asking price, expected price, sale price, total price, price inr, price rs, price in rs, demand, price in lakh, price in lakhs, price lakhs, price lacs, price in cr, price crore, price in crores, value, rate price, price rate, selling price, amount in rs, rent amount, price per month, monthly rent rs, budget, rate per katha, price per katha, rate per sqft, price per sqft, rent rs',
  'Lease type':
    'deal, deal type, sale or rent, sale rent, for, purpose, transaction, transaction type, offer, listing type, deal type name',
  'Ownership type': 'ownership, tenure',
  City: 'town, city name, city town, district',
  Locality:
    'place, location, area name, neighbourhood, neighborhood, colony, mouza, para, sub locality, sector, village, ward, project area, nearby, locality name',
  Address: 'full address, property address, street, street address, landmark',
  Map: 'map link, coordinates, lat lng, latitude longitude, location link, google map link',
  Description: 'property description, about, about the property, details, comments on property, overview',
  'Owner name':
    'owner, owners name, seller, seller name, landlord, landlord name, contact name, contact person, broker, party, party name',
  'Owner phones':
    'owner phone, owners phone, owner mobile, owner number, owner contact, contact, contact no, contact number, mobile, mobile no, mobile number, phone no, phone number, seller phone, phone, ph, ph no, whatsapp, whatsapp no, whatsapp number',
  'Key with': 'key, keys, keys with, who has the key',
  'Contact company': 'agency, company',
  'Private notes':
    'notes, private note, internal notes, staff notes, remarks, remark, note, comment, comments',
  Area: 'size, total area, super area, area sq ft, area sqft, area in sq ft, sqft, sq ft, total sqft, total sq ft, area in sqft, plot size or area, super built up, saleable area, area size, sqft area, dimensions sqft, covered, square feet, super built up area sq ft, super built up area sqft, super area sqft',
  'Area unit': 'unit, size unit, unit of area, area type, type of area, size type',
  Bedrooms:
    'beds, bed, bedroom, bedrooms no, bedrooms num, rooms, no of bedrooms, number of bedrooms, bhk no',
  Bathrooms:
    'baths, bath, toilets, no of bathrooms, number of bathrooms, bathroom, no of bathroom, bathrooms no, bathrooms num, wc',
  'Plot size': 'plot area, land size, size of plot',
  'Land area': 'land, land in katha',
  'Built-up area':
    'covered area, super built up area, super builtup area, constructed area, builtup, built up, built up area sqft, builtup area sqft, built up area sq ft',
  'Ceiling height': 'height, clear height',
  'Access road width': 'approach road, approach road width',
  'Road width':
    'road, front road, width of road, road in feet, road size, road ft, frontage road, approach road ft',
  Facing: 'direction, face, property facing, facing direction, plot facing, house facing',
  'Number of floors': 'floors, storeys, no of floors, total floors, total floor, storey, floors total',
  'Corner plot': 'corner',
  BHK: 'bhks, bhk type, no of bhk, configuration, flat type, unit type',
  Dimension: 'dimensions, length x width, l x w, plot dimension',
  'Carpet area': 'carpet, carpet area sqft',
  'Survey number': 'survey, dag no, plot no, khatian, plot number, dag, lr plot no, khatian no',
  Amenities: 'facilities, features',
  'Power backup': 'generator, backup',
}

const BY_LETTERS = new Map(
  Object.entries(SYNONYMS).flatMap(([header, names]) =>
    [header, ...names.split(',')].map((name) => [lettersOf(name), header] as const),
  ),
)

/** The columns that a file may fill; the others are shown only. */
export const CSV_TARGETS: readonly string[] = CSV_HEADERS.filter(
  (header) => !CSV_COLUMNS.some((column) => column.header === header && column.kind === 'shown only'),
)

/** The header that a column name means, also by another word for it. */
export const likelyHeader = (name: string): string | undefined =>
  knownHeader(name) ?? BY_LETTERS.get(lettersOf(name))

/** What a column of prices is told in: by its name, or chosen by hand. */
export const PRICE_UNITS = [
  'rupees',
  'lakh',
  'crore',
  'per month',
  'per sq ft',
  'per katha',
  'lakh per katha',
] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

/** The unit that the name of a column says: 'Price (in Lakhs)', 'rate_per_sqft', 'rent pm'. */
export function priceUnitOf(name: string): PriceUnit | undefined {
  const words = name
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/[_()/.,-]+/g, ' ')
  const isLakh = /(?<!\p{L})(?:lakhs?|lacs?)(?!\p{L})/u.test(words)
  if (/(?<!\p{L})(?:katha|kattha|cottah)(?!\p{L})/u.test(words))
    return isLakh ? 'lakh per katha' : 'per katha'
  if (isLakh) return 'lakh'
  if (/(?<!\p{L})(?:crores?|cr)(?!\p{L})/u.test(words)) return 'crore'
  if (/per ?s(?:q|f)|psf|(?:rate|price) sq ?ft/u.test(words)) return 'per sq ft'
  if (/per month|monthly|(?<!\p{L})(?:pm|month)(?!\p{L})/u.test(words)) return 'per month'
  return /(?<!\p{L})(?:inr|rs|rupees?)(?!\p{L})|₹/u.test(words) ? 'rupees' : undefined
}

const RENT = /(?<!\p{L})rent(s|al)?(?!\p{L})/iu

/** Whether a column of prices is, by its name, one of monthly rents. */
export const isOfRents = ({ name, means }: MatchedColumn): boolean => means === 'Price' && RENT.test(name)

/** A column called after sizes in which rooms stand. */
const ROOMS = /^\d{1,2} ?(?:bhk|rk|bed|bedrooms?)$/i
export const holdsRooms = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter((cell) => ROOMS.test(cell)).length * 2 > filled.length
}

/** Notes and remarks may both be kept. */
const SHARED = 'Private notes'

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
    if (header === undefined || (taken.has(header) && header !== SHARED)) return column
    taken.add(header)
    return { ...column, means: header, how: 'synonym' }
  })
}
