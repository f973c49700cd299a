import { useEffect, useState } from 'react'
import { call } from './api.ts'
import { preloadedReply, dropPreloadedReply } from './preloaded-data.ts'

type Fetched<Body> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; body: Body }

/** What the API answers at an address, at once where the document brought it along. Another address starts over; `retry` asks again after a failure. */
export function useReply<Body>(path: string): { fetched: Fetched<Body>; retry: () => void } {
  const [asked, setAsked] = useState<{ path: string; fetched: Fetched<Body> }>(() => begin(path))
  if (asked.path !== path) setAsked(begin(path))
  const { status } = asked.fetched

  useEffect(() => {
    if (status !== 'loading') return undefined
    const leaving = new AbortController()
    call<Body>(path, { signal: leaving.signal }).then(
      ({ body }) => setAsked({ path, fetched: { status: 'ready', body } }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setAsked({ path, fetched: { status: 'failed', error } })
      },
    )
    return () => leaving.abort()
  }, [path, status])

  useEffect(() => () => dropPreloadedReply(path), [path])

  return { fetched: asked.fetched, retry: () => setAsked(begin(path)) }
}

function begin<Body>(path: string): { path: string; fetched: Fetched<Body> } {
  const reply = preloadedReply<Body>(path)
  return { path, fetched: reply ? { status: 'ready', body: reply.body } : { status: 'loading' } }
}
