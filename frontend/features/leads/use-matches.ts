import { useQuery } from '@tanstack/react-query'
import type { Lead } from '#contract/leads/leads.ts'
import {
  isWithin,
  nearParameters,
  type NearTerms,
  nearTermsOf,
  unsaidTerms,
} from '#contract/leads/near-terms.ts'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { parseReading, READING_HEADER } from '#contract/search/reading.ts'
import { call } from '#frontend/lib/api/api.ts'

/** A listing that somebody may be sent, and how it differs from what was asked for. */
export type ListingMatch = NearestProperties[number]

/** With so many exact matches, near matches are not looked for; they are undefined then. */
const MANY = 4

type MatchOptions = {
  isLetter?: boolean
  /** The listing that somebody asked about, whose deal and price count where the text says none. */
  asked?: Lead['property']
}

/**
 * The listings that fit a text, those that come nearest where few do, and how the text was read. Owners are searched for staff
 * only and what comes nearest is the same for all: what fits by its owner is taken out of it. A letter also says what no listing has:
 * where nothing fits all of it, what was understood of it counts.
 */
export function useMatches(
  text: string,
  most: number,
  { isLetter = false, asked = null }: MatchOptions = {},
) {
  return useQuery({
    queryKey: ['properties', 'matches', most, isLetter, text, asked?.deal, asked?.price],
    queryFn: async ({ signal }) => {
      const find = (wanted: string) => findMatches(wanted, most, asked, signal)
      const found = await find(text)
      const { reading, fitting } = found
      if (!isLetter || fitting.length > 0 || !reading || reading.words.length === 0) return found
      const understood = reading.parts.map(({ from, to }) => text.slice(from, to)).join(' ')
      if (understood === '') return found
      return { ...(await find(understood)), reading: { ...reading, words: [] } }
    },
    enabled: text !== '',
  })
}

async function findMatches(text: string, most: number, asked: Lead['property'], signal: AbortSignal) {
  const query = new URLSearchParams({ searchTerm: text, limit: String(most) })
  const { found, reading } = await listed(query, signal)
  const terms = nearTermsOf(reading, asked)
  const fitting: ListingMatch[] = (await meantOf(query, found, unsaidTerms(terms), signal)).map(
    (property) => ({
      property,
      differs: [],
    }),
  )
  if (fitting.length >= MANY) return { reading, fitting, near: undefined }
  return { reading, fitting, near: await findNear(query, found, terms, signal) }
}

async function listed(query: URLSearchParams, signal: AbortSignal) {
  const { body, headers } = await call<Property[]>(`${PATHS.properties}?${query}`, { signal })
  return { found: body, reading: parseReading(headers.get(READING_HEADER)) }
}

/** Those of what was found that are meant; where others took their room in the answer, what they left out is asked for. */
async function meantOf(
  query: URLSearchParams,
  found: readonly Property[],
  terms: NearTerms,
  signal: AbortSignal,
): Promise<Property[]> {
  const most = Number(query.get('limit'))
  const meant = found.filter((property) => isWithin(terms, property))
  if (meant.length === found.length || found.length < most) return meant
  const ids = new Set(meant.map(({ _id }) => _id))
  const more = await listed(new URLSearchParams([...query, ...nearParameters(terms)]), signal)
  return [...meant, ...more.found.filter(({ _id }) => !ids.has(_id))].slice(0, most)
}

/** What comes nearest and differs neither in its deal nor by far in its price. Nobody said a price that is taken from a listing. */
async function findNear(
  query: URLSearchParams,
  found: readonly Property[],
  terms: NearTerms,
  signal: AbortSignal,
): Promise<ListingMatch[]> {
  const asked = new URLSearchParams([...query, ...nearParameters(terms)])
  const { body } = await call<NearestProperties>(`${PATHS.nearestProperties}?${asked}`, { signal })
  const ids = new Set(found.map(({ _id }) => _id))
  return body
    .filter(({ property }) => !ids.has(property._id) && isWithin(terms, property))
    .map(({ property, differs }) => ({
      property,
      differs: terms.price?.isSaid === false ? differs.filter(({ field }) => field !== 'price') : differs,
    }))
}
