import { parseArea } from '#contract/units/area-words.ts'
import { CSV_COLUMNS, type CsvColumn, unitHeader } from '#contract/properties/csv-columns.ts'
import type { CsvError } from '#contract/properties/csv.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { jsonFieldsOf } from '#contract/properties/fields.ts'
import { ImportedDetails, type PropertyChange } from '#contract/properties/input.ts'
import { CATEGORIES, type Category, LEASE_TYPES } from '#contract/properties/enums.ts'
import { categoryOfWords, leaseTypeOfWords } from '#contract/properties/csv-words.ts'
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
}
/** A row's text by the header of its column; columns that the file does not have are missing. */
type Cells = ReadonlyMap<string, string>

/**
 * A row as a listing by the checks of the forms, or what is wrong with it. `headers` name the file's columns; where the prices are
 * monthly rents, a row that says nothing of the deal is for rent.
 */
export function readRow(
  row: CsvRow,
  headers: readonly (string | undefined)[],
  areRents = false,
): ReadListing | CsvError[] {
  const refuse = (column: string | null, message: string): CsvError => ({ row: row.number, column, message })
  const fault = rowFault(row, headers.length)
  if (fault !== undefined) return [refuse(null, fault)]

  const given = cellsOfRow(row, headers)
  const isForRent = areRents && DEAL_HEADERS.every((header) => !given.get(header))
  const cells = isForRent ? new Map([...given, [LEASE_TYPE, 'Rent']]) : given
  const kind = categoryOfCell(cells.get('Category') ?? '')
  if (!kind) return [refuse('Category', CATEGORY_WANTED)]
  const { category, isKindByWord } = kind
  const read = ImportedDetails[category].safeParse(valuesOf(cells, category))
  if (!read.success) return read.error.issues.map(({ path, message }) => refuse(columnOf(path), message))
  const isUnitSaid = Object.keys(read.data.enteredAreas ?? {}).length > 0
  return { row: row.number, category, details: read.data, isKindByWord, isUnitSaid }
}

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
      column.kind === 'area' && text !== '' && readArea(text, cells.get(unitHeader(column.header)) ?? '')
    if (area && area.unit !== '') enteredAreas[field] = area
    else values[field] = area ? area.value : valueOf(text, column)
  }
  return values
}

function valueOf(text: string, { header, kind }: CsvColumn): unknown {
  if (kind === 'price') return parseInr(text) ?? text
  if (header === LEASE_TYPE && !LEASE_TYPES.some((word) => word.toLowerCase() === text.toLowerCase()))
    return leaseTypeOfWords(text) ?? text
  return kind === 'list' ? readList(text) : text
}

/** An area as it was typed; without a unit square feet, and what is no area is left to the form's checks. */
function readArea(text: string, unit: string): { value: number | string; unit: string } {
  const area = parseArea(`${text} ${unit}`)
  if (!area) return { value: Number.isNaN(Number(text)) ? text : Number(text), unit }
  const isBare = unit === '' && area.unit === 'sq ft'
  return { value: area.value, unit: isBare ? '' : area.unit }
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
