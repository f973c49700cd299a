import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LIMITS } from '#contract/limits.ts'
import type { PropertyPage } from '#contract/properties/replies.ts'
import { call } from '#frontend/lib/api/api.ts'
import { pageAddress } from './table-query.ts'

/** A page, and whether there may be more listings than its total says: counting stops at a limit. */
type CountedPage = PropertyPage & { isTotalCut: boolean }
type Total = Pick<CountedPage, 'total' | 'isTotalCut'>

/** One page of a table; the previous page stays while another one loads. */
export function usePropertyPage(query: URLSearchParams, size: number, cursor: string | undefined) {
  const address = pageAddress(query, size, cursor)
  return useQuery({
    queryKey: ['properties', address],
    queryFn: ({ signal }) => readPage(address, signal),
    placeholderData: keepPreviousData,
  })
}

/** How many listings the filters find now. A later page's own total is as old as its cursor. */
export function useFreshTotal(query: URLSearchParams, isWanted: boolean): Total | undefined {
  const address = pageAddress(query, 1)
  const { data } = useQuery({
    queryKey: ['properties', address],
    queryFn: ({ signal }) => readPage(address, signal),
    enabled: isWanted,
  })
  return isWanted ? data : undefined
}

/** The cursor of a page that was not visited, found by reading from the first page on; '' for the first page. */
export async function findCursorOf(query: URLSearchParams, page: number, size: number): Promise<string> {
  let cursor = ''
  for (let left = (page - 1) * size; left > 0; left -= LIMITS.maxPageSize) {
    const { next } = await readPage(pageAddress(query, Math.min(left, LIMITS.maxPageSize), cursor))
    if (next === null) return ''
    cursor = next
  }
  return cursor
}

async function readPage(address: string, signal?: AbortSignal): Promise<CountedPage> {
  const { body, headers } = await call<PropertyPage>(address, { signal })
  return { ...body, isTotalCut: headers.get('x-total-count')?.endsWith('+') ?? false }
}
