import { ALL_FIELDS, type Field, type FieldName } from './fields.ts'

/** How the cells of a column are written and read; words, numbers and yes or no go as they are. */
type Kind = 'plain' | 'price' | 'area' | 'list' | 'shown only'

export type CsvColumn = {
  /** What the first line of a file calls it. */
  header: string
  /** The fields of a listing that it holds, at most one of a category. */
  fields: readonly string[]
  kind: Kind
}

const KINDS: Record<Field['kind'], Kind> = {
  text: 'plain',
  'long text': 'plain',
  money: 'price',
  measure: 'plain',
  area: 'area',
  count: 'plain',
  'moving in': 'plain',
  flag: 'plain',
  feature: 'plain',
  'one of': 'plain',
  'several of': 'list',
  phones: 'list',
  checks: 'shown only',
  place: 'plain',
}

/** The order of the columns; fields that are not named follow them. */
const FIRST: readonly FieldName[] = [
  'title',
  'propertyType',
  'price',
  'leaseType',
  'ownershipType',
  'isForSale',
  'isForRent',
  'isSold',
  'isRented',
  'city',
  'locality',
  'state',
  'country',
  'address',
  'googleMap',
  'description',
  'company',
  'phone',
  'areaSqFt',
  'bedRooms',
  'builtUpArea',
  'carpetArea',
  'parkingAreaSqFt',
  'ceilingHeight',
  'flooringType',
  'loadingDock',
  'hasCraneFacility',
  'powerBackup',
  'waterSupply',
  'security',
  'fireSafety',
  'accessRoadWidth',
  'isColdStorageAvailable',
  'zoneType',
  'plotSizeSqFt',
  'dimension',
  'facing',
  'isCornerPlot',
  'roadWidth',
  'surveyNo',
  'boundaryWall',
  'landArea',
  'bathrooms',
  'bhk',
  'amenities',
  'villaType',
  'numberOfFloors',
  'garden',
  'garage',
  'swimmingPool',
  'gatedCommunity',
  'servantRoom',
]

/** Fields of the same name in several categories share a column. */
function fieldColumns(): CsvColumn[] {
  const columns = new Map<string, { header: string; fields: string[]; kind: Kind }>()
  for (const name of new Set<string>([...FIRST, ...Object.keys(ALL_FIELDS)])) {
    const field = Object.entries<Field>(ALL_FIELDS).find(([known]) => known === name)?.[1]
    if (!field || field.isInCsv === false) continue
    const column = columns.get(field.label) ?? { header: field.label, fields: [], kind: KINDS[field.kind] }
    columns.set(field.label, { ...column, fields: [...column.fields, name] })
  }
  return [...columns.values()]
}

/** The column that says as what a listing was exported: an update of another one is a conflict. */
export const CSV_VERSION = 'Version'
export const CSV_ID = 'ID'

const shownOnly = (header: string, field: string): CsvColumn => ({
  header,
  fields: [field],
  kind: 'shown only',
})

/**
 * The columns of an exported file, those of all categories in one order. Areas are square feet, unless the column of
 * the same name with ' unit' after it says otherwise. Columns that are only shown are not imported.
 */
export const CSV_COLUMNS: readonly CsvColumn[] = [
  shownOnly(CSV_ID, '_id'),
  shownOnly('Number', 'number'),
  shownOnly('Status', 'status'),
  { header: 'Category', fields: ['category'], kind: 'plain' },
  ...fieldColumns(),
  shownOnly('Pictures', 'images'),
  shownOnly('Computer pictures', 'renderedImages'),
  shownOnly('Added', 'createdAt'),
  shownOnly('Confirmed', 'confirmedAt'),
  shownOnly(CSV_VERSION, 'version'),
]

/** The columns every file to import must have. */
export const CSV_REQUIRED = ['Category', 'Title', 'City', 'Price'] as const

export const unitHeader = (header: string) => `${header} unit`

/** The first line of an exported file. */
export const CSV_HEADERS = CSV_COLUMNS.flatMap(({ header, kind }) =>
  kind === 'area' ? [header, unitHeader(header)] : [header],
)

/** In other people's sheets these words mean the owner's, not the firm's, or any number. */
const OF_OTHERS: ReadonlySet<string> = new Set(['phone', 'number'])

const KNOWN = new Map([
  ...CSV_COLUMNS.flatMap(({ header, fields }) =>
    fields.flatMap((field) => (OF_OTHERS.has(field) ? [] : [[lettersOf(field), header] as const])),
  ),
  ...CSV_HEADERS.map((header) => [lettersOf(header), header] as const),
])

/** The header that somebody's column name means: case, spaces and dashes do not matter, field names are known too. */
export const knownHeader = (name: string): string | undefined => KNOWN.get(lettersOf(name))

/** A column's name by its letters and digits alone. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
