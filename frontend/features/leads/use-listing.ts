import { useQuery } from '@tanstack/react-query'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { call } from '#frontend/lib/api/api.ts'

/** The listing of a number, as 'A-14' or '14'; null where there is none, undefined while nothing is asked or known. */
export function useListing(number: string) {
  return useQuery({
    queryKey: ['properties', 'number', number],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ number, limit: '1' })
      const { body } = await call<Property[]>(`${PATHS.properties}?${query}`, { signal })
      return body[0] ?? null
    },
    enabled: number !== '',
    retry: false,
  })
}

/** A listing with what only staff know of it; one that is gone is null. */
export function useStaffListing(id: string | null) {
  return useQuery({
    queryKey: ['properties', 'of-lead', id],
    queryFn: async ({ signal }) =>
      (await call<Property>(href(PATHS.property, { id: id ?? '' }), { signal })).body,
    enabled: id !== null,
    retry: false,
  })
}

/** Listings of the same kind, near in place and price. */
export function useLikeListing(id: string | null) {
  return useQuery({
    queryKey: ['properties', 'like-of-lead', id],
    queryFn: async ({ signal }) =>
      (await call<Property[]>(href(PATHS.similarProperties, { id: id ?? '' }), { signal })).body,
    enabled: id !== null,
    retry: false,
  })
}
