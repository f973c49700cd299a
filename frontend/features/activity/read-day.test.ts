import { expect, it } from 'vitest'
import { PUBLISHED } from '#contract/languages/languages.ts'
import { dayIn } from '#contract/languages/numbers.ts'
import { readDay } from './read-day.ts'

const TODAY = '2026-11-30'

it.each([
  ['30 Nov 2026', '2026-11-30'],
  ['3 Sept 2026', '2026-09-03'],
  ['3 september, 2025', '2025-09-03'],
  ['Monday, 23 November 2026', '2026-11-23'],
  ['1st Nov', '2026-11-01'],
  ['5/11/2026', '2026-11-05'],
  ['05-11-26', '2026-11-05'],
  ['5.11.', '2026-11-05'],
  ['5/11', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['৫/১১', '2026-11-05'],
  [' Today ', '2026-11-30'],
  ['yesterday', '2026-11-29'],
  ['29/02/2024', '2024-02-29'],
  ['29 feb', '2024-02-29'],
  ['৫ নভেম্বর', '2026-11-05'],
  ['5 नवम्बर', '2026-11-05'],
  ['५ नोभेम्बर २०२५', '2025-11-05'],
  ['সোমবার, ২৩ নভেম্বর ২০২৬', '2026-11-23'],
  ['আজ', '2026-11-30'],
  ['हिजो', '2026-11-29'],
  ['tomorrow', '2026-12-01'],
  ['31/12/2099', '2099-12-31'],
])('reads %s as %s', (typed, day) => {
  expect(readDay(typed, TODAY)).toBe(day)
})

it('takes a day without a year for the last one that has come', () => {
  expect(readDay('24 Dec', TODAY)).toBe('2025-12-24')
  expect(readDay('30/11', TODAY)).toBe('2026-11-30')
})

it.each(PUBLISHED)('reads a day of every month as the site writes it in %s', (language) => {
  for (let month = 1; month <= 12; month += 1)
    expect(readDay(dayIn(language, { day: 7, month, year: 2025 }).replaceAll('\u00a0', ' '), TODAY)).toBe(
      `2025-${String(month).padStart(2, '0')}-07`,
    )
})

it.each([
  'tea',
  '31/02',
  '31 feb',
  '5 চা',
  '0/1',
  '11/30/2026',
  '30',
  '1 2 3 4',
  '29 Feb 2026',
  '3 may be',
  'm 3',
  '2026-13-01',
])('does not read %s', (typed) => {
  expect(readDay(typed, TODAY)).toBeUndefined()
})
