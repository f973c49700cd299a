import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { CATEGORIES, MISSING, ORDERS, STATES } from '#contract/properties/enums.ts'

/** The filters in a table's address; '' where one is not set. */
export type TableFilters = {
  searchTerm: string
  category: string
  status: string
  sort: string
  /** 'true': only listings that this account has added. */
  mine: string
  missing: string
  /** 'true': only listings whose price was lowered lately. */
  lowered: string
}
export const NO_FILTERS = { searchTerm: '', category: '', status: '', mine: '', missing: '', lowered: '' }
export type TableQuery = { filters: TableFilters; page: number; cursor: string | undefined; size: number }

/** Reads a table's address; unknown values are ignored. Pages after the first one need their cursor. */
export function readTableQuery(params: URLSearchParams, wantedSize: number): TableQuery {
  const cursor = params.get('cursor') || undefined
  const page = Number(params.get('page'))
  const filters = {
    searchTerm: (params.get('searchTerm') ?? '').trim().slice(0, LIMITS.maxSearchLetters),
    category: known(CATEGORIES, params.get('category')),
    status: known(STATES, params.get('status')),
    sort: known(ORDERS, params.get('sort')),
    mine: known(['true'], params.get('mine')),
    missing: known(MISSING, params.get('missing')),
    lowered: known(['true'], params.get('lowered')),
  }
  if (cursor === undefined || !Number.isInteger(page) || page < 2)
    return { filters, page: 1, cursor: undefined, size: wantedSize }
  return { filters, page, cursor, size: pageSizeOf(params.get('rows')) }
}

/** The query string of a table: its first page, or another one. */
export function writeTableQuery(
  filters: TableFilters,
  at?: { page: number; cursor: string; size: number },
): string {
  const query = filled(filters)
  if (at && at.page > 1) {
    query.set('page', String(at.page))
    query.set('cursor', at.cursor)
    if (at.size !== LIMITS.adminPageSize) query.set('rows', String(at.size))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The same filters as the API takes them: without a chosen status everything the account may see. */
export function apiQuery(filters: TableFilters, seesEverything: boolean): URLSearchParams {
  const isHidden = filters.status === '' || filters.status === 'pending'
  const status = seesEverything ? filters.status || 'all' : isHidden ? '' : filters.status
  const own = seesEverything ? {} : { mine: '', missing: '' }
  return filled({ ...filters, status, ...own })
}

/** The API address of one page of a table. */
export function pageAddress(query: URLSearchParams, limit: number, cursor?: string): string {
  const asked = new URLSearchParams(query)
  asked.set('limit', String(limit))
  if (cursor) asked.set('cursor', cursor)
  return `${PATHS.allProperties}?${asked}`
}

export function isFiltered({ sort: _, ...filters }: TableFilters): boolean {
  return Object.values(filters).some(Boolean)
}

function filled(values: Record<string, string>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
}

/** How many rows a page can have: ten as specified, more by choice. */
export const PAGE_SIZES: readonly number[] = [LIMITS.adminPageSize, 25, 50]

export const pageSizeOf = (text: string | null) =>
  PAGE_SIZES.find((size) => String(size) === text) ?? LIMITS.adminPageSize

const known = (words: readonly string[], word: string | null) => words.find((one) => one === word) ?? ''
