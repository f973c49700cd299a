import { CSV_HEADERS } from '#contract/properties/csv-columns.ts'
import { ListedIds } from '#contract/list/query.ts'
import { indiaDate } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { type PropertyRow, toPropertyWithContact } from '#worker/db/queries/properties/rows.ts'
import { handlers } from '#worker/lib/app.ts'
import { logError } from '#worker/lib/errors.ts'
import { writeLine } from '#worker/features/imports/cells.ts'
import { cellsOf } from '#worker/features/imports/listing.ts'
import { parse } from '#worker/lib/valid.ts'
import { everyPage, apiListParameters } from '#worker/features/properties/list-request.ts'

const BYTE_ORDER_MARK = '\uFEFF'

type Pages = AsyncGenerator<PropertyRow[], void>

/**
 * Everything that the query of a list call finds, in any status unless it names one, or the listings of these ids in their
 * order, as a file for spreadsheets.
 */
export const exportProperties = handlers(async (c) => {
  const ids = c.req.query('ids')
  const pages =
    ids === undefined
      ? everyPage(c, exportedParameters(c.req.url))
      : pageOfNamed(c.var.db, parse(ListedIds, { ids }).ids)
  // Read before the answer begins, so that a bad query or a store that is down is answered as an error.
  const { value: first } = await pages.next()
  const today = indiaDate(Date.now())
  c.header('content-type', 'text/csv; charset=utf-8')
  c.header('content-disposition', `attachment; filename="properties-${today}.csv"`)
  return c.body(streamOf(textOf(first ?? [], pages), c.var.requestId))
})

function exportedParameters(address: string): URLSearchParams {
  const parameters = apiListParameters(address)
  if (!parameters.has('status')) parameters.set('status', 'all')
  return parameters
}

async function* pageOfNamed(db: Db, ids: string[]): Pages {
  const found = await findProperties(db, ids)
  yield ids.flatMap((id) => found.get(id) ?? [])
}

async function* textOf(first: PropertyRow[], pages: Pages) {
  yield BYTE_ORDER_MARK + writeLine(CSV_HEADERS) + linesOf(first)
  for await (const rows of pages) yield linesOf(rows)
}

const linesOf = (rows: PropertyRow[]) =>
  rows.map((row) => writeLine(cellsOf(toPropertyWithContact(row), row.version))).join('')

/** A page is read when the one before it has been taken; a download that is broken off reads no further. */
function streamOf(texts: AsyncGenerator<string, void>, requestId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next().catch((error: unknown) => {
        logError(error, { csvExport: requestId })
        throw error
      })
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => void (await texts.return()),
  })
}
