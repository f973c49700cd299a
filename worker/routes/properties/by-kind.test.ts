import { env } from 'cloudflare:workers'
import { beforeAll, expect, it } from 'vitest'
import { FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { PropertiesByKind } from '#contract/properties/by-kind.ts'
import { PATHS } from '#contract/paths.ts'
import { asVisitor, refusal, visitorOf } from '#worker/test/client.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { metered } from '#worker/test/meter.ts'

const visitor = asVisitor()
const OUTLINE = '26.56003,88.21003;26.89,88.3;26.6,88.60007'

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
  { outline: OUTLINE },
  { outline: OUTLINE, deal: 'sale', minPrice: '1000000' },
  { outline: OUTLINE, bedRooms: '3' },
  { outline: OUTLINE, number: 'A-142' },
  { outline: OUTLINE, searchTerm: 'plot' },
])('counts of each kind what the list of it would say: %o', async (filters) => {
  const response = await visitor.get(`/api/properties/by-kind?${new URLSearchParams(filters).toString()}`)
  expect(response.status).toBe(200)
  const { total, kinds } = PropertiesByKind.parse(await response.json())
  const { category: _, ...others } = filters
  expect(total).toBe(await totalOf(others))
  for (const category of FILTER_CATEGORIES)
    expect([category, kinds[category]]).toEqual([category, await totalOf({ ...others, category })])
})

it('reads in an outline no more than a page of its list', async () => {
  const rowsOf = async (path: string) => {
    const { database, meter } = metered(env.DB)
    // Another outline than that of the cases above, whose answers are kept.
    await visitorOf({ DB: database }).get(`${path}?outline=26.5,88.2;26.9,88.3;26.6,88.7`)
    return meter.rowsRead.reduce((sum, rows) => sum + rows, 0)
  }
  const [ofList, ofKinds] = [await rowsOf(PATHS.properties), await rowsOf(PATHS.propertiesByKind)]
  expect(ofKinds).toBeGreaterThan(100)
  expect(ofKinds).toBeLessThanOrEqual(ofList)
})

it('refuses what the list refuses', async () => {
  expect((await refusal(await visitor.get('/api/properties/by-kind?minPrice=much')))[0]).toBe(400)
  expect((await refusal(await visitor.get('/api/properties/by-kind?status=pending')))[0]).toBe(403)
})
