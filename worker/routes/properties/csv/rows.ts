import { CSV_COLUMNS, type CsvColumn, unitHeader } from '#contract/properties/csv-columns.ts'
import type { CsvProblem } from '#contract/properties/csv-groups.ts'
import type { CsvError } from '#contract/properties/csv.ts'
import { type Area, fromSqFt } from '#contract/units/area.ts'
import { FILTERS } from '#contract/properties/filters.ts'
import { ALL_FIELDS, type Field, jsonFieldsOf } from '#contract/properties/fields.ts'
import { phonesIn } from '#contract/properties/input-kinds.ts'
import { ImportedDetails, type PropertyChange } from '#contract/properties/input.ts'
import { CATEGORIES, type Category, LEASE_TYPES, STATES } from '#contract/properties/enums.ts'
import type { PriceUnit } from '#contract/properties/csv-match.ts'
import {
  readArea,
  readBhk,
  readCount,
  readFacing,
  readFeet,
  readLocality,
  readPlaceName,
  readPrice,
  type ReadPrice,
  readSizes,
  saysNothing,
} from '#contract/properties/csv-values.ts'
import { titleFrom } from './title.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import { categoryOfWords, isFlat, leaseTypeOfWords } from '#contract/properties/csv-words.ts'
import type { PlaceNames } from '#contract/search/place-names.ts'
import { squareFeetOf } from '#contract/units/area.ts'
import { formatPrice } from '#contract/units/money.ts'
import { isRecord } from '#contract/text/records.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { CsvRow } from './file.ts'
import { readList } from './listing.ts'

const kindOf = (name: string): Field['kind'] | undefined =>
  Object.entries(ALL_FIELDS).find(([known]) => known === name)?.[1].kind
const fieldsOfKind = (kind: Field['kind']): ReadonlySet<string> =>
  new Set(Object.keys(ALL_FIELDS).filter((name) => kindOf(name) === kind))
const [MEASURES, COUNTS] = [fieldsOfKind('measure'), fieldsOfKind('count')]
const headersOf = (names: ReadonlySet<string>) =>
  CSV_COLUMNS.flatMap(({ header, fields }) => (fields.some((name) => names.has(name)) ? [header] : []))
/** Columns whose cells a rule reads: rooms and other numbers of things, and measures and directions. */
const ROOM_HEADERS: ReadonlySet<string> = new Set(['BHK', ...headersOf(COUNTS)])
const WORD_HEADERS: ReadonlySet<string> = new Set(['Facing', ...headersOf(MEASURES)])

type Values = Record<string, unknown>
export type ReadListing = { row: number; category: Category; details: PropertyChange; isUnitSaid: boolean }
/** A row's text by the header of its column; columns that the file does not have are missing. */
export type Cells = ReadonlyMap<string, string>

/** What is known of all rows: the header of each column, and what the columns or a choice say of every listing. */
export type RowContext = {
  headers: readonly (string | undefined)[]
  /** The columns of private notes, and what those are called that have a name of their own. */
  notes?: readonly { at: number; label?: string }[]
  /** Whether a price is a monthly rent where the row says nothing of the deal. */
  isRent?: (price: ReadPrice) => boolean
  priceUnit?: PriceUnit
  fixed?: Readonly<Partial<Record<string, string>>>
  places?: PlaceNames
}

/** What a row says, after what was answered for it. */
export type RowContent = {
  cells: Cells
  /** Lines for the private notes. */
  kept: readonly string[]
  priceUnit?: PriceUnit
  isLowerPrice?: true
  /** Columns that are taken as they are written. */
  asWritten: ReadonlySet<string>
}

/** Something to see in a row: what it is, in which column, what stands there and what it was read as. */
export type RowFinding = {
  problem: CsvProblem
  header: string | null
  text: string
  read?: string
  message?: string
}
export type RowReading = { listing?: ReadListing; errors: readonly CsvError[]; found: readonly RowFinding[] }

