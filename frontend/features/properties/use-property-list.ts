import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { keepEntry, recallEntry, entryId } from '#frontend/lib/navigation/history-entries.ts'
import {
  preloadedProperties,
  dropPreloadedProperties,
  fetchProperties,
  type FoundProperties,
  joined,
} from './fetch-properties.ts'

type Ready = { status: 'ready'; found: FoundProperties; more: 'idle' | 'loading' | 'failed' }
type Fetched = { status: 'loading' } | { status: 'failed'; error: unknown } | Ready
/** `wanted` listings were shown when this visit was left. */
type Visit = { id: string; fetched: Fetched; wanted: number }

export type PropertyList = { fetched: Fetched; isRevisit: boolean; retry: () => void; showMore: () => void }

const MAX_REMEMBERED = 20
const remembered = new Map<string, Ready>()

/**
 * The listings of an address, page by page. Back shows a visit's listings as they were left, without a call; after a
 * reload as many of them are asked for again.
 */
export function usePropertyList(address: string): PropertyList {
  const id = entryId(useLocation())
  const [visit, setVisit] = useState(() => begin(id, address))
  const { fetched, wanted } = visit
  if (visit.id !== id) setVisit(begin(id, address))

  const update = useCallback(
    (next: Fetched) => setVisit((current) => (current.id === id ? { ...current, fetched: next } : current)),
    [id],
  )

  useEffect(() => {
    const leaving = new AbortController()
    fetchOn(fetched, { address, wanted, signal: leaving.signal })?.then(update, () => undefined)
    return () => leaving.abort()
  }, [address, wanted, fetched, update])

  useEffect(() => () => dropPreloadedProperties(address), [address])

  useEffect(() => {
    if (fetched.status !== 'ready' || visit.id !== id) return
    remember(id, { ...fetched, more: 'idle' })
    keepEntry(id, { shown: Math.max(wanted, fetched.found.properties.length) })
  }, [id, visit.id, fetched, wanted])

  function showMore() {
    if (fetched.status === 'ready' && fetched.found.next) update({ ...fetched, more: 'loading' })
  }

  return { fetched, isRevisit: wanted > 0, retry: () => update({ status: 'loading' }), showMore }
}

function begin(id: string, address: string): Visit {
  const wanted = recallEntry(id).shown
  const found = preloadedProperties(address)
  const brought: Fetched = found ? ready(found, wanted) : { status: 'loading' }
  return { id, fetched: remembered.get(id) ?? brought, wanted }
}

function ready(found: FoundProperties, wanted: number): Ready {
  const isShort = found.next !== undefined && found.properties.length < wanted
  return { status: 'ready', found, more: isShort ? 'loading' : 'idle' }
}

type Call = { address: string; wanted: number; signal: AbortSignal }

/** What comes next, if something is on its way. Rejects only when the visitor has left. */
function fetchOn(fetched: Fetched, call: Call): Promise<Fetched> | undefined {
  if (fetched.status === 'loading') return fetchFirst(call)
  return fetched.status === 'ready' && fetched.more === 'loading' ? fetchMore(fetched, call) : undefined
}

async function fetchFirst({ address, wanted, signal }: Call): Promise<Fetched> {
  try {
    return ready(await fetchProperties(address, signal), wanted)
  } catch (error) {
    signal.throwIfAborted()
    console.error('The properties could not be fetched.', error)
    return { status: 'failed', error }
  }
}

async function fetchMore(shown: Ready, { wanted, signal }: Call): Promise<Fetched> {
  if (!shown.found.next) return { ...shown, more: 'idle' }
  try {
    return ready(joined(shown.found, await fetchProperties(shown.found.next, signal)), wanted)
  } catch (error) {
    signal.throwIfAborted()
    console.error('The next properties could not be fetched.', error)
    return { ...shown, more: 'failed' }
  }
}

function remember(id: string, shown: Ready) {
  remembered.delete(id)
  remembered.set(id, shown)
  const [oldest] = remembered.keys()
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
}
