import { DAY_MS } from '#contract/units/time.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { noteReading, readItems, type StoredList } from '#worker/db/queries/shared-lists.ts'
import { isoTime } from '#worker/db/queries/properties/rows.ts'
import { namesTag } from '#worker/features/answers/etags.ts'
import { storedList } from '#worker/features/lists/stored-list.ts'
import { handlers } from '#worker/lib/app.ts'
import { logError } from '#worker/lib/errors.ts'

/** A shared list as it is now. Who asks again names what it has by its ETag: that costs two rows where nothing changed. */
export const readList = handlers(async (c) => {
  const nowMs = Date.now()
  const list = await storedList(c, nowMs)
  const isOpened = list.openedAt === null && c.var.account?.id !== list.madeBy
  if (isOpened || nowMs - list.usedAt > DAY_MS)
    c.executionCtx.waitUntil(
      noteReading(c.var.db, list, { nowMs, isOpened }).catch((error: unknown) =>
        logError(error, { write: 'noteReading' }),
      ),
    )

  const headers = {
    etag: etagOf(list),
    'cache-control': CACHE_CONTROL.revalidatedByReader,
    'x-robots-tag': 'noindex',
  }
  const held = c.req.header('if-none-match')
  if (held !== undefined && namesTag(held, headers.etag)) return c.body(null, 304, headers)
  const items = await readItems(c.var.db, list.code)
  const head = JSON.stringify({ title: list.title, updatedAt: isoTime(list.updatedAt) })
  return c.body(`${head.slice(0, -1)},"items":${items}}`, 200, {
    ...headers,
    'content-type': 'application/json',
  })
})

/** The state of a list and of the listings: each shows as it is now. */
const etagOf = ({ revision, version }: StoredList) => `"${revision}.${version}"`
