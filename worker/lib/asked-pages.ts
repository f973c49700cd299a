import type { Context } from 'hono'
import { listParameters } from '#contract/list/address.ts'
import { PropertyQuery } from '#contract/list/query.ts'
import { type Cursor, readCursor } from '#worker/db/queries/cursors.ts'
import { findProperties, pageQuery } from '#worker/db/queries/property-pages.ts'
import type { PropertyRow } from '#worker/db/queries/property-rows.ts'
import { readPropertyQuery } from '#worker/db/queries/property-search.ts'
import { hasText } from '#worker/db/queries/walks.ts'
import type { AppEnv } from './app.ts'
import { valuesOf } from './asked-properties.ts'
import { parse } from './valid.ts'

/** How many listings one call of the database brings. */
const PAGE_SIZE = 250

/**
 * Everything that the query of a list call finds, in any status unless it names one, page by page; for calls of admins.
 * A text search comes newest first: another order would hold within its newest matches only.
 */
export async function* askedPages(c: Context<AppEnv>): AsyncGenerator<PropertyRow[], void> {
  const parameters = new URLSearchParams(listParameters(new URL(c.req.url).searchParams))
  const asked = readPropertyQuery({ status: 'all', ...parse(PropertyQuery, valuesOf(parameters)) })
  const search = hasText(asked) ? { ...asked, sort: 'newest' as const } : asked
  let cursor: Cursor | undefined
  do {
    const page = await findProperties(c.var.db, pageQuery(search, PAGE_SIZE, cursor))
    yield page.rows
    cursor = page.next === undefined ? undefined : readCursor(page.next, search)
  } while (cursor)
}
