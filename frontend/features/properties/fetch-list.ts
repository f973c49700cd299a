import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { call } from '#frontend/lib/api/api.ts'
import {
  type FoundProperties,
  loadedList,
  readReply,
  type LoadedList,
  type WantedList,
} from './found-properties.ts'

/** The first page of a list. */
export async function fetchFirst({ address, wanted, upTo, signal }: WantedList): Promise<LoadedList> {
  return loadedList(await fetchProperties(address, signal), wanted, upTo)
}

/** What is shown and the next page. */
export async function fetchMore(shown: LoadedList, { wanted, signal }: WantedList): Promise<LoadedList> {
  const { found } = shown
  if (!found.next) return { ...shown, more: 'idle' }
  const next = await fetchProperties(found.next, signal)
  keepCursor(found.next)
  return loadedList(joined(found, next), wanted)
}

/** Does not navigate: nothing on the page depends on it, and the visit stays the same. */
function keepCursor(next: string) {
  const here = new URL(location.href)
  here.searchParams.set('cursor', new URLSearchParams(next.split('?')[1]).get('cursor') ?? '')
  history.replaceState(history.state, '', here)
}

const MAX_CALLS = 5

/**
 * A full page of listings. The server limits how far one call searches and may return fewer; then up to MAX_CALLS calls
 * follow each other.
 */
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

/** Two pages as one, without duplicates. */
export function joined(first: FoundProperties, second: FoundProperties): FoundProperties {
  const known = new Set(first.properties.map(({ _id }) => _id))
  const added = second.properties.filter(({ _id }) => !known.has(_id))
  return { ...first, properties: [...first.properties, ...added], next: second.next }
}

async function fetchOnce(address: string, signal: AbortSignal): Promise<FoundProperties> {
  return readReply(await call<Property[]>(address, { signal }))
}
