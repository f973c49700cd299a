import type { CsvError, CsvUnderstood } from '#contract/properties/csv.ts'
import { CSV_ID, CSV_REQUIRED } from '#contract/properties/csv-columns.ts'
import {
  holdsRooms,
  likelyHeader,
  type MatchedColumn,
  matchColumns,
  type PriceUnit,
  priceUnitOf,
} from '#contract/properties/csv-match.ts'
import { ALL_FIELDS } from '#contract/properties/fields.ts'
import { LIMITS } from '#contract/limits.ts'
import type { PlaceNames } from '#contract/search/place-names.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ApiError } from '#worker/lib/errors.ts'
import type { GroupAnswers } from './answers.ts'
import { type CsvRow, readCsv } from './file.ts'

/** A file whose columns are understood; `errors` say what is wrong with them. */
export type OpenCsv = {
  encoding: CsvUnderstood['encoding']
  columns: MatchedColumn[]
  rows: CsvRow[]
  /** Lines that are no listings: above the names, and sums below the rows. */
  skipped: { row: number; text: string }[]
  /** The line of the names, as a spreadsheet numbers it, and all lines of the file. */
  headRow: number
  lines: CsvRow[]
  fixed: Fixed
  priceUnit: PriceUnit | undefined
  answers: GroupAnswers
  places: PlaceNames | undefined
  /** What stands in the column of IDs, by row. */
  ids: string[]
  errors: CsvError[]
}

type Fixed = Readonly<Partial<Record<string, string>>>
/** What was said of a file by hand: what some columns mean, what all rows are, what its prices are told in. */
export type SaidOfFile = {
  columns?: ReadonlyMap<string, string>
  fixed?: Fixed
  priceUnit?: PriceUnit
  headRow?: number
  answers?: GroupAnswers
  places?: PlaceNames
  /** Rows with an ID change the listings that they name. */
  isUpdate?: boolean
}

/** A text with fewer columns, none of them known, is no list of listings. */
const LEAST_COLUMNS = 3

/** Reads a CSV file of listings as far as its columns. */
export function openCsv(bytes: ArrayBuffer, said: SaidOfFile = {}): OpenCsv {
  const { encoding, rows: lines } = readCsv(bytes)
  const head = headAt(lines, said.headRow)
  const first = lines[head]
  const names = first?.cells ?? []
  const below = lines.slice(head + 1)
  const columns = roomsAsRooms(matchColumns(names, said.columns), below, said.columns)
  const isUnknown = columns.every(({ means, how }) => means === null && how !== 'hand')
  if (!first || (isUnknown && names.length < LEAST_COLUMNS))
    throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvUnreadable)
  const rows = below.filter((row) => !isSum(row, names.length))
  if (rows.length === 0) throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvEmpty)
  const at = columns.findIndex(({ means }) => means === CSV_ID)
  const ids = rows.map(({ cells }) => (at < 0 ? '' : (cells[at] ?? '')))
  const fixed = said.fixed ?? {}
  const isOfStored = said.isUpdate === true && ids.every((id) => id !== '')
  const ofPrices = columns.find(({ means }) => means === 'Price')?.name
  const skipped = [...lines.slice(0, head), ...below.filter((row) => !rows.includes(row))]
  return {
    encoding,
    columns,
    rows,
    skipped: skipped.map(({ number, cells }) => ({
      row: number,
      text: cells.filter(Boolean).join(' ').slice(0, LIMITS.shortTextLetters),
    })),
    headRow: first.number,
    lines,
    fixed,
    answers: said.answers ?? new Map(),
    places: said.places,
    priceUnit: said.priceUnit ?? (ofPrices === undefined ? undefined : priceUnitOf(ofPrices)),
    ids,
    errors: checkColumns(columns, { row: first.number, fixed, isOfStored }),
  }
}

/** The line of the column names: the one that was chosen; else the first, unless one soon below it holds more names that are known. */
function headAt(lines: readonly CsvRow[], chosen: number | undefined): number {
  const byHand = lines.findIndex(({ number }) => number === chosen)
  if (byHand >= 0) return byHand
  const known = lines
    .slice(0, LIMITS.csvLinesAbove)
    .map(({ cells }) => cells.filter((name) => likelyHeader(name) !== undefined).length)
  const most = Math.max(0, ...known)
  return most < 2 || (known[0] ?? 0) >= 2 ? 0 : known.indexOf(most)
}

/** A line below the rows that only adds them up. */
const isSum = ({ cells }: CsvRow, columns: number) => {
  const said = cells.filter((cell) => cell !== '')
  return columns > 3 && said.length <= 2 && said.some((cell) => /^(?:grand )?total\b/i.test(cell))
}

/** A column called 'size' in which rooms stand is one of rooms. */
function roomsAsRooms(
  columns: MatchedColumn[],
  rows: readonly CsvRow[],
  byHand: ReadonlyMap<string, string> = new Map(),
): MatchedColumn[] {
  const at = columns.findIndex(({ name, means }, index) => {
    const isOpen =
      !byHand.has(name) && (means === 'Area' || (means === null && likelyHeader(name) === 'Area'))
    return isOpen && holdsRooms(rows.slice(0, LIMITS.csvShownRows * 5).map(({ cells }) => cells[index] ?? ''))
  })
  if (at < 0 || columns.some(({ means }) => means === 'BHK')) return columns
  const wasArea = columns[at]?.means === 'Area'
  const other = columns.findIndex(
    ({ name, means }) => means === null && likelyHeader(name) === 'Area' && name !== columns[at]?.name,
  )
  return columns.map((column, index): MatchedColumn => {
    if (index === at) return { ...column, means: 'BHK', how: 'synonym' }
    return wasArea && index === other ? { ...column, means: 'Area', how: 'synonym' } : column
  })
}

/** A file whose rows all name a stored listing needs no column but those that it changes. */
function checkColumns(
  columns: readonly MatchedColumn[],
  { row, fixed, isOfStored }: { row: number; fixed: Fixed; isOfStored: boolean },
): CsvError[] {
  const headers = columns.flatMap(({ means }) => means ?? [])
  const missing = isOfStored ? [] : CSV_REQUIRED.filter((header) => !isKnown(header, headers, fixed))
  const twice = headers.filter(
    (header, at) => headers.indexOf(header) < at && header !== ALL_FIELDS.privateNotes.label,
  )
  return [
    ...missing.map((column) => ({ row, column, message: SERVER_MESSAGES.csvColumnMissing })),
    ...twice.map((column) => ({ row, column, message: SERVER_MESSAGES.csvColumnTwice })),
  ]
}

const OTHERWISE = new Map<string, string>([
  ['City', 'Locality'],
  ['Category', ALL_FIELDS.propertyType.label],
])

/** A title is made from the other columns, a city follows from a locality that is known. */
function isKnown(header: string, headers: readonly string[], fixed: Fixed): boolean {
  if (headers.includes(header) || fixed[header] !== undefined || header === 'Title') return true
  const other = OTHERWISE.get(header)
  return other !== undefined && headers.includes(other)
}
