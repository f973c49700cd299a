import type { Context } from 'hono'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties.ts'
import { PropertyQuery } from '#contract/property-query.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { readCursor } from '#worker/db/queries/cursors.ts'
import { findProperties, type FoundPage } from '#worker/db/queries/properties.ts'
import { type PropertyRow, toProperty, toPropertyWithContact } from '#worker/db/queries/property-rows.ts'
import { readPropertyQuery } from '#worker/db/queries/property-search.ts'
import type { AppEnv } from './app.ts'
import { ApiError, notFound } from './errors.ts'
import { storedProperty } from './saved-properties.ts'
import { parse } from './valid.ts'

type Asked = { properties: Property[]; page: FoundPage }

/**
 * Answers the query of a list call with one page of listings, as this caller may see them. `fixed` are the
 * filters that the address itself stands for.
 */
export async function findAskedProperties(c: Context<AppEnv>, fixed: PropertyQuery = {}): Promise<Asked> {
  const query = { ...parse(PropertyQuery, readParameters(c)), ...fixed }
  const isHidden = query.status === 'pending' || query.status === 'all'
  if (isHidden && !seesEverything(c)) throw new ApiError('FORBIDDEN', SENTENCES.statusForbidden)
  const { cursor: text, limit = LIMITS.pageSize } = query
  const search = readPropertyQuery(query)
  const cursor = text === undefined ? undefined : readCursor(text, search)
  if (text !== undefined && !cursor)
    throw new ApiError('INVALID_INPUT', SENTENCES.cursorInvalid, {
      issues: [{ path: 'cursor', message: SENTENCES.cursorInvalid }],
    })
  const page = await findProperties(c.var.db, search, { limit, cursor })
  cachePolicy(c)
  return { properties: page.rows.map((row) => asSeenBy(c, row)), page }
}

const seesEverything = (c: Context<AppEnv>) => c.var.account?.approvedByAdmin === true

/** A listing as this caller may see it: contact details only for approved accounts. */
export function asSeenBy(c: Context<AppEnv>, row: PropertyRow): Property {
  return seesEverything(c) ? toPropertyWithContact(row) : toProperty(row)
}

/** The listing that the address names, or 404 where there is none that this caller may see. */
export async function visibleProperty(c: Context<AppEnv>): Promise<PropertyRow> {
  const row = await storedProperty(c)
  if (!row.approvedByAdmin && !seesEverything(c)) throw notFound(SENTENCES.propertyNotFound)
  return row
}

/** Public answers are revalidated, signed-in ones are never stored. */
export function cachePolicy(c: Context<AppEnv>): void {
  c.header('vary', 'Authorization')
  c.header('cache-control', c.var.account ? 'private, no-store' : 'public, max-age=0, must-revalidate')
}

/** The query as named values; only `category` may stand more than once. Empty values do not count. */
function readParameters(c: Context<AppEnv>): Record<string, string | string[]> {
  const filled = Object.entries(c.req.query()).filter(([, value]) => value.trim() !== '')
  const categories = (c.req.queries('category') ?? [])
    .flatMap((value) => value.split(','))
    .filter((value) => value.trim() !== '')
  return { ...Object.fromEntries(filled), ...(categories.length > 0 && { category: categories }) }
}
