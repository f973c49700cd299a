import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { type Property, PropertyList } from '#contract/properties/replies.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import { asStaff, asVisitor, type Caller } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const visitor = asVisitor()
const DEMO_LISTINGS = env.TEST_DEMO_LISTINGS
const onOffer: Property[] = []

beforeAll(async () => {
  for (const { category, details, isApproved = true } of DEMO_LISTINGS) {
    const property = await aProperty({ category, ...details }, { approvedByAdmin: isApproved })
    if (property.status === 'available') onOffer.push(property)
  }
})

type Found = {
  properties: Property[]
  reading: SearchReading | undefined
  total: string
  cursor: string | null
}

async function find(query: Record<string, string>, caller: Caller = visitor): Promise<Found> {
  const response = await caller.get(`${PATHS.properties}?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(200)
  const reading = response.headers.get('x-search-reading')
  return {
    properties: PropertyList.parse(await response.json()),
    reading: reading === null ? undefined : JSON.parse(reading),
    total: response.headers.get('x-total-count') ?? '',
    cursor: new URLSearchParams(/\?([^>]*)>/.exec(response.headers.get('link') ?? '')?.[1]).get('cursor'),
  }
}

async function nearest(query: Record<string, string>): Promise<NearestProperties> {
  const response = await visitor.get(`${PATHS.nearestProperties}?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(200)
  return response.json()
}

const titles = ({ properties }: Found) => properties.map(({ title }) => title)
const landOf = (property: Property) => (property.category === 'Plot' ? property.plotSizeSqFt : null)

describe('what visitors type', () => {
  it.each(['5 katha plot', '5 kata plot', '5 cottah plot'])(
    '%s: plots of about five katha',
    async (searchTerm) => {
      const { properties, reading } = await find({ searchTerm })
      expect(titles({ properties, reading, total: '', cursor: null })).toEqual([
        '5 katha plot with boundary wall and gate, Champasari',
      ])
      expect(properties.every((property) => Math.abs((landOf(property) ?? 0) - 3600) <= 360)).toBe(true)
      expect(reading?.parts.map(({ from, to }) => searchTerm.slice(from, to))).toContain('plot')
    },
  )

  it.each(['shivmandir', 'शिवमन्दिर'])(
    '%s, a place of the region in which nothing is on offer: nothing, and what lies nearest to it',
    async (searchTerm) => {
      expect(onOffer.filter(({ locality }) => locality === 'Shivmandir')).toEqual([])
      const { reading, total } = await find({ searchTerm })
      expect([total, reading?.parts.map(({ filters }) => filters)]).toEqual(['0', [{ place: 'shivmandir' }]])
      const around = (await nearest({ searchTerm })).map(({ property }) => property.locality)
      expect(around).toEqual(['Matigara', 'Matigara', 'Kawakhali'])
    },
  )

  it.each(['nh27', 'NH27 warehouse', 'warehouse near NH-27'])(
    '%s: what listings write as NH 27',
    async (searchTerm) => {
      const found = await find({ searchTerm })
      expect(found.total).not.toBe('0')
      for (const property of found.properties) expect(JSON.stringify(property)).toMatch(/NH 27/)
    },
  )

  it.each([
    'warehouse near highway',
    'hiway godown',
    'হাইওয়ের কাছে গুদাম',
    'हाईवे के पास गोदाम',
    'राजमार्ग नजिक गोदाम',
    'warehouse NH',
    'warehouse on national highway 27',
    'NH 31 godown',
    'godown NH31',
    'warehouse NH-27',
  ])(
    '%s: warehouses whose texts name the highway, in words or by its number of today',
    async (searchTerm) => {
      const { properties, reading } = await find({ searchTerm })
      const named = properties.filter((property) => JSON.stringify(property).includes('NH 27'))
      expect([named.length, reading?.absent, reading?.corrections]).toEqual([3, undefined, []])
    },
  )

  it.each(['warehouse rent NH 77', 'warehouse rent NH77'])(
    '%s: a highway that no listing names is left out, and the page says so',
    async (searchTerm) => {
      const { reading, total } = await find({ searchTerm })
      expect(reading?.absent).toEqual([searchTerm.slice(15).toLowerCase()])
      expect(total).toBe((await find({ category: 'Warehouse', deal: 'rent' })).total)
    },
  )

  it.each(['50 lakh', '50L'])('%s: a budget of 50 lakh', async (searchTerm) => {
    const { properties } = await find({ searchTerm })
    expect(properties.length).toBeGreaterThan(1)
    expect(properties.every(({ price, deal }) => price > 0 && price <= 5_000_000 && deal === 'sale')).toBe(
      true,
    )
  })

  it('3 bedroom house under 80 lakh: villas with three bedrooms up to 80 lakh, and the nearest where there is none', async () => {
    const query = { searchTerm: '3 bedroom house under 80 lakh' }
    const { properties, reading } = await find(query)
    expect(properties).toEqual([])
    expect(reading?.parts.map(({ filters }) => filters)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ bedRooms: 3 }),
        expect.objectContaining({ maxPriceInr: 8_000_000 }),
      ]),
    )
    const near = await nearest(query)
    expect(near.length).toBeGreaterThan(0)
    expect(near[0]?.differs.map(({ field }) => field)).toEqual(['price'])
  })

  it('3bhk under 80 lakh sevoke road: three bedrooms, a budget, a place', async () => {
    const { reading } = await find({ searchTerm: '3bhk under 80 lakh sevoke road' })
    const read = Object.assign({}, ...(reading?.parts ?? []).map(({ filters }) => filters))
    expect(read).toMatchObject({ bedRooms: 3, maxPriceInr: 8_000_000, place: 'sevoke road' })
    expect(reading?.words).toEqual([])
  })

  it('2 bhk rent: none, then homes to rent with a bedroom more', async () => {
    expect((await find({ searchTerm: '2 bhk rent' })).total).toBe('0')
    const [first] = await nearest({ searchTerm: '2 bhk rent' })
    expect(first?.property).toMatchObject({ category: 'Villa', deal: 'rent' })
    expect(first?.differs).toEqual([{ field: 'bedRooms', wanted: 2, has: 3 }])
  })

  it('land near airport: plots with the word airport', async () => {
    const { properties, reading } = await find({ searchTerm: 'land near airport' })
    expect(properties.every(({ category }) => category === 'Plot')).toBe(true)
    expect(reading?.words).toEqual(['airport'])
  })

  it.each([
    ['flat', ['Villa']],
    ['ghar', ['Villa']],
    ['makan', ['Villa']],
  ])('%s: a kind', async (searchTerm, kinds) => {
    const { properties } = await find({ searchTerm })
    expect(properties.length).toBeGreaterThan(4)
    expect(
      properties.every(({ category, leaseType }) => kinds.includes(category) || leaseType === 'Residential'),
    ).toBe(true)
  })

  it('shop: none, and the nearest say that they are none', async () => {
    expect((await find({ searchTerm: 'shop' })).properties).toEqual([])
    const near = await nearest({ searchTerm: 'shop' })
    expect(near).toHaveLength(3)
    expect(near[0]?.differs[0]).toMatchObject({ field: 'category', wanted: 'shop' })
  })

  it.each([
    [{ searchTerm: 'silliguri' }, 'Siliguri'],
    [{ searchTerm: 'mattigara' }, 'Matigara'],
    [{ searchTerm: 'sivok road' }, 'Sevoke Road'],
    [{ city: 'Silguri' }, 'Siliguri'],
    [{ searchTerm: 'pradhannagar' }, 'Pradhan Nagar'],
  ])('%o: the place', async (query: Record<string, string>, place) => {
    const { properties } = await find(query)
    expect(properties.length).toBeGreaterThan(0)
    expect(
      properties.every(({ locality, location, address }) =>
        `${locality} ${location.city} ${address}`.includes(place),
      ),
    ).toBe(true)
  })

  it('near matigara: those in it first, then its neighbours, and no others', async () => {
    const { properties } = await find({ searchTerm: 'plot near matigara' })
    const places = properties.map(({ locality }) => locality)
    const neighbours = ['Kawakhali', 'Shivmandir', 'Pradhan Nagar']
    const inMatigara = places.filter((place) => place === 'Matigara')
    expect(inMatigara.length).toBeGreaterThan(0)
    expect(places.slice(0, inMatigara.length)).toEqual(inMatigara)
    expect(places.length).toBeGreaterThan(inMatigara.length)
    for (const place of places.slice(inMatigara.length)) expect(neighbours).toContain(place)
  })

  it('sukna or fulbari: both; not sukna: nowhere in it, also among the nearest', async () => {
    const either = await find({ searchTerm: 'champasari na hole fulbari' })
    const places = new Set(either.properties.map(({ locality }) => locality))
    expect(places).toEqual(new Set(['Champasari', 'Fulbari']))
    const without = await find({ searchTerm: 'plot not in champasari', limit: '100' })
    const all = await find({ searchTerm: 'plot', limit: '100' })
    expect(without.properties.length).toBeGreaterThan(0)
    expect(without.properties.length).toBeLessThan(all.properties.length)
    expect(JSON.stringify(without.properties)).not.toContain('"locality":"Champasari"')
    const near = await nearest({ searchTerm: 'plot not in champasari 40 katha' })
    expect(near.length).toBeGreaterThan(0)
    expect(JSON.stringify(near)).not.toContain('"locality":"Champasari"')
  })

  it('says what it corrected, and takes it back where it is asked for as typed', async () => {
    const { reading } = await find({ searchTerm: 'silliguri' })
    expect(reading?.corrections).toEqual([{ parameter: 'searchTerm', typed: 'silliguri', meant: 'Siliguri' }])
    expect((await find({ searchTerm: 'silliguri', asTyped: 'true' })).properties).toEqual([])
  })

  it('corrects a word of a listing by a letter and by its sound', async () => {
    expect(titles(await find({ searchTerm: 'bunglow mahanonda' }))).toEqual([])
    expect(titles(await find({ searchTerm: 'mohananda' }))).toContain(
      '1.5 bigha of paddy land by the Mahananda, Phansidewa',
    )
    expect(titles(await find({ searchTerm: 'khaprayl' }))).toContain(
      'Warehouse with office floor on Khaprail Road, Matigara',
    )
  })

  it.each([
    ['villla', 'villa', { category: 'villa' }],
    ['wearhouse', 'warehouse', { category: 'warehouse' }],
    ['wearhouse for rent', 'warehouse', { category: 'warehouse', deal: 'rent' }],
    ['godwn', 'godown', { category: 'warehouse' }],
    ['plto matigara', 'plot', { category: 'plot', city: 'Matigara' }],
  ])('a misspelt kind is that kind, and no word: %s', async (searchTerm, meant, filters) => {
    const { reading, total } = await find({ searchTerm })
    const [typed] = searchTerm.split(' ')
    expect(reading).toMatchObject({ words: [], corrections: [{ parameter: 'searchTerm', typed, meant }] })
    expect(total).toBe((await find(filters)).total)
  })

  it('warehouse for rent with dock: those with a dock', async () => {
    const { properties } = await find({ searchTerm: 'warehouse for rent with dock' })
    expect(properties.length).toBeGreaterThan(0)
    for (const property of properties) {
      expect(property).toMatchObject({
        category: 'Warehouse',
        deal: 'rent',
        loadingDock: expect.toSatisfy((dock) => dock === true || /dock|platform/i.test(String(dock))),
      })
    }
  })

  it('price 50: 50 lakh', async () => {
    const { properties } = await find({ price: '50' })
    expect(properties.length).toBeGreaterThan(0)
    expect(properties.every(({ price, deal }) => price <= 5_000_000 && deal === 'sale')).toBe(true)
  })

  it('city siliguri west bengal: the state is dropped; 734001: a word of the address', async () => {
    const [withState, city] = await Promise.all([
      find({ city: 'siliguri west bengal' }),
      find({ city: 'siliguri' }),
    ])
    expect(titles(withState)).toEqual(titles(city))
    expect(
      (await find({ city: '734001' })).properties.every(({ address }) => address?.includes('734001')),
    ).toBe(true)
  })

  it('to 75 lakh, villas: no monthly rents', async () => {
    const { properties } = await find({ category: 'Villa', maxPrice: '75 lakh' })
    expect(properties.every(({ deal }) => deal === 'sale')).toBe(true)
  })

  it('answers the same for a text and for its filters', async () => {
    const [text, filters] = await Promise.all([
      find({ searchTerm: '3bhk matigara under 2 crore' }),
      find({ category: 'Villa', bedRooms: '3', city: 'Matigara', deal: 'sale', maxPrice: '20000000' }),
    ])
    expect(text.properties).toEqual(filters.properties)
  })
})

