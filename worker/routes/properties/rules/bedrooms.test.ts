import { beforeAll, describe, expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { AddPropertyReply, Property, PropertyList } from '#contract/properties/replies.ts'
import { as, asVisitor, type Caller, editListing } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'

const villa = { title: 'A house', city: 'Siliguri', price: 4_500_000, googleMap: '26.7,88.4' }
const DEFAULTS = ['bhk', 'garage', 'garden', 'gatedCommunity']
let admin: Caller

beforeAll(async () => {
  admin = await as(await anAccount({ role: 'admin' }))
})

async function add(details: Record<string, unknown> = {}): Promise<Property> {
  const body = { propertyType: 'Villa', propertyDetails: { ...villa, ...details } }
  return AddPropertyReply.parse(await (await admin.post(PATHS.addProperty, body)).json()).property
}

const edit = async (id: string, details: Record<string, unknown>) => {
  await editListing(admin, id, details)
  return Property.parse(await (await admin.get(href(PATHS.property, { id }))).json())
}

describe('bedrooms and BHK of a listing', () => {
  it('agree after an add, whichever was sent', async () => {
    expect(await add({ bedrooms: 3 })).toMatchObject({ bedrooms: 3, bedRooms: 3, bhk: '3BHK' })
    expect(await add({ bhk: '4BHK' })).toMatchObject({ bedrooms: 4, bedRooms: 4, bhk: '4BHK' })
    expect(await add({ bedRooms: 3, bhk: '5BHK' })).toMatchObject({ bedrooms: 3, bhk: '3BHK' })
  })

  it('agree after an edit of one of them', async () => {
    const { _id } = await add({ bedrooms: 3 })
    expect(await edit(_id, { bhk: '5BHK' })).toMatchObject({ bedrooms: 5, bedRooms: 5, bhk: '5BHK' })
    expect(await edit(_id, { bedrooms: 8 })).toMatchObject({ bedRooms: 8, bhk: '6BHK+' })
    expect(await edit(_id, { bhk: '6BHK+', price: 1 })).toMatchObject({ bedrooms: 8, bhk: '6BHK+' })
    expect(await edit(_id, { title: 'Another' })).toMatchObject({ bedrooms: 8, bhk: '6BHK+' })
  })

  it('are left alone by a default that nobody sent', async () => {
    const added = await add()
    expect(added).toMatchObject({ bhk: '2BHK', bedrooms: null, bedRooms: null })
    expect(await edit(added._id, { title: 'Another' })).toMatchObject({ bhk: '2BHK', bedrooms: null })
  })
})

describe('defaults that nobody has touched', () => {
  it('are named to everybody who reads the listing', async () => {
    const { _id, untouchedDefaults } = await add()
    expect(untouchedDefaults?.toSorted()).toEqual(DEFAULTS)
    const seen = Property.parse(await (await asVisitor().get(href(PATHS.property, { id: _id }))).json())
    expect(seen).toMatchObject({ bhk: '2BHK', garden: true, garage: true, gatedCommunity: true })
    expect(seen.untouchedDefaults?.toSorted()).toEqual(DEFAULTS)
  })

  it('are those that no save has named, even with the same value', async () => {
    const { _id, untouchedDefaults } = await add({ garden: true, bedrooms: 2 })
    expect(untouchedDefaults?.toSorted()).toEqual(['garage', 'gatedCommunity'])
    expect((await edit(_id, { garage: true })).untouchedDefaults).toEqual(['gatedCommunity'])
    expect((await edit(_id, { title: 'Another' })).untouchedDefaults).toEqual(['gatedCommunity'])
  })

  it('are none where a category has none', async () => {
    const body = { propertyType: 'Plot', propertyDetails: { ...villa } }
    const reply = AddPropertyReply.parse(await (await admin.post(PATHS.addProperty, body)).json())
    expect(reply.property.untouchedDefaults).toEqual([])
  })
})

describe('a default that nobody has touched is no fact', () => {
  const QUERIES = [
    'garden=true',
    'garage=true',
    'gated=true',
    'searchTerm=garden',
    'searchTerm=2bhk&asTyped=true',
  ]
  const found = async (query: string) =>
    PropertyList.parse(await (await asVisitor().get(`${PATHS.properties}?city=Kalimpong&${query}`)).json())

  it.each(QUERIES)('for the list of %s', async (query) => {
    const place = { city: 'Kalimpong', area: 1200 }
    const said = await add({ ...place, garden: true, garage: true, gatedCommunity: true, bhk: '2BHK' })
    await add(place)
    const ids = (await found(query)).map(({ _id }) => _id)
    expect(ids).toContain(said._id)
    expect((await found(query)).filter((one) => one.category === 'Villa' && one.garden !== true)).toEqual([])
  })

  it('for cards, a file, and the page of search engines', async () => {
    const { _id } = await add({ city: 'Mirik' })
    const [card] = PropertyList.parse(await (await asVisitor().get(`${PATHS.properties}?city=Mirik`)).json())
    expect(card).toMatchObject({ _id, garden: null, garage: null, gatedCommunity: null, bhk: null })
    expect(card).not.toHaveProperty('untouchedDefaults')
    const file = await (await admin.get(`${PATHS.propertiesCsv}?city=Mirik`)).text()
    expect(file).not.toContain('Yes,')
    expect(file).not.toContain('2BHK')
    const page = await (await asVisitor().get(href(PATHS.viewPage, { id: _id }))).text()
    const [, structured = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(page) ?? []
    expect(structured).toContain('"House"')
    expect(structured).not.toMatch(/garden|garage|gated|BHK/i)
  })
})
