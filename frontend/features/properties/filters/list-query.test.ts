import { describe, expect, it } from 'vitest'
import type { SearchReading } from '#contract/search/reading.ts'
import { shownCategories, toggleCategory, withCategories } from './list-query.ts'

/** 'warehouse near fulbari with dock', as the Worker reads it. */
const TYPED = new URLSearchParams({ searchTerm: 'warehouse near fulbari with dock' })
const READ: SearchReading = {
  parts: [
    { from: 0, to: 9, filters: { categories: ['Warehouse'] } },
    { from: 10, to: 22, filters: { place: 'fulbari' } },
  ],
  words: [],
  corrections: [],
}
const overruled = (reading: SearchReading): SearchReading => ({
  ...reading,
  parts: reading.parts.map((part) => (part.filters.categories ? { ...part, isOverruled: true } : part)),
})

describe('a kind that the search text names', () => {
  it('is shown as chosen', () => {
    expect(shownCategories(TYPED, READ)).toEqual(['Warehouse'])
  })

  it('is taken out of the text when it is left, and when all kinds are wanted', () => {
    expect(Object.fromEntries(toggleCategory(TYPED, 'Warehouse', READ))).toEqual({
      searchTerm: 'near fulbari with dock',
    })
    expect(Object.fromEntries(withCategories(TYPED, [], READ))).toEqual({
      searchTerm: 'near fulbari with dock',
    })
  })

  it('stays chosen beside one that is pressed', () => {
    const both = toggleCategory(TYPED, 'Plot', READ)
    expect(both.get('category')).toBe('Warehouse,Plot')
    expect(shownCategories(both, overruled(READ))).toEqual(['Warehouse', 'Plot'])
  })

  it('does not come back when the last chosen one is left', () => {
    const plots = new URLSearchParams({ ...Object.fromEntries(TYPED), category: 'plot' })
    expect(Object.fromEntries(toggleCategory(plots, 'Plot', overruled(READ)))).toEqual({
      searchTerm: 'near fulbari with dock',
    })
  })
})

it('leaves a text alone that names no kind', () => {
  const villas = new URLSearchParams({ searchTerm: 'garden', category: 'Villa' })
  const reading: SearchReading = { parts: [], words: ['garden'], corrections: [] }
  expect(Object.fromEntries(toggleCategory(villas, 'Villa', reading))).toEqual({ searchTerm: 'garden' })
})
