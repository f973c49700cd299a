import { useEffect, useState } from 'react'
import { PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { useAgainOnline } from '#frontend/lib/browser/use-again-online.ts'
import { call } from './api.ts'

type Known = { status: 'loading' | 'ready' | 'failed'; byId: ReadonlyMap<string, Property | null> }

/** The listings of some ids as they are now, in one call; null is one that is gone. What was read stays while the line is dead. */
export function useListings(ids: readonly string[]): Known & { retry: () => void } {
  const [known, setKnown] = useState<Known>({ status: 'loading', byId: new Map() })
  const [tries, setTries] = useState(0)
  const missing = ids.some((id) => !known.byId.has(id)) ? ids.join() : ''

  useEffect(() => {
    if (missing === '') return undefined
    const leaving = new AbortController()
    call<Property[]>(`${PATHS.properties}?ids=${missing}`, { signal: leaving.signal }).then(
      ({ body }) => {
        const found = missing
          .split(',')
          .map((id) => [id, body.find(({ _id }) => _id === id) ?? null] as const)
        setKnown((before) => ({ status: 'ready', byId: new Map([...before.byId, ...found]) }))
      },
      () => {
        if (!leaving.signal.aborted) setKnown((before) => ({ ...before, status: 'failed' }))
      },
    )
    return () => leaving.abort()
  }, [missing, tries])

  function retry() {
    setKnown((before) => ({ ...before, status: 'loading' }))
    setTries((before) => before + 1)
  }
  useAgainOnline(known.status === 'failed', retry)

  return {
    ...known,
    status: missing === '' ? 'ready' : known.status === 'failed' ? 'failed' : 'loading',
    retry,
  }
}
