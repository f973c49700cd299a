import { type ErrorReply, STATUS } from '#contract/errors.ts'
import { PATHS } from '#contract/paths.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { busy, isFullFor, strangerAt } from '#worker/features/accounts/hash-queue.ts'
import { isLocal } from '#worker/lib/config.ts'
import type { ApiError } from '#worker/lib/errors.ts'
import { networksOf } from '#worker/lib/networks.ts'
import { secured } from '#worker/lib/secure-headers.ts'
import { countRefused, isShielded, shielded } from '#worker/lib/refused-networks.ts'

/**
 * In front of the app: refuses a stranger's sign-in that would find no place in the hash queue, or comes from a network that the
 * shield has refused just now, before it is routed, counted, read or logged. Undefined, so that the app goes on, for who brings the
 * token of a device, and where the middleware adds to such answers: for other origins, and locally.
 */
export function refuseSignIn(request: Request, env: Env): Response | undefined {
  if (request.method !== 'POST' || env.CORS_ORIGINS !== '' || isLocal(env)) return undefined
  if (new URL(request.url).pathname !== PATHS.login || request.headers.has('device-token')) return undefined
  const networks = networksOf(request.headers.get('cf-connecting-ip') ?? 'unknown')
  const [{ name: network }] = networks
  if (isShielded(network)) return refusalOf(SHIELDED)
  if (!isFullFor(strangerAt(networks, 'sign-in', false))) return undefined
  countRefused(network)
  return refusalOf(BUSY)
}

type Refusal = { error: ApiError; headers: Headers }

const SHIELDED = asRefusal(shielded())
const BUSY = asRefusal(busy())

function asRefusal(error: ApiError): Refusal {
  const headers = secured({
    'content-type': 'application/json',
    'cache-control': CACHE_CONTROL.never,
    'retry-after': String(error.extras.retryAfterSeconds),
  })
  return { error, headers }
}

function refusalOf({ error: { code, message }, headers }: Refusal): Response {
  const body: ErrorReply = { message, code, requestId: crypto.randomUUID() }
  return new Response(JSON.stringify(body), { status: STATUS[code], headers })
}
