import { beforeAll, describe, expect, it } from 'vitest'
import { PropertyQuery } from '#contract/list/query.ts'
import type { ListFilters, ListSearch } from '#contract/properties/filters.ts'
import { SORTS } from '#contract/properties/enums.ts'
import { WHOLE_ROWS } from '#worker/db/queries/properties/rows.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { meteredDb } from '#worker/test/stored.ts'
import { naiveSearch, type SearchedRow } from '#worker/test/naive-search.ts'
import { readCursor } from './cursor.ts'
import { FACETS_SQL, MEASURES_SQL } from './facets.ts'
import { findPage } from './page.ts'
import { findListings, PUBLIC_LISTING } from './index.ts'

const LISTINGS = 10_000
const PAGE = 24
const MOST_OF_ONE_FILTER = 60
const MOST_OF_ANY = 2200

/** One filter without a range each. */
const SINGLE_FILTERS: ListFilters[] = [
  {},
  { categories: ['Plot'] },
  { categories: ['Residential'] },
  { categories: ['Villa', 'Warehouse'] },
  { deal: 'rent' },
  { leaseType: 'Residential' },
  { ownership: 'Power of Attorney' },
  { categories: ['Villa'], bedRooms: 3 },
  { categories: ['Villa'], bathrooms: 2 },
  { categories: ['Villa'], villaType: 'Row House' },
  { categories: ['Plot'], facing: 'North-East' },
  { corner: true },
  { loadingDock: true },
  { crane: true },
  { coldStorage: true },
  { powerBackup: true },
  { gated: true },
  { garden: true },
  { garage: true },
  { boundaryWall: true },
  { unpictured: true },
  { unplaced: true },
  { unchecked: true },
]

/** Other searches: ranges, several filters, filters that few listings meet together, words. */
const OTHER_SEARCHES: ListFilters[] = [
  { minPriceInr: 3_000_000 },
  { maxPriceInr: 7_654_321, deal: 'sale' },
  { minPriceInr: 1_000_000, maxPriceInr: 20_000_000 },
  { minPriceInr: 20_000_000, maxPriceInr: 20_200_000 },
  { minAreaSqFt: 5000 },
  { minAreaSqFt: 1000, maxAreaSqFt: 50_000 },
  { minLandSqFt: 3240, maxLandSqFt: 3960 },
  { minRoadWidthFt: 40.5 },
  { minCeilingHeightFt: 30 },
  { categories: ['Villa'], deal: 'sale', minPriceInr: 2_000_000, maxPriceInr: 10_000_000 },
  { categories: ['Plot'], bedRooms: 3 },
  { categories: ['Residential'], bedRooms: 3 },
  { categories: ['Plot'], minAreaSqFt: 60_000, maxPriceInr: 500_000 },
  { words: ['corner'] },
  { words: ['listing', '777'] },
  { words: ['zebra'], deal: 'sale' },
  { place: 'siliguri' },
  { place: 'matigara', categories: ['Villa'], bedRooms: 3, maxPriceInr: 20_000_000 },
  { words: ['1'], place: 'jalp', bedRooms: 3 },
  { words: ['corner', 'road'], categories: ['Villa'], leaseType: 'Sale', minAreaSqFt: 80_000 },
]

let everything: SearchedRow[] = []

beforeAll(async () => {
  await generateListings(LISTINGS)
  const { db } = meteredDb()
  everything = await db.query.properties.findMany()
})

const searchFor = (filters: ListFilters, sort: ListSearch['sort'] = 'newest'): ListSearch => ({
  statuses: ['available'],
  isUnfindable: false,
  sort,
  ...filters,
})

/** The first pages of a search, and the most rows that one of them read, the total included. */
async function readPages(search: ListSearch, pages: number) {
  const { db, meter } = meteredDb()
  const ids: string[] = []
  const sizes: number[] = []
  let [most, total] = [0, '']
  let cursor: ReturnType<typeof readCursor>
  for (let page = 0; page < pages; page++) {
    meter.rowsRead = []
    const found = await findPage(db, { search, limit: PAGE, cursor }, WHOLE_ROWS)
    ids.push(...found.listings.map(({ id }) => id))
    sizes.push(found.listings.length)
    most = Math.max(most, sum(meter.rowsRead))
    total = found.total
    if (!found.next) break
    cursor = readCursor(found.next, search)
    expect(cursor).toBeDefined()
  }
  return { ids, sizes, most, total, calls: meter.calls }
}