/** What a row says before anything was answered. */
export function contentOfRow(row: CsvRow, { headers, notes = [], fixed, priceUnit }: RowContext): RowContent {
  const lines = notes.flatMap(({ at, label }) => {
    const text = row.cells[at] ?? ''
    if (text === '') return []
    return [label === undefined ? text : `${label}: ${text}`]
  })
  const cells = withFixed(filled(cellsOfRow(row, headers)), fixed)
  return {
    cells: lines.length > 0 ? new Map([...cells, [PRIVATE_NOTES, lines.join('\n')]]) : cells,
    kept: [],
    ...(priceUnit && { priceUnit }),
    asWritten: new Set(),
  }
}

/** A row as a listing by the checks of the forms, or what is wrong with it. */
export function readRow(row: CsvRow, said: RowContent, context: RowContext): RowReading {
  const refused = (problem: CsvProblem, header: string | null, message: string): RowReading => ({
    errors: [{ row: row.number, column: header, message }],
    found: [{ problem, header, text: (header && said.cells.get(header)) ?? '', message }],
  })
  const fault = rowFault(row, context.headers.length)
  if (fault !== undefined) return refused('row unreadable', null, fault)

  const price = readPrice(
    said.cells.get('Price') ?? '',
    said.priceUnit,
    said.isLowerPrice ? 'lower' : 'upper',
  )
  const byWord = said.asWritten.has('Price') ? undefined : price?.deal
  const deal = byWord ?? (price && context.isRent?.(price) ? 'Rent' : undefined)
  const isDealOpen = DEAL_HEADERS.every((header) => !said.cells.get(header))
  const cells = deal !== undefined && isDealOpen ? new Map([...said.cells, [LEASE_TYPE, deal]]) : said.cells
  const kindHeader = cells.has('Category') ? 'Category' : PROPERTY_TYPE
  const kind = categoryOfCell(cells.get(kindHeader) ?? '')
  if (!kind) {
    const { errors, found } = refused('kind unclear', 'Category', CATEGORY_WANTED)
    return { errors, found: found.map((one) => ({ ...one, text: cells.get(kindHeader) ?? '' })) }
  }
  const { category } = kind
  const values = understood(valuesOf(cells, category), { ...said, cells }, { category, ...context })
  if (price) values['price'] = totalOf(price, values, category) ?? cells.get('Price')
  values['title'] ??= titleFrom(category, values)
  const read = ImportedDetails[category].safeParse(values)
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => errorOf(row.number, columnOf(path), message))
    const isTitleMade = !cells.has('Title') && faults.some(({ column }) => column === 'City')
    const errors = faults.filter(({ column }) => !isTitleMade || column !== 'Title')
    return {
      errors,
      found: errors.map(({ column, message }) => ({
        problem: column === 'Price' ? 'price unclear' : 'cell unclear',
        header: column,
        text: (column && cells.get(column)) ?? '',
        message,
      })),
    }
  }
  const isUnitSaid = Object.keys(read.data.enteredAreas ?? {}).length > 0
  return {
    listing: { row: row.number, category, details: read.data, isUnitSaid },
    errors: [],
    found: [
      ...kindFound(kind, kindHeader, cells.get(kindHeader) ?? ''),
      ...(price ? priceFound(price, { ...said, isByWord: byWord === 'Rent' && isDealOpen }) : []),
      ...readings(said, values, category),
    ],
  }
}

const errorOf = (row: number, column: string | null, message: string): CsvError => ({
  row,
  column,
  message: AREAS.has(column) && message.endsWith(NO_NUMBER) ? SERVER_MESSAGES.csvAreaUnclear : message,
})

function kindFound(
  { category, isKindByWord }: { category: Category; isKindByWord: boolean },
  header: string,
  text: string,
): RowFinding[] {
  if (!isKindByWord) return []
  return [{ problem: isFlat(text) ? 'kind by a word' : 'kind read', header, text, read: category }]
}

function priceFound(
  { inr, isRange, deal }: ReadPrice,
  { cells, isLowerPrice, isByWord }: RowContent & { isByWord: boolean },
): RowFinding[] {
  const text = cells.get('Price') ?? ''
  const told = (problem: CsvProblem, read?: string): RowFinding => ({ problem, header: 'Price', text, read })
  const amount = formatPrice({ priceInr: inr, perMonth: deal === 'Rent' })
  return [
    ...(isRange && !isLowerPrice ? [told('upper price', amount)] : []),
    ...(inr === 0 ? [told('price on request')] : []),
    ...(isByWord ? [told('rent by a word', amount)] : []),
  ]
}

