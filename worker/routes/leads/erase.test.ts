import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, it } from 'vitest'
import { ErasureReply } from '#contract/leads/leads.ts'
import { href, PATHS } from '#contract/paths.ts'
import * as schema from '#worker/db/schema.ts'
import { asAdmin, asStaff, asVisitor, editListing, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'

const TABLES: SQLiteTable[] = Object.values(schema)
const NUMBER = '9000000412'
const TRACES = /9000000412|90000[ -]?00412|Farooq|farooq@/i

async function everything(): Promise<string> {
  const rows = await env.DB.batch<object>(
    TABLES.map((table) => env.DB.prepare(`SELECT * FROM "${getTableName(table)}"`)),
  )
  return rows.map(({ results }) => JSON.stringify(results)).join('\n')
}
const erase = async (phone: string) =>
  (await asAdmin()).delete(`${PATHS.leads}?phone=${encodeURIComponent(phone)}`)

/** One person in every place where a number may stand, and a neighbour who must stay. */
async function aPersonEverywhere(): Promise<string> {
  const owned = await aProperty({
    privateFile: {
      ownerName: 'Farooq Alam',
      ownerPhones: ['+91 90000 00412'],
      notes: 'Call 90000-00412 late',
    },
  })
  const staff = await asStaff()
  await editListing(staff, owned._id, {
    privateFile: { ownerPhones: [NUMBER], ownerName: 'Md. Farooq Alam' },
  })
  const sender = { name: 'Md. Farooq Alam', email: 'farooq@mail.test', phone: '+91 90000 00412' }
  await asVisitor().post(PATHS.subscribe, { ...sender, interest: 'A plot' })
  await asVisitor().post(PATHS.reports, {
    propertyId: owned._id,
    reason: 'price',
    words: 'Less',
    phone: NUMBER,
  })
  await asVisitor().post(PATHS.alerts, {
    email: sender.email,
    query: 'city=Matigara',
    often: 'daily',
    language: 'en',
  })
  await asVisitor().post(PATHS.enquiries, {
    ...sender,
    key: 'made-by-the-device-of-farooq',
    propertyId: owned._id,
    message: 'Call 9000000412',
    language: 'en',
    page: '/',
    at: new Date().toISOString(),
  })
  await asVisitor().post(PATHS.sell, { ...sender, category: 'Plot', place: 'Sukna', words: 'My land' })
  const neighbour = { name: 'Dipika', phone: '9000000413', words: 'Her neighbour has 90000 00412.' }
  const made = await (await asStaff()).post(PATHS.leads, neighbour)
  const { _id: other } = await made.json<{ _id: string }>()
  await staff.patch(href(PATHS.lead, { id: other }), {
    line: 'Also asked +91-90000-00412',
    nextStep: 'Ring 09000000412',
  })
  const { leads } = await (
    await staff.get(`${PATHS.leads}?kind=message`)
  ).json<{ leads: { _id: string }[] }>()
  const [message] = leads
  await staff.patch(href(PATHS.message, { id: message?._id ?? '' }), { handled: true })
  await staff.patch(href(PATHS.lead, { id: message?._id ?? '' }), {
    line: 'Farooq will come',
    status: 'called',
  })
  return other
}

beforeEach(async () => {
  await env.DB.batch(
    ['leads', 'lead_lines', 'contact_messages', 'audit_log', 'outbox', 'properties', 'alerts'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
})

it.each(['90000 00412', '+91-9000000412', '09000000412', '0091 (90000) 00412', '৯০০০০০০৪১২'])(
  'leaves nothing of a person in any table: %s',
  async (spelling) => {
    const other = await aPersonEverywhere()
    expect(await everything()).toMatch(TRACES)
    const response = await erase(spelling)
    expect(response.status).toBe(200)
    const reply = ErasureReply.parse(await response.json())
    expect(reply).toMatchObject({ deleted: 4, messages: 2, privateFiles: 1 })
    expect(reply.message).toMatch(/^Erased\. Backups from before \d{4}-\d\d-\d\d still hold it/)
    expect(await everything()).not.toMatch(TRACES)
    const kept = await (await asStaff()).get(href(PATHS.lead, { id: other }))
    expect(await kept.json()).toMatchObject({ name: 'Dipika', words: 'Her neighbour has Erased.' })
  },
)

it('is written into the log without the number', async () => {
  await aPersonEverywhere()
  await erase(NUMBER)
  const entry = await env.DB.prepare(`SELECT * FROM audit_log WHERE action = 'person-erased'`).first()
  expect(entry).toMatchObject({ subject_kind: 'lead', subject_name: 'Erased' })
  expect(JSON.stringify(entry)).not.toMatch(TRACES)
})

it('is for admins, and by a number', async () => {
  for (const query of ['', '?phone=', '?phone=12', '?phone=nobody', `?phone=${'1'.repeat(16)}`])
    expect(await refusal(await (await asAdmin()).delete(`${PATHS.leads}${query}`))).toEqual([
      400,
      'INVALID_INPUT',
      'Give a phone number of 6 to 15 digits.',
    ])
  expect((await refusal(await (await asStaff()).delete(`${PATHS.leads}?phone=${NUMBER}`)))[1]).toBe(
    'FORBIDDEN',
  )
})

it('of nobody erases nothing', async () => {
  await aPersonEverywhere()
  const response = await erase('9000000555')
  expect(await response.json()).toMatchObject({
    deleted: 0,
    messages: 0,
    privateFiles: 0,
    mails: 0,
    logEntries: 0,
  })
  expect(await everything()).toMatch(TRACES)
})
