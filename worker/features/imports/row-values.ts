import { CSV_COLUMNS, type CsvColumn, unitHeader } from '#contract/properties/csv-columns.ts'
import { FILTERS } from '#contract/properties/filters.ts'
import { ALL_FIELDS, type Field, jsonFieldsOf } from '#contract/properties/fields.ts'
import { CATEGORIES, type Category, LEASE_TYPES } from '#contract/properties/enums.ts'
import {
  readArea,
  readBhk,
  readCount,
  readFacing,
  readFeet,
  readPossession,
  readPrice,
  readSizeOf,
} from '#contract/properties/csv-values.ts'
import { categoryOfWords, leaseTypeOfWords } from '#contract/properties/csv-words.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { CsvRow } from './file.ts'
import { readList } from './listing.ts'

/** A row's text by the header of its column; columns that the file does not have are missing. */
export type Cells = ReadonlyMap<string, string>
/** A row as the listing's form would send it, unchecked. */
export type Values = Record<string, unknown>

export const fieldKindOf = (name: string): Field['kind'] | undefined =>
  Object.entries(ALL_FIELDS).find(([known]) => known === name)?.[1].kind
const fieldsOfKind = (kind: Field['kind']): ReadonlySet<string> =>
  new Set(Object.keys(ALL_FIELDS).filter((name) => fieldKindOf(name) === kind))
export const [MEASURES, COUNTS] = [fieldsOfKind('measure'), fieldsOfKind('count')]

export const LEASE_TYPE = 'Lease type'
/** Columns whose error must not ask for 'a number': sizes are read with any unit. */
export const AREA_HEADERS = CSV_COLUMNS.flatMap(({ header, kind }) => (kind === 'area' ? [header] : []))

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
      column.kind === 'area' &&
      text !== '' &&
      areaOf(text, unitOf(cells.get(unitHeader(column.header)) ?? ''))
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
  if (field === 'possession') return readPossession(text)
  if (MEASURES.has(field)) return readFeet(text)
  if (COUNTS.has(field)) return readCount(text)
  return kind === 'list' ? readList(text) : text
}

/** 'Plot Area' is no unit. */
const unitOf = (cell: string) => (readSizeOf(cell) ? '' : cell)

/** An area as it was typed; without a unit square feet, and what is no area is left to the form's checks. */
function areaOf(text: string, unit: string): { value: number | string; unit: string } {
  const area = readArea(text, unit)
  if (!area) return { value: Number.isNaN(Number(text)) ? text : Number(text), unit }
  return { value: area.value, unit: area.isUnitSaid ? area.unit : '' }
}

/** The field that a column fills in of a listing of this kind. */
export const fieldOf = ({ fields }: CsvColumn, category: Category): string =>
  fields.find((field) => field in jsonFieldsOf(category)) ?? fields[0] ?? ''

/** The field that holds the width of the road in front; '' where the kind has none. */
export const roadFieldOf = (category: Category): string =>
  new Map<string, string>(Object.entries(FILTERS.roadWidth.fact)).get(category) ?? ''

/** Whether only other kinds of property have what a column says. */
export const isOfOthers = (column: CsvColumn, category: Category): boolean =>
  column.fields.every((field) => KINDS_WITH.has(field) && !(field in jsonFieldsOf(category))) &&
  !(column.header === 'Road width' && roadFieldOf(category) !== '')
const KINDS_WITH: ReadonlySet<string> = new Set(CATEGORIES.flatMap((one) => Object.keys(jsonFieldsOf(one))))

/** The column that an issue of the form's checks is about. */
export function columnOf(path: PropertyKey[]): string | null {
  const [first, second, third] = path
  const field = String(first === 'enteredAreas' ? second : first)
  const column = CSV_COLUMNS.find(({ fields }) => fields.includes(field))
  if (!column) return null
  return third === 'unit' ? unitHeader(column.header) : column.header
}
