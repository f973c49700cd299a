import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  DEALS,
  FACINGS,
  FURNISHINGS,
  FILTER_CATEGORIES,
  LEASE_TYPES,
  OWNERSHIP_TYPES,
  ORDERS,
  STATES,
  VILLA_TYPES,
} from '#contract/properties/enums.ts'
import type { ListFilters, ListSearch } from '#contract/properties/filters.ts'
import { connect } from '#worker/db/client.ts'
import { toProperty, WHOLE_ROWS } from '#worker/db/queries/properties/rows.ts'
import { aProperty } from '#worker/test/factories.ts'
import { naiveSearch, type SearchedRow } from '#worker/test/naive-search.ts'
import { readCursor } from './cursor.ts'
import { findPage } from './page.ts'
import { PUBLIC_LISTING } from './public-listing.ts'

const RUNS = 6 * env.TEST_RANDOM_LENGTH
const db = connect(env.DB)

/** Few values of each kind, so that filters meet, miss and tie. */
const some = <Value>(...values: Value[]) => fc.constantFrom(...values)
const maybe = <Value>(...values: Value[]) => fc.constantFrom<Value | null>(...values, null)
const WORDS = ['corner', 'corn', 'river', '12', '1', 'lake', 'নদীর', 'road']
const words = fc.uniqueArray(some(...WORDS), { minLength: 1, maxLength: 3 })
const PLACES = ['Matigara', 'Sevoke Road', 'Siliguri', 'Salugara']
const SAID = [true, false, null, 'No', 'Two dock levellers', 'Brick, 6 ft', 'not any']
const PRICES = [0, 1, 9, 10, 99_999, 499_999, 500_000, 7_500_000, 7_500_001, 10_000_000, 1_000_000_000_000]
const AREAS = [0, 0.5, 99.99, 100, 100.01, 720, 1440, 1_000_000_000]

const common = {
  title: words.map((said) => `Place ${said.join(' ')}`),
  price: some(...PRICES),
  city: some(...PLACES),
  locality: maybe(...PLACES),
  address: maybe('Matigara more', '12 River road'),
  areaSqFt: maybe(...AREAS),
  leaseType: maybe(...LEASE_TYPES),
  ownershipType: maybe(...OWNERSHIP_TYPES),
  isForSale: fc.boolean(),
  isForRent: fc.boolean(),
  isSold: some(true, false, false, false),
  googleMap: maybe('26.7,88.4', '26.123456,88'),
  possession: maybe('ready', '2026-12', '2027-03'),
  priceNegotiable: maybe(true, false),
}
const building = { floor: maybe(0, 1, 3), parkingPlaces: maybe(1, 2, 10), ageYears: maybe(0, 3, 12) }
const villa = fc.record({
  ...common,
  category: fc.constant('Villa' as const),
  bedrooms: maybe(0, 1, 2, 3),
  bathrooms: maybe(1, 2),
  landArea: maybe(720, 1440),
  villaType: maybe(...VILLA_TYPES),
  furnishing: maybe(...FURNISHINGS),
  facing: maybe(...FACINGS),
  ...building,
  garden: fc.boolean(),
  garage: fc.boolean(),
  gatedCommunity: fc.boolean(),
})
const plot = fc.record({
  ...common,
  category: fc.constant('Plot' as const),
  plotSizeSqFt: maybe(648, 720, 792, 3600),
  facing: maybe(...FACINGS),
  isCornerPlot: maybe(true, false),
  roadWidth: maybe(8, 20, 20.5, 40),
  boundaryWall: some(...SAID),
})
const warehouse = fc.record({
  ...common,
  category: fc.constant('Warehouse' as const),
  ceilingHeight: maybe(14, 30, 30.25),
  ...building,
  accessRoadWidth: maybe(20, 40),
  loadingDock: some(...SAID),
  powerBackup: some(...SAID),
  hasCraneFacility: maybe(true, false),
  isColdStorageAvailable: maybe(true, false),
})
const listing = fc.oneof(villa, plot, warehouse)
const NEWCOMER = { title: 'A newcomer at the corner', city: 'Matigara' }

