import { CsvQuery, type CsvReply } from '#contract/properties/csv.ts'
import { isPropertyId } from '#contract/properties/replies.ts'
import { LIMITS } from '#contract/limits.ts'
import { RepeatHeaders } from '#contract/properties/input.ts'
import { csvDone, SERVER_MESSAGES } from '#contract/server-messages.ts'
import { importListings } from '#worker/db/queries/properties/import.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { pointHider } from '#worker/db/queries/properties/shown-place.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'
import { type CheckedCsv, checkCsv, openCsv } from './check.ts'
import { rejectedOf } from './rejected.ts'
import { understoodOf } from './understood.ts'

/** A dry run looks at every row and stores nothing; without it the good rows are imported, and the bad ones come back. */
export const importProperties = handlers(
  valid('header', RepeatHeaders),
  valid('query', CsvQuery),
  async (c) => {
    const { dryRun: isDryRun, update: isUpdate, mode, ...said } = c.req.valid('query')
    const { 'idempotency-key': addKey } = c.req.valid('header')
    const nowMs = Date.now()
    const file = openCsv(await c.req.arrayBuffer(), said)
    if (mode === 'all' && file.rows.length > LIMITS.csvWholeRows)
      throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvTooManyForAll)
    const stored = isUpdate ? await findProperties(c.var.db, file.ids.filter(isPropertyId)) : undefined
    const hidePoint = await pointHider(c.var.db)
    const checked = checkCsv(file, nowMs, stored, hidePoint)
    if (isDryRun) {
      const understood = understoodOf(file, checked, nowMs)
      return c.json<CsvReply>({ ...replyOf(checked, { isDryRun, isUpdate }), understood })
    }
    if (isRefused(checked, mode)) throw refusalOf(checked)

    const listings = checked.listings.map((listing) => ({ ...listing, id: newId(nowMs) }))
    for (const { before, part } of partsOf(listings, mode)) {
      const done = await importListings(
        c.var.db,
        { listings: part, updates: before === 0 ? checked.updates : [] },
        { actor: signedIn(c), nowMs, addKey, before, importId: newId(nowMs), hidePoint },
      )
      if (done === 'stale') throw new ApiError('CONFLICT', SERVER_MESSAGES.csvConflicts)
    }
    const rejected = rejectedOf(file, checked)
    return c.json<CsvReply>(
      { ...replyOf(checked, { isDryRun, isUpdate }), ...(rejected !== undefined && { rejected }) },
      201,
    )
  },
)

/**
 * What is stored at once; a part that a key has stored before stays, so that a repeated call goes on behind it. The first
 * goes with all updates, which alone can be stale: nothing is stored by then.
 */
function partsOf<Listing>(listings: readonly Listing[], mode: 'all' | 'good') {
  const size = mode === 'all' ? LIMITS.csvWholeRows : LIMITS.csvPartRows
  const count = Math.max(1, Math.ceil(listings.length / size))
  return Array.from({ length: count }, (_, at) => {
    const before = at * size
    return { before, part: listings.slice(before, before + size) }
  })
}

/** Bad rows keep the good ones out where all shall go in or none, or where none is good; a conflict always does. */
function isRefused({ errors, conflicts, listings, updates }: CheckedCsv, mode: 'all' | 'good'): boolean {
  if (conflicts.length > 0) return true
  return errors.length > 0 && (mode === 'all' || listings.length + updates.length === 0)
}

type Asked = { isDryRun: boolean; isUpdate: boolean }

function replyOf(checked: CheckedCsv, { isDryRun, isUpdate }: Asked): CsvReply {
  const { rows, listings, unchanged, conflicts, ignoredColumns } = checked
  const updated = checked.updates.length
  const faultyRows = rows - listings.length - updated - unchanged
  const updates = isUpdate ? { updated, unchanged } : undefined
  return {
    message: csvDone({ isDryRun, rows, faultyRows, ignoredColumns, updates }),
    isDryRun,
    rows,
    added: isDryRun ? 0 : listings.length,
    errors: [...checked.errors, ...conflicts].toSorted((one, other) => one.row - other.row),
    ignoredColumns,
    ...(isUpdate && { updated }),
  }
}

/** Mistakes in the file come first; what was changed meanwhile is a conflict. */
function refusalOf({ errors, conflicts }: CheckedCsv): ApiError {
  const issues = [...errors, ...conflicts].map(({ row, column, message }) => ({
    path: [row, column ?? []].flat().join('.'),
    message,
  }))
  return errors.length > 0
    ? new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvHasErrors, { issues })
    : new ApiError('CONFLICT', SERVER_MESSAGES.csvConflicts, { issues })
}
