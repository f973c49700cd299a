import { CSV_COLUMNS, type CsvColumn, unitHeader } from '#contract/properties/csv-columns.ts'
import type { CsvError } from '#contract/properties/csv.ts'
import { type Area, fromSqFt } from '#contract/units/area.ts'
import { FILTERS } from '#contract/properties/filters.ts'
import { ALL_FIELDS, jsonFieldsOf } from '#contract/properties/fields.ts'
import { phonesIn } from '#contract/properties/input-kinds.ts'
import { ImportedDetails, type PropertyChange } from '#contract/properties/input.ts'
import { CATEGORIES, type Category, LEASE_TYPES, STATES } from '#contract/properties/enums.ts'
import type { PriceUnit } from '#contract/properties/csv-match.ts'
import {
  readArea,
  readBhk,
  readFacing,
  readFeet,
  readLocality,
  readPlaceName,
  readPrice,
  type ReadPrice,
  readSizes,
  saysNothing,
  squareFeet,
} from '#contract/properties/csv-values.ts'
import { titleFrom } from './title.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import { categoryOfWords, leaseTypeOfWords } from '#contract/properties/csv-words.ts'
import { isRecord } from '#contract/text/records.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { CsvRow } from './file.ts'
import { readList } from './listing.ts'

type Values = Record<string, unknown>
export type ReadListing = {
  row: number
  category: Category
  details: PropertyChange
  /** The category was named by a word for it. */
  isKindByWord: boolean
  isUnitSaid: boolean
  isUpperPrice: boolean
}
/** A row's text by the header of its column; columns that the file does not have are missing. */
type Cells = ReadonlyMap<string, string>

/** What is known of all rows: the header of each column, and what the columns or a choice say of every listing. */
export type RowContext = {
  headers: readonly (string | undefined)[]
  /** What the file calls its column of private notes, where not by its own name. */
  notesName?: string
  /** Whether a price is a monthly rent where the row says nothing of the deal. */
  isRent?: (price: ReadPrice) => boolean
  priceUnit?: PriceUnit
  fixed?: Readonly<Partial<Record<string, string>>>
}

/** A row as a listing by the checks of the forms, or what is wrong with it. */
export function readRow(row: CsvRow, context: RowContext): ReadListing | CsvError[] {
  const { headers, isRent } = context
  const refuse = (column: string | null, message: string): CsvError => ({ row: row.number, column, message })
  const fault = rowFault(row, headers.length)
  if (fault !== undefined) return [refuse(null, fault)]

  const given = withFixed(filled(cellsOfRow(row, headers)), context.fixed)
  const price = readPrice(given.get('Price') ?? '', context.priceUnit)
  const deal = price?.deal ?? (price && isRent?.(price) ? 'Rent' : undefined)
  const isDealOpen = DEAL_HEADERS.every((header) => !given.get(header))
  const cells = deal !== undefined && isDealOpen ? new Map([...given, [LEASE_TYPE, deal]]) : given
  const kind = categoryOfCell(cells.get('Category') ?? cells.get(PROPERTY_TYPE) ?? '')
  if (!kind) return [refuse('Category', CATEGORY_WANTED)]
  const { category, isKindByWord } = kind
  const values = understood(valuesOf(cells, category), cells, { category, ...context })
  if (price) values['price'] = totalOf(price, values, category) ?? cells.get('Price')
  values['title'] ??= titleFrom(category, values)
  const read = ImportedDetails[category].safeParse(values)
  if (!read.success)
    return read.error.issues.map(({ path, message }) => {
      const column = columnOf(path)
      return refuse(
        column,
        AREAS.has(column) && message.endsWith(NO_NUMBER) ? SERVER_MESSAGES.csvAreaUnclear : message,
      )
    })
  const isUnitSaid = Object.keys(read.data.enteredAreas ?? {}).length > 0
  return {
    row: row.number,
    category,
    details: read.data,
    isKindByWord,
    isUnitSaid,
    isUpperPrice: price?.isRange === true,
  }
}

/** The cells that say something. */
const filled = (cells: Cells): Cells =>
  new Map([...cells].filter(([header, text]) => text !== '' && (TEXTS.has(header) || !saysNothing(text))))

