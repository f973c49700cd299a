import { beforeAll, describe, expect, it } from 'vitest'
import { type Box, isInBox, isInOutline, readOutline } from '#contract/list/map-area.ts'
import { PATHS } from '#contract/paths.ts'
import { PropertiesOnMap } from '#contract/properties/on-map.ts'
import { type Property, PropertyList } from '#contract/properties/replies.ts'
import { asStaff, asVisitor, type Caller, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { generateListings } from '#worker/test/generated-listings.ts'

const visitor = asVisitor()

beforeAll(() => generateListings(900))

const query = (filters: Record<string, string>) => new URLSearchParams(filters).toString()

async function mapOf(filters: Record<string, string>, caller: Caller = visitor): Promise<PropertiesOnMap> {
  const response = await caller.get(`${PATHS.propertiesMap}?${query(filters)}`)
  expect(response.status).toBe(200)
  return PropertiesOnMap.parse(await response.json())
}

/** All pages of a list, with the total that its first page tells. */
async function listOf(filters: Record<string, string>): Promise<{ total: string; properties: Property[] }> {
  const properties: Property[] = []
  let [total, next]: [string, string | undefined] = [
    '',
    `${PATHS.properties}?${query({ ...filters, limit: '100' })}`,
  ]
  while (next) {
    const response = await visitor.get(next)
    expect(response.status).toBe(200)
    properties.push(...PropertyList.parse(await response.json()))
    total ||= response.headers.get('x-total-count') ?? ''
    next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return { total, properties }
}

function pointOf({ googleMap }: Property) {
  const [lat, lng] = (googleMap ?? '').split(',').map(Number)
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

const FILTERS: Record<string, string>[] = [
  {},
  { category: 'Plot' },
  { category: 'Villa,Warehouse' },
  { category: 'Residential' },
  { deal: 'rent' },
  { deal: 'sale', category: 'Villa' },
  { minPrice: '5 lakh' },
  { maxPrice: '20 lakh', deal: 'sale' },
  { price: 'under 10 lakh' },
  { minArea: '5000' },
  { minArea: '1000', maxArea: '20000' },
  { city: 'Matigara' },
  { city: 'Siliguri', category: 'Plot' },
  { searchTerm: 'corner' },
  { searchTerm: 'Corner listing 57' },
  { searchTerm: '3 bhk villa' },
  { searchTerm: 'kornar' },
  { searchTerm: '000000000000000000000064' },
  { searchTerm: 'walrus' },
  { bedRooms: '3' },
  { bathrooms: '2' },
  { villaType: 'Row House' },
  { facing: 'North-East' },
  { corner: 'true' },
  { loadingDock: 'true' },
  { minRoadWidth: '40' },
  { minCeilingHeight: '30' },
  { ownership: 'Freehold', garden: 'true' },
  { status: 'sold' },
  { placed: 'false' },
  { placed: 'true', category: 'Plot' },
  { bbox: '88.3,26.6,88.5,26.8' },
  { bbox: '88.3,26.6,88.5,26.8', category: 'Plot', placed: 'false' },
  { outline: '26.56,88.21;26.89,88.3;26.6,88.6', deal: 'sale' },
]

describe('the map of 900 listings', () => {
  it.each(FILTERS)('has the pins of the list: %o', async (filters) => {
    const { total, properties } = await listOf(filters)
    const map = await mapOf(filters)
    const placed = properties.filter(pointOf).toSorted((one, other) => (one._id < other._id ? 1 : -1))
    expect(map.pins).toEqual(
      placed.map((property) => ({
        _id: property._id,
        ...pointOf(property),
        price: property.price,
        deal: property.deal,
        category: property.category,
        title: property.title,
        isApproximate: false,
      })),
    )
    expect([map.more, map.totalIsMore]).toEqual([false, false])
    expect([map.total, map.unplaced]).toEqual([Number(total), properties.length - placed.length])
  })

  it('finds in a box and in an outline what a look at every listing finds', async () => {
    const { properties } = await listOf({})
    const boxes = ['88.3,26.6,88.5,26.8', '88.2,26.55,88.65,26.9', '88.2,26.55,88.2001,26.5501']
    const points = properties.flatMap((property) => pointOf(property) ?? [])
    const [first, second] = [points[3], points[40]]
    if (!first || !second) throw new Error('No points.')
    const onEdges: Box = {
      west: Math.min(first.lng, second.lng),
      south: Math.min(first.lat, second.lat),
      east: Math.max(first.lng, second.lng),
      north: Math.max(first.lat, second.lat),
    }
    for (const text of [...boxes, [onEdges.west, onEdges.south, onEdges.east, onEdges.north].join()]) {
      const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
      const expected = properties.filter((property) => {
        const point = pointOf(property)
        return point && isInBox(point, { west, south, east, north })
      })
      const found = await listOf({ bbox: text })
      expect(found.properties.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id))
      expect(found.total).toBe(String(expected.length))
    }
    for (const text of [
      '26.56,88.21;26.89,88.3;26.6,88.6',
      '26.6,88.3;26.6,88.5;26.8,88.5;26.65,88.4;26.8,88.3',
      '26.6,88.3;26.6,88.3001;26.6001,88.3',
    ]) {
      const outline = readOutline(text) ?? []
      const expected = properties.filter((property) => {
        const point = pointOf(property)
        return point && isInOutline(point, outline)
      })
      const found = await listOf({ outline: text })
      expect(found.properties.map(({ _id }) => _id)).toEqual(expected.map(({ _id }) => _id))
      expect(found.total).toBe(String(expected.length))
    }
  })

  it.each([
    ['bbox', '88.5,26.6,88.3,26.8', 'Box must be west,south,east,north in degrees.'],
    ['bbox', '88.3,26.6,88.5', 'Box must be west,south,east,north in degrees.'],
    ['bbox', '88.3,26.6,88.5,NaN', 'Box must be west,south,east,north in degrees.'],
    [
      'outline',
      '26,88;27,89',
      'Outline must be 3 to 60 corners, as lat,lng;lat,lng;…, and not cross itself.',
    ],
    [
      'outline',
      '26,88;27,89;27,88;26,89',
      'Outline must be 3 to 60 corners, as lat,lng;lat,lng;…, and not cross itself.',
    ],
    ['placed', 'maybe', 'Placed must be one of: true, false.'],
  ])('refuses %s=%s', async (name, value, said) => {
    for (const path of [PATHS.properties, PATHS.propertiesMap, PATHS.nearestProperties]) {
      const [status, code, message] = await refusal(await visitor.get(`${path}?${query({ [name]: value })}`))
      expect([status, code]).toEqual([400, 'INVALID_INPUT'])
      expect(message).toContain(said)
    }
  })

  it('ignores where in the list, how many and in which order', async () => {
    const all = await mapOf({ category: 'Plot' })
    expect(await mapOf({ category: 'Plot', limit: '2', sort: 'price-asc', cursor: 'x' })).toEqual(all)
  })

  it('shows pending ones to approved accounts only', async () => {
    const [status] = await refusal(await visitor.get(`${PATHS.propertiesMap}?status=pending`))
    expect(status).toBe(403)
    const staff = await asStaff()
    expect((await mapOf({ status: 'pending' }, staff)).pins.length).toBeGreaterThan(0)
  })

  it('says how far the nearest are where nothing lies in a box', async () => {
    const response = await visitor.get(`${PATHS.nearestProperties}?bbox=88.3,26.6,88.3001,26.6001`)
    const nearest: { differs: { field: string }[] }[] = await response.json()
    expect(nearest).toHaveLength(3)
    expect(nearest.flatMap(({ differs }) => differs.map(({ field }) => field))).toEqual([
      'bbox',
      'bbox',
      'bbox',
    ])
  })

  it('is kept as lists are, and read again after a write', async () => {
    const address = `${PATHS.propertiesMap}?bbox=88.4,26.7,88.41,26.71`
    const before = await visitor.get(address)
    expect(before.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const etag = before.headers.get('etag') ?? ''
    const again = await visitor.get(address, { 'if-none-match': etag })
    expect(again.status).toBe(304)
    const { _id } = await aProperty({ googleMap: '26.705,88.405' })
    const after = PropertiesOnMap.parse(await (await visitor.get(address)).json())
    expect(after.pins.map((pin) => pin._id)).toContain(_id)
  })
})

it('counts what an embedded map stands for as without a place', async () => {
  const title = 'A walrus pond'
  await aProperty({
    title,
    googleMap: 'https://www.openstreetmap.org/export/embed.html?bbox=88.3,26.6,88.5,26.8',
  })
  await aProperty({ title, googleMap: '26.7,88.4' })
  const map = await mapOf({ searchTerm: 'walrus' })
  expect([map.total, map.unplaced, map.pins.length]).toEqual([2, 1, 1])
  expect((await listOf({ searchTerm: 'walrus', placed: 'false' })).total).toBe('1')
})
