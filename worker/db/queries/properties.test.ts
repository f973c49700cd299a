import { beforeAll, describe, expect, it } from 'vitest'
import { PropertyQuery } from '#contract/list/query.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { meteredDb } from '#worker/test/metered.ts'
import { readCursor } from './cursors.ts'
import { findProperty } from './properties.ts'
import { findProperties, pageQuery } from './property-pages.ts'
import { findSimilar } from './similar-properties.ts'
import type { PropertyRow } from './property-rows.ts'
import { readPropertyQuery } from './property-search.ts'

const LISTINGS = 10_000
const ROWS_OF_A_PAGE = 60
/** The statement of a page reads the version of the listings first. */
const ROW_OF_VERSION = 1
const SORTS = ['newest', 'price-asc', 'price-desc', 'area-desc'] as const

type Query = Record<string, string | string[]>
const SINGLE_FILTERS: Query[] = [
  {},
  { category: ['Plot'] },
  { category: ['Residential'] },
  { category: ['Villa', 'Warehouse'] },
  { searchTerm: 'godown' },
  { deal: 'rent' },
  { leaseType: 'Residential' },
  { bedRooms: '3' },
  { minPrice: '30 lakh' },
  { maxPrice: '75 lakh' },
  { minPrice: '1000000', maxPrice: '20000000' },
  { minArea: '5000' },
  { maxArea: '7200' },
  { minArea: '1000', maxArea: '50000' },
  { status: 'sold' },
]

const search = (query: Query) => readPropertyQuery(PropertyQuery.parse(query))
let everything: PropertyRow[] = []

beforeAll(async () => {
  await generateListings(LISTINGS)
  const { db } = meteredDb()
  everything = await db.query.properties.findMany()
})

/** The first pages of a search, with what each of them cost. */
async function readPages(query: Query, pages: number) {
  const { db, meter } = meteredDb()
  const ids: string[] = []
  const pageReads: number[] = []
  let cursor: ReturnType<typeof readCursor>
  let total = ''
  for (let page = 0; page < pages; page++) {
    meter.rowsRead = []
    const found = await findProperties(db, pageQuery(search(query), 24, cursor))
    ids.push(...found.rows.map(({ id }) => id))
    pageReads.push((meter.rowsRead[0] ?? 0) - ROW_OF_VERSION)
    total = found.total
    if (!found.next) break
    cursor = readCursor(found.next, search(query))
    expect(cursor).toBeDefined()
  }
  return { ids, pageReads, total, calls: meter.calls }
}

/** The same search by looking at every listing. */
function expected(query: Query): string[] {
  const { statuses, categoryGroups, deal, leaseType, bedRooms, priceInr, areaSqFt, sort } = search(query)
  const isIn = (value: number, { min = -Infinity, max = Infinity }) => value >= min && value <= max
  const isPriced = priceInr.min !== undefined || priceInr.max !== undefined
  const wanted = everything.filter(
    (row) =>
      statuses.includes(row.status) &&
      categoryGroups.every((group) =>
        group.some((category) =>
          category === 'Residential'
            ? row.category === 'Villa' || row.leaseType === 'Residential'
            : row.category === category,
        ),
      ) &&
      (!deal || row.deal === deal) &&
      (!leaseType || row.leaseType === leaseType) &&
      (bedRooms === undefined || row.bedRooms === bedRooms) &&
      (!isPriced || (row.priceInr > 0 && isIn(row.priceInr, priceInr))) &&
      isIn(row.areaSqFt ?? 0, areaSqFt),
  )
  const price = (row: PropertyRow) => (row.priceInr === 0 ? Infinity : row.priceInr)
  const orders = {
    newest: (a: PropertyRow, b: PropertyRow) => b.seq - a.seq,
    'price-asc': (a: PropertyRow, b: PropertyRow) =>
      price(a) === price(b) ? a.seq - b.seq : price(a) - price(b),
    'price-desc': (a: PropertyRow, b: PropertyRow) => b.priceInr - a.priceInr || b.seq - a.seq,
    'area-desc': (a: PropertyRow, b: PropertyRow) => (b.areaSqFt ?? 0) - (a.areaSqFt ?? 0) || b.seq - a.seq,
    best: (a: PropertyRow, b: PropertyRow) => b.seq - a.seq,
  }
  return wanted.toSorted(orders[sort]).map(({ id }) => id)
}

