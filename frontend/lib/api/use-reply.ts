import { useEffect, useState } from 'react'
import { useAgainOnline } from '#frontend/lib/browser/use-again-online.ts'
import { authToken } from './auth-token.ts'

type Fetched<Body> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; body: Body }

/**
 * What the API answers at an address, at once where the document holds it already; '' asks nothing. Another address
 * starts over; `retry` asks again after a failure, as does a connection that is back.
 */
export function useReply<Body>(path: string): { fetched: Fetched<Body>; retry: () => void } {
  const [reply, setReply] = useState<{ path: string; fetched: Fetched<Body> }>(() => startOf(path))
  if (reply.path !== path) setReply(startOf(path))
  const { fetched } = reply
  const { status } = fetched
  const retry = () => setReply(startOf(path))

  useEffect(() => {
    if (status !== 'loading' || path === '') return undefined
    const leaving = new AbortController()
    ask<Body>(path, leaving.signal).then(
      (body) => setReply({ path, fetched: { status: 'ready', body } }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setReply({ path, fetched: { status: 'failed', error } })
      },
    )
    return () => leaving.abort()
  }, [path, status])

  useEffect(() => () => dropPreloadedReply(path), [path])
  useAgainOnline(fetched.status === 'failed' && !statusOf(fetched.error), retry)

  return { fetched, retry }
}

function startOf<Body>(path: string): { path: string; fetched: Fetched<Body> } {
  const preloaded = preloadedReply<Body>(path)
  return { path, fetched: preloaded ? { status: 'ready', body: preloaded.body } : { status: 'loading' } }
}

/** The code of a call comes when the first one is made: most documents bring their replies along. */
async function ask<Body>(path: string, signal: AbortSignal): Promise<Body> {
  const { call } = await import('./api.ts')
  return (await call<Body>(path, { signal })).body
}

/** The status of a reply that was refused. */
export const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error ? error.status : undefined

type PreloadedReply = { body: unknown; headers?: Record<string, string> }

let replies: Partial<Record<string, PreloadedReply>> | undefined

/**
 * What the API would answer at an address, where the Worker wrote it into the document. For visitors only: whoever is signed in
 * may see more. It stays until `dropPreloadedReply`, for React may render a page more than once before it shows it.
 */
export function preloadedReply<Body>(path: string): { body: Body; headers: Headers } | undefined {
  const reply = authToken() === null ? preloadedReplies()[path] : undefined
  return reply && { body: reply.body as Body, headers: new Headers(reply.headers) }
}

/** From now on the API is asked. */
export function dropPreloadedReply(path: string): void {
  delete preloadedReplies()[path]
}

function preloadedReplies() {
  replies ??= JSON.parse(globalThis.document?.getElementById('replies')?.textContent || '{}') as object
  return replies
}
