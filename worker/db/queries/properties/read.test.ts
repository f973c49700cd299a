import { beforeAll, describe, expect, it } from 'vitest'
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
})
