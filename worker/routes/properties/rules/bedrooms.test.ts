import { beforeAll, describe, expect, it } from 'vitest'
import { href, PATHS } from '#contract/paths.ts'
import { AddPropertyReply, Property } from '#contract/properties/replies.ts'
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
  it('are named to the firm, and to nobody else', async () => {
    const { _id, untouchedDefaults } = await add()
    expect(untouchedDefaults?.toSorted()).toEqual(DEFAULTS)
    const seen = await asVisitor().get(href(PATHS.property, { id: _id }))
    expect(seen.status).toBe(200)
    expect(await seen.text()).not.toContain('untouchedDefaults')
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
