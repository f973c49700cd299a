/** A turn that takes longer, because its call was broken off, is waited for no more. */
const LONGEST_TURN_MS = 5000

/** The last one in the line for a key. */
const lines = new Map<string, Promise<void>>()

/**
 * Does work on one thing at a time in this isolate, in the order in which it was asked for: calls that would all read the
 * same state and then refuse each other's writes take turns instead. An aid to speed only: what must not be lost is
 * guarded in the database, for other isolates know nothing of these lines.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lines.get(key)
  let leave = () => {}
  const mine = new Promise<void>((resolve) => {
    leave = resolve
  })
  lines.set(key, mine)
  try {
    // The clock beside it keeps a call alive whose turn would only come from another call.
    if (before) await Promise.race([before, scheduler.wait(LONGEST_TURN_MS)])
    return await work()
  } finally {
    leave()
    if (lines.get(key) === mine) lines.delete(key)
  }
}
