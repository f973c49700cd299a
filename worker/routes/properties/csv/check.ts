import { CSV_REQUIRED, knownHeader } from '#contract/properties/csv-columns.ts'
import type { CsvError } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { readCsv } from './file.ts'
import { type ReadListing, readRow } from './rows.ts'

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
    throw new ApiError('INVALID_INPUT', SENTENCES.csvUnreadable)
  if (rows.length === 0) throw new ApiError('INVALID_INPUT', SENTENCES.csvEmpty)
  if (rows.length > LIMITS.csvRows) throw new ApiError('INVALID_INPUT', SENTENCES.csvTooManyRows)

  const ignoredColumns = names
    .filter((name, at) => name !== '' && headers[at] === undefined)
    .slice(0, LIMITS.issues)
    .map((name) => name.slice(0, LIMITS.shortTextLetters))
  const columnErrors = checkColumns(headers, first.number)
  if (columnErrors.length > 0)
    return { rows: rows.length, listings: [], errors: columnErrors, ignoredColumns }
  const read = rows.map((row) => readRow(row, headers))
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
    ...missing.map((column) => ({ row, column, message: SENTENCES.csvColumnMissing })),
    ...twice.map((column) => ({ row, column: column ?? null, message: SENTENCES.csvColumnTwice })),
  ]
}
