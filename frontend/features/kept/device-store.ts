import { useSyncExternalStore } from 'react'

type Codec<Value> = {
  /** The name under which it is stored, with its version beside what `write` makes of it. */
  key: string
  nothing: Value
  read: (stored: Partial<Record<string, unknown>>) => Value | undefined
  write: (value: Value) => object
}

/** What is kept in this browser's storage and shared by its tabs. Where storage is forbidden or full it lasts as long as the page. */
export function deviceStore<Value>({ key, nothing, read, write }: Codec<Value>) {
  let known: Value | undefined
  /** Whether the storage took the last change; else memory alone knows it. */
  let isTaken = true
  const listeners = new Set<() => void>()
  const now = (): Value => (known ??= stored() ?? nothing)

  function stored(): Value | undefined {
    try {
      const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return typeof parsed === 'object' && parsed !== null ? read({ ...parsed }) : undefined
    } catch {
      return undefined
    }
  }

  function replace(next: Value): void {
    known = next
    try {
      localStorage.setItem(key, JSON.stringify({ version: 1, ...write(next) }))
      isTaken = true
    } catch {
      isTaken = false
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    const hear = ({ key: changed }: StorageEvent) => {
      if (changed !== key && changed !== null) return
      known = stored() ?? nothing
      listener()
    }
    listeners.add(listener)
    addEventListener('storage', hear)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', hear)
    }
  }

  return {
    now,
    /** What the storage holds now, as another tab may have changed it. */
    latest: (): Value => (isTaken ? stored() : undefined) ?? now(),
    replace,
    use: (): Value => useSyncExternalStore(subscribe, now, () => nothing),
  }
}