describe('the whole title or the id of a listing', () => {
  const shown = DEMO_LISTINGS.filter(
    ({ isApproved, details }) => isApproved !== false && !details['isSold'] && !details['isRented'],
  )
  it.each(shown.map(({ details }) => details.title))('finds %s first', async (title) => {
    const listing = onOffer.find((property) => property.title === title)
    const texts = [title, title.toUpperCase(), listing?._id ?? '']
    const found = await Promise.all(texts.map((searchTerm) => find({ searchTerm })))
    expect(found.map(({ properties: [first] }) => first?.title)).toEqual([title, title, title])
  })

  it('finds it in the panel whatever its status', async () => {
    const staff = await asStaff()
    for (const { details } of DEMO_LISTINGS) {
      const { properties } = await find({ searchTerm: details.title, status: 'all', limit: '10' }, staff)
      expect(properties[0]?.title).toBe(details.title)
    }
  })

  it('goes on behind it without a gap or a repeat', async () => {
    const title = '5 katha plot with boundary wall and gate, Champasari'
    const whole = await find({ searchTerm: title, sort: 'price-asc' })
    const seen = await pageByPage({ searchTerm: title, sort: 'price-asc', limit: '1' })
    expect(seen).toEqual(titles(whole))
    expect(String(seen.length)).toBe(whole.total)
  })

  it('goes on behind several of one title, each a page of its own', async () => {
    const title = 'A twin by the tea garden'
    const twins = [await aProperty({ title }), await aProperty({ title }), await aProperty({ title })]
    const seen = await pageByPage({ searchTerm: title, limit: '1' })
    for (const { _id } of twins) await env.DB.prepare('DELETE FROM properties WHERE id = ?').bind(_id).run()
    expect(seen).toEqual([title, title, title])
  })
})

