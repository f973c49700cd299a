import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/time.ts'
import { consumeTry, type TryWindow } from '#worker/db/queries/accounts/tries.ts'
import { type AppEnv, middleware } from '#worker/lib/app.ts'
import { ApiError, tooMany } from '#worker/lib/errors.ts'
import { callerNetwork, callerNetworks, type Network, networkWindows } from '#worker/lib/networks.ts'
import { rememberShielded, shielded } from '#worker/lib/refused-networks.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i
const FORM_TYPE = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i
const CSV_TYPE = /^text\/csv\s*(;|$)/i

/** The kind of body a call takes, and its most bytes. The route table states one for every call that writes. */
export type Body =
  | { kind: 'json'; largestBytes: number; /** It may be left out whole. */ isOptional?: true }
  | { kind: 'csv' | 'form' | 'picture'; largestBytes: number }
  | { kind: 'none' }

/**
 * Refuses a body that is too large or, for JSON and CSV, has another content type, before anything reads it. The type
 * also keeps out forms of other sites: a browser sends JSON and CSV across origins only after a preflight.
 */
export function bounded(body: Body): MiddlewareHandler<AppEnv> {
  switch (body.kind) {
    case 'json':
      return every(
        ofType(JSON_TYPE, SERVER_MESSAGES.jsonRequired, body),
        upTo(body.largestBytes, SERVER_MESSAGES.tooLarge),
      )
    case 'csv':
      return every(
        ofType(CSV_TYPE, SERVER_MESSAGES.csvRequired),
        upTo(body.largestBytes, SERVER_MESSAGES.csvTooLarge),
      )
    case 'form':
      return every(
        ofType(FORM_TYPE, SERVER_MESSAGES.formRequired),
        upTo(body.largestBytes, SERVER_MESSAGES.tooLarge),
      )
    case 'picture':
      return withStatedLength(body.largestBytes)
    case 'none':
      return middleware((_, next) => next())
    default:
      return body satisfies never
  }
}

const ofType = (type: RegExp, sentence: string, { isOptional }: { isOptional?: true } = {}) =>
  middleware((c, next) => {
    const stated = c.req.header('content-type')
    const isLeftOut = isOptional && stated === undefined && c.req.raw.body === null
    if (!isLeftOut && !type.test(stated ?? '')) throw new ApiError('WRONG_TYPE', sentence)
    return next()
  })

const upTo = (maxSize: number, sentence: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('TOO_LARGE', sentence)
    },
  })

/** A picture is read into memory whole, for which its length must be known beforehand. */
const withStatedLength = (largestBytes: number) =>
  middleware((c, next) => {
    const length = c.req.header('content-length') ?? ''
    if (!/^\d+$/.test(length)) throw new ApiError('LENGTH_REQUIRED', SERVER_MESSAGES.imageLengthMissing)
    if (Number(length) > largestBytes) throw new ApiError('TOO_LARGE', SERVER_MESSAGES.imageTooLarge)
    return next()
  })

/** A coarse rate limit for each network, for calls that strangers may send: counts them before their bodies are read. */
export const shield = middleware(async (c, next) => {
  const network = callerNetwork(c)
  const { success } = await c.env.SIGN_IN_SHIELD.limit({ key: network })
  if (!success) {
    rememberShielded(network)
    throw shielded()
  }
  await next()
})

/**
 * The same for what one household does often, each counted by itself: shared lists, and pages that are seen. It counts by the
 * narrow network, unlike searches, because a wide one also holds honest customers of the same carrier. Whoever has many networks can
 * raise what pages count; words and searches are kept only once three networks have told them, of which an IPv4 address is one.
 */
export const shieldOf = (name: 'lists' | 'seen') =>
  middleware(async (c, next) => {
    const { success } = await c.env.SEARCH_SHIELD.limit({ key: `${name} ${callerNetwork(c)}` })
    if (!success) throw shielded()
    await next()
  })

