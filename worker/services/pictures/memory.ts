import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ApiError } from '#worker/lib/errors.ts'

/** Of the 128 MB an isolate has: each picture is there twice while it is cleaned. */
const MOST_BYTES = 32 * 1024 * 1024
const RETRY_SECONDS = 2
const LONGEST_WAIT_MS = 10_000
const LOOK_EVERY_MS = 50
/** After so long without a sign, a picture counts as abandoned: the runtime has cancelled its call. */
const GONE_AFTER_MS = 30_000

type Held = { bytes: number; seenMs: number }
const held = new Set<Held>()

/**
 * Does something for which a picture of so many bytes is held in memory, once the pictures of other calls leave room
 * for it. `work` says with `onSign` that it goes on.
 */
export async function withRoomFor<Result>(
  bytes: number,
  work: (onSign: () => void) => Promise<Result>,
): Promise<Result> {
  const sinceMs = performance.now()
  while (!hasRoomFor(bytes)) {
    if (performance.now() - sinceMs > LONGEST_WAIT_MS) throw busy()
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  const picture = { bytes, seenMs: performance.now() }
  held.add(picture)
  try {
    return await work(() => {
      picture.seenMs = performance.now()
    })
  } finally {
    held.delete(picture)
  }
}

/** Polled by every waiting call: a call that should wake the next one may be cut off before it does. */
function hasRoomFor(bytes: number): boolean {
  const nowMs = performance.now()
  let heldBytes = 0
  for (const picture of held) {
    if (nowMs - picture.seenMs > GONE_AFTER_MS) held.delete(picture)
    else heldBytes += picture.bytes
  }
  return heldBytes + bytes <= MOST_BYTES
}

const busy = () => new ApiError('TOO_MANY', SERVER_MESSAGES.uploadsBusy, { retryAfterSeconds: RETRY_SECONDS })