it('puts the best first: in the very place before on the way to it', async () => {
  const inPlace = await aProperty({ title: 'In the place', locality: 'Kamakhyaguri' })
  const onTheWay = await aProperty({ title: 'On the way', address: 'Kamakhyaguri more, 2 km' })
  const { properties } = await find({ city: 'Kamakhyaguri', sort: 'best' })
  expect(properties.map(({ _id }) => _id)).toEqual([inPlace._id, onTheWay._id])
})

it.each<Record<string, string>>([
  { searchTerm: 'matigara champasari' },
  { searchTerm: 'Champasari, Matigara' },
  { searchTerm: 'in Matigara / Champasari' },
  { city: 'Champasari, Matigara' },
  { city: 'matigara champasari' },
])('finds what lies in either of two places that were named one after the other: %o', async (query) => {
  const either = await find({ searchTerm: 'matigara or champasari' })
  expect(either.properties.length).toBeGreaterThan(5)
  const found = await find(query)
  expect(titles(found).toSorted()).toEqual(titles(either).toSorted())
  expect(found.total).toBe(either.total)
})

it('says that either of two places is meant', async () => {
  const { reading } = await find({ searchTerm: 'matigara champasari plot' })
  expect(reading?.parts.map(({ filters }) => filters)).toEqual([
    { place: 'matigara', otherPlaces: ['champasari'] },
    { categories: ['Plot'] },
  ])
})

