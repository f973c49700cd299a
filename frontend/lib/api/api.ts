import type { ErrorReply } from '#contract/errors.ts'
import { LIMITS } from '#contract/limits.ts'
import { ApiError, failureOf } from './api-error.ts'
import { authToken } from './auth-token.ts'
import { BASE_URL } from './base-url.ts'

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  json?: unknown
  /** What is sent as it stands, when it is no JSON. */
  body?: Blob
  headers?: Record<string, string>
  signal?: AbortSignal
  /** How long the whole answer may take, the reading of its body included. */
  waitMs?: number
  /** Goes on when the page is left. */
  outlivesPage?: boolean
}
type Reply<Body> = { body: Body; headers: Headers }

let onSignInRefused: (token: string) => void = () => undefined

/** Says what to do when the server no longer takes the stored sign-in that a call carried. */
export function whenSignInRefused(react: (token: string) => void) {
  onSignInRefused = react
}

/** Calls the API; the reply, or an ApiError with the server's code and sentence. Waits 20 seconds, or `waitMs`. */
export async function call<Body>(path: string, options?: Call): Promise<Reply<Body>> {
  const response = await request(path, options)
  return { body: await readBody<Body>(response), headers: response.headers }
}

/** The same for what is not answered in JSON: the response itself. */
export async function request(
  path: string,
  { method = 'GET', json, body, headers, signal, waitMs = LIMITS.apiTimeoutMs, outlivesPage }: Call = {},
): Promise<Response> {
  const token = authToken()
  const timeout = AbortSignal.timeout(waitMs)
  const response = await send(
    BASE_URL + path,
    { signal, timeout },
    {
      method,
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
      ...(outlivesPage && { keepalive: true }),
    },
  )
  if (!response.ok) {
    const failure = await readFailure(response)
    if (failure.code === 'NOT_SIGNED_IN' && token && !headers?.['authorization']) onSignInRefused(token)
    throw failure
  }
  return response
}

type Limits = { signal: AbortSignal | undefined; timeout: AbortSignal }

async function send(address: string, { signal, timeout }: Limits, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  } catch (error) {
    if (signal?.aborted) throw error
    if (timeout.aborted) throw new ApiError('TIMEOUT', 'The server did not answer in time.')
    throw new ApiError('OFFLINE', 'The server could not be reached.')
  }
}

async function readBody<Body>(response: Response): Promise<Body> {
  try {
    return (await response.json()) as Body
  } catch {
    throw new ApiError('UNREADABLE_REPLY', 'The answer could not be read.', { status: response.status })
  }
}

async function readFailure(response: Response): Promise<ApiError> {
  const reply = (await response.json().catch(() => undefined)) as Partial<ErrorReply> | undefined
  return failureOf({ status: response.status, retryAfter: response.headers.get('retry-after'), reply })
}
