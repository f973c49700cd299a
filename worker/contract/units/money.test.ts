import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { parseInr } from './money-words.ts'
import { formatInr, formatLakhCrore, formatPrice, formatToPay } from './money.ts'

const rupees = fc.integer({ min: 0, max: 10_000_000_000_000 })

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [99_999, '99,999'],
  [1_00_000, '1,00,000'],
  [18_500_000, '1,85,00,000'],
  [9_99_99_999, '9,99,99,999'],
  [10_000_000_000_000, '1,00,00,00,00,00,000'],
])('groups %i rupees as %s', (amountInr, expected) => {
  expect(formatInr(amountInr)).toBe(expected)
})

test.each([
  [40_500, '₹40,500'],
  [4_80_000, '₹4.8 Lakh'],
  [99_99_500, '₹1 Cr'],
  [1_03_88_000, '₹1.04 Cr'],
  [2_29_54_846, '₹2.30 Cr'],
])('says of %i rupees to pay no less than they are: %s', (amountInr, expected) => {
  expect(formatToPay(amountInr)).toBe(expected)
})

describe('the short form', () => {
  test.each([
    [0, '₹0'],
    [38_000, '₹38,000'],
    [99_999, '₹99,999'],
    [1_00_000, '₹1 Lakh'],
    [1_05_000, '₹1.05 Lakh'],
    [2_16_000, '₹2.16 Lakh'],
    [45_00_000, '₹45 Lakh'],
    [45_50_000, '₹45.5 Lakh'],
    [99_99_999, '₹99.99 Lakh'],
    [1_00_00_000, '₹1 Cr'],
    [1_20_00_000, '₹1.20 Cr'],
    [1_85_00_000, '₹1.85 Cr'],
    [1_99_99_999, '₹1.99 Cr'],
    [9_99_99_999, '₹9.99 Cr'],
    [12_345_67_89_000, '₹12,345.67 Cr'],
  ])('writes %i rupees as %s', (amountInr, expected) => {
    expect(formatLakhCrore(amountInr)).toBe(expected)
  })

  it('never says more than the amount, nor a hundredth of its unit less', () => {
    fc.assert(
      fc.property(rupees, (amountInr) => {
        const said = parseInr(formatLakhCrore(amountInr)) ?? Number.NaN
        expect(said).toBeLessThanOrEqual(amountInr)
        expect(amountInr - said).toBeLessThan(amountInr < 1_00_00_000 ? 1_000 : 1_00_000)
      }),
    )
  })
})

describe('a price', () => {
  it('says that a rent is per month', () => {
    expect(formatPrice({ priceInr: 38_000, perMonth: true })).toBe('₹38,000 / month')
    expect(formatPrice({ priceInr: 38_000, perMonth: false })).toBe('₹38,000')
  })

  it('of 0 is on request and has no figure', () => {
    expect(formatPrice({ priceInr: 0, perMonth: true })).toBeUndefined()
  })
})

describe('reading an amount', () => {
  test.each([
    ['4500000', 45_00_000],
    ['45,00,000', 45_00_000],
    ['4,500,000', 45_00_000],
    ['50 lakh', 50_00_000],
    ['50L', 50_00_000],
    ['45 lacs', 45_00_000],
    ['₹ 45 lakh', 45_00_000],
    ['Rs.45 Lakhs only', 45_00_000],
    ['₨ 45,00,000/-', 45_00_000],
    ['INR 1,85,00,000', 1_85_00_000],
    ['1 crore', 1_00_00_000],
    ['1.2 cr.', 1_20_00_000],
    ['1.5 Crs', 1_50_00_000],
    ['1.15 cr', 1_15_00_000],
    ['0.07 cr', 7_00_000],
    ['1.005 cr', 1_00_50_000],
    ['4.35 lakh', 4_35_000],
    ['1.23456789 cr', 1_23_45_678],
    ['45000.75', 45_000],
    ['1 crore 20 lakh', 1_20_00_000],
    ['1cr 20l 5k', 1_20_05_000],
    ['20k', 20_000],
    ['20 thousand', 20_000],
    ['20 hazar', 20_000],
    ['₹38,000 / month', 38_000],
    ['20000 p.m.', 20_000],
    ['৪৫ লাখ', 45_00_000],
    ['१.२ करोड़', 1_20_00_000],
    ['१.२० करोड', 1_20_00_000],
    ['२० हज़ार', 20_000],
    ['1,00,00,00,00,00,000', 10_000_000_000_000],
  ])('reads %s', (text, expected) => {
    expect(parseInr(text)).toBe(expected)
  })

  test.each([
    '',
    'lakh',
    'cheap',
    '-5 lakh',
    '1e6',
    '0x10',
    '1.2.3 cr',
    '1,2 cr',
    '20,40 lakh',
    '1,2345',
    '20 lakh 40 lakh',
    '20-40 lakh',
    '7 katha',
    '½ cr',
    '10000000000001',
    '99999999 cr',
    '__proto__',
  ])('does not understand %s', (text) => {
    expect(parseInr(text)).toBeUndefined()
  })

  it('reads back every amount it writes', () => {
    fc.assert(
      fc.property(rupees, (amountInr) => {
        expect(parseInr(formatInr(amountInr))).toBe(amountInr)
      }),
    )
  })

  it('is exact to the rupee for every hundredth of a crore and a lakh', () => {
    const hundredths = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(hundredths, (count) => {
        expect(parseInr(`${(count / 100).toFixed(2)} cr`)).toBe(count * 1_00_000)
        expect(parseInr(`${(count / 100).toFixed(2)} lakh`)).toBe(count * 1_000)
      }),
    )
  })
})
