import type { Context } from 'hono'
import { LIMITS } from '#contract/limits.ts'
import { listParameters } from '#contract/list/address.ts'
import type { Property } from '#contract/properties/replies.ts'
import { PropertyQuery } from '#contract/list/query.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { readCursor } from '#worker/db/queries/cursors.ts'
import { findProperties, type FoundPage, pageQuery } from '#worker/db/queries/property-pages.ts'
import { type ListedRow, toProperty, toPropertyWithContact } from '#worker/db/queries/property-rows.ts'
import { readPropertyQuery } from '#worker/db/queries/property-search.ts'
import type { AppEnv } from './app.ts'
import { ApiError, invalid, notFound } from './errors.ts'
import { parse } from './valid.ts'

/** A list call as it was understood. */
type Asked = {
  /** Everything that decides the answer but the caller and the listings: the known parameters in one order. */
  parameters: URLSearchParams
  find: () => Promise<{ properties: Property[]; page: FoundPage }>
}

/**
 * Reads the query of a list call; `find` then finds one page of listings, as this caller may see them. `fixed` are
 * the filters that the address itself stands for; `address` is the call when it is another than what was asked for.
 */
export function askedProperties(
  c: Context<AppEnv>,
  fixed: PropertyQuery = {},
  address: string = c.req.url,
): Asked {
  const { parameters, query, isHidden } = understand(address, fixed)
  if (isHidden && !seesEverything(c)) throw new ApiError('FORBIDDEN', SENTENCES.statusForbidden)
  return {
    parameters,
    find: async () => {
      const page = await findProperties(c.var.db, query)
      return { properties: page.rows.map((row) => asSeenBy(c, row)), page }
    },
  }
}

/** What was understood lately, by address: reading a query costs more than sending an answer from memory. */
const lately = new Map<string, ReturnType<typeof readQuery>>()
const MOST_ADDRESSES = 500
const LONGEST_ADDRESS = 500

/** The same as readQuery, remembered. One path always stands for the same fixed filters. */
function understand(address: string, fixed: PropertyQuery) {
  const known = lately.get(address)
  if (known) return known
  const understood = readQuery(new URL(address).searchParams, fixed)
  if (lately.size >= MOST_ADDRESSES) lately.clear()
  if (address.length <= LONGEST_ADDRESS) lately.set(address, understood)
  return understood
}

function readQuery(given: URLSearchParams, fixed: PropertyQuery) {
  const parameters = new URLSearchParams(listParameters(given))
  const asked = { ...parse(PropertyQuery, valuesOf(parameters)), ...fixed }
  const { cursor: text, limit = LIMITS.pageSize, status } = asked
  const search = readPropertyQuery(asked)
  const cursor = text === undefined ? undefined : readCursor(text, search)
  if (text !== undefined && !cursor) throw invalid('cursor', SENTENCES.cursorInvalid)
  const isHidden = status === 'pending' || status === 'all'
  return { parameters, query: pageQuery(search, limit, cursor), isHidden }
}

/** Whether this caller is signed in to an approved account. */
export const seesEverything = (c: Context<AppEnv>) => c.var.account?.approvedByAdmin === true

/** A listing as this caller may see it: contact details and who listed it only for approved accounts. */
export function asSeenBy(c: Context<AppEnv>, row: ListedRow): Property {
  return seesEverything(c) ? toPropertyWithContact(row) : toProperty(row)
}

/** The listing that was found, or 404 where there is none that this caller may see. */
export function visible(c: Context<AppEnv>, row: ListedRow | undefined): ListedRow {
  if (!row || (!row.approvedByAdmin && !seesEverything(c))) throw notFound(SENTENCES.propertyNotFound)
  return row
}

/** The query as named values; only `category` may hold several. */
export function valuesOf(parameters: URLSearchParams): Record<string, string | string[]> {
  const category = parameters
    .get('category')
    ?.split(',')
    .filter((word) => word.trim() !== '')
  return { ...Object.fromEntries(parameters), ...(category && { category }) }
}
