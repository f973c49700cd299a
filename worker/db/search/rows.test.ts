import { beforeAll, describe, expect, it } from 'vitest'
import { readOutline } from '#contract/list/map-area.ts'
import { PropertyQuery } from '#contract/list/query.ts'
import type { ListFilters, ListSearch } from '#contract/properties/filters.ts'
import { FILTER_CATEGORIES, ORDERS } from '#contract/properties/enums.ts'
import { WHOLE_ROWS } from '#worker/db/queries/properties/rows.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { meteredDb } from '#worker/test/stored.ts'
import { naiveSearch, type SearchedRow } from '#worker/test/naive-search.ts'
import { readCursor } from './cursor.ts'
import { FACETS_SQL, MEASURES_SQL } from './facets.ts'
import { findMap } from './map.ts'
import { findPage } from './page.ts'
import { countInOutline, findListings, PUBLIC_LISTING } from './index.ts'

const LISTINGS = 10_000
const PAGE = 24
const MOST_OF_ONE_FILTER = 60
const MOST_OF_ANY = 2200
const MOST_OF_A_MAP = 3200
/** The word itself, as parts of the question: an empty store reads as many. */
const ROWS_OF_ONE_WORD = 20

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
  { categories: ['Villa'], furnishing: 'furnished' },
  { categories: ['Villa'], floor: 0 },
  { priceNegotiable: true },
  { corner: true },
  { loadingDock: true },
  { crane: true },
  { coldStorage: true },
  { powerBackup: true },
  { gated: true },
  { garden: true },
  { garage: true },
  { boundaryWall: true },
  { lowered: true },
  { unpictured: true },
  { unplaced: true },
  { unchecked: true },
  { placed: 'false' },
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
  { minParkingPlaces: 2 },
  { maxAgeYears: 3 },
  { minAgeYears: 10 },
  { movingInBy: 0 },
  { movingInBy: 202_703 },
  { categories: ['Villa'], deal: 'sale', minPriceInr: 2_000_000, maxPriceInr: 10_000_000 },
  { categories: ['Plot'], bedRooms: 3 },
  { categories: ['Residential'], bedRooms: 3 },
  { categories: ['Plot'], minAreaSqFt: 60_000, maxPriceInr: 500_000 },
  { bbox: { west: 88.3, south: 26.6, east: 88.4, north: 26.8 } },
  { bbox: { west: -180, south: -90, east: 180, north: 90 }, deal: 'sale' },
  { bbox: { west: 88.40001, south: 26.70001, east: 88.40333, north: 26.7111 }, categories: ['Plot'] },
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
    searches.flatMap((filters) => ORDERS.map((sort) => searchFor(filters, sort)))

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

  it.each([
    ['a triangle', '26.56003,88.21003;26.89,88.3;26.6,88.60007'],
    ['a small one', '26.70,88.40;26.72,88.41;26.71,88.43;26.69,88.42'],
    [
      'an hourglass',
      '26.56003,88.21003;26.72,88.40;26.56,88.64003;26.89,88.64003;26.73,88.41;26.89,88.21003',
    ],
  ])('pages through an outline, %s, as a look at every listing does', async (_, corners) => {
    const outline = readOutline(corners)
    for (const filters of [{ outline }, { outline, categories: ['Villa' as const] }]) {
      const search = searchFor(filters)
      const { ids, most, total } = await readPages(search, 1000)
      const expected = idsOf(naiveSearch(everything, search))
      expect(ids).toEqual(expected)
      expect(most).toBeLessThanOrEqual(MOST_OF_A_MAP)
      const [, counted = '', isMore] = /^(\d+)(\+?)$/.exec(total) ?? []
      expect(isMore ? Number(counted) <= expected.length : Number(counted) === expected.length).toBe(true)
    }
  })

  it('reads no listing for a word that nobody wrote', async () => {
    const { db, meter } = meteredDb()
    const query = PropertyQuery.parse({ searchTerm: 'xylophone', asTyped: 'true' })
    const asked = () => findListings(db, { query, limit: PAGE, cursor: undefined }, PUBLIC_LISTING)
    await asked()
    meter.rowsRead = []
    const found = await asked()
    expect(found === 'cursor of another search' ? found : found.total).toBe('0')
    expect(sum(meter.rowsRead)).toBeLessThanOrEqual(ROWS_OF_ONE_WORD)
  })

  it('counts the kinds in an outline for the rows of one page', async () => {
    const { db, meter } = meteredDb()
    const corners = '26.56003,88.21003;26.89,88.3;26.6,88.60007'
    const outline = readOutline(corners)
    const counted = await countInOutline(db, PropertyQuery.parse({ outline: corners }))
    for (const kind of FILTER_CATEGORIES) {
      const [, least = 0] = /^(\d+)\+$/.exec(counted?.counts.kinds[kind] ?? '') ?? []
      const stand = naiveSearch(everything, searchFor({ outline, categories: [kind] })).length
      expect([kind, 0 < Number(least), Number(least) <= stand]).toEqual([kind, true, true])
    }
    expect(sum(meter.rowsRead)).toBeLessThanOrEqual(MOST_OF_A_MAP)
  })

  it.each<[string, ListFilters]>([
    ['everything', {}],
    ['one kind', { categories: ['Plot'] }],
    ['a word', { words: ['corner'] }],
    ['a wide box', { bbox: { west: 88.21, south: 26.56, east: 88.64, north: 26.89 } }],
    ['a narrow box', { bbox: { west: 88.4, south: 26.7, east: 88.42, north: 26.71 } }],
    ['an outline', { outline: readOutline('26.56,88.21;26.89,88.3;26.6,88.6') }],
    ['what has no place', { placed: 'false' }],
    ['what is not there', { words: ['walrus'] }],
  ])('shows the newest thousand of %s on a map, for at most 3,200 rows', async (_, filters) => {
    const { db, meter } = meteredDb()
    const search = searchFor(filters)
    const { map } = await findMap(db, { search })
    const expected = naiveSearch(everything, search)
    const placed = expected.filter(({ lat }) => lat !== null)
    expect(map.pins.map(({ _id }) => _id)).toEqual(idsOf(placed).slice(0, map.pins.length))
    expect(map.pins.length).toBe(map.more ? Math.max(map.pins.length, 500) : placed.length)
    expect(map.more).toBe(placed.length > map.pins.length)
    expect(map.totalIsMore).toBe(expected.length > 1000)
    expect(map.total).toBe(
      map.totalIsMore && filters.outline ? map.pins.length : Math.min(1000, expected.length),
    )
    expect(map.unplaced).toBe(Math.min(1000, expected.length - placed.length))
    expect(sum(meter.rowsRead)).toBeLessThanOrEqual(MOST_OF_A_MAP)
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