/** Columns of text, where a dash may be meant. */
const TEXTS = new Set(
  CSV_COLUMNS.filter(({ fields }) => fields.some((name) => isText(name))).map(({ header }) => header),
)
function isText(name: string): boolean {
  const kind = Object.entries(ALL_FIELDS).find(([known]) => known === name)?.[1].kind
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
  cells: Cells,
  { category, headers, notesName }: { category: Category } & RowContext,
): Values {
  const phones = cells.get(OWNER_PHONES)
  const ownerPhones = phones === undefined ? undefined : phonesIn(phones)
  const place = readLocality(cells.get('Locality') ?? '')
  const status = cells.get('Status')?.toLowerCase()
  const said = cells.get(PRIVATE_NOTES)
  const notes = [
    said !== undefined && (notesName === undefined ? said : `${notesName}: ${said}`),
    status !== undefined && !PLAIN_STATUSES.has(status) && `Status: ${cells.get('Status')}`,
    phones !== undefined && !ownerPhones && `${OWNER_PHONES}: ${phones}`,
  ].filter((line) => line !== false)
  return {
    ...values,
    ...(!hasOwnSize(headers, category) &&
      sizesIn(cells.get('Area') ?? '', cells.get('Area unit') ?? '', values, category)),
    ...(place.locality !== '' && { locality: place.locality }),
    ...(place.address !== undefined && values['address'] === undefined && { address: place.address }),
    ...roadOf(values, category),
    city: readPlaceName(cells.get('City') ?? place.city ?? ''),
    ...(phones !== undefined && { ownerPhones: ownerPhones ?? null }),
    ...(notes.length > 0 && { privateNotes: notes.join('\n') }),
    ...(status === 'sold' && values['isSold'] === undefined && { isSold: true }),
    ...(status === 'rented' && values['isRented'] === undefined && { isRented: true }),
  }
}

/** What needs no note: a state of ours, and that it is to be had. */
const PLAIN_STATUSES: ReadonlySet<string> = new Set([...STATES, 'avail', 'avl', 'active'])

/** One column of roads goes to the field of the kind. */
function roadOf({ roadWidth, accessRoadWidth }: Values, category: Category): Values {
  const road = roadWidth ?? accessRoadWidth
  const field = new Map<string, string>(Object.entries(FILTERS.roadWidth.fact)).get(category)
  return road === undefined || field === undefined ? {} : { [field]: road }
}

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
  const { land, floor, bedRooms, ceilingHeight } = readSizes(cell)
  const ofKind = category === 'Plot' ? (land ?? floor) : (floor ?? (category === 'Villa' ? undefined : land))
  if (!ofKind && !land && bedRooms === undefined) return {}
  const areas: [string, Area][] = [
    ...(ofKind ? [[own, ofKind.entered] satisfies [string, Area]] : []),
    ...(category === 'Villa' && land ? [['landArea', land.entered] satisfies [string, Area]] : []),
  ]
  return {
    ...sized(values, areas, true),
    ...(category === 'Villa' &&
      bedRooms !== undefined &&
      values['bhk'] === undefined && { bhk: readBhk(String(bedRooms)) }),
    ...(category === 'Warehouse' && ceilingHeight !== undefined && { ceilingHeight }),
    ...(ofKind?.dimension !== undefined && category === 'Plot' && { dimension: ofKind.dimension }),
  }
}

function sized(values: Values, areas: readonly [string, Area][], isUnitSaid: boolean): Values {
  const entered = isRecord(values['enteredAreas']) ? values['enteredAreas'] : {}
  const { areaSqFt: _, ...others } = entered
  return {
    areaSqFt: undefined,
    ...Object.fromEntries(areas.map(([name, area]) => [name, squareFeet(area)])),
    enteredAreas: {
      ...others,
      ...(isUnitSaid && Object.fromEntries(areas.map(([name, { value, unit }]) => [name, { value, unit }]))),
    },
  }
}

const NO_NUMBER = 'must be a number.'
/** Sizes are read in any unit, so that to ask for a number would be untrue. */
const AREAS: ReadonlySet<string | null> = new Set(
  CSV_COLUMNS.flatMap(({ header, kind }) => (kind === 'area' ? [header] : [])),
)
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
  if (FEET.has(field)) return readFeet(text)
  return kind === 'list' ? readList(text) : text
}

const FEET = new Set(
  Object.entries(ALL_FIELDS).flatMap(([name, field]) => (field.kind === 'measure' ? [name] : [])),
)

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
