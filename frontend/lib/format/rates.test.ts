import { expect, it } from 'vitest'
import { rateRange } from './rates.ts'

const dash = (low: string, high: string) => `${low} – ${high}`

it.each([
  [12_00_000, 14_00_000, '₹12 – 14 Lakh'],
  [90_00_000, 1_10_00_000, '₹90 Lakh – ₹1.10 Cr'],
  [1_944, 2_100, '₹1,944 – 2,100'],
  [18.5, 22, '₹18.50 – 22'],
  [95_000, 1_20_000, '₹95,000 – ₹1.2 Lakh'],
  [12_00_000, 12_00_400, '₹12 Lakh'],
])('writes the rates from %d to %d as %s', (low, high, written) => {
  expect(rateRange(low, high, dash)).toBe(written)
})
