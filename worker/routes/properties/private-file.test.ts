import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { Property, PropertyList } from '#contract/properties/replies.ts'
import { connect } from '#worker/db/client.ts'
import { findOwned } from '#worker/db/queries/properties/owned.ts'
import { generateListings } from '#worker/test/generated-listings.ts'
import { metered } from '#worker/test/meter.ts'
import { asAdmin, asPending, asStaff, asVisitor, refusal, sendEdit } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const FILE = {
  ownerName: 'Mrs Pema Lhamu',
  ownerPhones: ['9800011122', '+919800033344'],
  keyWith: 'The tea stall opposite',
  lowestPrice: 4_100_000,
  commission: '2 %',
  caretaker: 'Suren, in the back house',
  notes: 'Goes abroad in January',
}
const EMPTY = {
  ownerName: null,
  ownerPhones: [],
  keyWith: null,
  lowestPrice: null,
  commission: null,
  caretaker: null,
  notes: null,
}
const details = { title: 'Plot of a file', city: 'Siliguri', price: 4_500_000, address: 'Lane 4' }

async function read(id: string, caller = asVisitor()) {
  return Property.parse(await (await caller.get(`/api/properties/${id}`)).json())
}

it('is taken by add and edit, field by field, and answered to approved accounts alone', async () => {
  const staff = await asStaff()
  const added = await staff.post(PATHS.addProperty, {
    propertyType: 'Plot',
    propertyDetails: { ...details, privateFile: FILE },
  })
  const { property } = await added.json<{ property: Property }>()
  expect([added.status, property.privateFile]).toEqual([201, FILE])
  expect(property.privateNotes).toBe(FILE.notes)
  const admin = await asAdmin()
  const approved = await sendEdit(admin, property._id, {
    approvedByAdmin: true,
    privateFile: { lowestPrice: null, notes: 'Sold his car' },
  })
  expect((await approved.json<Property>()).privateFile).toEqual({
    ...FILE,
    lowestPrice: null,
    notes: 'Sold his car',
  })
  expect((await read(property._id, admin)).privateFile?.ownerName).toBe('Mrs Pema Lhamu')
  for (const caller of [asVisitor(), await asPending()]) {
    const text = await (await caller.get(`/api/properties/${property._id}`)).text()
    expect(text).not.toMatch(/Pema|98000|tea stall|Suren|privateFile|ownerName|car/)
  }
  const { results } = await env.DB.prepare('SELECT * FROM audit_log').all()
  expect(JSON.stringify(results)).not.toMatch(/Pema|98000|tea stall|Suren|Sold his car|abroad|4100000/)
  expect(JSON.stringify(results)).toContain('lowestPrice')
  expect(JSON.stringify(results)).toContain('privateNotes')
})

it('is empty where nobody has written one, also of a listing from before', async () => {
  const { _id } = await aProperty()
  await env.DB.prepare(`UPDATE properties SET staff_details = '{}' WHERE id = ?`).bind(_id).run()
  expect((await read(_id, await asStaff())).privateFile).toEqual(EMPTY)
})

it.each([
  [
    { ownerPhones: ['98000 11122', '098000-33344', '(0353) 252 1234'] },
    ['9800011122', '09800033344', '03532521234'],
  ],
  [{ ownerPhones: '98000 11122, +91 98000 33344' }, ['9800011122', '+919800033344']],
  [{ ownerPhones: [] }, []],
  [{ ownerPhones: null }, []],
])('reads the phones %j', async (privateFile, read) => {
  const { _id } = await aProperty({ privateFile: { ownerPhones: ['9800055566'] } })
  const edited = await sendEdit(await asStaff(), _id, { privateFile })
  expect((await edited.json<Property>()).privateFile?.ownerPhones).toEqual(read)
})

