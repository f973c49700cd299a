import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Property } from '#contract/properties/replies.ts'
import { asVisitor } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { listingValues } from './listing-values.ts'

const NOW = Date.parse('2026-11-30T06:00:00Z')

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => vi.useRealTimers())

const NONE = { fresh: false, lastYear: false, before: false }

it.each([
  ['2026-11-30', { ...NONE, fresh: true }, '০'],
  ['2025-11-20', { ...NONE, lastYear: true }, '১'],
  ['2024-09-20', { ...NONE, before: true }, '২'],
])('tells of what was seen on %s how old that is, in one way', async (day, told, years) => {
  const { _id } = await aProperty({ category: 'Villa' })
  const property = await (await asVisitor().get(`/api/properties/${_id}`)).json<Property>()
  const checkedAt = `${day}T06:00:01.000Z`
  const checks = [
    { check: 'siteVisited' as const, checkedAt },
    { check: 'titleDeedSeen' as const, checkedAt },
  ]
  const seen = listingValues({ ...property, checks }, 'bn')
  expect(visitIn(seen)).toEqual(told)
  expect(deedIn(seen)).toEqual(told)
  expect([seen.visitedYears, seen.deedSeenYears]).toEqual([years, years])
  const unseen = listingValues({ ...property, checks: null }, 'bn')
  expect([visitIn(unseen), deedIn(unseen)]).toEqual([NONE, NONE])
})

type Told = ReturnType<typeof listingValues>
const visitIn = ({ visited, visitedLastYear, visitedBefore }: Told) => ({
  fresh: visited,
  lastYear: visitedLastYear,
  before: visitedBefore,
})
const deedIn = ({ deedSeen, deedSeenLastYear, deedSeenBefore }: Told) => ({
  fresh: deedSeen,
  lastYear: deedSeenLastYear,
  before: deedSeenBefore,
})
