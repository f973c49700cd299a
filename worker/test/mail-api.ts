import { vi } from 'vitest'

type Handed = {
  url: string
  key: string | null
  idempotencyKey: string | null
  body: Record<string, unknown>
}
type Behaviour = (init: RequestInit) => Promise<Response>

/** How the mail service may behave. */
export const MAIL_API = {
  takes: async () => Response.json({ id: 'taken' }),
  fails: async () =>
    Response.json({ name: 'internal_server_error', statusCode: 500, message: 'no' }, { status: 500 }),
  refuses: async () =>
    Response.json({ name: 'validation_error', statusCode: 422, message: 'no' }, { status: 422 }),
  knowsNoKey: async () =>
    Response.json({ name: 'invalid_api_key', statusCode: 403, message: 'no' }, { status: 403 }),
  knowsNoDomain: async () =>
    Response.json({ name: 'validation_error', statusCode: 403, message: 'no' }, { status: 403 }),
  isBusy: async () =>
    Response.json({ name: 'rate_limit_exceeded', statusCode: 429, message: 'no' }, { status: 429 }),
  isDown: async () => Promise.reject(new TypeError('connection refused')),
  answersPage: async () => new Response('<html>Bad gateway</html>', { status: 502 }),
  answersPageAsIfWell: async () => new Response('<html>Welcome</html>'),
  answersNothing: async () => Response.json(null),
  failsWithNothing: async () => Response.json(null, { status: 500 }),
  answersWithoutId: async () => Response.json({}),
  /** Never answers; fails when the caller aborts. */
  hangs: ({ signal }) =>
    new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () =>
        reject(new DOMException('The operation timed out.', 'TimeoutError')),
      )
    }),
} satisfies Record<string, Behaviour>

/** Answers calls to the mail service in its place and returns the list of what it was sent. Any other address fails. */
export function standInForMailApi(behaviour: Behaviour): Handed[] {
  const handed: Handed[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.startsWith('https://mail.test/'))
      return Promise.reject(new Error(`Nothing may call ${url} here.`))
    const headers = new Headers(init.headers)
    const body: Record<string, unknown> = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
    handed.push({
      url,
      key: headers.get('authorization'),
      idempotencyKey: headers.get('idempotency-key'),
      body,
    })
    return behaviour(init)
  })
  return handed
}
