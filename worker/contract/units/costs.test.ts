import { describe, expect, it } from 'vitest'
import { purchaseCosts, repayment, repaymentByYear } from './costs.ts'

const CRORE = 1_00_00_000

describe('stamp duty and registration', () => {
  it.each([
    ['corporation', 80_00_000, 4_80_000, 80_000, 85_60_000],
    ['municipality', 80_00_000, 4_80_000, 80_000, 85_60_000],
    ['panchayat', 80_00_000, 4_00_000, 80_000, 84_80_000],
    ['corporation', CRORE, 6_00_000, 1_00_000, 1_07_00_000],
    ['municipality', CRORE, 6_00_000, 1_00_000, 1_07_00_000],
    ['panchayat', CRORE, 5_00_000, 1_00_000, 1_06_00_000],
    // One rupee more: the higher rate, on the whole amount.
    ['corporation', CRORE + 1, 7_00_000, 1_00_000, 1_08_00_001],
    ['municipality', CRORE + 1, 7_00_000, 1_00_000, 1_08_00_001],
    ['panchayat', CRORE + 1, 6_00_000, 1_00_000, 1_07_00_001],
    ['panchayat', 2_65_00_000, 15_90_000, 2_65_000, 2_83_55_000],
  ] as const)(
    'in a %s on ₹%i are ₹%i and ₹%i, ₹%i in all',
    (where, price, stampDuty, registration, inAll) => {
      expect(purchaseCosts(price, where)).toMatchObject({ stampDuty, registration, inAll })
    },
  )

  it('are on the government value where that is higher, and the price is still what the seller gets', () => {
    const costs = purchaseCosts(95_00_000, 'corporation', CRORE + 1)
    expect(costs).toEqual({ percent: 7, stampDuty: 7_00_000, registration: 1_00_000, inAll: 1_03_00_000 })
    expect(purchaseCosts(95_00_000, 'corporation', 90_00_000)).toEqual(
      purchaseCosts(95_00_000, 'corporation'),
    )
  })

  it('are rounded to whole rupees', () => {
    expect(purchaseCosts(50, 'panchayat')).toMatchObject({ stampDuty: 3, registration: 1 })
    expect(purchaseCosts(49, 'panchayat')).toMatchObject({ stampDuty: 2, registration: 0 })
  })
})

describe('a loan', () => {
  /** Reckoned apart with forty decimals; the first two are what banks print for a lakh: ₹965 and ₹868. */
  it.each([
    [1_00_000, 10, 20, 965, 1_31_605],
    [1_00_000, 8.5, 20, 868, 1_08_278],
    [1_00_000, 12, 1, 8885, 6619],
    [10_00_000, 9, 15, 10_143, 8_25_680],
    [2_12_00_000, 8.6, 20, 1_85_323, 2_32_77_401],
  ])(
    'of ₹%i at %f %% over %i years costs ₹%i a month and ₹%i in all',
    (amountInr, percent, years, instalmentInr, interestInr) => {
      expect(repayment({ amountInr, percent, years })).toEqual({ instalmentInr, interestInr })
    },
  )

  it('without interest costs its part of each month, and nothing more', () => {
    expect(repayment({ amountInr: 12_00_000, percent: 0, years: 10 })).toEqual({
      instalmentInr: 10_000,
      interestInr: 0,
    })
    expect(repaymentByYear({ amountInr: 12_00_000, percent: 0, years: 2 })).toEqual([
      { paidBack: 6_00_000, interest: 0 },
      { paidBack: 6_00_000, interest: 0 },
    ])
  })

  it('of two years and a half is paid back in thirty months, the last year by half', () => {
    const loan = { amountInr: 12_00_000, percent: 0, years: 2.5 }
    expect(repayment(loan)).toEqual({ instalmentInr: 40_000, interestInr: 0 })
    expect(repaymentByYear(loan).map(({ paidBack }) => paidBack)).toEqual([4_80_000, 4_80_000, 2_40_000])
    const dear = { amountInr: 12_00_000, percent: 9, years: 2.5 }
    const sum = (of: 'paidBack' | 'interest') =>
      repaymentByYear(dear).reduce((all, year) => all + year[of], 0)
    expect(sum('paidBack')).toBeCloseTo(12_00_000, 3)
    expect(Math.round(sum('interest'))).toBe(repayment(dear).interestInr)
  })

  it('of nothing costs nothing', () => {
    expect(repayment({ amountInr: 0, percent: 9, years: 20 })).toEqual({ instalmentInr: 0, interestInr: 0 })
  })

  it('is paid back by the last year, with the interest that it costs in all', () => {
    const loan = { amountInr: 50_00_000, percent: 8.5, years: 20 }
    const years = repaymentByYear(loan)
    const sum = (of: 'paidBack' | 'interest') => years.reduce((all, year) => all + year[of], 0)
    expect(years).toHaveLength(20)
    expect(sum('paidBack')).toBeCloseTo(50_00_000, 3)
    expect(Math.round(sum('interest'))).toBe(repayment(loan).interestInr)
    expect(years[0]?.interest).toBeGreaterThan(years[19]?.interest ?? Infinity)
  })
})
