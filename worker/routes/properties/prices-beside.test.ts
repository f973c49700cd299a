import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { PricesBeside } from '#contract/home.ts'
import { href, PATHS } from '#contract/paths.ts'
import { asAdmin, asVisitor, editListing, visitorOf } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { metered } from '#worker/test/meter.ts'

const KATHA = 720
const PLOT = { category: 'Plot', locality: 'Matigara', leaseType: 'Sale', areaSqFt: 5 * KATHA } as const

const aPlot = async (lakhAKatha: number, other: object = {}) =>
  (await aProperty({ ...PLOT, price: lakhAKatha * 5 * 100_000, ...other }))._id

async function besideOf(id: string): Promise<PricesBeside> {
  const response = await asVisitor().get(href(PATHS.pricesBeside, { id }))
  expect(response.status).toBe(200)
  return PricesBeside.parse(await response.json())
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM properties').run()
})

describe('the prices beside a listing', () => {
  it('are a katha of the plots on offer in its place, its own among them', async () => {
    const own = await aPlot(13)
    for (const lakh of [14, 12, 12.5]) await aPlot(lakh)
    expect(await besideOf(own)).toEqual({
      place: 'Matigara',
      per: 'katha',
      count: 4,
      countIsMore: false,
      lowInr: 12_00_000,
      highInr: 14_00_000,
      ratesInr: [12_00_000, 12_50_000, 13_00_000, 14_00_000],
      ownInr: 13_00_000,
    })
  })

  it('leave out what is elsewhere, of another kind, to let, sold, hidden, or has no price or size', async () => {
    const own = await aPlot(13)
    await aPlot(14)
    await aPlot(1, { locality: 'Dagapur' })
    await aPlot(1, { category: 'Villa', area: 1200 })
    await aPlot(1, { leaseType: 'Lease' })
    await aPlot(1, { isSold: true })
    await aProperty({ ...PLOT, price: 100 }, { approvedByAdmin: false })
    await aPlot(0)
    await aPlot(1, { areaSqFt: null })
    expect(await besideOf(own)).toBeNull()
    await aPlot(15)
    expect(await besideOf(own)).toMatchObject({ count: 3, lowInr: 13_00_000, highInr: 15_00_000 })
  })

  it('are of three at least, also where this one is sold', async () => {
    const own = await aPlot(20)
    for (const lakh of [11, 12, 13]) await aPlot(lakh)
    await editListing(await asAdmin(), own, { isSold: true })
    expect(await besideOf(own)).toMatchObject({ count: 3, highInr: 13_00_000, ownInr: 20_00_000 })
  })

  it('are a sq ft of the floor of buildings; of a rented house there are none', async () => {
    const hall = { category: 'Warehouse', locality: 'Fulbari', leaseType: 'Rent' } as const
    const halls = await Promise.all(
      [18, 20, 22].map((rate) => aProperty({ ...hall, builtUpArea: 1000, price: rate * 1000 })),
    )
    expect(await besideOf(halls[1]?._id ?? '')).toMatchObject({
      per: 'sqFtBuilt',
      lowInr: 18,
      highInr: 22,
      ownInr: 20,
    })
    const house = { category: 'Villa', locality: 'Sukna', leaseType: 'Rent', area: 1000 } as const
    const [one] = await Promise.all([1, 2, 3].map((rate) => aProperty({ ...house, price: rate * 10_000 })))
    expect(await besideOf(one?._id ?? '')).toBeNull()
  })

  it('say the whole span where more than a hundred are on offer, and read few rows', async () => {
    const own = await aPlot(10)
    for (let lakh = 1; lakh <= 101; lakh++) await aPlot(lakh + 10)
    const { database, meter } = metered(env.DB)
    const response = await visitorOf({ DB: database }).get(href(PATHS.pricesBeside, { id: own }))
    const beside = PricesBeside.parse(await response.json())
    expect(beside).toMatchObject({ count: 100, countIsMore: true, lowInr: 10_00_000, highInr: 111_00_000 })
    expect(beside?.ratesInr).toHaveLength(100)
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(120)
  })

  it('are nobody’s of a hidden or unknown listing', async () => {
    const { _id } = await aProperty({ ...PLOT, price: 1 }, { approvedByAdmin: false })
    for (const id of [_id, 'f'.repeat(24), 'x'])
      expect((await asVisitor().get(href(PATHS.pricesBeside, { id }))).status).toBe(404)
  })
})
