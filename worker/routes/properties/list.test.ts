import { beforeAll, describe, expect, it } from 'vitest'
import { ErrorReply } from '#contract/errors.ts'
import { PATHS } from '#contract/paths.ts'
import { Property, PropertyList } from '#contract/properties/replies.ts'
import { asAdmin, asPending, asStaff, asVisitor } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const visitor = asVisitor()

async function list(query: Record<string, string>, caller = visitor): Promise<Property[]> {
  const response = await caller.get(`${PATHS.properties}?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(200)
  return PropertyList.parse(await response.json())
}

const titles = async (query: Record<string, string>) =>
  (await list(query)).map(({ title }) => title).toSorted()

beforeAll(async () => {
  await aProperty({
    category: 'Villa',
    title: 'Verandah villa',
    price: 18_500_000,
    city: 'Siliguri',
    locality: 'Dagapur',
    bedRooms: 4,
    leaseType: 'Sale',
    areaSqFt: 2450,
  })
  await aProperty({
    category: 'Villa',
    title: 'Rented rooms',
    price: 38_000,
    city: 'Siliguri',
    locality: 'Champasari',
    bedRooms: 3,
    leaseType: 'Rent',
    areaSqFt: 1200,
  })
  await aProperty({
    category: 'Plot',
    title: 'Corner plot',
    price: 4_500_000,
    city: 'Siliguri',
    locality: 'Matigara',
    leaseType: 'Sale',
    areaSqFt: 5040,
  })
  await aProperty({
    category: 'Plot',
    title: 'নদীর ধারে জায়গা',
    price: 0,
    city: 'Jalpaiguri',
    isForSale: true,
    areaSqFt: 1440,
  })
  await aProperty({
    category: 'Plot',
    title: 'Home ground',
    price: 2_000_000,
    city: 'Bagdogra',
    address: 'Near Matigara more',
    leaseType: 'Residential',
    areaSqFt: 2160,
  })
  await aProperty({
    category: 'Warehouse',
    title: 'Dock shed',
    price: 216_000,
    city: 'Siliguri',
    locality: 'Eastern Bypass',
    leaseType: 'Lease',
    areaSqFt: 12_000,
  })
  await aProperty({
    category: 'Warehouse',
    title: 'Sold store',
    price: 9_000_000,
    city: 'Siliguri',
    leaseType: 'Sale',
    isSold: true,
    areaSqFt: 9000,
  })
  await aProperty(
    {
      category: 'Plot',
      title: 'Secret plot',
      price: 100,
      city: 'Siliguri',
      company: 'Hush Ltd',
      phone: '9876501234',
    },
    { approvedByAdmin: false },
  )
})

describe('GET /api/properties', () => {
  it('answers what is available, newest first, and says how many there are', async () => {
    const response = await visitor.get(PATHS.properties)
    const properties = PropertyList.parse(await response.json())
    expect(properties.map(({ title }) => title)).toEqual([
      'Dock shed',
      'Home ground',
      'নদীর ধারে জায়গা',
      'Corner plot',
      'Rented rooms',
      'Verandah villa',
    ])
    expect(response.headers.get('x-total-count')).toBe('6')
    expect(response.headers.get('link')).toBeNull()
  })

  it('accepts a trailing slash and unknown keys', async () => {
    const response = await visitor.get('/api/properties/?autoScroll=true&nonsense=1')
    expect(PropertyList.parse(await response.json())).toHaveLength(6)
  })

  it.each([
    [{ category: 'plot' }, ['Corner plot', 'Home ground', 'নদীর ধারে জায়গা']],
    [{ category: 'RESIDENTIAL' }, ['Home ground', 'Rented rooms', 'Verandah villa']],
    [{ searchTerm: 'land' }, ['Corner plot', 'Home ground', 'নদীর ধারে জায়গা']],
    [{ searchTerm: 'jomi' }, ['Corner plot', 'Home ground', 'নদীর ধারে জায়গা']],
    [{ searchTerm: 'godown house' }, ['Dock shed', 'Rented rooms', 'Verandah villa']],
    [{ searchTerm: 'warehouse', category: 'Plot' }, ['Corner plot', 'Home ground', 'নদীর ধারে জায়গা']],
    [{ searchTerm: 'corn' }, ['Corner plot']],
    [{ searchTerm: 've' }, ['Verandah villa']],
    [{ searchTerm: 'm' }, ['Corner plot', 'Home ground']],
    [{ searchTerm: 'নদীর' }, ['নদীর ধারে জায়গা']],
    [{ searchTerm: 'ধা' }, ['নদীর ধারে জায়গা']],
    [{ searchTerm: 'verandah villa' }, ['Verandah villa']],
    [{ city: 'matigara' }, ['Corner plot', 'Home ground']],
    [{ city: 'EASTERN byp' }, ['Dock shed']],
    [{ city: 'siliguri', category: 'Villa' }, ['Rented rooms', 'Verandah villa']],
    [{ price: '50 lakh' }, ['Corner plot', 'Home ground']],
    [{ price: '20-30 lakh' }, ['Home ground']],
    [{ price: '40000' }, ['Rented rooms']],
    [
      { price: 'as you like it' },
      ['Corner plot', 'Dock shed', 'Home ground', 'Rented rooms', 'Verandah villa', 'নদীর ধারে জায়গা'],
    ],
    [{ deal: 'lease' }, ['Dock shed']],
    [{ deal: 'rent' }, ['Rented rooms']],
    [{ minPrice: '30 lakh' }, ['Corner plot', 'Verandah villa']],
    [{ maxPrice: '300000' }, ['Rented rooms']],
    [{ maxPrice: '300000', deal: 'lease' }, ['Dock shed']],
    [{ minArea: '5000' }, ['Corner plot', 'Dock shed']],
    [{ maxArea: '1440' }, ['Rented rooms', 'নদীর ধারে জায়গা']],
    [{ bedRooms: '4' }, ['Verandah villa']],
    [{ leaseType: 'residential' }, ['Home ground']],
    [{ status: 'sold' }, ['Sold store']],
    [
      { category: '', searchTerm: '', city: '', price: '' },
      ['Corner plot', 'Dock shed', 'Home ground', 'Rented rooms', 'Verandah villa', 'নদীর ধারে জায়গা'],
    ],
  ])('filters by %o', async (query: Record<string, string>, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('takes several categories as either', async () => {
    const response = await visitor.get(`${PATHS.properties}?category=Villa&category=Warehouse`)
    expect(PropertyList.parse(await response.json())).toHaveLength(3)
  })

  it('takes a category as often as it is named', async () => {
    const [often, once] = await Promise.all([
      visitor.get(`${PATHS.properties}?category=${'Villa,plot,'.repeat(20)}`),
      visitor.get(`${PATHS.properties}?category=Villa,Plot`),
    ])
    expect(often.status).toBe(200)
    expect(await often.json()).toEqual(await once.json())
  })

  it('sorts by what was listed first', async () => {
    const newest = (await list({})).map(({ title }) => title)
    expect((await list({ sort: 'oldest' })).map(({ title }) => title)).toEqual(newest.toReversed())
    expect(newest.length).toBeGreaterThan(3)
  })

  it.each([
    [
      'price-asc',
      ['Rented rooms', 'Dock shed', 'Home ground', 'Corner plot', 'Verandah villa', 'নদীর ধারে জায়গা'],
    ],
    [
      'price-desc',
      ['Verandah villa', 'Corner plot', 'Home ground', 'Dock shed', 'Rented rooms', 'নদীর ধারে জায়গা'],
    ],
    [
      'area-desc',
      ['Dock shed', 'Corner plot', 'Verandah villa', 'Home ground', 'নদীর ধারে জায়গা', 'Rented rooms'],
    ],
  ])('sorts by %s, price on request last', async (sort, expected) => {
    expect((await list({ sort })).map(({ title }) => title)).toEqual(expected)
  })

  it('puts the matches of a text search into the asked order', async () => {
    expect((await list({ city: 'siliguri', sort: 'price-asc' })).map(({ title }) => title)).toEqual([
      'Rented rooms',
      'Dock shed',
      'Corner plot',
      'Verandah villa',
    ])
  })

  it('never shows contact details or pending listings to the public', async () => {
    const pages = await Promise.all(
      ['', '?status=sold', '?searchTerm=secret', '?city=siliguri'].map((query) =>
        visitor.get(PATHS.properties + query),
      ),
    )
    const texts = await Promise.all(pages.map((page) => page.text()))
    expect(texts.join()).not.toMatch(/Hush|9876501234|Secret|"contact"/)
  })

  it('shows pending listings with their contact to approved accounts only', async () => {
    const [secret] = await list({ status: 'pending' }, await asStaff())
    expect(secret).toMatchObject({
      title: 'Secret plot',
      contact: { company: 'Hush Ltd', phone: '9876501234' },
    })
    expect(await list({ status: 'all' }, await asAdmin())).toHaveLength(8)
  })

  it.each(['pending', 'all'])('refuses status=%s to visitors and pending accounts', async (status) => {
    for (const caller of [visitor, await asPending()]) {
      const response = await caller.get(`${PATHS.properties}?status=${status}`)
      expect(response.status).toBe(403)
      expect(ErrorReply.parse(await response.json()).code).toBe('FORBIDDEN')
    }
  })

  it('marks signed-in answers as not to be stored', async () => {
    const response = await (await asStaff()).get(PATHS.properties)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('the pages of GET /api/properties', () => {
  const pathOf = (link: string | null) => /^<([^>]+)>; rel="next"$/.exec(link ?? '')?.[1]

  async function readAll(first: string, between: () => Promise<unknown> = async () => undefined) {
    const seen: string[] = []
    for (let path: string | undefined = first; path;) {
      const response = await visitor.get(path)
      seen.push(...PropertyList.parse(await response.json()).map(({ title }) => title))
      path = pathOf(response.headers.get('link'))
      await between()
    }
    return seen
  }

  it.each(['newest', 'oldest', 'price-asc', 'price-desc', 'area-desc'])(
    'follow each other in order %s',
    async (sort) => {
      const whole = (await list({ sort })).map(({ title }) => title)
      expect(await readAll(`${PATHS.properties}?sort=${sort}&limit=2`)).toEqual(whole)
    },
  )

  it('repeat and skip nothing while others are added', async () => {
    const whole = (await list({ city: 'siliguri' })).map(({ title }) => title)
    const add = () => aProperty({ category: 'Plot', title: 'Newcomer', city: 'Siliguri', price: 1 })
    for (const sort of ['newest', 'price-desc']) {
      const seen = await readAll(`${PATHS.properties}?city=siliguri&limit=1&sort=${sort}`, add)
      expect(seen.filter((title) => title !== 'Newcomer').toSorted()).toEqual(whole.toSorted())
    }
  })

  it('refuse a cursor that was changed or belongs to another search', async () => {
    const first = await visitor.get(`${PATHS.properties}?limit=2`)
    const cursor =
      new URL(pathOf(first.headers.get('link')) ?? '', 'https://aangan.test').searchParams.get('cursor') ?? ''
    const altered = [`${cursor}0`, cursor.replace(/\d/, '9'), 'x', '-1_0_0_0_0', `${PATHS.properties}`]
    const addresses = [
      ...altered.map((text) => `?limit=2&cursor=${encodeURIComponent(text)}`),
      `?limit=2&sort=price-asc&cursor=${cursor}`,
    ]
    for (const address of addresses) {
      const response = await visitor.get(PATHS.properties + address)
      expect(response.status).toBe(400)
      expect(ErrorReply.parse(await response.json()).message).toMatch(/Start again from the first page/)
    }
  })
})
