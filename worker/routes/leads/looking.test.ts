import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { LookingReply, WholeLead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import type { Property } from '#contract/properties/replies.ts'
import { connect } from '#worker/db/client.ts'
import { findLooking } from '#worker/db/queries/leads/looking.ts'
import { knownPlaces } from '#worker/db/search/places.ts'
import { asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { metered } from '#worker/test/meter.ts'
import { aSharedList } from '#worker/test/write-calls.ts'

let plot: Property
let villa: Property
let people = 0

async function wishing(words: string, more: object = {}): Promise<WholeLead> {
  const number = String(people++).padStart(4, '0')
  const body = { name: `Caller ${number}`, phone: `900000${number}`, words, ...more }
  const response = await (await asStaff()).post(PATHS.leads, body)
  expect(response.status).toBe(201)
  return WholeLead.parse(await response.json())
}
async function change(id: string, changed: object): Promise<void> {
  expect((await (await asStaff()).patch(href(PATHS.lead, { id }), changed)).status).toBe(200)
}
async function looking(...ids: string[]): Promise<LookingReply> {
  const response = await (await asStaff()).get(`${PATHS.lookingLeads}?ids=${ids.join()}`)
  expect(response.status).toBe(200)
  return LookingReply.parse(await response.json())
}
const wishesOf = ({ looking: found }: LookingReply) => found.map(({ wish }) => wish)

beforeAll(async () => {
  const place = { locality: 'Rangapani', city: 'Siliguri', state: 'West Bengal', country: 'India' }
  plot = await aProperty({ ...place, category: 'Plot', title: '3 katha plot', price: 3_400_000 })
  villa = await aProperty({
    ...place,
    locality: 'Sukna',
    category: 'Villa',
    title: 'House',
    price: 9_000_000,
    bedRooms: 3,
  })
})
beforeEach(async () => {
  await env.DB.batch(
    ['leads', 'lead_lines', 'audit_log'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
})

it('finds who looks for such a listing: those it fits before those it nearly fits, who says more first', async () => {
  await wishing('plot up to 30 lakh')
  await wishing('plot under 40 lakh')
  await wishing('plot near rangapani up to 40 lakh, my father will call again')
  await wishing('plot up to 20 lakh')
  await wishing('villa in rangapani')
  await wishing('plot in Sukna')
  await wishing('plot')
  await wishing('Good morning')
  const { looking: found, more } = await looking(plot._id)
  expect(found.map(({ wish, listings: [only] }) => [wish, only?.differs])).toEqual([
    ['plot near rangapani up to 40 lakh, my father will call again', []],
    ['plot under 40 lakh', []],
    ['plot up to 30 lakh', [{ field: 'price', wanted: 3_000_000, has: 3_400_000 }]],
  ])
  expect(more).toBe(false)
  expect(found[0]?.lead).toMatchObject({ name: 'Caller 0002', phone: '9000000002' })
  expect(found[0]?.reading?.parts.map(({ filters }) => filters)).toContainEqual({ categories: ['Plot'] })
})

it('goes by what staff wrote of a wish, and leaves out who is done, offers or asked about this listing', async () => {
  const told = await wishing('Came to the office.')
  await change(told._id, { looksFor: 'plot in rangapani' })
  const done = await wishing('plot in rangapani, was here in May')
  await change(done._id, { status: 'closed' })
  await wishing('plot in rangapani, this one', { propertyId: plot._id })
  const visiting = await wishing('plot in rangapani, to see')
  await change(visiting._id, { visit: { propertyId: plot._id, on: '2030-01-05', state: 'asked' } })
  await asVisitor().post(PATHS.sell, {
    name: 'Owner',
    phone: '9000009999',
    category: 'Plot',
    place: 'Rangapani',
    words: 'plot in rangapani',
  })
  expect(wishesOf(await looking(plot._id))).toEqual(['plot in rangapani'])
})

it('takes deal and price of the listing that was asked about where the words say neither', async () => {
  const rented = await aProperty({
    category: 'Villa',
    locality: 'Sukna',
    leaseType: 'Rent',
    price: 55_000,
  })
  const costly = await aProperty({ category: 'Villa', locality: 'Matigara', price: 80_000_000 })
  await wishing('villa in sukna', { propertyId: rented._id })
  await wishing('house in sukna', { propertyId: costly._id })
  await wishing('villa in sukna up to 1 crore', { propertyId: costly._id })
  await wishing('villa in sukna for sale', { propertyId: rented._id })
  expect(wishesOf(await looking(villa._id)).toSorted()).toEqual([
    'villa in sukna for sale',
    'villa in sukna up to 1 crore',
  ])
})

it('says of several listings which one fits, and when it was last sent', async () => {
  const lead = await wishing('3 bedroom villa in sukna')
  await wishing('plot in rangapani')
  expect((await looking(plot._id, villa._id)).looking).toHaveLength(2)
  const { code } = await aSharedList([villa._id])
  await change(lead._id, { sentList: code })
  const [found] = (await looking(villa._id)).looking
  expect(found?.listings).toEqual([
    { propertyId: villa._id, differs: [], sentAt: expect.stringMatching(/^\d{4}-/) },
  ])
})

it('knows a place that came by another isolate', async () => {
  await env.DB.prepare('UPDATE properties SET locality = ? WHERE id = ?').bind('Ghoramara', plot._id).run()
  await wishing('plot in ghoramara')
  expect(wishesOf(await looking(plot._id))).toEqual(['plot in ghoramara'])
  await env.DB.prepare('UPDATE properties SET locality = ? WHERE id = ?').bind(plot.locality, plot._id).run()
})

it('finds nobody for a listing that is not on offer, deleted or unknown', async () => {
  const sold = await aProperty({ category: 'Plot', locality: 'Rangapani', city: 'Siliguri', isSold: true })
  await wishing('plot in rangapani')
  expect((await looking(sold._id, '0'.repeat(24))).looking).toEqual([])
})

it.each([
  'plot in rangapani',
  'plot near rangapani up to 40 lakh',
  'house in sukna',
  'villa above 80 lakh',
  'anything under 1 crore near rangapani',
  'plot in matigara',
  '3bhk villa for sale in sukna',
])('agrees with what the lead’s own page finds for %j', async (words) => {
  await wishing(words)
  const found = await (await asStaff()).get(`${PATHS.properties}?searchTerm=${encodeURIComponent(words)}`)
  const fitting = (await found.json<Property[]>()).map(({ _id }) => _id)
  const ours = [plot._id, villa._id]
  const [lead] = (await looking(...ours)).looking
  const met = lead?.listings.filter(({ differs }) => differs.length === 0).map(({ propertyId }) => propertyId)
  expect((met ?? []).toSorted()).toEqual(ours.filter((id) => fitting.includes(id)).toSorted())
})

it('reads no more of a thousand leads than it compares', async () => {
  const name = 'plot in rangapani'
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 3999)
      INSERT INTO leads (id, kind, status, name, phone, phone_key, words, created_at, updated_at)
      SELECT printf('%024x', i), 'noted', iif(i % 4 = 0, 'new', iif(i % 4 = 1, 'called', 'closed')), 'Caller', '', '', ?1, 0, 0 FROM n`,
  )
    .bind(name)
    .run()
  const { database, meter } = metered(env.DB)
  const db = connect(database)
  const reply = await findLooking(db, [plot], await knownPlaces(db))
  expect([reply.looking.length, reply.more]).toEqual([LIMITS.lookingLeads, true])
  const rowsRead = meter.rowsRead.reduce((sum, rows) => sum + rows, 0)
  expect(rowsRead).toBeLessThan(3 * LIMITS.comparedWishes + 10 * LIMITS.lookingLeads)
})

it('refuses visitors, and ids that are none', async () => {
  expect((await asVisitor().get(`${PATHS.lookingLeads}?ids=${plot._id}`)).status).toBe(401)
  const admin = await asAdmin()
  const many = Array.from({ length: LIMITS.comparedListings + 1 }, (_, id) => String(id).padStart(24, '0'))
  for (const ids of ['', 'A-1', many.join()])
    expect((await refusal(await admin.get(`${PATHS.lookingLeads}?ids=${ids}`)))[0]).toBe(400)
})