/** Findings for cells whose wording a rule translated into one of our values. */
function readings({ cells, asWritten }: RowContent, values: Values, category: Category): RowFinding[] {
  return CSV_COLUMNS.flatMap((column): RowFinding[] => {
    const { header, kind } = column
    const text = cells.get(header)
    if (text === undefined || asWritten.has(header)) return []
    const problem = readingOf(header)
    if (kind === 'area') return isAreaRange(text) ? [{ problem: 'lower size', header, text }] : []
    if (problem === undefined) return []
    const value = values[header === 'Road width' ? roadFieldOf(category) : fieldOf(column, category)]
    if (typeof value !== 'string' || isSameWord(value, text)) return []
    return [{ problem, header, text, read: value }]
  })
}

function readingOf(header: string): CsvProblem | undefined {
  if (header === 'City' || header === 'Locality') return 'place respelt'
  if (ROOM_HEADERS.has(header)) return 'rooms by a word'
  return WORD_HEADERS.has(header) ? 'words read' : undefined
}

const isAreaRange = (text: string) => readArea(text, '')?.isRange === true
/** Differences that need no finding: '3' for '3BHK', or a direction in another case. */
const isSameWord = (value: string, text: string) =>
  value === text || (/^(?:\d|North|South|East|West)/.test(value) && plain(value) === plain(text))
const plain = (word: string) => word.toLowerCase().replace('bhk', '')
/** The cells that say something. */
const filled = (cells: Cells): Cells =>
  new Map([...cells].filter(([header, text]) => text !== '' && (TEXTS.has(header) || !saysNothing(text))))

/** Columns of text, where a dash may be meant. */
const TEXTS = new Set(
  CSV_COLUMNS.filter(({ fields }) => fields.some((name) => isText(name))).map(({ header }) => header),
)
function isText(name: string): boolean {
  const kind = kindOf(name)
  return (
    kind === 'text' ||
    kind === 'long text' ||
    kind === 'feature' ||
    kind === 'several of' ||
    kind === 'phones'
  )
}

function withFixed(cells: Cells, fixed: RowContext['fixed'] = {}): Cells {
  const said = Object.entries(fixed).flatMap(([header, text]) =>
    text === undefined ? [] : [[header, text] as const],
  )
  return new Map([...said, ...cells])
}

/** The price of the whole: a rate times the size, which must be known. */
function totalOf({ inr, per }: ReadPrice, values: Values, category: Category): number | undefined {
  if (per === undefined) return inr
  const names = per.startsWith('sq') ? [SIZE_FIELD[category]] : ['landArea', 'plotSizeSqFt']
  const size = names.map((name) => values[name]).find((value) => typeof value === 'number')
  return typeof size === 'number' ? Math.round(inr * fromSqFt(size, per)) : undefined
}

/** What one cell says of several fields: a size of any kind, a place with its city, who owns it, whether it is sold. */
function understood(
  values: Values,
  { cells, kept, asWritten }: RowContent,
  { category, headers, places }: { category: Category } & RowContext,
): Values {
  const phones = cells.get(OWNER_PHONES)
  const ownerPhones = phones === undefined ? undefined : phonesIn(phones)
  const written = cells.get('Locality') ?? ''
  const place = asWritten.has('Locality') ? { locality: written } : readLocality(written, places)
  const city = cells.get('City')
  const status = cells.get('Status')?.toLowerCase()
  const notes = [
    ...(cells.get(PRIVATE_NOTES)?.split('\n') ?? []),
    ...kept,
    ...(status !== undefined && !PLAIN_STATUSES.has(status) ? [`Status: ${cells.get('Status')}`] : []),
    ...(phones !== undefined && !ownerPhones ? [`${OWNER_PHONES}: ${phones}`] : []),
  ]
  return {
    ...values,
    ...(!hasOwnSize(headers, category) &&
      sizesIn(cells.get('Area') ?? '', cells.get('Area unit') ?? '', values, category)),
    ...(place.locality !== '' && { locality: place.locality }),
    ...(place.address !== undefined && values['address'] === undefined && { address: place.address }),
    ...roadOf(values, category),
    city: asWritten.has('City') ? (city ?? '') : readPlaceName(city ?? place.city ?? '', places),
    ...(phones !== undefined && { ownerPhones: ownerPhones ?? null }),
    ...(notes.length > 0 && { privateNotes: notes.join('\n') }),
    ...(status === 'sold' && values['isSold'] === undefined && { isSold: true }),
    ...(status === 'rented' && values['isRented'] === undefined && { isRented: true }),
  }
}