it.each(['Sukna Siliguri', 'Pradhan Nagar, Siliguri'])('takes %s for a place and its city', async (city) => {
  const [place = ''] = city.split(/,? Siliguri/)
  expect(titles(await find({ city }))).toEqual(titles(await find({ city: place })))
  expect(titles(await find({ city, category: 'Warehouse', minPrice: '1' }))).toEqual([])
})

it('counts a filter anew when a listing is edited', async () => {
  const { _id } = await aProperty({ category: 'Villa', title: 'One room more', bedrooms: 17 })
  const counts = () => Promise.all(['17', '18'].map((bedRooms) => find({ bedRooms })))
  const before = await counts()
  await env.DB.prepare('UPDATE properties SET bed_rooms = 18 WHERE id = ?').bind(_id).run()
  const after = await counts()
  expect([...before, ...after].map(({ total }) => total)).toEqual(['1', '0', '0', '1'])
})

it('knows a place from its first listing on', async () => {
  const before = await find({ searchTerm: 'plot in Odlabari' })
  await aProperty({ title: 'The first one there', locality: 'Odlabari' })
  await find({ searchTerm: 'plot in Odlabari' })
  const after = await find({ searchTerm: 'plot in Odlabari' })
  const placesOf = ({ reading }: Found) => reading?.parts.flatMap(({ filters }) => filters.place ?? [])
  expect([placesOf(before), placesOf(after)]).toEqual([[], ['odlabari']])
})

