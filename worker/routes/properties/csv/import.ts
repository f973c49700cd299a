import { CsvQuery, type CsvReply } from '#contract/properties/csv.ts'
import { RepeatHeaders } from '#contract/properties/repeat-headers.ts'
import { csvDone, SERVER_MESSAGES } from '#contract/server-messages.ts'
import { insertProperties } from '#worker/db/queries/properties/import.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'
import { type CheckedCsv, checkCsv } from './check.ts'

/** A dry run looks at every row and stores nothing; without it the file is imported, all of it or nothing. */
export const importProperties = handlers(
  valid('header', RepeatHeaders),
  valid('query', CsvQuery),
  async (c) => {
    const { dryRun: isDryRun } = c.req.valid('query')
    const { 'idempotency-key': addKey } = c.req.valid('header')
    const checked = checkCsv(await c.req.arrayBuffer())
    if (isDryRun) return c.json<CsvReply>(replyOf(checked, isDryRun))
    if (checked.errors.length > 0) throw refusalOf(checked)

    const nowMs = Date.now()
    const listings = checked.listings.map((listing) => ({ ...listing, id: newId(nowMs) }))
    await insertProperties(c.var.db, listings, { actor: signedIn(c), nowMs, addKey })
    return c.json<CsvReply>(replyOf(checked, isDryRun), 201)
  },
)

function replyOf({ rows, listings, errors, ignoredColumns }: CheckedCsv, isDryRun: boolean): CsvReply {
  const faultyRows = rows - listings.length
  const message = csvDone({ isDryRun, rows, faultyRows, ignoredColumns })
  return { message, isDryRun, rows, added: isDryRun ? 0 : listings.length, errors, ignoredColumns }
}

function refusalOf({ errors }: CheckedCsv): ApiError {
  const issues = errors.map(({ row, column, message }) => ({
    path: [row, column ?? []].flat().join('.'),
    message,
  }))
  return new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvHasErrors, { issues })
}
