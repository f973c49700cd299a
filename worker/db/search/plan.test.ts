import { describe, expect, it } from 'vitest'
import type { ListSearch } from '#contract/properties/filters.ts'
import { countedRun } from './plan.ts'

const SEARCH: ListSearch = { statuses: ['available'], sort: 'newest', isUnfindable: false }
const BUDGET = { minPriceInr: 2_000_000, maxPriceInr: 9_000_000 }
const TWO_CHOICES = { garden: true, garage: true } as const
const indexOf = (asked: Partial<ListSearch>) => countedRun({ ...SEARCH, ...asked })?.index

describe('the listings of a budget are counted', () => {
  it('in the order of prices', () => {
    expect(indexOf(BUDGET)).toBe('properties_by_price')
    expect(indexOf({ ...BUDGET, garden: true })).toBe('properties_by_price')
  })

  it('where two choices stand as one token, if it asks for two', () => {
    expect(indexOf({ ...BUDGET, ...TWO_CHOICES })).toBe('properties_search')
  })

  it('in the order of prices if they need not be on offer, of which no two choices are one token', () => {
    expect(indexOf({ ...BUDGET, ...TWO_CHOICES, statuses: ['available', 'sold'] })).toBe(
      'properties_by_price',
    )
  })
})
