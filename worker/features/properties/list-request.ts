import type { Context } from 'hono'
import { mayLook } from '#contract/accounts/roles.ts'
import { LIMITS } from '#contract/limits.ts'
import { listParameters } from '#contract/list/address.ts'
import { LIST_PARAMETERS } from '#contract/properties/filters.ts'
import { editDistance } from '#contract/search/spelling.ts'
import type { Property } from '#contract/properties/replies.ts'
import { PropertyQuery } from '#contract/list/query.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { READING_HEADER, type SearchReading, writeReading } from '#contract/search/reading.ts'
import { countSearch } from './count-search.ts'
import {
  type ListedRow,
  type PropertyRow,
  toProperty,
  toPropertyWithContact,
  WHOLE_ROWS,
} from '#worker/db/queries/properties/rows.ts'
import type { Columns } from '#worker/db/search/page.ts'
import { findOwned } from '#worker/db/queries/properties/owned.ts'
import { findListings, type FoundPage, PUBLIC_LISTING } from '#worker/db/search/index.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { ApiError, invalid, notFound } from '#worker/lib/errors.ts'
import { parse } from '#worker/lib/valid.ts'
import { PATHS } from '#contract/paths.ts'

/** A page of listings, each as JSON text, and how the texts of the call were understood. */
type SerializedListPage = FoundPage<string> & { reading: SearchReading | undefined }

/**
 * Everything that decides the answer of a list call but the caller and the listings: the known parameters in one order. It
 * is the cache key, so nothing that follows may read the address itself.
 */
export function listRequestParameters(address: string): URLSearchParams {
  const query = address.indexOf('?')
  if (query < 0) return new URLSearchParams()
  const known = listParameters(new URLSearchParams(address.slice(query + 1)))
  return new URLSearchParams(known.filter((parameter) => !isUnreadablePrice(parameter)))
}

/**
 * The same of a call of the API, where `search` means `searchTerm`. Refuses a name that looks like a parameter and is none
 * (`searchterm`, `catgory`): unnoticed, the answer would be of another question. Other unknown names are ignored, as long as they
 * are few.
 */
export function apiListParameters(address: string): URLSearchParams {
  const asked = new URL(address)
  const { searchParams } = asked
  const names = [...new Set(searchParams.keys())]
  if (names.length > LIMITS.listParameterNames)
    throw new ApiError('INVALID_INPUT', SERVER_MESSAGES.parametersTooMany)
  const misspelt = names.find((name) => name !== SHORT_NAME && isMisspelt(name))
  if (misspelt !== undefined)
    throw invalid(misspelt, SERVER_MESSAGES.parameterUnknown(misspelt, LIST_PARAMETERS))
  const text = searchParams.get(SHORT_NAME)
  if (text !== null && !searchParams.has('searchTerm')) searchParams.set('searchTerm', text)
  return listRequestParameters(asked.href)
}

const SHORT_NAME = 'search'
const PARAMETERS: ReadonlySet<string> = new Set(LIST_PARAMETERS)
const LONGEST_NAME = 20
const SHORTEST_NAME = 4
const TWO_EDITS_IN_NAMES_FROM = 9
const KNOWN = LIST_PARAMETERS.map((name) => name.toLowerCase())

function isMisspelt(name: string): boolean {
  if (PARAMETERS.has(name) || name.length < SHORTEST_NAME || name.length > LONGEST_NAME) return false
  const letters = name.toLowerCase()
  return KNOWN.some((known) => {
    const most = known.length < TWO_EDITS_IN_NAMES_FROM ? 1 : 2
    return editDistance(letters, known, most) !== undefined
  })
}

/** A price that is too long to be read is ignored by the search, so it stays out of the cache key and of links too. */
const isUnreadablePrice = ([name, value]: readonly [string, string]) =>
  name === 'price' && value.length > LIMITS.shortTextLetters

/**
 * Finds the page that these parameters ask for, as this caller may see it. `fixed` are filters that override them;
 * counting stops at `countUpTo`.
 */
export async function findRequestedPage(
  c: Context<AppEnv>,
  parameters: URLSearchParams,
  fixed: PropertyQuery = {},
  countUpTo?: number,
): Promise<SerializedListPage> {
  const { cursor, limit = LIMITS.pageSize, ...query } = await requestedQuery(c, parameters, fixed)
  const page = await findListings(c.var.db, { query, limit, cursor, countUpTo }, columnsFor(c))
  if (page === 'cursor of another search') throw invalid('cursor', SERVER_MESSAGES.cursorInvalid)
  return page
}

/**
 * The query that these parameters make; `fixed` are filters that override them. Refuses what this caller may not ask. A
 * visitor's costly search counts against the rate limit: one with a text, and any where the call itself `costsMore` than a list. Bulk changes and exports use it too, so they act on what the list shows.
 */
