import type { Context } from 'hono'
import { type PropertyRow, WHOLE_ROWS } from '#worker/db/queries/properties/rows.ts'
import { findAsked } from '#worker/db/search/index.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { listRequestParameters, readQuery } from './list-request.ts'

/** How many listings one call of the database brings. */
const PAGE_SIZE = 250

/**
 * Everything that the query of a list call finds, in any status unless it names one, page by page; for calls of admins.
 */
export async function* exportPages(c: Context<AppEnv>): AsyncGenerator<PropertyRow[], void> {
  const { cursor: _, ...query } = readQuery(listRequestParameters(c.req.url))
  let cursor: string | undefined
  do {
    const asked = { query: { status: 'all' as const, ...query }, limit: PAGE_SIZE, cursor }
    const page = await findAsked(c.var.db, asked, WHOLE_ROWS)
    if (page === 'cursor of another search') return
    yield page.listings
    cursor = page.next
  } while (cursor)
}