const sum = (rows: number[]) => rows.reduce((total, count) => total + count, 0)
const idsOf = (rows: SearchedRow[]) => rows.map(({ id }) => id)

describe(`with ${LISTINGS} listings`, () => {
  const inEveryOrder = (searches: ListFilters[]) =>
    searches.flatMap((filters) => SORTS.map((sort) => searchFor(filters, sort)))

  it.each(inEveryOrder(SINGLE_FILTERS))(
    'finds %o as a look at every listing does, for the rows of a page',
    async (search) => {
      const { ids, most, total, calls } = await readPages(search, 4)
      const expected = idsOf(naiveSearch(everything, search))
      expect(ids).toEqual(expected.slice(0, ids.length))
      expect(ids.length).toBe(Math.min(4 * PAGE, expected.length))
      expect(most).toBeLessThanOrEqual(MOST_OF_ONE_FILTER)
      expect(calls).toBe(Math.max(1, Math.ceil(ids.length / PAGE)))
      const isCounted = search.categories === undefined || search.categories.length === 1
      const isWhole = isCounted && Object.keys(search).length <= 4 && !search.deal && Number(total) > 1000
      expect(total).toBe(isWhole || expected.length <= 1000 ? String(expected.length) : '1000+')
    },
  )

  it.each(inEveryOrder(OTHER_SEARCHES))('fills every page of %o within the bound', async (search) => {
    const { ids, sizes, most, total } = await readPages(search, 5)
    const expected = idsOf(naiveSearch(everything, search))
    expect(ids).toEqual(expected.slice(0, 5 * PAGE))
    expect(sizes.slice(0, -1).every((size) => size === PAGE)).toBe(true)
    expect(most).toBeLessThanOrEqual(MOST_OF_ANY)
    expect(total).toBe(expected.length <= 1000 ? String(expected.length) : '1000+')
  })

  it.each<ListSearch>([
    searchFor({ deal: 'sale', categories: ['Warehouse'], maxPriceInr: 20_000_000 }, 'price-asc'),
    searchFor({ bedRooms: 2, minAreaSqFt: 2000 }),
    { ...searchFor({}), statuses: ['sold'] },
    { ...searchFor({ deal: 'rent' }, 'price-asc'), statuses: ['sold', 'pending'] },
    searchFor({ words: ['corner'], place: 'matigara' }, 'best'),
  ])('pages through all of %o without a gap or a repeat', async (search) => {
    const { ids } = await readPages(search, 1000)
    expect(ids).toEqual(idsOf(naiveSearch(everything, search)))
  })

  it('has its facets and measures from the expressions that the code names', async () => {
    const { db } = meteredDb()
    const [row] = await db.$client
      .prepare(`SELECT sql FROM sqlite_master WHERE name = 'properties'`)
      .raw<[string]>()
    expect(row?.[0]).toContain(`AS (${FACETS_SQL})`)
    expect(row?.[0]).toContain(`AS (${MEASURES_SQL})`)
  })

  it('reads nothing but its state for what cannot be found', async () => {
    const { most, total } = await readPages(searchFor({ minPriceInr: 10, maxPriceInr: 5 }), 1)
    expect(total).toBe('0')
    expect(most).toBeLessThanOrEqual(3)
  })

  it.each(['godown', 'land', 'makan'])(
    'reads a page for %s, although it may be a title',
    async (searchTerm) => {
      const { db, meter } = meteredDb()
      const query = PropertyQuery.parse({ searchTerm })
      const asked = { query, limit: PAGE, cursor: undefined }
      await findListings(db, asked, PUBLIC_LISTING)
      meter.rowsRead = []
      await findListings(db, asked, PUBLIC_LISTING)
      expect(sum(meter.rowsRead)).toBeLessThanOrEqual(MOST_OF_ONE_FILTER)
    },
  )

  it('asks for another spelling with at most 200 rows more', async () => {
    const { db, meter } = meteredDb()
    const query = PropertyQuery.parse({ searchTerm: 'lissting korner roadd' })
    await findListings(db, { query, limit: PAGE, cursor: undefined }, PUBLIC_LISTING)
    expect(sum(meter.rowsRead)).toBeLessThanOrEqual(200 + MOST_OF_ANY)
  })
})