const yes = fc.constant(true as const)
const FILTERS = {
  categories: fc.uniqueArray(some(...FILTER_CATEGORIES), { minLength: 1, maxLength: 3 }),
  deal: some(...DEALS),
  leaseType: some(...LEASE_TYPES),
  ownership: some(...OWNERSHIP_TYPES),
  villaType: some(...VILLA_TYPES),
  minPriceInr: some(...PRICES),
  maxPriceInr: some(...PRICES),
  minAreaSqFt: some(...AREAS),
  maxAreaSqFt: some(...AREAS),
  minLandSqFt: some(648, 700, 720),
  maxLandSqFt: some(720, 792, 5000),
  bedRooms: some(0, 1, 2, 3),
  minBedRooms: some(0, 1, 2),
  maxBedRooms: some(1, 2, 3),
  bathrooms: some(1, 2),
  facing: some(...FACINGS),
  furnishing: some(...FURNISHINGS),
  floor: some(0, 1, 2),
  minParkingPlaces: some(1, 2, 11),
  minAgeYears: some(0, 10),
  maxAgeYears: some(0, 3, 12),
  movingInBy: some(0, 202_612, 202_702),
  priceNegotiable: yes,
  corner: yes,
  minRoadWidthFt: some(8, 20, 20.5, 41),
  minCeilingHeightFt: some(14, 30.25, 31),
  loadingDock: yes,
  crane: yes,
  coldStorage: yes,
  powerBackup: yes,
  gated: yes,
  garden: yes,
  garage: yes,
  boundaryWall: yes,
  placed: some('true', 'false'),
  bbox: some(
    { west: 88, south: 26, east: 88.4, north: 26.7 },
    { west: 88.000001, south: 26, east: 88.5, north: 26.9 },
    { west: 87, south: 26.123456, east: 88, north: 26.7 },
  ),
  outline: some(
    [
      { lat: 26, lng: 88.3 },
      { lat: 27, lng: 88.3 },
      { lat: 26.5, lng: 88.5 },
    ],
    [
      { lat: 26, lng: 87.9 },
      { lat: 26.2, lng: 88.1 },
      { lat: 26.8, lng: 87.9 },
    ],
  ),
  lowered: yes,
  place: some('matigara', 'mat', 'sevoke road', 'siliguri', '12'),
  words,
}
const search: fc.Arbitrary<ListSearch> = fc
  .record({
    all: fc.record(FILTERS),
    kept: fc.uniqueArray(some(...Object.keys(FILTERS)), { maxLength: 3 }),
    sort: some(...ORDERS),
    statuses: fc.oneof(
      { weight: 3, arbitrary: fc.constant(['available' as const]) },
      { weight: 1, arbitrary: fc.uniqueArray(some(...STATES), { minLength: 1 }) },
    ),
  })
  .map(({ all, kept, sort, statuses }) => {
    const filters: ListFilters = Object.fromEntries(
      Object.entries(all).filter(([name]) => kept.includes(name)),
    )
    return { ...filters, sort, statuses, isUnfindable: false }
  })

const stored = (): Promise<SearchedRow[]> => db.query.properties.findMany()
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
const remove = (id: string) => env.DB.prepare('DELETE FROM properties WHERE id = ?').bind(id).run()
const edit = (id: string, price: number) =>
  env.DB.prepare('UPDATE properties SET price_inr = ?, status = ?, is_price_lowered = ? WHERE id = ?')
    .bind(price, 'available', price % 2, id)
    .run()

/** After so many pages nothing changes any more: with one listing a page and a new one after each, no page would be the last. */
const PAGES_WITH_CHANGES = 20

/** The ids on all pages of a search, and its total; `between` runs after each of the first pages. */
async function readAll(asked: ListSearch, limit: number, between?: () => Promise<unknown>) {
  const ids: string[] = []
  let total = ''
  let cursor: ReturnType<typeof readCursor>
  let pages = 0
  do {
    const page = await findPage(db, { search: asked, limit, cursor }, WHOLE_ROWS)
    ids.push(...idsOf(page.listings))
    total = page.total
    cursor = page.next === undefined ? undefined : readCursor(page.next, asked)
    pages += 1
    if (pages <= PAGES_WITH_CHANGES) await between?.()
  } while (cursor)
  return { ids, total }
}

it('finds what a look at every listing finds, in its order, while listings come and go', async () => {
  const run = fc.record({
    listings: fc.array(listing, { minLength: 1, maxLength: 12 }),
    searches: fc.array(search, { minLength: 6, maxLength: 10 }),
    limit: fc.integer({ min: 1, max: 7 }),
    price: some(...PRICES),
    pending: fc.nat({ max: 5 }),
  })
  await fc.assert(
    fc.asyncProperty(run, async ({ listings, searches, limit, price, pending }) => {
      await env.DB.prepare('DELETE FROM properties').run()
      for (const [index, details] of listings.entries())
        await aProperty(details, { approvedByAdmin: index !== pending })
      const [first] = await stored()
      await edit(first?.id ?? '', price)
      for (const asked of searches) {
        const before = await stored()
        const expected = idsOf(naiveSearch(before, asked))
        const { ids, total } = await readAll(asked, limit)
        expect(ids).toEqual(expected)
        expect(total).toBe(String(expected.length))

        const goes = before.at(-1)?.id ?? ''
        const changed = await readAll(asked, limit, async () => {
          await aProperty({ ...NEWCOMER, price })
          await remove(goes)
        })
        const known = new Set(idsOf(before))
        const seen = changed.ids.filter((id) => known.has(id))
        expect(new Set(changed.ids).size).toBe(changed.ids.length)
        expect(seen.filter((id) => id !== goes)).toEqual(expected.filter((id) => id !== goes))
      }
    }),
    { numRuns: RUNS },
  )
})

it('writes a listing for the public as the product does', async () => {
  await fc.assert(
    fc.asyncProperty(listing, async (details) => {
      await env.DB.prepare('DELETE FROM properties').run()
      await aProperty({ ...details, isSold: false, company: 'Hush Ltd', phone: '9876501234' })
      const asked: ListSearch = { statuses: ['available', 'rented'], sort: 'newest', isUnfindable: false }
      const { listings } = await findPage(db, { search: asked, limit: 1 }, PUBLIC_LISTING)
      const rows = await findPage(db, { search: asked, limit: 1 }, WHOLE_ROWS)
      expect(listings.map((json) => JSON.parse(json))).toEqual(rows.listings.map(toProperty))
      expect(listings.join()).not.toMatch(/Hush|9876501234/)
    }),
    { numRuns: RUNS },
  )
})
