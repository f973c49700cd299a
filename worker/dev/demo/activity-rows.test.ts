import { expect, it } from 'vitest'
import { DAY_MS } from '#contract/units/time.ts'
import type { DemoListing } from '#worker/dev/fixtures/demo-listing.ts'
import { activityRows } from './activity-rows.ts'
import { accountRows, listingRows } from './rows.ts'

const NOW = Date.UTC(2026, 10, 28)
const LISTING: DemoListing = {
  category: 'Plot',
  daysAgo: 10,
  pictures: [],
  listedBy: 'staff@aangan.example',
  earlierPrices: [
    { price: 90_00_000, untilDaysAgo: 6 },
    { price: 85_00_000, untilDaysAgo: 2 },
  ],
  details: {
    title: 'A plot of the test',
    city: 'Siliguri',
    price: 80_00_000,
    leaseType: 'Sale',
    propertyType: 'Plot',
  },
}

it('tells of a listing who added and approved it, and what was asked before', async () => {
  const accounts = await accountRows(NOW - 150 * DAY_MS)
  const { listing: row } = listingRows(LISTING, new Map(), accounts, NOW)
  const entries = activityRows([row], accounts, NOW)
  const aboutIt = entries.filter(({ subjectId }) => subjectId === row.id)
  expect(aboutIt.map(({ actorEmail, action, changes }) => [actorEmail, action, changes ?? null])).toEqual([
    ['staff@aangan.example', 'property-added', null],
    ['admin@aangan.example', 'property-approved', { approvedByAdmin: [false, true] }],
    ['staff@aangan.example', 'property-changed', { priceInr: [90_00_000, 85_00_000] }],
    ['staff@aangan.example', 'property-changed', { priceInr: [85_00_000, 80_00_000] }],
  ])
  const times = entries.map(({ at }) => at)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})
