/** How the cells of a column are written and read; words, numbers and yes or no go as they are. */
type Kind = 'plain' | 'price' | 'area' | 'list' | 'shown only'

export type CsvColumn = {
  /** What the first line of a file calls it. */
  header: string
  /** The fields of a listing that it holds, at most one of a category. */
  fields: readonly string[]
  kind: Kind
}

const column = (header: string, fields: string | readonly string[], kind: Kind = 'plain'): CsvColumn => ({
  header,
  fields: typeof fields === 'string' ? [fields] : fields,
  kind,
})

/**
 * The columns of an exported file, those of all categories in one order. Areas are square feet, unless the column of
 * the same name with ' unit' behind it says otherwise. What is shown only is not imported.
 */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  column('ID', '_id', 'shown only'),
  column('Status', 'status', 'shown only'),
  column('Category', 'category'),
  column('Title', 'title'),
  column('Property type', 'propertyType'),
  column('Price', 'price', 'price'),
  column('Lease type', 'leaseType'),
  column('Ownership type', 'ownershipType'),
  column('For sale', 'isForSale'),
  column('For rent', 'isForRent'),
  column('Sold', 'isSold'),
  column('Rented', 'isRented'),
  column('City', 'city'),
  column('Locality', 'locality'),
  column('State', 'state'),
  column('Country', 'country'),
  column('Address', 'address'),
  column('Map', 'googleMap'),
  column('Description', 'description'),
  column('Contact company', 'company'),
  column('Contact phone', 'phone'),
  column('Area', 'areaSqFt', 'area'),
  column('Bedrooms', 'bedRooms'),
  column('Built-up area', ['builtUpArea', 'area'], 'area'),
  column('Carpet area', 'carpetArea', 'area'),
  column('Parking area', 'parkingAreaSqFt', 'area'),
  column('Ceiling height', 'ceilingHeight'),
  column('Flooring type', 'flooringType'),
  column('Loading dock', 'loadingDock'),
  column('Crane facility', 'hasCraneFacility'),
  column('Power backup', 'powerBackup'),
  column('Water supply', 'waterSupply'),
  column('Security', 'security'),
  column('Fire safety', 'fireSafety'),
  column('Access road width', 'accessRoadWidth'),
  column('Cold storage', 'isColdStorageAvailable'),
  column('Zone type', 'zoneType'),
  column('Plot size', 'plotSizeSqFt', 'area'),
  column('Dimension', 'dimension'),
  column('Facing', 'facing'),
  column('Corner plot', 'isCornerPlot'),
  column('Road width', 'roadWidth'),
  column('Survey number', 'surveyNo'),
  column('Boundary wall', 'boundaryWall'),
  column('Land area', 'landArea', 'area'),
  column('Bathrooms', 'bathrooms'),
  column('BHK', 'bhk'),
  column('Amenities', 'amenities', 'list'),
  column('Villa type', 'villaType'),
  column('Number of floors', 'numberOfFloors'),
  column('Garden', 'garden'),
  column('Garage', 'garage'),
  column('Swimming pool', 'swimmingPool'),
  column('Gated community', 'gatedCommunity'),
  column('Servant room', 'servantRoom'),
  column('Pictures', 'images', 'shown only'),
  column('Added', 'createdAt', 'shown only'),
]

/** The columns every file to import must have. */
export const CSV_REQUIRED = ['Category', 'Title', 'City', 'Price'] as const

export const unitHeader = (header: string) => `${header} unit`

/** The first line of an exported file. */
export const CSV_HEADERS = CSV_COLUMNS.flatMap(({ header, kind }) =>
  kind === 'area' ? [header, unitHeader(header)] : [header],
)

const KNOWN = new Map([
  ...CSV_COLUMNS.flatMap(({ header, fields }) => fields.map((field) => [lettersOf(field), header] as const)),
  ...CSV_HEADERS.map((header) => [lettersOf(header), header] as const),
])

/** The header that somebody's column name means: case, spaces and dashes do not matter, field names are known too. */
export const knownHeader = (name: string): string | undefined => KNOWN.get(lettersOf(name))

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
