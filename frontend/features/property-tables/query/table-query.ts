import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { CATEGORIES, SORTS, STATES } from '#contract/properties/enums.ts'

/** What the address of a table asks for; '' where it asks for nothing. */
export type TableFilters = { searchTerm: string; category: string; status: string; sort: string }
export const NO_FILTERS = { searchTerm: '', category: '', status: '' }
export type TableQuery = { filters: TableFilters; page: number; cursor: string | undefined }

/** Reads the address of a table; words that are no choice count as nothing. Pages after the first one need their cursor. */
export function readTableQuery(params: URLSearchParams): TableQuery {
  const cursor = params.get('cursor') || undefined
  const page = Number(params.get('page'))
  const filters = {
    searchTerm: (params.get('searchTerm') ?? '').trim().slice(0, LIMITS.maxSearchLetters),
    category: known(CATEGORIES, params.get('category')),
    status: known(STATES, params.get('status')),
    sort: known(SORTS, params.get('sort')),
  }
  if (cursor === undefined || !Number.isInteger(page) || page < 2)
    return { filters, page: 1, cursor: undefined }
  return { filters, page, cursor }
}

/** The address of a table, from its first page on or at another one. */
export function writeTableQuery(filters: TableFilters, at?: { page: number; cursor: string }): string {
  const query = filled(filters)
  if (at && at.page > 1) {
    query.set('page', String(at.page))
    query.set('cursor', at.cursor)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The same filters as the API takes them: without a chosen status everything the account may see. */
export function apiQuery(filters: TableFilters, seesEverything: boolean): URLSearchParams {
  const isHidden = filters.status === '' || filters.status === 'pending'
  const status = seesEverything ? filters.status || 'all' : isHidden ? '' : filters.status
  return filled({ ...filters, status })
}

/** The call for one page of a table. */
export function pageAddress(query: URLSearchParams, limit: number, cursor?: string): string {
  const asked = new URLSearchParams(query)
  asked.set('limit', String(limit))
  if (cursor) asked.set('cursor', cursor)
  return `${PATHS.allProperties}?${asked}`
}

export function isFiltered({ searchTerm, category, status }: TableFilters): boolean {
  return Boolean(searchTerm || category || status)
}

function filled(values: Record<string, string>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''))
}

const known = (words: readonly string[], word: string | null) => words.find((one) => one === word) ?? ''