it.each([
  { ownerPhones: ['12345'] },
  { ownerPhones: ['9800011121', '9800011122', '9800011123', '9800011124'] },
  { ownerPhones: ['call me'] },
  { ownerPhones: [{}] },
  { lowestPrice: -1 },
  { lowestPrice: 'cheap' },
  { ownerName: 'x'.repeat(201) },
  { keyWith: {} },
])('refuses %j', async (privateFile) => {
  const { _id } = await aProperty()
  const refused = await sendEdit(await asStaff(), _id, { privateFile })
  expect((await refusal(refused)).slice(0, 2)).toEqual([400, 'INVALID_INPUT'])
})

it("is searched in the panel by the owner's name and phone, in any spelling, and by nobody else", async () => {
  await aProperty({ title: 'Nameless plot' })
  for (const title of ['First of four', 'Second of four', 'Third of four', 'Fourth of four'])
    await aProperty({
      title,
      privateFile: { ownerName: 'Dr Tshering Yolmo', ownerPhones: ['+91 98111 22233', '9811144455'] },
    })
  const staff = await asStaff()
  const found = async (text: string, caller = staff) => {
    const answer = await caller.get(`${PATHS.properties}?searchTerm=${encodeURIComponent(text)}`)
    return PropertyList.parse(await answer.json()).map(({ title }) => title)
  }
  const four = ['Fourth of four', 'Third of four', 'Second of four', 'First of four']
  for (const text of ['yolmo', 'Tshering Yolmo', '98111 22233', '09811122233', '+919811144455', '122233'])
    expect([text, await found(text)]).toEqual([text, four])
  for (const text of ['yolmo', '98111 22233'])
    for (const caller of [asVisitor(), await asPending()]) expect(await found(text, caller)).toEqual([])
})

it('reads no more of three thousand private files than it finds, also where all owners are called alike', async () => {
  await generateListings(3000)
  await env.DB.prepare(
    `UPDATE properties SET staff_details = json_object('ownerName', 'Dorjee ' || seq, 'ownerPhones', json_array('98' || (70000000 + seq)))`,
  ).run()
  const { _id } = await aProperty({
    privateFile: { ownerName: 'Ongmu Subba', ownerPhones: ['9876501234'] },
  })
  const sought = await env.DB.prepare('SELECT seq FROM properties WHERE id = ?')
    .bind(_id)
    .first<number>('seq')
  const newest = Array.from({ length: 20 }, (_, at) => Number(sought) - 1 - at)
  for (const [text, owned, most] of [
    ['ongmu', [sought], 10],
    ['98765 01234', [sought], 10],
    ['nobody at all', [], 10],
    ['DORJEE', newest, 100],
    ['987000', newest, 100],
  ] as const) {
    const [found, rowsRead] = await readFor(text)
    expect([text, found]).toEqual([text, owned])
    expect([text, rowsRead > most]).toEqual([text, false])
  }
}, 60_000)

async function readFor(text: string): Promise<[found: number[], rowsRead: number]> {
  const { database, meter } = metered(env.DB)
  const found = await findOwned(connect(database), text)
  return [found, meter.rowsRead.reduce((sum, rows) => sum + rows, 0)]
}

it('forgets an owner who is taken out of the file, who is deleted, and finds what is written instead', async () => {
  const { _id } = await aProperty({ privateFile: { ownerName: 'Lhakpa "Kanchha" Rai' } })
  const db = connect(env.DB)
  expect(await findOwned(db, '"kanchha"')).toHaveLength(1)
  await sendEdit(await asStaff(), _id, { privateFile: { ownerName: 'Maya Ghising' } })
  expect([await findOwned(db, 'lhakpa'), await findOwned(db, 'maya')]).toEqual([[], [expect.any(Number)]])
  const kept = await env.DB.prepare('SELECT * FROM owners_search').all()
  expect(JSON.stringify(kept.results)).not.toContain('Lhakpa')
  await env.DB.prepare('DELETE FROM properties WHERE id = ?').bind(_id).run()
  expect(await findOwned(db, 'maya')).toEqual([])
})
