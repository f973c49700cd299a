import { expect, test } from 'vitest'
import { DAYS_OF_WEEK, indiaDay } from '#contract/units/time.ts'
import { DEMO_LEADS } from '#worker/dev/fixtures/demo-leads.ts'
import { DEMO_LISTINGS } from '#worker/dev/fixtures/demo-listings.ts'
import { demoNumberRows } from './number-rows.ts'
import { listingRows } from './rows.ts'

const HOURS_OF_WEEK = 24 * DAYS_OF_WEEK

test('counts about as many enquiries of a week as there are leads of one', () => {
  const nowMs = Date.parse('2026-11-23T06:00:00Z')
  const listings = DEMO_LISTINGS.map((listing) =>
    listingRows({ ...listing, pictures: [] }, new Map(), [], nowMs),
  )
  const { counts } = demoNumberRows(listings, nowMs)
  const lately = counts.filter(({ day }) => day > indiaDay(nowMs) - DAYS_OF_WEEK)
  const sent = lately.reduce((sum, day) => sum + (day.sent ?? 0), 0)
  const leads = DEMO_LEADS.filter(({ hoursAgo }) => hoursAgo < HOURS_OF_WEEK).length
  expect(sent).toBeGreaterThan(leads / 2)
  expect(sent).toBeLessThan(leads * 2)
})
