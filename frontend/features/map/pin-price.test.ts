import { expect, it } from 'vitest'
import { pinPrice } from './pin-price.ts'

it.each([
  [7_200_000, 'sale', '₹72 L'],
  [26_500_000, 'sale', '₹2.65 Cr'],
  [25_500, 'rent', '₹25.5 K/mo'],
  [288_000, 'lease', '₹2.88 L/mo'],
  [900, 'sale', '₹900'],
  [0, 'rent', 'Ask'],
] as const)('says the price %i for %s as %s', (price, deal, said) => {
  expect(pinPrice({ price, deal })).toBe(said)
})
