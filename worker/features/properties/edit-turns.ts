/** A turn that takes longer is waited for no more: its call was cut off and will never end it. */
const LONGEST_TURN_MS = 5000

/** The end of the last turn in the queue of each key. */
const lines = new Map<string, Promise<void>>()

/**
 * Does the work for one key in turns within this isolate, in the order in which it was asked for: calls that would all
 * read the same state and then have their writes refused wait for each other instead. For speed only: the database
 * guards against lost writes, as other isolates know nothing of these queues.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lines.get(key)
  let leave = () => {}
  const mine = new Promise<void>((resolve) => {
    leave = resolve
  })
  lines.set(key, mine)
  try {
    // The timer is needed also because Workers cancel a call that waits for nothing but another call.
    if (before) await Promise.race([before, scheduler.wait(LONGEST_TURN_MS)])
    return await work()
  } finally {
    leave()
    if (lines.get(key) === mine) lines.delete(key)
  }
}
