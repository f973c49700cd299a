import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { apiQuery, readTableQuery, type TableFilters, writeTableQuery } from './table-query.ts'
import { useFreshTotal, usePropertyPage } from './use-property-page.ts'
import { useTablePages } from './use-table-pages.ts'

/** A table as its address asks for it: the filters, the page with its total, and how to get to others. */
export function usePropertyTable(seesEverything: boolean) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = useMemo(() => readTableQuery(params), [params])
  const { filters, page, cursor } = asked
  const query = useMemo(() => apiQuery(filters, seesEverything), [filters, seesEverything])
  const found = usePropertyPage(query, cursor)
  const freshTotal = useFreshTotal(query, page > 1)
  const pages = useTablePages(asked, query)
  const [shownPage, setShownPage] = useState(page)
  if (shownPage !== page && !found.isPlaceholderData) setShownPage(page)

  const filter = useCallback(
    (changes: Partial<TableFilters>, replace = false) =>
      void navigate({ search: writeTableQuery({ ...filters, ...changes }) }, { replace }),
    [filters, navigate],
  )
  /** Letters that go on with a search are no step of their own for Back. */
  const search = useCallback(
    (searchTerm: string) => filter({ searchTerm }, filters.searchTerm !== '' && searchTerm !== ''),
    [filter, filters.searchTerm],
  )

  return {
    filters,
    /** The page of the rows that are shown, which is the one before while the next one is on its way. */
    page: shownPage,
    query,
    found,
    pages,
    filter,
    search,
    total: (freshTotal ?? found.data)?.total ?? 0,
    isTotalCut: (freshTotal ?? found.data)?.isTotalCut ?? false,
  }
}

/** A cursor of another search, or of a list that has changed its ways: only the first page can be asked for. */
export function isCursorRefused(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'cursor')
}
