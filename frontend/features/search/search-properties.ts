import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { call } from '#frontend/lib/api/api.ts'

const ID_LETTERS = 24
const HEX = /^[0-9a-f]+$/i

type Search = { term: string; status: 'all' | undefined; signal: AbortSignal }

/**
 * At most ten listings for a term. What looks like an id is looked up as one first, and searched for if there is no such
 * listing.
 */
export async function searchProperties({ term, status, signal }: Search): Promise<Property[]> {
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
