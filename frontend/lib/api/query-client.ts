import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** What the panel has read from the API. Keys start with the noun: ['properties', address], ['property', id], ['messages', ...]. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 1 && !isFinal(error),
      staleTime: 5000,
      // Without a connection a call fails and says so; a paused one would wait as if it were slow.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Invalidates every query that shows listings, after one was added, changed or deleted. */
export function listingsChanged(): void {
  for (const noun of ['properties', 'property', 'dashboard', 'audit', 'to-confirm', 'leads'])
    void queryClient.invalidateQueries({ queryKey: [noun] })
}

/** Whether asking again cannot help: the server understood and refused. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500
