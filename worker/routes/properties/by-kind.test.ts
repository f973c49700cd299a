import { beforeAll, expect, it } from 'vitest'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { PropertiesByKind } from '#contract/properties/by-kind.ts'
import { asVisitor, refusal } from '#worker/test/client.ts'
import { generateListings } from '#worker/test/generated-listings.ts'

const visitor = asVisitor()

beforeAll(() => generateListings(400))

const totalOf = async (filters: Record<string, string>) =>
  (await visitor.get(`/api/properties?${new URLSearchParams(filters).toString()}`)).headers.get(
    'x-total-count',
  )

it.each<Record<string, string>>([
  {},
  { category: 'Plot', sort: 'price-asc' },
  { deal: 'rent' },
  { city: 'Matigara' },
  { searchTerm: 'corner', maxPrice: '50 lakh' },
  { searchTerm: 'land' },
])('counts of each kind what the list of it would say: %o', async (filters) => {
  const response = await visitor.get(`/api/properties/by-kind?${new URLSearchParams(filters).toString()}`)
  expect(response.status).toBe(200)
  const { total, kinds } = PropertiesByKind.parse(await response.json())
  const { category: _, ...others } = filters
  expect(total).toBe(await totalOf(others))
  for (const category of FILTER_CATEGORIES)
    expect([category, kinds[category]]).toEqual([category, await totalOf({ ...others, category })])
})

it('refuses what the list refuses', async () => {
  expect((await refusal(await visitor.get('/api/properties/by-kind?minPrice=much')))[0]).toBe(400)
  expect((await refusal(await visitor.get('/api/properties/by-kind?status=pending')))[0]).toBe(403)
})
