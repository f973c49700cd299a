import { useRef, useState } from 'react'

/** State in sessionStorage: it survives a reload, for this tab only. `read` makes valid state of whatever was stored. */
export function useSessionState<Kept extends object>(
  key: string,
  read: (fields: Map<string, unknown>) => Kept,
) {
  const [kept, setKept] = useState(() => read(storedFields(key)))
  const latest = useRef(kept)

  function keep(change: Partial<Kept>) {
    latest.current = { ...latest.current, ...change }
    setKept(latest.current)
    store(key, latest.current)
  }

  /** The next visit starts over; what is on the screen stays until it is left. */
  function forget() {
    store(key, {})
  }
  return { kept, keep, forget }
}

/** Adds to such state from another screen. */
export function keepForLater(key: string, change: object) {
  store(key, { ...Object.fromEntries(storedFields(key)), ...change })
}

function store(key: string, kept: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error // with storage switched off, a reload starts over
  }
}

function storedFields(key: string): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return new Map(Object.entries(stored ?? {}))
  } catch {
    return new Map()
  }
}
