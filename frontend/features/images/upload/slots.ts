type Slots = {
  /** Runs a task when a slot is free, in the order of the calls; not at all when the signal is aborted by then. */
  run: <Result>(signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>
}

/** Lets at most `count` tasks run at a time. */
export function createSlots(count: number): Slots {
  const waiting: (() => void)[] = []
  let free = count

  function take(): Promise<void> {
    if (free === 0) return new Promise((start) => waiting.push(start))
    free -= 1
    return Promise.resolve()
  }

  function release() {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    run: async (signal, task) => {
      await take()
      try {
        signal.throwIfAborted()
        return await task()
      } finally {
        release()
      }
    },
  }
}
