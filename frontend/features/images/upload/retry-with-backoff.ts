import { LIMITS } from '#contract/limits.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
const BUDGET_MS = LIMITS.uploadMinutes * 60_000
const PASSING = new Set(['OFFLINE', 'TIMEOUT', 'TOO_MANY', 'UNREADABLE'])

type Patience = {
  signal: AbortSignal
  /** Called when an attempt failed and another one follows, or the device is offline. */
  onPause: () => void
}

/** The wait in milliseconds before the next try: 1 s, 2 s, 4 s, at most 30 s, each up to a half longer by `chance` (0 to 1). */
export function waitBefore(tryNumber: number, chance: number): number {
  return Math.round(Math.min(FIRST_WAIT_MS * 2 ** (tryNumber - 1), LONGEST_WAIT_MS) * (1 + chance / 2))
}

/** Whether the same call may succeed a little later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return PASSING.has(error.code) || error.status >= 500
}

/**
 * Tries until it succeeds, the error is one that will not pass, or attempts and waits add up to 10 minutes
 * (LIMITS.uploadMinutes). Time offline before an attempt does not count.
 */
export async function retryWithBackoff<Result>(
  attempt: (signal: AbortSignal) => Promise<Result>,
  { signal, onPause }: Patience,
): Promise<Result> {
  let spentMs = 0
  for (let tryNumber = 1; ; tryNumber++) {
    if (!navigator.onLine) onPause()
    await untilOnline(signal)
    const startedMs = performance.now()
    try {
      return await attempt(signal)
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      const waitMs = Math.max(waitBefore(tryNumber, Math.random()), askedWaitMs(error))
      spentMs += performance.now() - startedMs + waitMs
      if (spentMs > BUDGET_MS) throw error
      onPause()
      if (navigator.onLine) await pause(waitMs, signal)
    }
  }
}

const askedWaitMs = (error: unknown) =>
  error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0

function untilOnline(signal: AbortSignal): Promise<void> {
  return navigator.onLine ? Promise.resolve() : until('online', signal)
}

/** Waits for `ms`, or until the network comes back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return until('online', AbortSignal.any([signal, AbortSignal.timeout(ms)])).catch(() =>
    signal.throwIfAborted(),
  )
}

function until(event: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController()
    const options = { signal: settled.signal }
    const end = (settle: () => void) => () => {
      settled.abort()
      settle()
    }
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      options,
    )
    window.addEventListener(event, end(resolve), options)
  })
}
