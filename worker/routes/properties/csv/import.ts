import { isId } from '#contract/ids.ts'
import { CsvQuery, type CsvReply } from '#contract/properties/csv.ts'
import { withRegion } from '#contract/search/place-names.ts'
import { LIMITS } from '#contract/limits.ts'
import { RepeatHeaders } from '#contract/properties/input.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Db } from '#worker/db/client.ts'
import { findUpdated, NOT_UPDATED } from '#worker/db/queries/properties/import.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { pointHider } from '#worker/db/queries/properties/shown-place.ts'
import { placesNow } from '#worker/db/search/places.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'
import { type CheckedCsv, checkCsv } from '#worker/features/imports/check.ts'
import { type OpenCsv, openCsv } from '#worker/features/imports/open.ts'
import { areDoublesAnswered, withDoubles } from '#worker/features/imports/doubles.ts'
import { isRefused, refusalOf, replyOf } from '#worker/features/imports/import-reply.ts'
import { progressStream, PROGRESS } from '#worker/features/imports/progress.ts'
import { rejectedOf } from '#worker/features/imports/rejected.ts'
import { importIdOf, rowKeysOf } from '#worker/features/imports/row-keys.ts'
import { freshRows, type Into, storeRows } from '#worker/features/imports/store-rows.ts'
import { understoodOf } from '#worker/features/imports/understood.ts'

/** A dry run looks at every row and stores nothing; without it the good rows are imported, and the bad ones come back. */
export const importProperties = handlers(
  valid('header', RepeatHeaders),
  valid('query', CsvQuery),
  async (c) => {
    const { db } = c.var
    const { dryRun: isDryRun, update: isUpdate, mode, file: name, ...chosen } = c.req.valid('query')
    const { 'idempotency-key': key } = c.req.valid('header')
    const actor = signedIn(c)
    const nowMs = Date.now()
    const places = withRegion(await placesNow(db))
    const file = openCsv(await c.req.arrayBuffer(), { ...chosen, isUpdate, places })
    if (mode === 'all' && file.rows.length > LIMITS.csvWholeRows)
      throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.csvTooManyForAll)
    const importId = key === undefined ? newId(nowMs) : await importIdOf(actor.id, key)
    const hidePoint = await pointHider(db)
    const earlierImport = isDryRun || key === undefined ? undefined : importId
    const stored = isUpdate ? await findStored(db, file.ids, earlierImport) : undefined
    const read = checkCsv(file, nowMs, stored && { ...stored, hidePoint })
    const rowKeys = key === undefined && !isDryRun ? undefined : await rowKeysOf(file.rows, file.columns)
    const into = { db, importId, rowKeys, actor }
    if (isDryRun) return c.json<CsvReply>(await dryRunReply(into, file, read, isUpdate))

    const checked = areDoublesAnswered(file.answers) ? await withDoubles(db, file, read) : read
    if (isRefused(checked, mode)) throw refusalOf(checked)
    const reply = {
      ...replyOf(checked, { isDryRun, isUpdate }),
      importId,
      rejected: rejectedOf(file, checked),
    }
    const log = { name, handedBack: checked.faults.size }
    const store = (onPart: (done: number) => void) =>
      storeRows(into, checked, { mode, nowMs, hidePoint, log, onPart })
    if (c.req.header('accept') !== PROGRESS)
      return c.json<CsvReply>({ ...reply, ...(await store(() => undefined)) }, 201)
    const { stream, done } = progressStream(c, async (tell) => {
      const counts = await store((rows) => tell({ rows }))
      tell({ ...reply, ...counts })
    })
    // Stored to the end also where nobody waits for it any more.
    c.executionCtx.waitUntil(done)
    return c.body(stream, 201, { 'content-type': PROGRESS })
  },
)

/** The listings that rows with an ID change, and those of them that an earlier call of the import has changed. */
async function findStored(db: Db, ids: readonly string[], earlierImport: string | undefined) {
  const stored = await findProperties(db, ids.filter(isId))
  // Read after the listings: what another call has changed by then is not compared as changed by somebody.
  const before = earlierImport === undefined ? NOT_UPDATED : await findUpdated(db, earlierImport)
  return { stored, before }
}

async function dryRunReply(
  into: Into,
  file: OpenCsv,
  read: CheckedCsv,
  isUpdate: boolean,
): Promise<CsvReply> {
  const fresh = await freshRows(into, read.listings)
  const checked = await withDoubles(into.db, file, read, fresh)
  return {
    ...replyOf(checked, { isDryRun: true, isUpdate }),
    inAlready: read.listings.length - fresh.length,
    understood: understoodOf(file, checked),
  }
}
