import { type InfiniteData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query'

export type Pages<Page> = InfiniteData<Page, string | null>

type PagesQuery<Page> = {
  queryKey: QueryKey
  /** Reads the page of a cursor; null is the first. */
  read: (cursor: string | null, signal: AbortSignal) => Promise<Page>
}

/** A list that comes page by page, each answer with the cursor of the next. */
export function usePages<Page extends { next: string | null }>({ queryKey, read }: PagesQuery<Page>) {
  return useInfiniteQuery<Page, Error, Pages<Page>, QueryKey, string | null>({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
  })
}