describe(`with ${LISTINGS} listings`, () => {
  const cases = SINGLE_FILTERS.flatMap((filter) => SORTS.map((sort) => ({ ...filter, sort })))
  it.each(cases)('finds %o like a look at every listing, and reads no more than a page', async (query) => {
    const { ids, pageReads, calls } = await readPages(query, 4)

    expect(ids).toEqual(expected(query).slice(0, ids.length))
    expect(ids.length).toBeGreaterThan(24)
    expect(Math.max(...pageReads)).toBeLessThanOrEqual(ROWS_OF_A_PAGE)
    expect(calls).toBe(4)
  })

  it.each<Query>([
    { status: 'sold' },
    { category: ['Warehouse'], deal: 'sale', maxPrice: '2 cr' },
    { bedRooms: '2', minArea: '2000' },
    { minPrice: '2 cr', maxPrice: '2.02 cr' },
  ])(
    'pages through all of %o without a gap or a repeat',
    async (query) => {
      const { ids } = await readPages(query, 1000)
      expect(ids).toEqual(expected(query))
    },
    60_000,
  )

  it('finds the hits of a text that lie behind those one page looks through', async () => {
    const query = { searchTerm: '1', city: 'Siliguri', bedRooms: '3', deal: 'sale' }
    const hits = everything.filter(({ title, city }) => / 1\d*/.test(title) && city === 'Siliguri')
    const hitIds = new Set(hits.map(({ id }) => id))
    const { ids, total } = await readPages(query, 10)

    expect(ids).toEqual(expected(query).filter((id) => hitIds.has(id)))
    expect(total).toBe(String(ids.length))
  })

  it.each<Query>([
    { category: ['Villa'], deal: 'sale', minPrice: '20 lakh', maxPrice: '1 cr' },
    { price: '50 lakh', category: ['Plot'] },
    { city: 'siliguri', category: ['Villa'], bedRooms: '3', maxPrice: '1 cr' },
    { category: ['Plot'], bedRooms: '3' },
    { searchTerm: 'corner villa', leaseType: 'Sale', minArea: '80000' },
  ])('bounds the work of several filters: %o', async (query) => {
    const { pageReads } = await readPages(query, 50)
    expect(Math.max(...pageReads)).toBeLessThanOrEqual(1200)
  })

  it.each([
    ['a common word', 'corner', 60],
    ['a rare word', 'zebra', 60],
    ['an absent word', 'absent', 5],
  ])('searches %s within its budget', async (_, searchTerm, budget) => {
    const { pageReads } = await readPages({ searchTerm }, 1)
    expect(Math.max(...pageReads)).toBeLessThanOrEqual(budget)
  })

  it('takes totals from the counters', async () => {
    const { db, meter } = meteredDb()
    const { total } = await findProperties(db, pageQuery(search({ category: ['Plot'] }), 1))
    expect(total).toBe(String(expected({ category: ['Plot'] }).length))
    expect(meter.rowsRead).toEqual([expect.toSatisfy((rows: number) => rows <= 10)])
  })

  it.each<Query>([{ deal: 'sale' }, { searchTerm: 'corner' }, { city: 'siliguri' }, { maxPrice: '75 lakh' }])(
    'stops counting %o at a thousand',
    async (query) => {
      const { total } = await readPages(query, 1)
      expect(total).toBe('1000+')
    },
  )

  it('reads one listing by one index entry', async () => {
    const { db, meter } = meteredDb()
    const row = await findProperty(db, everything[77]?.id ?? '')
    expect(row?.seq).toBe(78)
    expect(meter.rowsRead).toEqual([expect.toSatisfy((rows: number) => rows <= 2)])
  })

  it('finds four others of the same category, without the listing itself', async () => {
    const { db } = meteredDb()
    const [listing] = everything
    if (!listing) throw new Error('no listings')
    const { similar } = await findSimilar(db, listing.id)
    expect(similar).toHaveLength(4)
    expect(
      similar.every(
        ({ category, id, status }) =>
          category === listing.category && id !== listing.id && status === 'available',
      ),
    ).toBe(true)
  })
})