it('puts what misses a bound by little before what misses it by far', async () => {
  const place = { category: 'Villa' as const, city: 'Birpara', leaseType: 'Sale', bedrooms: 3 }
  await aProperty({ ...place, title: 'For 92 lakh', price: 92_00_000 })
  await aProperty({ ...place, title: 'For 1.75 crore', price: 1_75_00_000 })
  await aProperty({ ...place, title: 'For 1.1 crore', price: 1_10_00_000 })
  const near = await nearest({ category: 'Villa', city: 'Birpara', price: 'under 90 lakh' })
  expect(near.map(({ property }) => property.title)).toEqual([
    'For 92 lakh',
    'For 1.1 crore',
    'For 1.75 crore',
  ])
})

it('keeps the deal where a price is asked too: prices of another deal compare to nothing', async () => {
  const near = await nearest({ category: 'Plot', deal: 'rent', price: 'under 30000', city: 'Birpara' })
  expect(near.flatMap(({ differs }) => differs).filter(({ field }) => field === 'deal')).toEqual([])
  const unpriced = await nearest({ category: 'Plot', deal: 'rent', city: 'Birpara' })
  expect(unpriced.length).toBeGreaterThan(0)
})

it.each(['Villa', 'Plot', 'Warehouse'])('answers the nearest %s whole, as a list does', async (category) => {
  const near = (await nearest({ category, deal: 'sale', price: 'under 2 lakh' })).map(
    ({ property }) => property,
  )
  expect(near.length).toBeGreaterThan(0)
  const listed = await Promise.all(near.map(({ number }) => find({ searchTerm: number })))
  expect(listed.map(({ properties: [property] }) => property)).toEqual(PropertyList.parse(near))
})

it('finds what just misses a bound behind any number of newer listings that miss it by more', async () => {
  const place = { category: 'Villa' as const, city: 'Nagrakata', leaseType: 'Sale', bedrooms: 3 }
  await aProperty({ ...place, title: 'For 92 lakh', price: 92_00_000 })
  await aProperty({ ...place, title: 'For 39 lakh', price: 39_00_000 })
  for (const hundredth of [1, 2, 3, 4, 5, 6]) {
    await aProperty({
      ...place,
      title: `For 1.1${hundredth} crore`,
      price: 1_10_00_000 + hundredth * 100_000,
    })
    await aProperty({ ...place, title: `For 3${hundredth} lakh`, price: 25_00_000 + hundredth * 100_000 })
  }
  const near = await nearest({ category: 'Villa', city: 'Nagrakata', price: '40-90 lakh' })
  expect(near.slice(0, 2).map(({ property }) => property.title)).toEqual(['For 92 lakh', 'For 39 lakh'])
})

