import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { knownListAddress } from '#contract/list/address.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import { dropPreloadedReply, preloadedReply, statusOf } from '#frontend/lib/api/use-reply.ts'
import { useAgainOnline } from '#frontend/lib/browser/use-again-online.ts'
import { entryId, keepEntry, recallEntry } from '#frontend/lib/navigation/history-entries.ts'
import {
  type FoundProperties,
  readReply,
  type LoadedList,
  loadedList,
  type WantedList,
} from './found-properties.ts'

type Fetched = { status: 'loading' } | { status: 'failed'; error: unknown } | LoadedList
/** `wanted` listings were shown when this visit was left. */
type Visit = { id: string; fetched: Fetched; wanted: number; upTo: string | undefined }

export type PropertyList = { fetched: Fetched; isRevisit: boolean; retry: () => void; showMore: () => void }

const MAX_REMEMBERED = 20
const remembered = new Map<string, LoadedList>()

/**
 * The listings of an address, page by page. Back shows them as they were left, without a call; a reload fetches as many
 * again. The address keeps the cursor of the last page, so that whoever opens it sees the listings up to that page.
 */
export function usePropertyList(address: string, cursor: string | null): PropertyList {
  const id = entryId(useLocation())
  const [visit, setVisit] = useState(() => firstVisit(id, address, cursor))
  const { fetched, wanted, upTo } = visit
  if (visit.id !== id) setVisit(firstVisit(id, address, cursor))

  const update = useCallback(
    (next: Fetched) => setVisit((current) => (current.id === id ? { ...current, fetched: next } : current)),
    [id],
  )

  useEffect(() => {
    const leaving = new AbortController()
    fetchOn(fetched, { address, wanted, upTo, signal: leaving.signal })?.then(update, () => undefined)
    return () => leaving.abort()
  }, [address, wanted, upTo, fetched, update])

  useEffect(() => () => dropPreloadedProperties(address), [address])

  useEffect(() => {
    if (fetched.status !== 'ready' || visit.id !== id) return
    remember(id, { ...fetched, more: 'idle' })
    keepEntry(id, { shown: Math.max(wanted, fetched.found.properties.length) })
  }, [id, visit.id, fetched, wanted])

  const shownUpTo = useRef<string>(undefined)
  useEffect(() => {
    if (upTo === shownUpTo.current || fetched.status !== 'ready' || fetched.begin === undefined) return
    const { begin } = fetched
    shownUpTo.current = upTo
    void import('./found-up-to.ts').then(({ showCard }) => showCard(begin))
  }, [upTo, fetched])

  function showMore() {
    if (fetched.status === 'ready' && fetched.found.next) update({ ...fetched, more: 'loading' })
  }

  const retry = () => update({ status: 'loading' })
  useAgainOnline(fetched.status === 'failed' && !statusOf(fetched.error), retry)
  useAgainOnline(fetched.status === 'ready' && fetched.more === 'failed', showMore)

  return { fetched, isRevisit: wanted > 0 || upTo !== undefined, retry, showMore }
}

function firstVisit(id: string, address: string, cursor: string | null): Visit {
  const wanted = recallEntry(id).shown
  const upTo = wanted > 0 ? undefined : (cursor ?? undefined)
  const found = preloadedProperties(address)
  const preloaded: Fetched = found ? loadedList(found, wanted, upTo) : { status: 'loading' }
  return { id, fetched: remembered.get(id) ?? preloaded, wanted, upTo }
}

/** Fetches what comes next, if anything, by code that comes when it is first needed. Rejects only when the visitor has left. */
function fetchOn(fetched: Fetched, visit: WantedList): Promise<Fetched> | undefined {
  if (fetched.status === 'loading') return fetchFirst(visit)
  return fetched.status === 'ready' && fetched.more === 'loading' ? fetchMore(fetched, visit) : undefined
}

async function fetchFirst(visit: WantedList): Promise<Fetched> {
  try {
    return await (await import('./fetch-list.ts')).fetchFirst(visit)
  } catch (error) {
    visit.signal.throwIfAborted()
    console.error('The properties could not be fetched.', error)
    return { status: 'failed', error }
  }
}

async function fetchMore(shown: LoadedList, visit: WantedList): Promise<Fetched> {
  try {
    const { upTo } = shown
    if (upTo === undefined) return await (await import('./fetch-list.ts')).fetchMore(shown, visit)
    return await (await import('./found-up-to.ts')).fetchUpTo(shown, upTo, visit)
  } catch (error) {
    visit.signal.throwIfAborted()
    console.error('The next properties could not be fetched.', error)
    return { ...shown, more: 'failed' }
  }
}

function remember(id: string, shown: LoadedList) {
  remembered.delete(id)
  remembered.set(id, shown)
  const [oldest] = remembered.keys()
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
}

/** The first page from the preloaded data, unless that page may be longer. */
function preloadedProperties(address: string): FoundProperties | undefined {
  const reply = preloadedReply<Property[]>(known(address))
  const found = reply && readReply(reply)
  return found?.next && found.properties.length < LIMITS.pageSize ? undefined : found
}

/** From now on it is fetched from the API. */
const dropPreloadedProperties = (address: string) => dropPreloadedReply(known(address))

const known = (address: string) => knownListAddress(new URLSearchParams(address.split('?')[1]))
