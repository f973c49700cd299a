import { useQuery } from '@tanstack/react-query'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { href, PATHS } from '#contract/paths.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'
import { useDebounced } from '#frontend/lib/browser/use-debounced.ts'

export type Search = { status: 'idle' | 'loading' | 'failed' | 'ready'; term: string; found: Property[] }

/** Searches for what is typed once typing pauses. Results belong to their term: late ones never show under another. */
export function usePropertySearch(typed: string, isEverythingSeen: boolean): Search {
  const term = typed.trim()
  const debounced = useDebounced(term)
  const isWanted = debounced.length >= LIMITS.searchMinLetters
  const { data, isError } = useQuery({
    queryKey: ['properties', 'search', debounced, isEverythingSeen],
    queryFn: ({ signal }) =>
      searchProperties({ term: debounced, status: isEverythingSeen ? 'all' : undefined, signal }),
    enabled: isWanted,
  })
  const found = term === debounced ? (data ?? []) : []
  return { status: statusNow(), term, found }

  function statusNow(): Search['status'] {
    if (term.length < LIMITS.searchMinLetters) return 'idle'
    if (term !== debounced) return 'loading'
    if (isError) return 'failed'
    return data ? 'ready' : 'loading'
  }
}

const ID_LETTERS = 24
const HEX = /^[0-9a-f]+$/i

type SearchRequest = { term: string; status: 'all' | undefined; signal: AbortSignal }

/**
 * At most ten listings for a term. What looks like an id is looked up as one first, and searched for if there is no such
 * listing.
 */
async function searchProperties({ term, status, signal }: SearchRequest): Promise<Property[]> {
  const known = isIdLike(term) ? await findById(term.toLowerCase(), signal) : undefined
  if (known) return [known]
  const query = new URLSearchParams({
    searchTerm: term,
    ...(status && { status }),
    limit: String(LIMITS.searchResults),
  })
  const { body } = await call<Property[]>(`${PATHS.properties}/?${query}`, { signal })
  return body.slice(0, LIMITS.searchResults)
}

const isIdLike = (term: string) => term.length === ID_LETTERS || HEX.test(term)

async function findById(id: string, signal: AbortSignal): Promise<Property | undefined> {
  try {
    return (await call<Property>(href(PATHS.property, { id }), { signal })).body
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return undefined
    throw error
  }
}
