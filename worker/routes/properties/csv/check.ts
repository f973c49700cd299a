import { CSV_REQUIRED, knownHeader } from '#contract/properties/csv-columns.ts'
import type { CsvError } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { readCsv } from './file.ts'
import { type ReadListing, readCsvRow } from './rows.ts'

export type CheckedCsv = {
  rows: number
  listings: ReadListing[]
  errors: CsvError[]
  ignoredColumns: string[]
}

/** Reads a CSV file of listings and names all that is wrong with its columns and rows. */
export function checkCsv(bytes: ArrayBuffer): CheckedCsv {
  const [first, ...rows] = readCsv(bytes)
  const names = first?.cells ?? []
  const headers = names.map(knownHeader)
  if (!first || headers.every((header) => header === undefined))
    throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvUnreadable)
  if (rows.length === 0) throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvEmpty)
  if (rows.length > LIMITS.csvRows) throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvTooManyRows)

  const ignoredColumns = names
    .filter((name, at) => name !== '' && headers[at] === undefined)
    .slice(0, LIMITS.issues)
    .map((name) => name.slice(0, LIMITS.shortTextLetters))
  const columnErrors = checkColumns(headers, first.number)
  if (columnErrors.length > 0)
    return { rows: rows.length, listings: [], errors: columnErrors, ignoredColumns }
  const read = rows.map((row) => readCsvRow(row, headers))
  return {
    rows: rows.length,
    listings: read.flatMap((one) => (Array.isArray(one) ? [] : [one])),
    errors: read.flatMap((one) => (Array.isArray(one) ? one : [])).slice(0, LIMITS.csvErrors),
    ignoredColumns,
  }
}

function checkColumns(headers: (string | undefined)[], row: number): CsvError[] {
  const missing = CSV_REQUIRED.filter((header) => !headers.includes(header))
  const twice = headers.filter((header, at) => header !== undefined && headers.indexOf(header) < at)
  return [
    ...missing.map((column) => ({ row, column, message: SERVER_MESSAGES.csvColumnMissing })),
    ...twice.map((column) => ({ row, column: column ?? null, message: SERVER_MESSAGES.csvColumnTwice })),
  ]
}