it('leaves out a word that stands in no listing, says so, and goes on so from page to page', async () => {
  for (const title of ['Plot one', 'Plot two', 'Plot three']) await aProperty({ title, locality: 'Rambhi' })
  const found = await find({ searchTerm: 'plot in rambhi xylophonist', limit: '2' })
  expect([found.total, found.reading?.absent, found.reading?.words]).toEqual(['3', ['xylophonist'], []])
  const next = await find({
    searchTerm: 'plot in rambhi xylophonist',
    limit: '2',
    cursor: found.cursor ?? '',
  })
  const titles = [...found.properties, ...next.properties].map(({ title }) => title)
  expect(titles.toSorted()).toEqual(['Plot one', 'Plot three', 'Plot two'])
  expect((await find({ searchTerm: 'xylophonist' })).total).toBe('0')
  expect((await find({ searchTerm: 'plot in rambhi xylophonist', asTyped: 'true' })).total).toBe('0')
})

it.each([
  ['wearhouse rent xylophonist', 'warehouse', ['xylophonist']],
  ['plot in matigra xylophonist', 'Matigara', ['xylophonist']],
])('corrects a word also beside one that stands in no listing: %s', async (searchTerm, meant, absent) => {
  await aProperty({ title: 'Shed', category: 'Warehouse', locality: 'Rambhi' })
  const { reading, total } = await find({ searchTerm })
  expect([reading?.corrections.map((correction) => correction.meant), reading?.absent]).toEqual([
    [meant],
    absent,
  ])
  expect(total).not.toBe('0')
})

it('finds a bedroom more as near, however many others are newer', async () => {
  const aHome = (title: string, bedrooms: number) =>
    aProperty({
      title,
      category: 'Villa',
      bedrooms,
      locality: 'Kamakhyaguri',
      isForRent: true,
      isForSale: false,
    })
  await aHome('One more', 3)
  for (let count = 0; count < 4; count++) await aHome('Far more', 9)
  const near = await nearest({ category: 'Villa', deal: 'rent', city: 'Kamakhyaguri', bedRooms: '2' })
  expect(near[0]?.property.title).toBe('One more')
})

/** The titles of all pages of a list. */
async function pageByPage(query: Record<string, string>): Promise<string[]> {
  const seen: string[] = []
  let path: string | undefined = `${PATHS.properties}?${new URLSearchParams(query).toString()}`
  while (path && seen.length < 100) {
    const response: Response = await visitor.get(path)
    seen.push(...PropertyList.parse(await response.json()).map((property) => property.title))
    path = /^<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return seen
}

it('shows what names a highway in any way once, page by page', async () => {
  const said = ['on the highway', 'at Highwayside', 'by NH 27', 'by NH27', 'behind NH31b', 'by the river']
  for (const where of said) await aProperty({ title: `Land ${where}`, locality: 'Totopara' })
  const seen = await pageByPage({ searchTerm: 'highway totopara', limit: '1' })
  expect(seen.toSorted()).toEqual(
    said
      .slice(0, 5)
      .map((where) => `Land ${where}`)
      .toSorted(),
  )
  const numbered = await pageByPage({ searchTerm: 'nh 27 totopara', limit: '1' })
  expect(numbered.toSorted()).toEqual(['Land behind NH31b', 'Land by NH 27', 'Land by NH27'])
})

it('shows the listing whose title is the text first, and on no later page again', async () => {
  const corner = { category: 'Plot', isCornerPlot: true } as const
  const named = await aProperty({ ...corner, title: 'Corner plot' })
  for (const number of [1, 2, 3, 4]) await aProperty({ ...corner, title: `Land by road ${number}` })
  const seen: string[] = []
  let next: string | undefined = `${PATHS.properties}?searchTerm=corner+plot&limit=1`
  while (next !== undefined && seen.length < 30) {
    const response: Response = await visitor.get(next)
    seen.push(...PropertyList.parse(await response.json()).map(({ _id }) => _id))
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  expect(seen.length).toBeGreaterThan(4)
  expect(seen[0]).toBe(named._id)
  expect(new Set(seen).size).toBe(seen.length)
})
