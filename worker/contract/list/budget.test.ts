import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { dealOfBudget, parseBudget } from './budget.ts'

const LAKH = 1_00_000
const CRORE = 1_00_00_000

test.each([
  '60 lakh',
  '60L',
  'under 60 lakh',
  'Below Rs. 60 lacs',
  'upto 60 lakh',
  'up to ₹60 Lakh',
  'within 60 lakh',
  'max 60 lakh',
  'max. 60 lakh',
  '60 lakh max',
  '< 60 lakh',
  '<=60L',
  'less than 60 lakh',
  'not more than 60 lakh',
  'at most 0.6 cr',
  '60 lakh or less',
  'budget: 60 lakh',
  ' price 60,00,000/- ',
  '৬০ লাখ',
])('takes "%s" as an upper bound', (text) => {
  expect(parseBudget(text)).toEqual({ maxInr: 60 * LAKH })
})

test.each([
  'above 50 lakh',
  'over 50 lakh',
  'from 50 lakh',
  'min 50 lakh',
  'minimum ₹50 lakh',
  'more than 50 lakh',
  'not less than 50 lakh',
  'at least 50L',
  'starting from 50 lakh',
  '> 50 lakh',
  '>=50L',
  '50 lakh+',
  '50L +',
  '50 lakh or more',
  '50 lakh and above',
  '50 lakh onwards',
])('takes "%s" as a lower bound', (text) => {
  expect(parseBudget(text)).toEqual({ minInr: 50 * LAKH })
})

test.each([
  ['20-40 lakh', 20 * LAKH, 40 * LAKH],
  ['20 – 40 lakh', 20 * LAKH, 40 * LAKH],
  ['20 lakh to 40 lakh', 20 * LAKH, 40 * LAKH],
  ['between 20 and 40 lakh', 20 * LAKH, 40 * LAKH],
  ['between 20 lakh to 40 lakh', 20 * LAKH, 40 * LAKH],
  ['from rs 20 lakh to rs 40 lakh', 20 * LAKH, 40 * LAKH],
  ['min 20 lakh max 40 lakh', 20 * LAKH, 40 * LAKH],
  ['20 lakh - 40', 20 * LAKH, 40 * LAKH],
  ['40-20 lakh', 20 * LAKH, 40 * LAKH],
  ['1 cr - 20L', 20 * LAKH, CRORE],
  ['20L-1cr', 20 * LAKH, CRORE],
  ['1-1.5 cr', CRORE, 1.5 * CRORE],
  ['80 lakh to 1 crore 20 lakh', 80 * LAKH, 1.2 * CRORE],
  ['80-1.2 cr', 80 * LAKH, 1.2 * CRORE],
  ['15,000 - 20,000 / month', 15_000, 20_000],
  ['rent 15k-20k per month', 15_000, 20_000],
  ['20,000-1 lakh pm', 20_000, LAKH],
  ['45,00,000-60 lakh', 45 * LAKH, 60 * LAKH],
  ['500-1000', 500, 1000],
])('takes "%s" as a range', (text, minInr, maxInr) => {
  expect(parseBudget(text)).toEqual({ minInr, maxInr })
})

it('takes a rent without its words', () => {
  expect(parseBudget('under 20k per month')).toEqual({ maxInr: 20_000 })
  expect(parseBudget('rent 20000 pm')).toEqual({ maxInr: 20_000 })
})

test.each([
  '',
  'any',
  'under',
  'cheap 50 lakh',
  '-20 lakh',
  '20 lakh -',
  '20 lakh 40 lakh',
  '20 and 40 lakh',
  'under 20-40 lakh',
  'under above 50 lakh',
  '20-40-60 lakh',
  '7 katha',
  'constructor',
  '50 lakh; drop table',
  'under 99999999 cr',
])('does not understand "%s"', (text) => {
  expect(parseBudget(text)).toBeUndefined()
})

const PIECES = [
  '1',
  '1,11',
  '1 ',
  '₹',
  ' ',
  '1-',
  '1 lakh ',
  'under ',
  '\u0000',
  '\uD800',
  '১',
  'ﷺ',
  '😀',
  '.',
  "'",
]
test.each(PIECES.map((piece) => [JSON.stringify(piece), piece]))(
  'refuses 5,000 letters of %s',
  (_, piece) => {
    expect(parseBudget(piece.repeat(5_000 / piece.length))).toBeUndefined()
  },
)

it('answers any text with ordered, bounded, whole rupees or nothing', () => {
  const piece = fc.constantFrom(
    '1',
    '9',
    '20',
    '99999999',
    ',',
    '.',
    '-',
    ' to ',
    ' lakh',
    'cr',
    'k',
    'under ',
    '+',
    '₹',
    ' ',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(piece, { maxLength: 12 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const { minInr = 0, maxInr = minInr } = parseBudget(text) ?? {}
      expect(Number.isSafeInteger(minInr) && Number.isSafeInteger(maxInr)).toBe(true)
      expect(minInr).toBeLessThanOrEqual(maxInr)
      expect(maxInr).toBeLessThanOrEqual(10_000_000_000_000)
    }),
    { numRuns: 300 },
  )
})

test.each([
  [{ maxInr: 500_000 }, 'sale'],
  [{ maxInr: 499_999 }, 'rent'],
  [{ minInr: 100_000, maxInr: 500_000 }, 'sale'],
  [{ minInr: 500_000 }, 'sale'],
  [{ minInr: 499_999 }, undefined],
  [{}, undefined],
] as const)('takes the deal of the budget %o: %s', (budget, deal) => {
  expect(dealOfBudget(budget)).toBe(deal)
})
