import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Home, type ListOffer } from '#contract/home.ts'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { type Property, PropertyPage } from '#contract/properties/replies.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import { placeNames } from '#contract/search/place-names.ts'
import { readPlace } from '#contract/search/read-place.ts'
import { REGION } from '#contract/search/region.ts'
import { readHomeListings } from '#worker/db/queries/home.ts'
import { asAdmin, asVisitor, editListing } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { meteredDb } from '#worker/test/stored.ts'

const MOST_ROWS = 150
const MANY_LISTINGS = 10_000
const PLACE_NAMES = REGION.map(({ locality }) => locality)
const KINDS_OF_PLACES = [
  { category: 'Plot' as const, leaseType: 'Sale' },
  { category: 'Warehouse' as const, leaseType: 'Rent' },
  { category: 'Villa' as const, leaseType: 'Sale' },
]
const visitor = asVisitor()

const readHome = async () => Home.parse(await (await visitor.get(PATHS.home)).json())

/** Every listing of a list and its total, page by page. */
async function wholeList(query: Record<string, string>): Promise<{ listings: Property[]; total: string }> {
  const listings: Property[] = []
  let [cursor, total]: [string | null, string | null] = [null, null]
  do {
    const address = new URLSearchParams({ ...query, limit: '100', ...(cursor && { cursor }) }).toString()
    const response = await visitor.get(`${PATHS.allProperties}?${address}`)
    total ??= response.headers.get('x-total-count')
    const page = PropertyPage.parse(await response.json())
    listings.push(...page.properties)
    cursor = page.next
  } while (cursor)
  return { listings, total: total ?? '' }
}

async function offerOf(query: Record<string, string>): Promise<ListOffer> {
  const { listings, total } = await wholeList(query)
  const lowest = (wanted: Property[]) => {
    const prices = wanted.map(({ price }) => price).filter((price) => price > 0)
    return prices.length > 0 ? Math.min(...prices) : null
  }
  return {
    total,
    fromInr: lowest(listings.filter(({ deal }) => !isPerMonth(deal))),
    fromInrAMonth: lowest(listings.filter(({ deal }) => isPerMonth(deal))),
  }
}

const isChecked = ({ checks }: Property) =>
  ['siteVisited', 'titleDeedSeen'].every((wanted) => checks?.some(({ check }) => check === wanted))

async function doorOf(query: Record<string, string>) {
  const { listings } = await wholeList(query)
  const forSale = listings.filter(({ deal }) => deal === 'sale').length
  return { ...(await offerOf(query)), forSale, toLet: listings.length - forSale }
}

/** What the home page would say if it read every list to its end. */
async function saidByLists(): Promise<Omit<Home, 'places'> & { places: unknown[] }> {
  const all = await wholeList({})
  const warehouses = await wholeList({ category: 'Warehouse' })
  const totalOf = async (category: string) => Number((await wholeList({ category })).total)
  const places: [name: string, offer: ListOffer][] = []
  for (const name of PLACE_NAMES) places.push([name, await offerOf({ city: name })])
  const found = places
    .filter(([, { total }]) => total !== '0')
    .toSorted(
      ([one, { total: most }], [other, { total }]) => Number(total) - Number(most) || (one < other ? -1 : 1),
    )
  return {
    total: Number(all.total),
    checked: all.listings.filter(isChecked).length,
    kinds: {
      Villa: await totalOf('Villa'),
      Residential: await totalOf('Residential'),
      Warehouse: await totalOf('Warehouse'),
      Plot: await totalOf('Plot'),
    },
    doors: {
      warehouse: await doorOf({ searchTerm: 'warehouse' }),
      land: await doorOf({ searchTerm: 'land' }),
    },
    places: found.slice(0, LIMITS.homePlaces),
    newest: all.listings.slice(0, LIMITS.homeNewest),
    warehouses: warehouses.listings.slice(0, LIMITS.homeWarehouses),
  }
}

/** The same as the home page says it. */
async function saidByHome() {
  const home = await readHome()
  return {
    ...home,
    places: home.places.map(({ name, lat: _, lng: __, rate: ___, ...offer }) => [name, offer]),
  }
}

const place = fc.constantFrom(...PLACE_NAMES, 'Siliguri', 'matigara', 'Sevoke', 'মাটিগাড়া')
const address = fc.constantFrom(
  null,
  'Opposite Matigara station',
  'Sevoke-Road 12',
  'Old Matigarabari lane',
  'the ‘Fulbari’ crossing – New Jalpaiguri',
  'Súkna forest',
  'Road to Sevoke',
  '12Sukna',
)
const listing = fc.record({
  category: fc.constantFrom('Villa' as const, 'Plot' as const, 'Warehouse' as const),
  city: place,
  locality: fc.oneof(place, fc.constant(null)),
  address,
  price: fc.constantFrom(0, 9_000, 62_500, 4_500_000, 7_200_000, 12_800_000),
  leaseType: fc.constantFrom('Sale', 'Rent', 'Lease', 'Residential', null),
  isSold: fc.constantFrom(false, false, false, true),
  areaSqFt: fc.constantFrom(720, 1440, 5040, null),
  checks: fc.constantFrom(
    null,
    [{ check: 'siteVisited' }],
    [{ check: 'siteVisited' }, { check: 'titleDeedSeen' }],
  ),
})

