import { describe, expect, it } from 'vitest'
import { normalizeTerms } from './normalize-terms.ts'
import {
  badgeOf,
  badgeToneOf,
  confirmedAfter,
  dealOf,
  isPerMonth,
  stateOf,
  statesOf,
  type Terms,
} from './rules.ts'

const terms = (wishes: Partial<Terms> = {}): Terms => ({
  leaseType: null,
  isForSale: false,
  isForRent: false,
  isSold: false,
  isRented: false,
  ...wishes,
})

describe('the deal of a listing', () => {
  it.each([
    [{ leaseType: 'Sale', isForRent: true }, 'sale'],
    [{ leaseType: 'Rent', isForSale: true }, 'rent'],
    [{ leaseType: 'Lease' }, 'lease'],
    [{ leaseType: 'Commercial', isForRent: true }, 'rent'],
    [{ isForSale: true, isForRent: true }, 'sale'],
    [{ isSold: true, isForRent: true }, 'sale'],
    [{ isRented: true }, 'rent'],
    [{ leaseType: 'Residential' }, 'sale'],
    [{}, 'sale'],
  ] as const)('of %j is %s', (wishes, deal) => {
    expect(dealOf(terms(wishes))).toBe(deal)
  })

  it('is paid by the month unless it is a sale', () => {
    expect([isPerMonth('sale'), isPerMonth('rent'), isPerMonth('lease')]).toEqual([false, true, true])
  })
})

describe('the flags of a listing', () => {
  it.each([
    ['follow the word Sale', { leaseType: 'Sale', isForRent: true }, { isForSale: true, isForRent: false }],
    ['follow the word Rent', { leaseType: 'Rent', isForSale: true }, { isForSale: false, isForRent: true }],
    ['follow the word Lease', { leaseType: 'Lease' }, { isForSale: false, isForRent: true }],
    [
      'stay with a word of use',
      { leaseType: 'Industrial', isForSale: true },
      { isForSale: true, isForRent: false },
    ],
    ['lose for-sale once sold', { leaseType: 'Sale', isSold: true }, { isForSale: false, isForRent: false }],
    [
      'lose for-rent once rented',
      { isForRent: true, isForSale: true, isRented: true },
      { isForSale: true, isForRent: false },
    ],
  ])('%s', (_, wishes, flags) => {
    expect(normalizeTerms(terms(wishes))).toEqual({ ...terms(wishes), ...flags })
  })

  it('keep the deal they had when they are normalized', () => {
    const sold = normalizeTerms(terms({ isForSale: true, isSold: true }))
    const rented = normalizeTerms(terms({ isForRent: true, isRented: true }))
    expect([dealOf(sold), dealOf(rented)]).toEqual(['sale', 'rent'])
  })
})

describe('where a listing stands', () => {
  it.each([
    [{ approvedByAdmin: false, isSold: true, isRented: true }, 'pending'],
    [{ approvedByAdmin: true, isSold: true, isRented: true }, 'sold'],
    [{ approvedByAdmin: true, isSold: false, isRented: true }, 'rented'],
    [{ approvedByAdmin: true, isSold: false, isRented: false }, 'available'],
  ])('with %j is %s', (flags, state) => {
    expect(stateOf(flags)).toBe(state)
  })
})

describe('what is said of where a listing stands', () => {
  it.each([
    [{ status: 'pending', isSold: true, isRented: false }, ['pending', 'sold']],
    [{ status: 'pending', isSold: false, isRented: true }, ['pending', 'rented']],
    [{ status: 'pending', isSold: false, isRented: false }, ['pending']],
    [{ status: 'sold', isSold: true, isRented: false }, ['sold']],
    [{ status: 'available', isSold: false, isRented: false }, ['available']],
  ] as const)('of %j is %j', (listing, states) => {
    expect(statesOf(listing)).toEqual(states)
  })
})

describe('an approval', () => {
  const said = { isSaid: false, nowMs: 5, by: 'a'.repeat(24) }

  it('says that a listing on offer is there', () => {
    const now = { approvedByAdmin: true, isSold: false, isRented: false }
    expect(confirmedAfter(now, undefined, said)).toMatchObject({ confirmedAt: 5, confirmedBy: said.by })
  })

  it.each([
    { isSold: true, isRented: false },
    { isSold: false, isRented: true },
  ])('does not say so of %j', (gone) => {
    const now = { approvedByAdmin: true, ...gone }
    expect(confirmedAfter(now, undefined, said)).toMatchObject({ confirmedAt: null, confirmedBy: null })
  })
})

describe('the colours of a badge', () => {
  it.each([
    [{ deal: 'sale', isSold: false, isRented: false } as const, 'sale'],
    [{ deal: 'rent', isSold: false, isRented: false } as const, 'let'],
    [{ deal: 'lease', isSold: false, isRented: false } as const, 'let'],
    [{ deal: 'sale', isSold: true, isRented: false } as const, 'gone'],
    [{ deal: 'rent', isSold: false, isRented: true } as const, 'gone'],
  ])('of %j are those of %s', (listing, tone) => {
    expect(badgeToneOf(listing)).toBe(tone)
  })
})

describe('the badge of a card', () => {
  it.each([
    [{ leaseType: 'Sale' }, 'For Sale'],
    [{ leaseType: 'Rent' }, 'For Rent'],
    [{ leaseType: 'Lease' }, 'For Lease'],
    [{ leaseType: 'Industrial', isForRent: true }, 'For Rent'],
    [{ leaseType: 'Industrial' }, 'Industrial'],
    [{}, 'For Sale'],
  ])('of %j says %s', (wishes, badge) => {
    expect(badgeOf(terms(wishes))).toBe(badge)
  })
})
