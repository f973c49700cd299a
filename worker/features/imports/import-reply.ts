import type { CsvQuery, CsvReply } from '#contract/properties/csv.ts'
import { csvDone, SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ApiError } from '#worker/lib/errors.ts'
import type { CheckedCsv } from './check.ts'

type ImportOptions = { isDryRun: boolean; isUpdate: boolean }

/** What an import answers: how many rows went in, and what is wrong with the others. */
export function replyOf(checked: CheckedCsv, { isDryRun, isUpdate }: ImportOptions): CsvReply {
  const { rows, listings, unchanged, conflicts, ignoredColumns, leftOut } = checked
  const updated = checked.updates.length + checked.updatedBefore
  const badRows = rows - listings.length - updated - unchanged - leftOut
  const updates = isUpdate ? { updated, unchanged } : undefined
  const added = isDryRun ? 0 : listings.length
  return {
    message: csvDone({ isDryRun, rows, added, faultyRows: badRows, ignoredColumns, updates }),
    isDryRun,
    rows,
    added,
    badRows,
    errors: [...checked.errors, ...conflicts].toSorted((one, other) => one.row - other.row),
    ignoredColumns,
    ...(leftOut > 0 && { leftOut }),
    ...(isUpdate && { updated }),
  }
}

/** Mistakes in the file come first; what was changed meanwhile is a conflict. */
export function refusalOf({ errors, conflicts }: CheckedCsv): ApiError {
  const issues = [...errors, ...conflicts].map(({ row, column, message }) => ({
    path: [row, column ?? []].flat().join('.'),
    message,
  }))
  return errors.length > 0
    ? new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvHasErrors, { issues })
    : new ApiError('CONFLICT', SERVER_MESSAGES.csvConflicts, { issues })
}

/** Bad rows keep the good ones out where all shall go in or none, or where none is good; a conflict always does. */
export function isRefused(
  { errors, conflicts, listings, updates, updatedBefore }: CheckedCsv,
  mode: CsvQuery['mode'],
): boolean {
  if (conflicts.length > 0) return true
  return errors.length > 0 && (mode === 'all' || listings.length + updates.length + updatedBefore === 0)
}
