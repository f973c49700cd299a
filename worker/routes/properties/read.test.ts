import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { OWN_FIELDS } from '#contract/properties/fields.ts'
import { ErrorReply } from '#contract/errors.ts'
import { href, PATHS } from '#contract/paths.ts'
import { Property, PropertyList } from '#contract/properties/replies.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { asAdmin, asPending, asStaff, asVisitor, withToken } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const visitor = asVisitor()
const pathOf = (id: string) => href(PATHS.property, { id })
let listing: Property
let pending: Property

beforeAll(async () => {
  listing = await aProperty({
    category: 'Villa',
    title: 'Verandah villa',
    company: 'Hush Ltd',
    phone: '9876501234',
    bedRooms: 4,
    googleMap: '26.75,88.41',
  })
  pending = await aProperty({ category: 'Plot', title: 'Secret plot' }, { approvedByAdmin: false })
})

describe('GET /api/properties/{id}', () => {
  it('answers the listing without its contact to the public', async () => {
    const response = await visitor.get(pathOf(listing._id))
    const body = await response.text()
    expect(Property.parse(JSON.parse(body))).toMatchObject({
      _id: listing._id,
      bedRooms: 4,
      bedrooms: 4,
      googleMap: '26.75,88.41',
    })
    expect(body).not.toMatch(/contact|Hush|9876501234|listedByName|Rina/)
  })

  it.each(['staff', 'admin'])('adds the contact and who listed it for approved %s', async (role) => {
    const caller = role === 'staff' ? await asStaff() : await asAdmin()
    const response = await caller.get(pathOf(listing._id))
    expect(await response.json()).toMatchObject({
      contact: { company: 'Hush Ltd', phone: '9876501234' },
      listedByName: 'Rina Tamang',
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('takes a pending account or a broken token for a visitor', async () => {
    for (const caller of [await asPending(), withToken('not.a.token')]) {
      const response = await caller.get(pathOf(listing._id))
      expect(response.status).toBe(200)
      const body = await response.json()
      expect(body).not.toHaveProperty('contact')
      expect(body).not.toHaveProperty('listedByName')
    }
  })

  it('answers null for a field that was not there yet when the listing was saved', async () => {
    const { _id } = await aProperty({ category: 'Plot' })
    await env.DB.prepare(`UPDATE properties SET details = '{"category":"Plot"}' WHERE id = ?`).bind(_id).run()
    expect(Property.parse(await (await visitor.get(pathOf(_id))).json())).toMatchObject({ facing: null })
  })

  it.each(CATEGORIES)('holds every field of a %s, null when absent', async (category) => {
    const bare = await aProperty({ category })
    const body = await (await visitor.get(pathOf(bare._id))).json()
    for (const field of Object.keys(OWN_FIELDS[category])) expect(body).toHaveProperty(field)
  })

  it('shows pending listings to approved accounts only', async () => {
    expect((await visitor.get(pathOf(pending._id))).status).toBe(404)
    expect((await (await asStaff()).get(pathOf(pending._id))).status).toBe(200)
  })

  it.each(['000000000000000000000000', 'abc', 'ABCDEF', '%00', "1' OR '1", 'x'.repeat(3000), 'view-nothing'])(
    'answers 404 for the id %s',
    async (id) => {
      const response = await visitor.get(`${PATHS.properties}/${encodeURIComponent(id)}`)
      expect(response.status).toBe(404)
      expect(ErrorReply.parse(await response.json())).toMatchObject({
        message: 'Property not found',
        code: 'NOT_FOUND',
      })
    },
  )

  it('says 304 to who has this version', async () => {
    const etag = (await visitor.get(pathOf(listing._id))).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"v\d+"$/)
    for (const held of [etag, `W/${etag}`, `"v0", W/${etag}`, '*']) {
      expect((await visitor.get(pathOf(listing._id), { 'if-none-match': held })).status).toBe(304)
    }
    expect((await visitor.get(pathOf(listing._id), { 'if-none-match': '"v0"' })).status).toBe(200)
  })

  it('does not let a public answer in the browser stand for a signed-in one', async () => {
    const etag = (await visitor.get(pathOf(listing._id))).headers.get('etag') ?? ''
    const staff = await asStaff()

    const response = await staff.get(pathOf(listing._id), { 'if-none-match': etag })

    expect(Property.parse(await response.json()).contact).toBeDefined()
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses %s with 405', async (method) => {
    const response = await visitor.fetch(pathOf(listing._id), { method })
    expect(response.status).toBe(405)
    expect(ErrorReply.parse(await response.json()).code).toBe('WRONG_METHOD')
  })
})

describe('GET /api/properties/{id}/similar', () => {
  it('answers up to four others of the category, nearest place and price first', async () => {
    for (const price of [1_000_000, 2_000_000, 3_000_000, 4_000_000, 50_000_000]) {
      await aProperty({ category: 'Warehouse', title: `Store ${price}`, price, city: 'Siliguri' })
    }
    const own = await aProperty({ category: 'Warehouse', title: 'Own', price: 2_100_000, city: 'Siliguri' })
    const response = await visitor.get(href(PATHS.similarProperties, { id: own._id }))
    const similar = PropertyList.parse(await response.json())
    expect(similar.slice(0, 2).map(({ title }) => title)).toEqual(['Store 2000000', 'Store 3000000'])
    expect(similar).toHaveLength(4)
    expect(similar.map(({ title }) => title)).not.toContain('Own')
  })

  it('names a listing with its price on request once', async () => {
    const own = await aProperty({ category: 'Villa', title: 'Own', price: 2_000_000 })
    await aProperty({ category: 'Villa', title: 'On request', price: 0 })

    const response = await visitor.get(href(PATHS.similarProperties, { id: own._id }))

    const similar = PropertyList.parse(await response.json())
    expect(similar.filter(({ title }) => title === 'On request')).toHaveLength(1)
  })

  it.each(['000000000000000000000000', 'ffffffffffffffffffffffff', 'abc'])(
    'answers 404 for the id %s',
    async (id) => {
      expect((await visitor.get(href(PATHS.similarProperties, { id }))).status).toBe(404)
    },
  )
})