describe('GET /api/home', () => {
  it('answers an empty store with nothing to show', async () => {
    expect(await readHome()).toEqual({
      total: 0,
      checked: 0,
      kinds: { Villa: 0, Residential: 0, Warehouse: 0, Plot: 0 },
      doors: {
        warehouse: { total: '0', fromInr: null, fromInrAMonth: null, forSale: 0, toLet: 0 },
        land: { total: '0', fromInr: null, fromInrAMonth: null, forSale: 0, toLet: 0 },
      },
      places: [],
      newest: [],
      warehouses: [],
    })
  })

  it('says of each list what the list itself says, whatever is added, changed, sold or deleted', async () => {
    const admin = await asAdmin()
    await fc.assert(
      fc.asyncProperty(fc.array(listing, { minLength: 3, maxLength: 10 }), listing, async (wished, other) => {
        const added: Property[] = []
        for (const details of wished) added.push(await aProperty(details))
        await aProperty({ ...other, title: 'Not approved yet' }, { approvedByAdmin: false })
        expect(await saidByHome()).toEqual(await saidByLists())
        const [first, second, third] = added
        if (!first || !second || !third) throw new Error('There are three listings at least.')
        const { category, ...changes } = other
        await editListing(admin, first._id, changes)
        await editListing(admin, second._id, { isSold: !second.isSold })
        await admin.delete(`/api/properties/delete-property/${third._id}`)
        expect(await saidByHome()).toEqual(await saidByLists())
      }),
      { numRuns: 3 * env.TEST_RANDOM_LENGTH },
    )
  })

  it('is not sent again while nothing changes', async () => {
    const first = await visitor.get(PATHS.home)
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect((await visitor.get(PATHS.home, { 'if-none-match': etag })).status).toBe(304)
    await aProperty({ title: 'One more' })
    expect((await visitor.get(PATHS.home, { 'if-none-match': etag })).status).toBe(200)
  })

  it('tells what land costs in a place, else floor to rent, else houses', async () => {
    await env.DB.prepare('UPDATE properties SET approved_by_admin = 0, status = ?').bind('pending').run()
    const sale = { leaseType: 'Sale', city: 'Siliguri' }
    const plot = { ...sale, category: 'Plot' as const, locality: 'Sukna' }
    await aProperty({ ...plot, price: 7_200_000, plotSizeSqFt: 7200 })
    await aProperty({ ...plot, price: 1_500_000, plotSizeSqFt: 720, locality: 'sukna' })
    await aProperty({ ...plot, price: 0, plotSizeSqFt: 720 })
    const hall = { city: 'Siliguri', category: 'Warehouse' as const, locality: 'Fulbari' }
    await aProperty({ ...hall, leaseType: 'Rent', price: 93_000, builtUpArea: 6000 })
    await aProperty({ ...hall, leaseType: 'Lease', price: 165_000, builtUpArea: 10_000 })
    await aProperty({ ...sale, category: 'Villa', locality: 'Dagapur', price: 26_500_000, area: 3200 })
    await aProperty({ ...plot, locality: 'Salugara', price: 1_000_000, areaSqFt: null })
    const { places } = await readHome()
    expect(Object.fromEntries(places.map(({ name, rate }) => [name, rate]))).toEqual({
      Sukna: { of: 'plots', lowInr: 720_000, highInr: 1_500_000 },
      Fulbari: { of: 'warehouses', lowInr: 15.5, highInr: 16.5 },
      Dagapur: { of: 'houses', lowInr: 8281.25, highInr: 8281.25 },
      Salugara: null,
    })
  })

  it('knows every place of the region, each as a list reads its name', async () => {
    const { results } = await env.DB.prepare('SELECT name, first_word, second_word FROM place_counts').all()
    const places = { names: placeNames(PLACE_NAMES), isBySound: false }
    expect(results.toSorted((one, other) => (String(one.name) < String(other.name) ? -1 : 1))).toEqual(
      PLACE_NAMES.toSorted().map((name) => {
        const [first_word, second_word = '', ...more] = readPlace(name, { places }, false).place.split(' ')
        expect(more).toEqual([])
        return { name, first_word, second_word }
      }),
    )
  })

  it(`reads at most ${MOST_ROWS} rows in one call with ${MANY_LISTINGS} listings, and says what the lists say`, async () => {
    await generateListings(MANY_LISTINGS)
    for (const locality of PLACE_NAMES) {
      const kind = KINDS_OF_PLACES[PLACE_NAMES.indexOf(locality) % KINDS_OF_PLACES.length]
      await aProperty({ ...kind, city: 'Siliguri', locality, price: 1_000_000, areaSqFt: 720 })
      await aProperty({ ...kind, city: 'Siliguri', locality, price: 0, areaSqFt: 720 })
    }
    const { db, meter } = meteredDb()
    await readHomeListings(db)
    expect(meter.calls).toBe(1)
    expect(meter.rowsRead.reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(MOST_ROWS)
    const { places, doors } = await readHome()
    expect(places).toHaveLength(LIMITS.homePlaces)
    expect(places[0]?.total).toBe('1000+')
    expect(doors.land).toEqual(await doorOf({ searchTerm: 'land' }))
  })
})
