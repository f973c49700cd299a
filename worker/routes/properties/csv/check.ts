import { CSV_ID, CSV_REQUIRED } from '#contract/properties/csv-columns.ts'
import { isOfRents, type MatchedColumn, matchColumns } from '#contract/properties/csv-match.ts'
import type { CsvError, CsvUnderstood } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { type CsvRow, readCsv } from './file.ts'
import { type ReadListing, readRow } from './rows.ts'
import { type ReadUpdate, readUpdates } from './updates.ts'

/** A file whose columns are understood; `errors` say what is wrong with them. */
export type OpenCsv = {
  encoding: CsvUnderstood['encoding']
  columns: MatchedColumn[]
  rows: CsvRow[]
  /** What stands in the column of IDs, by row. */
  ids: string[]
  errors: CsvError[]
}

export type CheckedCsv = {
  rows: number
  listings: ReadListing[]
  updates: ReadUpdate[]
  unchanged: number
  /** What is wrong, and what was changed meanwhile. */
  errors: CsvError[]
  conflicts: CsvError[]
  ignoredColumns: string[]
}

/** Reads a CSV file of listings as far as its columns. `byHand` says what some of them mean. */
export function openCsv(bytes: ArrayBuffer, byHand?: ReadonlyMap<string, string>): OpenCsv {
  const { encoding, rows: lines } = readCsv(bytes)
  const [first, ...rows] = lines
  const names = first?.cells ?? []
  const columns = matchColumns(names, byHand)
  if (!first || columns.every(({ means, how }) => means === null && how !== 'hand'))
    throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvUnreadable)
  if (rows.length === 0) throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvEmpty)
  const at = columns.findIndex(({ means }) => means === CSV_ID)
  const ids = rows.map(({ cells }) => (at < 0 ? '' : (cells[at] ?? '')))
  return { encoding, columns, rows, ids, errors: checkColumns(columns, first.number) }
}

/** Reads every row and names all that is wrong. With `stored`, listings by their ID, a row with an ID changes that one. */
export function checkCsv(
  { columns, rows, ids, errors }: OpenCsv,
  nowMs: number,
  stored?: ReadonlyMap<string, PropertyRow>,
): CheckedCsv {
  const ignoredColumns = columns
    .filter(({ name, how }) => name !== '' && how === 'left out')
    .slice(0, LIMITS.issues)
    .map(({ name }) => name.slice(0, LIMITS.shortTextLetters))
  const nothing = {
    rows: rows.length,
    listings: [],
    updates: [],
    unchanged: 0,
    conflicts: [],
    ignoredColumns,
  }
  if (errors.length > 0) return { ...nothing, errors }

  const headers = columns.map(({ means }) => means ?? undefined)
  const areRents = columns.some(isOfRents)
  const isUpdate = (at: number) => stored !== undefined && ids[at] !== ''
  const read = rows.flatMap((row, at) => (isUpdate(at) ? [] : [readRow(row, headers, areRents)]))
  const changed = readUpdates(
    rows.filter((_, at) => isUpdate(at)),
    headers,
    stored ?? new Map(),
    nowMs,
  )
  const faults = [...read.flatMap((one) => (Array.isArray(one) ? one : [])), ...changed.errors]
  return {
    ...nothing,
    listings: read.flatMap((one) => (Array.isArray(one) ? [] : [one])),
    updates: changed.updates,
    unchanged: changed.unchanged,
    conflicts: changed.conflicts,
    errors: faults.toSorted((one, other) => one.row - other.row).slice(0, LIMITS.csvErrors),
  }
}

function checkColumns(columns: readonly MatchedColumn[], row: number): CsvError[] {
  const headers = columns.flatMap(({ means }) => means ?? [])
  const missing = CSV_REQUIRED.filter((header) => !headers.includes(header))
  const twice = headers.filter((header, at) => headers.indexOf(header) < at)
  return [
    ...missing.map((column) => ({ row, column, message: SERVER_MESSAGES.csvColumnMissing })),
    ...twice.map((column) => ({ row, column, message: SERVER_MESSAGES.csvColumnTwice })),
  ]
}
