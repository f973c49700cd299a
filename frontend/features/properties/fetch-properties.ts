import { LIMITS } from '#contract/limits.ts'
import { groupDigits } from '#contract/units/money.ts'
import { knownListAddress } from '#contract/list/address.ts'
import type { Property } from '#contract/properties/replies.ts'
import { parseReading, READING_HEADER, type SearchReading } from '#contract/search/reading.ts'
import { call } from '#frontend/lib/api/api.ts'
import { preloadedReply, dropPreloadedReply } from '#frontend/lib/api/preloaded-data.ts'

/** Listings of one or more calls, the count as visitors read it ('29', '1,000+'), and the address of what follows. */
export type FoundProperties = {
  properties: Property[]
  total: string
  next: string | undefined
  /** Another order than newest holds only within the newest matches of a search. */
  isWindowed: boolean
  /** What the Worker understood of the texts in the address. */
  reading: SearchReading | undefined
}

const MAX_CALLS = 5

/** A full page of listings. The server bounds how far one call looks, so a call may come back short: then it asks on. */
export async function fetchProperties(address: string, signal: AbortSignal): Promise<FoundProperties> {
  let found = await fetchOnce(address, signal)
  for (
    let calls = 1;
    calls < MAX_CALLS && found.next && found.properties.length < LIMITS.pageSize;
    calls += 1
  ) {
    found = joined(found, await fetchOnce(found.next, signal))
  }
  return found
}

/** Two pages as one, no listing twice. */
export function joined(first: FoundProperties, second: FoundProperties): FoundProperties {
  const known = new Set(first.properties.map(({ _id }) => _id))
  const added = second.properties.filter(({ _id }) => !known.has(_id))
  return { ...first, properties: [...first.properties, ...added], next: second.next }
}

/** The same when the document brought it along, unless there may be more to a first page. */
export function preloadedProperties(address: string): FoundProperties | undefined {
  const reply = preloadedReply<Property[]>(known(address))
  const found = reply && readReply(reply)
  return found?.next && found.properties.length < LIMITS.pageSize ? undefined : found
}

/** From now on the API is asked for it. */
export const dropPreloadedProperties = (address: string) => dropPreloadedReply(known(address))

const known = (address: string) => knownListAddress(new URLSearchParams(address.split('?')[1]))

async function fetchOnce(address: string, signal: AbortSignal): Promise<FoundProperties> {
  return readReply(await call<Property[]>(address, { signal }))
}

function readReply({ body, headers }: { body: Property[]; headers: Headers }): FoundProperties {
  return {
    properties: body,
    total: countIn(headers, body.length),
    next: /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1],
    isWindowed: headers.has('x-search-window'),
    reading: parseReading(headers.get(READING_HEADER)),
  }
}

/** What X-Total-Count says, as visitors read it. */
export function countIn(headers: Headers, atLeast: number): string {
  const [, digits = String(atLeast), more = ''] =
    /^(\d+)(\+?)$/.exec(headers.get('x-total-count') ?? '') ?? []
  return groupDigits(digits) + more
}
