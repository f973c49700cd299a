import { afterEach, beforeEach, vi } from 'vitest'
import { type ErrorCode, type ErrorReply, STATUS } from '#contract/errors.ts'

type SentCall = {
  method: string
  path: string
  json: unknown
  authorization: string | null
  ifMatch: string | null
  repeatKey: string | null
  /** The header Registration-Token or Reset-Request-Token. */
  askerToken: string | null
}
type Answer = () => Promise<Response>

let sent: SentCall[] = []
let answers = new Map<string, Answer[]>()

/** Every call of this case, in order. */
export function sentCalls(): readonly SentCall[] {
  return sent
}

/** The last call of this case that changes something: reads may follow it. */
export const lastChange = () => sent.findLast(({ method }) => method !== 'GET')

/** Sets what a call such as 'POST /api/auth/login' is answered: each answer once, the last one from then on. */
export function answer(call: string, ...given: Answer[]) {
  answers.set(call, given)
}

/** An answer with a JSON body. */
export function reply(body: unknown, status = 200, headers: HeadersInit = {}): Answer {
  return async () => Response.json(body, { status, headers })
}

type Extras = { retryAfterSeconds?: number; issues?: ErrorReply['issues']; current?: unknown }

/** An error reply as the Worker writes it. */
export function refusal(
  code: ErrorCode,
  message: string,
  { retryAfterSeconds, issues, current }: Extras = {},
): Answer {
  const body: ErrorReply = { code, message, issues, current, requestId: 'test' }
  const headers: HeadersInit = retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}
  return async () => Response.json(body, { status: STATUS[code], headers })
}

/** A gateway's HTML page instead of JSON. */
export function brokenReply(): Answer {
  return async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
}

export function noConnection(): Answer {
  return () => Promise.reject(new TypeError('Failed to fetch'))
}

/** An answer that waits until the case calls `arrive`. */
export function later(answered: Answer): { answer: Answer; arrive: () => void } {
  let arrive: () => void = () => undefined
  const gate = new Promise<void>((open) => (arrive = open))
  return { answer: () => gate.then(answered), arrive: () => arrive() }
}

beforeEach(() => {
  sent = []
  answers = new Map()
  vi.stubGlobal('fetch', respond)
})
afterEach(() => vi.unstubAllGlobals())

async function respond(address: string, init: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(address, location.origin)
  const method = init.method ?? 'GET'
  const call = `${method} ${pathname}`
  const json: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
  const headers = new Headers(init.headers)
  const [authorization, ifMatch] = [headers.get('authorization'), headers.get('if-match')]
  const repeatKey = headers.get('idempotency-key')
  const askerToken = headers.get('registration-token') ?? headers.get('reset-request-token')
  sent.push({ method, path: pathname + search, json, authorization, ifMatch, repeatKey, askerToken })
  const [next, ...rest] = answers.get(call) ?? []
  if (!next) throw new Error(`The case has no answer for ${call}.`)
  if (rest.length > 0) answers.set(call, rest)
  const ofThisCase = sent
  const response = await next()
  return ofThisCase === sent ? response : never()
}

/** For an answer that arrives after its case has ended: it must not reach the next case. */
const never = () => new Promise<never>(() => undefined)
