import { expect, it } from 'vitest'
import { OFFICE_HOURS, openMinutes } from '#contract/units/office-hours.ts'
import { leadRows } from './lead-rows.ts'

it.each([
  ['at night', '2026-12-01T01:00:00+05:30'],
  ['on a Sunday', '2026-11-29T12:00:00+05:30'],
  ['on a working afternoon', '2026-12-02T15:00:00+05:30'],
])('filled %s, who asked has waited for the first call while the office was open', (_, now) => {
  const nowMs = Date.parse(now)
  const answered = leadRows({ listings: [], accounts: [], nowMs }).leads.filter(
    ({ kind, status }) => kind !== 'noted' && status !== 'new',
  )
  const waited = answered.map(({ createdAt, calledAt }) =>
    Math.round(openMinutes(OFFICE_HOURS, createdAt ?? 0, calledAt ?? 0)),
  )
  expect(waited).toEqual([35, 130, 20, 55, 12, 240])
  expect(answered.every(({ calledAt }) => (calledAt ?? Infinity) < nowMs)).toBe(true)
})
