import { inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { properties } from '#worker/db/schema.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { meteredDb } from '#worker/test/stored.ts'
import { findProperty } from './read.ts'
import type { PropertyRow } from './rows.ts'
import { findSimilar } from './similar.ts'

let listings: PropertyRow[] = []

beforeAll(async () => {
  await generateListings(1000)
  listings = await meteredDb().db.query.properties.findMany()
})

describe('with a thousand listings', () => {
  it('reads one listing by one index entry', async () => {
    const { db, meter } = meteredDb()
    const row = await findProperty(db, listings[77]?.id ?? '')
    expect(row?.seq).toBe(78)
    expect(meter.rowsRead).toEqual([expect.toSatisfy((rows: number) => rows <= 2)])
  })

  it('finds four others of the same category, without the listing itself', async () => {
    const { db, meter } = meteredDb()
    const [listing] = listings
    if (!listing) throw new Error('no listings')
    const { similar } = await findSimilar(db, listing.id)
    expect(similar).toHaveLength(4)
    expect(
      similar.every(
        ({ category, id, status }) =>
          category === listing.category && id !== listing.id && status === 'available',
      ),
    ).toBe(true)
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(250)
  })

  it('puts those of the four that have no picture after those that have one', async () => {
    const { db } = meteredDb()
    const id = listings[0]?.id ?? ''
    const idsOfSimilar = async () => (await findSimilar(db, id)).similar.map((one) => one.id)
    const [first = '', second = '', third = '', fourth = ''] = await idsOfSimilar()
    const pictures = [
      { url: '/property-images/plot/a.webp', alt: '', width: 960, height: 640, widths: [], colour: null },
    ]
    await db
      .update(properties)
      .set({ pictures })
      .where(inArray(properties.id, [second, fourth]))
    expect(await idsOfSimilar()).toEqual([second, fourth, first, third])
  })
})
