import { describe, expect, test } from 'vitest'
import { repeatableChance } from './chance.ts'
import { generatedListing } from './generated-listing.ts'

const CREATED_AT = Date.UTC(2026, 0, 1)
const SOME = 2000

function generate(seed: number, count: number) {
  const chance = repeatableChance(seed)
  return Array.from({ length: count }, (_, index) =>
    generatedListing(index + 1, chance, { createdAt: CREATED_AT + index }, () => []),
  )
}

test('the same seed gives the same listings, another one others', () => {
  expect(generate(1, 20)).toEqual(generate(1, 20))
  expect(generate(1, 20)).not.toEqual(generate(2, 20))
})

describe('a spread for measuring', () => {
  const listings = generate(2026, SOME)
  const priced = listings.filter(({ priceInr }) => priceInr > 0)

  test('sells from 3 lakh to 20 crore and lets from 5,000 to 10 lakh a month', () => {
    const outside = priced.filter(({ deal, priceInr }) => {
      const [least, most] = deal === 'sale' ? [300_000, 200_000_000] : [5_000, 1_000_000]
      return priceInr < least || priceInr > most
    })
    expect(outside).toEqual([])
  })

  test.each(['Warehouse/sale', 'Plot/rent', 'Villa/lease', 'Villa/sale'])('has listings of %s', (kind) => {
    expect(listings.filter(({ category, deal }) => `${category}/${deal}` === kind).length).toBeGreaterThan(
      SOME / 100,
    )
  })

  test.each(['available', 'sold', 'rented', 'pending'])('has %s ones', (status) => {
    expect(listings.filter((listing) => listing.status === status).length).toBeGreaterThan(SOME / 200)
  })

  test('says in every description that it is generated, and has no id twice', () => {
    expect(listings.filter(({ description }) => !description?.startsWith('Generated listing'))).toEqual([])
    expect(new Set(listings.map(({ id }) => id)).size).toBe(SOME)
  })
})
