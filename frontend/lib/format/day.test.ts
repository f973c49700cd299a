import { expect, test, vi } from 'vitest'
import { TIME_ZONE } from '#contract/units/time.ts'
import { dayOf, shortDayOf } from './day.ts'

const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const MOMENTS = Array.from({ length: 400 }, (_, index) => Date.UTC(2019, 0, 1) + index * 31 * 9_000_001)

test('A day is written as the platform writes it for India', () => {
  expect(MOMENTS.map(dayOf)).toEqual(MOMENTS.map((moment) => DAY.format(moment)))
})

test('A day begins at midnight in India', () => {
  expect(dayOf('2026-09-30T18:29:59Z')).toBe('30 Sept 2026')
  expect(dayOf('2026-09-30T18:30:00Z')).toBe('1 Oct 2026')
})

test('In short, a day of this year is without its year, also on the first day in India', () => {
  vi.setSystemTime('2025-12-31T18:30:00Z')
  expect(shortDayOf('2026-01-02T00:00:00Z')).toBe('2 Jan')
  expect(shortDayOf('2025-12-31T18:29:59Z')).toBe('31 Dec 2025')
  vi.useRealTimers()
})
