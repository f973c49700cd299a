import { expect, it } from 'vitest'
import { pinPrice } from './pin-price.ts'

it.each([
  [7_200_000, '₹72 L'],
  [26_500_000, '₹2.65 Cr'],
  [25_500, '₹25.5 K'],
  [900, '₹900'],
  [0, 'Ask'],
])('says the price %i as %s', (price, said) => {
  expect(pinPrice(price)).toBe(said)
})
