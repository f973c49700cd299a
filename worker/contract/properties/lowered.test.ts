import { describe, expect, it } from 'vitest'
import { loweringOf } from './lowered.ts'

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T06:00:00.000Z`
const history = [
  { at: at(1), price: 28_000_000 },
  { at: at(5), price: null },
  { at: at(9), price: 26_500_000 },
]

describe('the lowering of a price', () => {
  it('is told with the last price before it, price on request left out', () => {
    expect(loweringOf({ priceLoweredAt: at(9), priceHistory: history })).toEqual({
      at: at(9),
      beforeInr: 28_000_000,
    })
  })

  it('is not told of a price that was never lowered, and not where nobody knows from what', () => {
    expect(loweringOf({ priceLoweredAt: null, priceHistory: history })).toBeUndefined()
    expect(loweringOf({ priceLoweredAt: at(1), priceHistory: history })).toBeUndefined()
    expect(loweringOf({ priceLoweredAt: at(9) })).toBeUndefined()
  })
})
