import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { type Network, wideNetwork } from '#worker/lib/networks.ts'

/** Each reason to hash has places of its own in the queue, so that sign-ups cannot crowd out sign-ins. */
type Reason = 'sign-in' | 'sign-up' | 'reset'
/**
 * Who wants a password hashed. `key` is the wide network of a stranger, or the name of a known device. `rest` is how long
 * to pause before this hash, as a multiple of the last hash's duration: usually, and once strangers have had many hashed.
 */
export type Asker = { key: string; isKnownDevice: boolean; reason: Reason; rest: Rest }
type Rest = { usual: number; afterMany: number }
/** Waits until nothing else is hashed in this isolate, and hashes. */
export type Turn = <Result>(hash: () => Promise<Result>) => Promise<Result>

const USUAL_REST = 2
/** This pause limits the hashes of strangers to a sixtieth of the isolate's time, however many ask. */
const REST_AFTER_MANY = 60
const MANY_STRANGERS = 4
const LATELY_MS = 60_000

/**
 * A stranger, counted by the /48 or IPv4 /24 network of the call. `isAlone` marks a developer's own machine, where tests
 * sign in more often than strangers may.
 */
export const strangerAt = (
  networks: readonly [Network, ...Network[]],
  reason: Reason,
  isAlone: boolean,
): Asker => ({
  key: wideNetwork(networks),
  isKnownDevice: false,
  reason,
  rest: { usual: USUAL_REST, afterMany: isAlone ? USUAL_REST : REST_AFTER_MANY },
})

/** A device that has signed in before, or who has proved to own the address. */
export const knownAs = (key: string, reason: Reason = 'sign-in'): Asker => ({
  key,
  isKnownDevice: true,
  reason,
  rest: { usual: USUAL_REST, afterMany: USUAL_REST },
})

type Place = Asker & { isWaiting: boolean; seenMs: number }

/**
 * Places in the queue for each reason: so many for strangers, as many for known devices. Whoever failed lately may
 * not take the last one.
 */
const PLACES = 3
const LONGEST_WAIT_MS = 10_000
const RETRY_SECONDS = 2
const LOOK_EVERY_MS = 20
/** After so long without a poll, a place or a running hash counts as abandoned: the runtime has cancelled its call. */
const GONE_AFTER_MS = 5000

/** Who has signed in with a wrong password lately, and how often: they wait behind all others. */
const failures = new Map<string, { count: number; atMs: number }>()
const FAILED_LATELY_MS = 15 * 60_000
const MOST_REMEMBERED = 2000

const places = new Set<Place>()
let last: { startMs: number; endMs?: number } | undefined
/** When strangers were hashed lately. */
let strangersAtMs: number[] = []
let runningSinceMs: number | undefined

/**
 * Gives a call a place in the queue before it asks the database anything, or refuses it at once: one place for each wide
 * network, few in all, known devices first and who has failed last. One hash runs at a time, with a rest between two for other calls.
 */
export async function inHashQueue<Result>(
  asker: Asker,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  const place = enter(asker)
  try {
    const result = await work((hash) => takeTurn(place, hash))
    failures.delete(asker.key)
    return result
  } catch (error) {
    if (error instanceof ApiError && error.code === 'WRONG_CREDENTIALS') noteFailure(asker.key)
    throw error
  } finally {
    places.delete(place)
  }
}

function enter(asker: Asker): Place {
  if (isFullFor(asker)) throw busy()
  const place = { ...asker, isWaiting: false, seenMs: performance.now() }
  places.add(place)
  return place
}

/** Whether somebody would find no place now. */
export function isFullFor(asker: Asker): boolean {
  const nowMs = performance.now()
  for (const place of places) if (nowMs - place.seenMs > GONE_AFTER_MS) places.delete(place)
  const { isKnownDevice, reason } = asker
  const ofItsKind = [...places].filter((one) => one.isKnownDevice === isKnownDevice && one.reason === reason)
  const open = failuresOf(asker) > 0 ? PLACES - 1 : PLACES
  return ofItsKind.length >= open || ofItsKind.some(({ key }) => key === asker.key)
}

async function takeTurn<Result>(place: Place, hash: () => Promise<Result>): Promise<Result> {
  const sinceMs = performance.now()
  places.add(place)
  place.isWaiting = true
  while (!isNext(place)) {
    if (performance.now() - sinceMs > LONGEST_WAIT_MS) throw busy()
    await pause(LOOK_EVERY_MS)
  }
  places.delete(place)
  if (!place.isKnownDevice) strangersAtMs.push(performance.now())
  return alone(hash)
}

/** Polled by every waiting call: a call that should wake the next one may be cut off before it does. */
function isNext(place: Place): boolean {
  const nowMs = performance.now()
  place.seenMs = nowMs
  if (runningSinceMs !== undefined && nowMs - runningSinceMs < GONE_AFTER_MS) return false
  const waiting = [...places].filter(({ isWaiting, seenMs }) => isWaiting && nowMs - seenMs < GONE_AFTER_MS)
  const [next] = waiting.toSorted((one, other) => rankOf(one) - rankOf(other))
  return next === place && hasRested(place, nowMs)
}

/** A hash blocks all other calls of the isolate: after it they have it to themselves, the longer the longer it took. */
function hasRested({ rest }: Asker, nowMs: number): boolean {
  if (!last) return true
  last.endMs ??= nowMs
  strangersAtMs = strangersAtMs.filter((atMs) => nowMs - atMs < LATELY_MS)
  const times = strangersAtMs.length < MANY_STRANGERS ? rest.usual : rest.afterMany
  return nowMs >= last.endMs + (last.endMs - last.startMs) * times
}

/** Known devices first, then who has failed least; of equals who came first. */
const rankOf = (asker: Asker) => (asker.isKnownDevice ? -1 : failuresOf(asker))

function failuresOf({ key }: Pick<Asker, 'key'>): number {
  const failed = failures.get(key)
  return failed && performance.now() - failed.atMs < FAILED_LATELY_MS ? failed.count : 0
}

function noteFailure(key: string): void {
  const count = failuresOf({ key }) + 1
  failures.delete(key)
  failures.set(key, { count, atMs: performance.now() })
  const [oldest] = failures.keys()
  if (failures.size > MOST_REMEMBERED && oldest !== undefined) failures.delete(oldest)
}

async function alone<Result>(hash: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now()
  runningSinceMs = startMs
  last = { startMs, endMs: startMs }
  try {
    return await hash()
  } finally {
    runningSinceMs = undefined
    last = { startMs }
    // A Worker's clock stands still while it computes: the end is known only after a pause.
    await pause(0)
    last.endMs ??= performance.now()
  }
}

export const busy = () =>
  new ApiError('TOO_MANY', SERVER_MESSAGES.signInBusy, { retryAfterSeconds: RETRY_SECONDS })

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
