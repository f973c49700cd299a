import { afterEach, expect, it, vi } from 'vitest'
import { lateChangeText } from './late-change.ts'

afterEach(() => void vi.useRealTimers())

it.each([
  [{ at: '15:30', part: null }, 'Visit: Agreed, Mon 30 Nov, 15:30'],
  [{ at: null, part: 'morning' }, 'Visit: Agreed, Mon 30 Nov, morning'],
  [{ at: null, part: null }, 'Visit: Agreed, Mon 30 Nov'],
] as const)('a visit that waits on the device is said with its hour or part of the day: %o', (time, said) => {
  vi.setSystemTime('2026-11-25T05:00:00Z')
  const visit = { propertyId: '1', on: '2026-11-30', state: 'agreed', ...time } as const
  expect(lateChangeText({ visit })).toBe(said)
})