export async function requestedQuery(
  c: Context<AppEnv>,
  parameters: URLSearchParams,
  fixed: PropertyQuery = {},
  { costsMore } = { costsMore: false },
): Promise<PropertyQuery> {
  const query = { ...readQuery(parameters, c.var.account?.id), ...fixed }
  if (!seesEverything(c)) return publicQuery(c, query, { costsMore })
  const { searchTerm, cursor } = query
  const isFirst = searchTerm !== undefined && cursor === undefined
  return { ...query, isStaff: true, owned: isFirst ? await findOwned(c.var.db, searchTerm) : [] }
}

/** Refuses a query that visitors may not ask, whoever asks it; a costly one counts against the rate limit. */
export async function publicQuery(
  c: Context<AppEnv>,
  query: PropertyQuery,
  { costsMore } = { costsMore: false },
): Promise<PropertyQuery> {
  const { status, mine, missing, searchTerm, city } = query
  const isHidden = status === 'pending' || status === 'all' || mine || missing !== undefined
  if (isHidden) throw new ApiError('FORBIDDEN', SERVER_MESSAGES.statusForbidden)
  if (costsMore || searchTerm !== undefined || city !== undefined) await countSearch(c)
  return query
}

/** A listing as JSON text, as this caller may see it. */
export const columnsFor = (c: Context<AppEnv>): Columns<string> =>
  seesEverything(c) ? WITH_CONTACT : PUBLIC_LISTING

const WITH_CONTACT = {
  sql: WHOLE_ROWS.sql,
  read: (values: unknown[]) => JSON.stringify(toPropertyWithContact(WHOLE_ROWS.read(values))),
}

/** Whether this caller's account may see pending listings and contact details. */
export const seesEverything = (c: Context<AppEnv>) => mayLook(c.var.account)

/** A listing as this caller may see it: contact details and who listed it only for approved accounts. */
export function asSeenBy(c: Context<AppEnv>, row: ListedRow): Property {
  return seesEverything(c) ? toPropertyWithContact(row) : toProperty(row)
}

/** The listing that was found, or 404 where there is none that this caller may see. */
export function visible<Row extends Pick<ListedRow, 'approvedByAdmin'>>(
  c: Context<AppEnv>,
  row: Row | undefined,
): Row {
  if (!row || (!row.approvedByAdmin && !seesEverything(c))) throw notFound(SERVER_MESSAGES.propertyNotFound)
  return row
}

/** Listings read by one call of the database. */
const EVERY_PAGE_SIZE = 250

/** Everything that these parameters find of any page, as this caller may ask it, page by page from the first. */
export async function* everyPage(
  c: Context<AppEnv>,
  parameters: URLSearchParams,
): AsyncGenerator<PropertyRow[], void> {
  const { db } = c.var
  const ofAllPages = new URLSearchParams(parameters)
  for (const name of ['cursor', 'limit']) ofAllPages.delete(name)
  const query = await requestedQuery(c, ofAllPages)
  let cursor: string | undefined
  do {
    const page = await findListings(db, { query, limit: EVERY_PAGE_SIZE, cursor }, WHOLE_ROWS)
    if (page === 'cursor of another search') throw new ApiError('CONFLICT', SERVER_MESSAGES.bulkBusy)
    yield page.listings
    cursor = page.next
  } while (cursor)
}

/**
 * The parameters as the contract reads them. Throws INVALID_INPUT with its sentences. Only `category` may hold several values.
 * `mine` means the listings of `accountId`; without an account it filters nothing.
 */
export function readQuery(parameters: URLSearchParams, accountId: string | undefined): PropertyQuery {
  const category = parameters
    .get('category')
    ?.split(',')
    .filter((word) => word.trim() !== '')
  const query = parse(PropertyQuery, { ...Object.fromEntries(parameters), ...(category && { category }) })
  return query.mine && accountId ? { ...query, listedBy: accountId } : query
}

/** The headers of GET /api/properties: the total, the link to the next page, how the search text was understood. */
export function listHeaders({ total, next, reading }: SerializedListPage, parameters: URLSearchParams) {
  const understood = writeReading(reading)
  return {
    'x-total-count': total,
    ...(understood !== undefined && { [READING_HEADER.toLowerCase()]: understood }),
    ...(next && { link: `<${nextAddress(parameters, next)}>; rel="next"` }),
  }
}

function nextAddress(parameters: URLSearchParams, cursor: string): string {
  const next = new URLSearchParams(parameters)
  next.set('cursor', cursor)
  return `${PATHS.properties}?${next.toString()}`
}
