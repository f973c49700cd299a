import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  broughtProperties,
  dropProperties,
  fetchProperties,
  type FoundProperties,
  joined,
} from './fetch-properties.ts'

type Ready = { status: 'ready'; found: FoundProperties; more: 'idle' | 'loading' | 'failed' }
type Fetched = { status: 'loading' } | { status: 'failed'; error: unknown } | Ready
type Visit = { key: string; fetched: Fetched; isRevisit: boolean }

type PropertyList = Omit<Visit, 'key'> & { retry: () => void; showMore: () => void }

const MAX_REMEMBERED = 20
const remembered = new Map<string, { address: string; ready: Ready }>()

/** The listings of an address, page by page. Back shows a visit's listings as they were left, without a call. */
export function usePropertyList(address: string): PropertyList {
  const { key } = useLocation()
  const [visit, setVisit] = useState(() => begin(key, address))
  const { fetched, isRevisit } = visit
  if (visit.key !== key) setVisit(begin(key, address))

  const update = useCallback(
    (next: Fetched) => setVisit((current) => (current.key === key ? { ...current, fetched: next } : current)),
    [key],
  )

  useEffect(() => {
    if (fetched.status !== 'loading') return undefined
    const leaving = new AbortController()
    load(address, leaving.signal).then(update, () => undefined)
    return () => leaving.abort()
  }, [address, fetched.status, update])

  useEffect(() => () => dropProperties(address), [address])

  useEffect(() => {
    if (fetched.status === 'ready' && visit.key === key) remember(key, address, { ...fetched, more: 'idle' })
  }, [key, address, visit.key, fetched])

  async function showMore() {
    if (fetched.status !== 'ready' || !fetched.found.next || fetched.more === 'loading') return
    update({ ...fetched, more: 'loading' })
    try {
      const next = await fetchProperties(fetched.found.next, new AbortController().signal)
      update({ ...fetched, found: joined(fetched.found, next), more: 'idle' })
    } catch (error) {
      console.error('The next properties could not be fetched.', error)
      update({ ...fetched, more: 'failed' })
    }
  }

  return { fetched, isRevisit, retry: () => update({ status: 'loading' }), showMore: () => void showMore() }
}

function begin(key: string, address: string): Visit {
  const visited = remembered.get(key)
  const found = visited?.address === address ? undefined : broughtProperties(address)
  if (found) return { key, fetched: { status: 'ready', found, more: 'idle' }, isRevisit: false }
  if (visited?.address !== address) return { key, fetched: { status: 'loading' }, isRevisit: false }
  return { key, fetched: visited.ready, isRevisit: true }
}

/** Rejects only when the visitor has left. */
async function load(address: string, signal: AbortSignal): Promise<Fetched> {
  try {
    return { status: 'ready', found: await fetchProperties(address, signal), more: 'idle' }
  } catch (error) {
    signal.throwIfAborted()
    console.error('The properties could not be fetched.', error)
    return { status: 'failed', error }
  }
}

function remember(key: string, address: string, ready: Ready) {
  remembered.delete(key)
  remembered.set(key, { address, ready })
  const [oldest] = remembered.keys()
  if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
}