/** Statuses that need no note: our own, and other words for 'available'. */
const PLAIN_STATUSES: ReadonlySet<string> = new Set([...STATES, 'avail', 'avl', 'active'])

/** One column of roads goes to the field of the kind. */
function roadOf({ roadWidth, accessRoadWidth }: Values, category: Category): Values {
  const road = roadWidth ?? accessRoadWidth
  const field = roadFieldOf(category)
  return road === undefined || field === '' ? {} : { [field]: road }
}

const roadFieldOf = (category: Category): string =>
  new Map<string, string>(Object.entries(FILTERS.roadWidth.fact)).get(category) ?? ''

const hasOwnSize = (headers: RowContext['headers'], category: Category) =>
  CSV_COLUMNS.some(({ header, fields }) => fields.includes(SIZE_FIELD[category]) && headers.includes(header))

/** A size goes to the field of the kind, where the file has no column of its own for it. */
function sizesIn(cell: string, unit: string, values: Values, category: Category): Values {
  const own = SIZE_FIELD[category]
  if (cell === '') return {}
  const area = readArea(cell, unit)
  if (area) {
    const isLand = category === 'Villa' && area.isUnitSaid && !area.unit.startsWith('sq')
    return sized(values, [[isLand ? 'landArea' : own, area]], area.isUnitSaid)
  }
  const sizes = readSizes(cell)
  if (!sizes.land && !sizes.floor && sizes.bedRooms === undefined) return {}
  const { areas, others } = sizesOfKind(category, sizes, values)
  return { ...sized(values, areas, true), ...others }
}

/** What a text about sizes fills in of a kind: its areas, and what else was said. */
function sizesOfKind(
  category: Category,
  { land, floor, bedRooms, ceilingHeight }: ReturnType<typeof readSizes>,
  { bhk }: Values,
): { areas: [string, Area][]; others: Values } {
  const own = SIZE_FIELD[category]
  const as = (field: string, size: typeof land): [string, Area][] => (size ? [[field, size.entered]] : [])
  switch (category) {
    case 'Plot': {
      const { dimension } = land ?? floor ?? {}
      return { areas: as(own, land ?? floor), others: dimension === undefined ? {} : { dimension } }
    }
    case 'Villa':
      return {
        areas: [...as(own, floor), ...as('landArea', land)],
        others: bedRooms === undefined || bhk !== undefined ? {} : { bhk: readBhk(String(bedRooms)) },
      }
    case 'Warehouse':
      return {
        areas: as(own, floor ?? land),
        others: ceilingHeight === undefined ? {} : { ceilingHeight },
      }
    default:
      return category satisfies never
  }
}

function sized(values: Values, areas: readonly [string, Area][], isUnitSaid: boolean): Values {
  const entered = isRecord(values['enteredAreas']) ? values['enteredAreas'] : {}
  const { areaSqFt: _, ...others } = entered
  return {
    areaSqFt: undefined,
    ...Object.fromEntries(areas.map(([name, area]) => [name, squareFeetOf(area)])),
    enteredAreas: {
      ...others,
      ...(isUnitSaid && Object.fromEntries(areas.map(([name, { value, unit }]) => [name, { value, unit }]))),
    },
  }
}

