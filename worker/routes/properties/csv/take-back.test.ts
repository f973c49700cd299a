import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { AuditPage } from '#contract/accounts/audit.ts'
import { BulkReply } from '#contract/properties/bulk.ts'
import { CsvReply, TakenBackReply, ToTakeBackReply } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { PropertyList } from '#contract/properties/replies.ts'
import { indiaDate } from '#contract/units/time.ts'
import { forgiveDue, letLapse } from '#worker/db/queries/confirmations/due.ts'
import { settlePrices } from '#worker/db/queries/properties/settle-prices.ts'
import { sweepImports, takeBack as takeBackListings } from '#worker/db/queries/properties/take-back.ts'
import { connect } from '#worker/db/client.ts'
import { as, asStaff, asVisitor, type Caller, refusal } from '#worker/test/client.ts'
import { aConfirmToken, anAccount, aProperty } from '#worker/test/factories.ts'
import { beforeBatches, deadFrom } from '#worker/test/failing.ts'
import { propertyRow } from '#worker/test/stored.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const PERIODS = { saleDays: 45, rentDays: 30 }
const NO_PERIODS = { saleDays: 0, rentDays: 0 }
const HEAD = 'ID,Category,Title,City,Price,Owner name,Plot size,Plot size unit'
let admin: Caller
beforeAll(async () => {
  admin = await as(await anAccount({ role: 'admin' }))
})
beforeEach(async () => {
  await env.DB.batch(
    ['properties', 'audit_log', 'leads', 'imported_listings'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
})

async function imported(rows: string[], head = HEAD): Promise<string> {
  const response = await admin.fetch(`${PATHS.propertiesCsv}?update=1&file=stock.xlsx`, {
    method: 'POST',
    body: [head, ...rows].join('\n'),
    headers: { 'content-type': 'text/csv' },
  })
  expect(response.status).toBe(201)
  return CsvReply.parse(await response.json()).importId ?? ''
}
const takeBack = (importId: string, caller = admin) =>
  caller.fetch(href(PATHS.takeImportBack, { id: importId }), { method: 'DELETE' })
const ask = (importId: string, caller = admin) => caller.get(href(PATHS.takeImportBack, { id: importId }))
/** What was done: the same as was said before. */
const takenBack = async (importId: string) => {
  const told = ToTakeBackReply.parse(await (await ask(importId)).json())
  const done = TakenBackReply.parse(await (await takeBack(importId)).json())
  expect(done).toMatchObject(told)
  return done
}
const stored = async () =>
  PropertyList.parse(await (await admin.get(`${PATHS.properties}?status=all&limit=100`)).json())
const edit = (id: string, propertyDetails: Record<string, unknown>) =>
  admin.put(href(PATHS.editProperty, { id }), { propertyDetails })
const lines = async () =>
  AuditPage.parse(await (await admin.get(PATHS.audit)).json()).entries.map(
    ({ action, subjectName, changes }) => ({
      action,
      subjectName,
      changes,
    }),
  )

const FIVE = ['One', 'Two', 'Three', 'Four', 'Five'].map(
  (title) => `,Plot,${title},Siliguri,45 lakh,A. Saha,5,katha`,
)

it('takes away all that nobody has dealt with, in one line of the activity, and can be asked twice', async () => {
  const importId = await imported(FIVE)
  expect(await takenBack(importId)).toEqual({
    message: '5 properties removed again.',
    removed: 5,
    restored: 0,
    kept: [],
  })
  expect(await stored()).toEqual([])
  expect(await lines()).toEqual([
    {
      action: 'import-taken-back',
      subjectName: '5 listings',
      changes: { removed: 5, restored: 0, kept: 0 },
    },
    {
      action: 'properties-imported',
      subjectName: '5 listings',
      changes: {
        added: 5,
        changed: 0,
        name: 'stock.xlsx',
        handedBack: 0,
        takenBack: expect.any(Number),
      },
    },
  ])
  expect(await takenBack(importId)).toMatchObject({ message: 'Nothing is left to take back.', removed: 0 })
  expect(await env.DB.prepare('SELECT count(*) AS count FROM imported_listings').first('count')).toBe(0)
})

it('keeps what was edited, approved or asked for since, and says which', async () => {
  const importId = await imported(FIVE)
  const [five, four, three] = await stored()
  await edit(five?._id ?? '', { price: 5_000_000 })
  await edit(four?._id ?? '', { approvedByAdmin: true })
  await admin.post(PATHS.leads, {
    name: 'Asha',
    phone: '9832012345',
    words: 'Called',
    propertyId: three?._id,
  })
  const { removed, kept, message } = await takenBack(importId)
  expect([removed, message]).toEqual([
    2,
    '2 properties removed again, 3 properties kept, as somebody has dealt with them since.',
  ])
  expect(kept.map(({ title, why }) => [title, why])).toEqual([
    ['Three', 'enquired'],
    ['Four', 'approved'],
    ['Five', 'edited'],
  ])
  expect((await stored()).map(({ title }) => title)).toEqual(['Five', 'Four', 'Three'])
})

it('keeps what somebody is to see, whatever the lead is about, and what stands in a list that was sent', async () => {
  const importId = await imported(FIVE)
  const [five, , three] = await stored()
  const { _id: lead } = await (
    await admin.post(PATHS.leads, { name: 'Asha', phone: '9832012345', words: 'Called' })
  ).json<{ _id: string }>()
  const visit = { propertyId: five?._id, on: indiaDate(Date.now() + DAY_MS), at: '11:00', state: 'agreed' }
  expect((await admin.patch(href(PATHS.lead, { id: lead }), { visit })).status).toBe(200)
  await edit(three?._id ?? '', { approvedByAdmin: true })
  expect((await admin.post(PATHS.lists, { propertyIds: [three?._id] })).status).toBe(201)
  await edit(three?._id ?? '', { approvedByAdmin: false })
  const { removed, kept } = await takenBack(importId)
  expect(kept.map(({ title, why }) => [title, why])).toEqual([
    ['Three', 'edited'],
    ['Five', 'enquired'],
  ])
  expect(removed).toBe(3)
})

const actor = { id: 'a'.repeat(24), email: 'rina@firm.test' }

it('is marked and told of with its first part, where the Worker ends before the others, and goes on in the same line', async () => {
  await imported(FIVE.slice(0, 1))
  const [one] = await stored()
  const importId = await imported([
    `${one?._id},Plot,One new,Siliguri,50 lakh,B. Roy,7,katha`,
    ...FIVE.slice(1, 4),
  ])
  let calls = 0
  const dying = connect(deadFrom(() => ++calls > 2))
  await expect(takeBackListings(dying, importId, { actor, nowMs: Date.now() })).rejects.toThrow(
    'The Worker is gone.',
  )
  expect((await stored()).map(({ title }) => title)).toEqual(['One new'])
  const taken = { action: 'import-taken-back', subjectName: '3 listings' }
  const [told, marked] = await lines()
  expect(told).toEqual({ ...taken, changes: { removed: 3, restored: 0, kept: 1 } })
  expect(marked?.changes).toMatchObject({ added: 3, changed: 1, takenBack: expect.any(Number) })

  expect(await takenBack(importId)).toMatchObject({ removed: 0, restored: 1, kept: [] })
  const [toldAgain, ...others] = await lines()
  expect(toldAgain).toEqual({
    ...taken,
    subjectName: '4 listings',
    changes: { removed: 3, restored: 1, kept: 0 },
  })
  expect(others.map(({ action }) => action)).toEqual(['properties-imported', 'properties-imported'])
})

it('names what somebody edits while it is taken back, which stays', async () => {
  const importId = await imported(FIVE.slice(0, 2))
  const [two] = await stored()
  const db = connect(beforeBatches(() => edit(two?._id ?? '', { price: 5_000_000 })))
  expect(await takeBackListings(db, importId, { actor, nowMs: Date.now() })).toEqual({
    removed: 1,
    restored: 0,
    kept: [{ _id: two?._id, title: 'Two', why: 'edited' }],
  })
  expect((await lines())[0]).toMatchObject({ changes: { removed: 1, restored: 0, kept: 1 } })
})

it('gives listings that it changed their values back, private ones too, where nobody changed them again', async () => {
  await imported(FIVE.slice(0, 2))
  const [two, one] = await stored()
  const before = (await stored()).map(
    ({ version: _, updatedAt: __, ...listing }: Record<string, unknown>) => listing,
  )
  const importId = await imported([
    `${one?._id},Plot,One new,Siliguri,50 lakh,B. Roy,7,katha`,
    `${two?._id},Plot,Two new,Siliguri,60 lakh,,6,decimal`,
  ])
  expect((await stored()).map(({ title }) => title)).toEqual(['Two new', 'One new'])
  expect(await takenBack(importId)).toMatchObject({
    message: '2 properties as before.',
    restored: 2,
    kept: [],
  })
  const after = (await stored()).map(
    ({ version: _, updatedAt: __, ...listing }: Record<string, unknown>) => listing,
  )
  expect(after).toEqual(before)

  const again = await imported([`${one?._id},Plot,One new,Siliguri,50 lakh,B. Roy,7,katha`])
  await edit(one?._id ?? '', { description: 'East facing' })
  expect(await takenBack(again)).toMatchObject({ restored: 0, kept: [{ title: 'One new', why: 'edited' }] })
  expect((await stored()).map(({ title }) => title)).toEqual(['Two', 'One new'])
})

const RAISE: [string, (id: string) => Promise<unknown>][] = [
  ['a price that has stood for a day', () => settlePrices(connect(env.DB), Date.now() + 25 * HOUR_MS)],
  [
    'the time in which a listing was to be confirmed',
    async (id) => {
      for (const nowMs of [Date.now() + 1, Date.now() + 2]) await aConfirmToken(id, { nowMs })
      await env.DB.prepare('UPDATE confirmation_links SET delivered_at = created_at').run()
      await env.DB.prepare(`UPDATE properties SET confirmation = 'due'`).run()
      await letLapse(connect(env.DB), PERIODS, Date.now() + 46 * DAY_MS)
      expect(await propertyRow(id)).toMatchObject({ status: 'unconfirmed' })
    },
  ],
  [
    'a firm that asks for no confirmation any more',
    async () => {
      await env.DB.prepare(`UPDATE properties SET confirmation = 'due'`).run()
      await forgiveDue(connect(env.DB), NO_PERIODS)
    },
  ],
  [
    'a change of many that was taken back',
    async (id) => {
      const body = { action: 'price', percent: 5, ids: [id] }
      const { undo } = BulkReply.parse(await (await admin.post(PATHS.bulkProperties, body)).json())
      expect((await admin.post(PATHS.undoBulk, { undo })).status).toBe(200)
    },
  ],
]
it.each(RAISE)('is not hindered by %s', async (_, raise) => {
  const { _id: id } = await aProperty({ title: 'One', price: 4_500_000 })
  const importId = await imported([`${id},Plot,One,Siliguri,40 lakh,,,`])
  await raise(id)
  const { version, status, confirmation } = { ...(await propertyRow(id)) }
  expect(version).toBeGreaterThan(2)
  expect(await takenBack(importId)).toMatchObject({ restored: 1, kept: [] })
  expect(await propertyRow(id)).toMatchObject({ priceInr: 4_500_000, status, confirmation })
})

it('lets listings be found by their own words again, and an approximate one by none of its place', async () => {
  const details = { surveyNo: 'LR 1204', approvedByAdmin: true }
  const [shown, hidden] = [
    await aProperty({ ...details, title: 'Shown' }),
    await aProperty({ ...details, title: 'Hidden', placeIsApproximate: true, googleMap: '26.71,88.43' }),
  ]
  const importId = await imported(
    [shown, hidden].map(({ _id, title }) => `${_id},Plot,${title},Siliguri,45 lakh,LR 9999,No`),
    'ID,Category,Title,City,Price,Survey number,Place is approximate',
  )
  const found = async (words: string) =>
    PropertyList.parse(
      await (await asVisitor().get(`${PATHS.properties}?asTyped=true&searchTerm=${words}`)).json(),
    ).map(({ title }) => title)
  expect([await found('9999'), await found('1204')]).toEqual([['Hidden', 'Shown'], []])
  expect(await takenBack(importId)).toMatchObject({ restored: 2 })
  expect([await found('9999'), await found('1204')]).toEqual([[], ['Shown']])
})

it('is told beforehand: what goes, what is as before, and what stays and why', async () => {
  await imported(FIVE.slice(0, 1))
  const [one] = await stored()
  const importId = await imported([
    `${one?._id},Plot,One new,Siliguri,50 lakh,B. Roy,7,katha`,
    ...FIVE.slice(1, 4),
  ])
  const four = (await stored()).find(({ title }) => title === 'Four')
  await edit(four?._id ?? '', { approvedByAdmin: true })
  expect(await (await ask(importId)).json()).toEqual({
    removed: 2,
    restored: 1,
    kept: [{ _id: four?._id, title: 'Four', why: 'approved' }],
  })
  expect(await stored()).toHaveLength(4)
})

it('is an admin’s, for as many days as it says', async () => {
  const importId = await imported(FIVE)
  expect((await takeBack(importId, asVisitor())).status).toBe(401)
  expect((await takeBack(importId, await asStaff())).status).toBe(403)
  expect((await takeBack('f'.repeat(24))).status).toBe(404)
  expect((await ask('f'.repeat(24))).status).toBe(404)
  const later = Date.now() + 1
  await env.DB.prepare('UPDATE audit_log SET at = at - ?')
    .bind(LIMITS.importUndoMs + 1)
    .run()
  const sentence = '7 days have passed: this import can no longer be taken back as a whole.'
  expect(await refusal(await ask(importId))).toEqual([409, 'CONFLICT', sentence])
  expect(await refusal(await takeBack(importId))).toEqual([409, 'CONFLICT', sentence])
  await sweepImports(connect(env.DB), later)
  expect(await env.DB.prepare('SELECT count(*) AS count FROM imported_listings').first('count')).toBe(0)
  expect(await stored()).toHaveLength(5)
})
