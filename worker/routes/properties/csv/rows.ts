import { parseArea } from '#contract/units/area-words.ts'
import { CSV_COLUMNS, type CsvColumn, unitHeader } from '#contract/properties/csv-columns.ts'
import type { CsvError } from '#contract/properties/csv.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { jsonFieldsOf, presetsOf } from '#contract/properties/fields.ts'
import { AddPropertyBody, ImportedDetails, type PropertyChange } from '#contract/properties/input.ts'
import type { Category } from '#contract/properties/enums.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { CsvRow } from './file.ts'
import { readList } from './listing.ts'

type Values = Record<string, unknown>
export type ReadListing = { category: Category; details: PropertyChange }
/** A row's text by the header of its column; columns that the file does not have are missing. */
type Cells = ReadonlyMap<string, string>

/** A row as a listing by the checks of the forms, or what is wrong with it. `headers` name the file's columns. */
export function readCsvRow(row: CsvRow, headers: (string | undefined)[]): ReadListing | CsvError[] {
  const refuse = (column: string | null, message: string): CsvError => ({ row: row.number, column, message })
  if (row.areQuotesOdd) return [refuse(null, SERVER_MESSAGES.csvQuotes)]
  if (row.cells.slice(headers.length).some((cell) => cell !== ''))
    return [refuse(null, SERVER_MESSAGES.csvCellsTooMany)]

  const cells = new Map(headers.flatMap((header, at) => (header ? [[header, row.cells[at] ?? '']] : [])))
  const asked = AddPropertyBody.safeParse({ propertyType: cells.get('Category') })
  if (!asked.success) return asked.error.issues.map(({ message }) => refuse('Category', message))
  const { category } = asked.data
  const read = ImportedDetails[category].safeParse(valuesOf(cells, category))
  if (read.success) return { category, details: read.data }
  return read.error.issues.map(({ path, message }) => refuse(columnOf(path), message))
}

/** The cells as the form's fields. */
function valuesOf(cells: Cells, category: Category): Values {
  const enteredAreas: Values = {}
  const presets = presetsOf(category)
  const values: Values = { enteredAreas }
  for (const column of CSV_COLUMNS) {
    const [field, text] = [fieldOf(column, category), cells.get(column.header)]
    if (text === undefined || column.kind === 'shown only') continue
    if (text === '' && !(field in presets)) continue
    const area = column.kind === 'area' && readArea(text, cells.get(unitHeader(column.header)) ?? '')
    if (area && area.unit !== '') enteredAreas[field] = area
    else values[field] = area ? area.value : valueOf(text, column)
  }
  // A default that nobody had said was exported without bedrooms, and comes back so.
  if (values.bhk === presets.bhk && cells.get('Bedrooms') === '') delete values.bhk
  return values
}

function valueOf(text: string, { kind }: CsvColumn): unknown {
  if (kind === 'price') return parseInr(text) ?? text
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
function columnOf(path: PropertyKey[]): string | null {
  const [first, second, third] = path
  const field = String(first === 'enteredAreas' ? second : first)
  const column = CSV_COLUMNS.find(({ fields }) => fields.includes(field))
  if (!column) return null
  return third === 'unit' ? unitHeader(column.header) : column.header
}