const NO_NUMBER = 'must be a number.'
/** Columns whose error must not ask for 'a number': sizes are read with any unit. */
export const AREA_HEADERS = CSV_COLUMNS.flatMap(({ header, kind }) => (kind === 'area' ? [header] : []))
const AREAS: ReadonlySet<string | null> = new Set(AREA_HEADERS)
/** A sheet without a column of categories names them here. */
const PROPERTY_TYPE = ALL_FIELDS.propertyType.label
const PRIVATE_NOTES = ALL_FIELDS.privateNotes.label
const OWNER_PHONES = ALL_FIELDS.ownerPhones.label
const LEASE_TYPE = 'Lease type'
const DEAL_FIELDS: readonly string[] = ['leaseType', 'isForSale', 'isForRent', 'isSold', 'isRented']
const DEAL_HEADERS = CSV_COLUMNS.filter(({ fields }) =>
  fields.some((field) => DEAL_FIELDS.includes(field)),
).map(({ header }) => header)

const CATEGORY_WANTED = `Choose a type: ${CATEGORIES.join(', ')}.`

/** What makes a row unreadable as a whole. */
export function rowFault({ areQuotesOdd, cells }: CsvRow, columns: number): string | undefined {
  if (areQuotesOdd) return SERVER_MESSAGES.csvQuotes
  return cells.slice(columns).some((cell) => cell !== '') ? SERVER_MESSAGES.csvCellsTooMany : undefined
}

export const cellsOfRow = ({ cells }: CsvRow, headers: readonly (string | undefined)[]): Cells =>
  new Map(headers.flatMap((header, at) => (header ? [[header, cells[at] ?? '']] : [])))

/** The category that a cell names: itself, or by a word that visitors use for it. */
export function categoryOfCell(text: string): { category: Category; isKindByWord: boolean } | undefined {
  const own = CATEGORIES.find((category) => category.toLowerCase() === text.toLowerCase())
  const category = own ?? categoryOfWords(text)
  return category && { category, isKindByWord: own === undefined }
}

/** The cells as the form's fields. In an update an empty cell empties its field. */
export function valuesOf(cells: Cells, category: Category, { isUpdate = false } = {}): Values {
  const enteredAreas: Values = {}
  const values: Values = { enteredAreas }
  for (const column of CSV_COLUMNS) {
    const [field, text] = [fieldOf(column, category), cells.get(column.header)]
    if (text === undefined || column.kind === 'shown only') continue
    if (text === '' && !isUpdate) continue
    const area =
      column.kind === 'area' && text !== '' && areaOf(text, cells.get(unitHeader(column.header)) ?? '')
    if (area && area.unit !== '') enteredAreas[field] = area
    else values[field] = area ? area.value : valueOf(text, column, field)
  }
  return values
}

function valueOf(text: string, { header, kind }: CsvColumn, field: string): unknown {
  if (kind === 'price') return readPrice(text)?.inr ?? text
  if (header === LEASE_TYPE && !LEASE_TYPES.some((word) => word.toLowerCase() === text.toLowerCase()))
    return leaseTypeOfWords(text) ?? text
  if (field === 'bhk') return readBhk(text)
  if (field === 'facing') return readFacing(text)
  if (MEASURES.has(field)) return readFeet(text)
  if (COUNTS.has(field)) return readCount(text)
  return kind === 'list' ? readList(text) : text
}

/** An area as it was typed; without a unit square feet, and what is no area is left to the form's checks. */
function areaOf(text: string, unit: string): { value: number | string; unit: string } {
  const area = readArea(text, unit)
  if (!area) return { value: Number.isNaN(Number(text)) ? text : Number(text), unit }
  return { value: area.value, unit: area.isUnitSaid ? area.unit : '' }
}

const fieldOf = ({ fields }: CsvColumn, category: Category): string =>
  fields.find((field) => field in jsonFieldsOf(category)) ?? fields[0] ?? ''

/** The column that an issue of the form's checks is about. */
export function columnOf(path: PropertyKey[]): string | null {
  const [first, second, third] = path
  const field = String(first === 'enteredAreas' ? second : first)
  const column = CSV_COLUMNS.find(({ fields }) => fields.includes(field))
  if (!column) return null
  return third === 'unit' ? unitHeader(column.header) : column.header
}
