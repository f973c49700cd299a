import { authToken } from './auth-token.ts'

type Reply = { body: unknown; headers?: Record<string, string> }

let replies: Partial<Record<string, Reply>> | undefined

/**
 * What the API would answer at an address, when the document preloaded it along. For visitors only: whoever is signed in
 * may see more. It stays until `dropPreloadedReply`, for React may render a page more than once before it shows it.
 */
export function preloadedReply<Body>(path: string): { body: Body; headers: Headers } | undefined {
  const reply = authToken() === null ? preloaded()[path] : undefined
  return reply && { body: reply.body as Body, headers: new Headers(reply.headers) }
}

/** From now on the API is asked. */
export function dropPreloadedReply(path: string): void {
  delete preloaded()[path]
}

function preloaded() {
  replies ??= JSON.parse(globalThis.document?.getElementById('replies')?.textContent || '{}') as object
  return replies
}
