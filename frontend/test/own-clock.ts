import { act } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'

afterEach(() => vi.useRealTimers())

/** Stops the date and intervals: from now on they move only when the case says so. */
export function withOwnClock() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
}

export function aMinuteLater() {
  act(() => void vi.advanceTimersByTime(61_000))
}

/** Passes the minute before another code can be asked for; its countdown begins a moment after it is shown. */
export async function afterTheCountdown() {
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  aMinuteLater()
}