/** Counts what strangers store, for each network, before it is read. */
export const countedCalls = (window: TryWindow) =>
  middleware(async (c, next) => {
    const windows = networkWindows(callerNetworks(c), window)
    const waitMs = await consumeTry(c.var.db, windows, Date.now())
    if (waitMs !== undefined) throw tooMany(waitMs)
    await next()
  })

export const LIST_WINDOW: TryWindow = { key: 'lists', limit: LIMITS.listsPerHour, lengthMs: HOUR_MS }
export const LIST_COMMENT_WINDOW: TryWindow = {
  key: 'list-comments',
  limit: LIMITS.listCommentsPerHour,
  lengthMs: HOUR_MS,
}

/** Counts the calls that take a mailed code, for each network, before their body is read. */
export const codeCalls = middleware(async (c, next) => {
  const calls = { key: 'code-calls', limit: LIMITS.otpCallsPerHour, lengthMs: HOUR_MS }
  const waitMs = await consumeTry(c.var.db, networkWindows(callerNetworks(c), calls), Date.now())
  if (waitMs !== undefined) throw tooMany(waitMs)
  await next()
})

/** The key under which failed sign-ins to an account from one network or known device are counted. */
export const signInPair = (email: string, place: string) => `sign-in|${email}|${place}`

/** Who tries to sign in: to which account, from where, and whether it was used from there before. */
type SignIn = {
  email: string
  networks: [Network, ...Network[]]
  isNetworkKnown: boolean
  /** The name of a device that has signed in to this account before. */
  device?: string
}

/**
 * The windows in which a failed sign-in counts. A known device has a window of its own, so that no stranger uses up its
 * tries; everybody else counts by account and network, by network, and by account unless its network is known.
 */
export function signInWindows({ email, networks, isNetworkKnown, device }: SignIn): TryWindow[] {
  const [{ name: network }] = networks
  const pair = { limit: LIMITS.signInFailures, lengthMs: LIMITS.signInWindowMinutes * MINUTE_MS }
  if (device !== undefined) return [{ key: signInPair(email, `device ${device}`), ...pair }]
  const ofAccount = { ...pair, key: `sign-in|${email}`, limit: LIMITS.signInFailuresOfAccount }
  return [
    { key: signInPair(email, network), ...pair },
    ...networkWindows(networks, {
      key: 'sign-in|minute',
      limit: LIMITS.signInFailuresPerMinute,
      lengthMs: MINUTE_MS,
    }),
    { key: `sign-in|${network}`, limit: LIMITS.signInFailuresPerHour, lengthMs: HOUR_MS },
    ...(isNetworkKnown ? [] : [ofAccount]),
  ]
}

/** Counts wrong passwords that are typed in an open session, for the account, whatever the network. */
export const passwordWindow = (userId: string): TryWindow => ({
  key: `password|${userId}`,
  limit: LIMITS.signInFailures,
  lengthMs: LIMITS.signInWindowMinutes * MINUTE_MS,
})

/** How many pictures one account may upload: enough for a long day's work, too few to fill the store. */
export const uploadWindows = (accountId: string): TryWindow[] => [
  { key: `uploads-hour|${accountId}`, limit: LIMITS.uploadsPerHour, lengthMs: HOUR_MS },
  { key: `uploads-day|${accountId}`, limit: LIMITS.uploadsPerDay, lengthMs: DAY_MS },
]

export const CONTACT_WINDOW: TryWindow = {
  key: 'contact',
  limit: LIMITS.contactMessages,
  lengthMs: LIMITS.contactWindowMinutes * MINUTE_MS,
}

export const REPORT_WINDOW: TryWindow = { ...CONTACT_WINDOW, key: 'report' }
export const ENQUIRY_WINDOW: TryWindow = { ...CONTACT_WINDOW, key: 'enquiry' }
export const SELL_WINDOW: TryWindow = { ...CONTACT_WINDOW, key: 'sell' }
