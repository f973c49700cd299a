import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { asVisitor } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { listingValues } from './listing-values.ts'

const NOW = Date.parse('2026-11-30T06:00:00Z')

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => vi.useRealTimers())

it.each([
  ['2026-11-26', { visited: true, visitedLastYear: false, visitedBefore: false }, '০'],
  ['2025-11-20', { visited: false, visitedLastYear: true, visitedBefore: false }, '১'],
  ['2024-09-20', { visited: false, visitedLastYear: false, visitedBefore: true }, '২'],
])('tells of a visit on %s how old it is, in one way', async (day, expected, years) => {
  const { _id } = await aProperty({ category: 'Villa' })
  const property = await (await asVisitor().get(`/api/properties/${_id}`)).json<Property>()
  const seen: Property = {
    ...property,
    checks: [{ check: 'siteVisited', checkedAt: `${day}T06:00:00.000Z` }],
  }
  expect(listingValues(seen, 'en')).toMatchObject(expected)
  expect(listingValues({ ...seen, checks: null }, 'en')).toMatchObject({
    visited: false,
    visitedLastYear: false,
    visitedBefore: false,
  })
  expect(listingValues(seen, 'bn').visitedYears).toBe(years)
})
