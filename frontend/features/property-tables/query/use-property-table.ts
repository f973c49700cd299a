import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { keepOnDevice, textOnDevice } from '#frontend/lib/browser/device-text.ts'
import { apiQuery, pageSizeOf, readTableQuery, type TableFilters, writeTableQuery } from './table-query.ts'
import { useFreshTotal, usePropertyPage } from './use-property-page.ts'
import { useTablePages } from './use-table-pages.ts'

/** The table that its address describes: filters, the page with its total, and paging. */
export function usePropertyTable(seesEverything: boolean) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [wantedSize, setWantedSize] = useState(storedSize)
  const asked = useMemo(() => readTableQuery(params, wantedSize), [params, wantedSize])
  const { filters, page, cursor, size } = asked
  const query = useMemo(() => apiQuery(filters, seesEverything), [filters, seesEverything])
  const found = usePropertyPage(query, size, cursor)
  const freshTotal = useFreshTotal(query, page > 1)
  const pages = useTablePages(asked, query)
  const [shownPage, setShownPage] = useState(page)
  if (shownPage !== page && !found.isPlaceholderData) setShownPage(page)

  /** A choice builds on the newest address, which may not be shown yet. */
  const filter = useCallback(
    (changes: Partial<TableFilters>, replace = false) => {
      const { filters: newest } = readTableQuery(new URLSearchParams(location.search), wantedSize)
      void navigate({ search: writeTableQuery({ ...newest, ...changes }) }, { replace })
    },
    [wantedSize, navigate],
  )
  /** Typing on in a search replaces the history entry, so that Back does not step through the letters. */
  const search = useCallback(
    (searchTerm: string) => filter({ searchTerm }, filters.searchTerm !== '' && searchTerm !== ''),
    [filter, filters.searchTerm],
  )

  /** The number of rows is kept on this device; changing it leads back to the first page. */
  function resize(rows: number) {
    setWantedSize(rows)
    storeSize(rows)
    if (page > 1) filter({})
  }

  return {
    filters,
    size,
    resize,
    /** The page whose rows are shown: the previous one while the next one loads. */
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

/** The cursor belongs to another search or an older version of the list: only the first page can be requested. */
export function isCursorRefused(error: unknown): boolean {
  return error instanceof ApiError && error.issues.some(({ path }) => path === 'cursor')
}

const SIZE_KEY = 'panel-table-rows'

const storedSize = () => pageSizeOf(textOnDevice(SIZE_KEY))
const storeSize = (rows: number) => keepOnDevice(SIZE_KEY, String(rows))
