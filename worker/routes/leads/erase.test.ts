import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { beforeEach, expect, it } from 'vitest'
import { ErasureReply } from '#contract/leads/leads.ts'
import { listingNumber } from '#contract/properties/number.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { connect } from '#worker/db/client.ts'
import { readListingVersion } from '#worker/db/queries/meta.ts'
import * as schema from '#worker/db/schema.ts'
import { asAdmin, asStaff, asVisitor, editListing, refusal, visitorOf } from '#worker/test/client.ts'
import { anAccount, anAlert, aPicture, aProperty, tokenOf } from '#worker/test/factories.ts'
import { auditOf, propertyRow } from '#worker/test/stored.ts'
import { aSharedList } from '#worker/test/write-calls.ts'

const TABLES: SQLiteTable[] = Object.values(schema)
const NUMBER = '9000000412'
const TRACES =
  /90000[\W_]{0,9}00412|９|৯০০০০[ –-]?০০৪১২|९००००[ -]?००४१२|٩٠٠٠٠[ -]?٠٠٤١٢|۹۰۰۰۰[ -]?۰۰۴۱۲|Farooq|farooq@/i

/** All rows, as they stand and as addresses in them read. */
async function everything(): Promise<string> {
  const rows = await env.DB.batch<object>(
    TABLES.map((table) => env.DB.prepare(`SELECT * FROM "${getTableName(table)}"`)),
  )
  const stored = rows.map(({ results }) => JSON.stringify(results)).join('\n')
  const read = stored
    .replaceAll('+', ' ')
    .replaceAll(/(?:%[\dA-F]{2})+/g, (encoded) => decodeURIComponent(encoded))
  return `${stored}\n${read}`
}
const erase = async (phone: string) =>
  (await asAdmin()).delete(`${PATHS.leads}?phone=${encodeURIComponent(phone)}`)

/** One person in every place where a number may stand, and a neighbour who must stay. */
async function aPersonEverywhere(): Promise<string> {
  const picture = await aPicture(await anAccount())
  const owned = await aProperty({
    description: 'Ring 9000000412 or 90000-00412, Ph9000000412, 90000 - 00412, 90000/00412',
    city: 'Sukna, 90000 00412',
    locality: 'Behind 9000000412',
    images: [picture],
    pictures: [{ url: picture, alt: 'A board with 90000 00412', caption: 'ফোন ৯০০০০–০০৪১২, ９0000*00412' }],
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
    line: 'Also asked +91-90000-00412, ९०००० ००४१२',
    nextStep: 'Ring 09000000412',
    notes: 'Wife of 90000 00412',
    bestTime: 'Ask ９０००0_00412',
    looksFor: 'What (90000) 00412 found',
  })
  await importedAnew(owned._id)
  await writtenOfPlaces()
  await writtenInList(owned._id)
  await searchedByOthers(owned._id)
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

/** A file that names another owner: what stood before is kept, to take the file back. */
async function importedAnew(id: string) {
  const response = await (
    await asAdmin()
  ).fetch(`${PATHS.propertiesCsv}?update=1`, {
    method: 'POST',
    body: `ID,Category,Title,City,Price,Owner name,Owner phones\n${id},Plot,A place near the river,Siliguri,45 lakh,B. Roy,9000000556`,
    headers: { 'content-type': 'text/csv' },
  })
  expect(response.status).toBe(201)
}

async function writtenOfPlaces() {
  const admin = await asAdmin()
  const area = { texts: { en: 'Ask 90000 00412', bn: 'ফোন ৯০০০০ ০০৪১২, ٩٠٠٠٠ ٠٠٤١٢' } }
  expect((await admin.patch(href(PATHS.area, { place: 'sukna' }), area)).status).toBe(200)
  const names = { en: 'Shop of 90000 00412', bn: 'দোকান ৯০০০০ ০০৪১২' }
  const landmark = { kind: 'market', names, lat: 26.71, lng: 88.43 }
  expect((await admin.post(PATHS.landmarks, landmark)).status).toBe(201)
}

async function writtenInList(propertyId: string) {
  const { code } = await aSharedList([propertyId])
  const comment = { name: 'Arun', text: 'Md. says: ring 90000\u200d00412, ৯০০০০০০৪১২, ۹۰۰۰۰۰۰۴۱۲' }
  await asVisitor().post(href(PATHS.listComments, { code, propertyId }), comment)
}

/** What somebody else has typed to find the person: in a search that waits for finds, and in the address of a page. */
async function searchedByOthers(propertyId: string) {
  const other = { email: 'dipika@mail.test', language: 'en' }
  for (const [at, term] of ['plot of (90000) 00412', 'ফোন ৯০০০০–০০৪১২', 'Matigara ９0000/00412'].entries())
    await asVisitor().post(PATHS.alerts, {
      ...other,
      email: `dipika${at}@mail.test`,
      query: `searchTerm=${encodeURIComponent(term)}`,
      often: 'daily',
    })
  await asVisitor().post(PATHS.enquiries, {
    ...other,
    key: 'made-by-the-device-of-dipika',
    name: 'Dipika',
    phone: '9000000414',
    propertyId,
    message: 'Is it still on offer?',
    page: `/property?${new URLSearchParams({ searchTerm: 'plot of ৯০০০০ ০০৪১২', city: 'Sukna' }).toString()}`,
    at: new Date().toISOString(),
  })
}

const EMPTIED = [
  'leads',
  'lead_lines',
  'contact_messages',
  'audit_log',
  'outbox',
  'images',
  'properties',
  'alerts',
  'area_pages',
  'landmarks',
  'imported_listings',
  'shared_list_comments',
  'try_counts',
  'search_words',
]

beforeEach(async () => {
  await env.DB.batch(EMPTIED.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

it.each([
  '90000 00412',
  '+91-9000000412',
  '09000000412',
  '+91 (0) 90000 00412',
  '0091 (90000) 00412',
  '৯০০০০০০৪১২',
])('leaves nothing of a person in any table: %s', async (spelling) => {
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
  const { results } = await env.DB.prepare('SELECT query FROM alerts ORDER BY query').all()
  expect(results.map(({ query }) => new URLSearchParams(String(query)).get('searchTerm'))).toEqual([
    'ফোন Erased',
    'Matigara Erased',
    'plot of Erased',
  ])
  const page = await env.DB.prepare(`SELECT page FROM leads WHERE phone = '9000000414'`).first('page')
  expect(page).toBe('/property?searchTerm=plot%20of%20Erased&city=Sukna')
})

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

it('takes back a file without what it knew of a person', async () => {
  const { _id: id } = await aProperty({
    description: 'Ring 90000 00412',
    phone: '+91 9000000412',
    company: 'Farooq Estates',
    privateFile: { ownerName: 'Farooq Alam', ownerPhones: [NUMBER], keyWith: 'The watchman' },
  })
  await importedAnew(id)
  expect((await erase(NUMBER)).status).toBe(200)
  const importId = await env.DB.prepare('SELECT import_id FROM imported_listings').first('import_id')
  const taken = await (await asAdmin()).delete(href(PATHS.takeImportBack, { id: String(importId) }))
  expect(await taken.json()).toMatchObject({ restored: 1, kept: [] })
  expect(await propertyRow(id)).toMatchObject({
    description: 'Ring Erased',
    contactPhone: null,
    contactCompany: null,
    staffDetails: { keyWith: 'The watchman' },
  })
  expect(await everything()).not.toMatch(TRACES)
})

it('has pages of places and landmarks made anew without the number', async () => {
  await writtenOfPlaces()
  const before = await readListingVersion(connect(env.DB))
  expect((await erase(NUMBER)).status).toBe(200)
  expect(await readListingVersion(connect(env.DB))).not.toBe(before)
  expect(await env.DB.prepare('SELECT texts FROM area_pages').first('texts')).toBe(
    JSON.stringify({ en: 'Ask Erased', bn: 'ফোন Erased, Erased' }),
  )
})

it.each([
  '90000 - 00412',
  '90 00 00 04 12',
  '90000  --  00412',
  '90000\t00412',
  '90000\n00412',
  '90000\u202f00412',
  '90000\u200900412',
  '90000 \u2212 00412',
  '+91 - 90000 - 00412',
  '(+91) 90000.00412',
])('takes out every spelling that it finds, in texts and in JSON: %j', async (written) => {
  const { _id: id } = await aProperty({
    description: `Ring ${written} at noon`,
    privateFile: { notes: `His son has ${written}.` },
  })
  expect((await erase(NUMBER)).status).toBe(200)
  const row = await propertyRow(id)
  expect(row?.description).toMatch(/^Ring (\(\+91\) )?Erased at noon$/)
  expect(row?.staffDetails.privateNotes).toMatch(/^His son has (\(\+91\) )?Erased\.$/)
})

it('leaves the mails about others, whose numbers and times have its digits in them', async () => {
  const mails = [
    { kind: 'contact-message', name: 'Dipika', email: 'd@mail.test', phone: '19000000412', interest: '' },
    {
      kind: 'contact-message',
      name: 'Arun',
      email: 'a@mail.test',
      phone: '1',
      interest: '90000004125 sq ft',
    },
    { kind: 'messages-wait', count: 1_900_000_041_299 },
    { kind: 'alert-finds', query: `maxPrice=${NUMBER}` },
  ]
  const naming = [
    {
      kind: 'contact-message',
      name: 'Rina',
      email: 'r@mail.test',
      phone: '1',
      interest: 'Knows 90000 - 00412',
    },
    {
      kind: 'alert-finds',
      query:
        'searchTerm=near%20%E0%A7%AF%E0%A7%A6%E0%A7%A6%E0%A7%A6%E0%A7%A6+%E0%A7%A6%E0%A7%A6%E0%A7%AA%E0%A7%A7%E0%A7%A8',
    },
  ]
  const [left, gone] = [mails, naming].map((list) => list.map((mail) => JSON.stringify(mail)))
  await env.DB.batch(
    [...(left ?? []), ...(gone ?? [])].map((mail, at) =>
      env.DB.prepare(
        `INSERT INTO outbox (id, recipient, mail, state, expires_at, created_at) VALUES (?, 'firm@firm.test', ?, 'waiting', 1, 1)`,
      ).bind(`mail-${at}`, mail),
    ),
  )
  expect(await (await erase(NUMBER)).json()).toMatchObject({ mails: 2 })
  const { results } = await env.DB.prepare('SELECT mail FROM outbox ORDER BY id').all()
  expect(results.map(({ mail }) => mail)).toEqual(left)
})

it('leaves a budget of the same digits, by which somebody searches', async () => {
  const query = `category=Plot&maxPrice=${NUMBER}`
  const { id } = await anAlert({ query: `${query}&searchTerm=near%20${NUMBER}` })
  expect((await erase(NUMBER)).status).toBe(200)
  const stored = await env.DB.prepare('SELECT query FROM alerts WHERE id = ?').bind(id).first('query')
  expect(stored).toBe(`${query}&searchTerm=near%20Erased`)
})

it('keeps what somebody saves in the same moment', async () => {
  const { _id: id } = await aProperty({ privateFile: { ownerPhones: [NUMBER], keyWith: 'The watchman' } })
  const made = await (
    await asStaff()
  ).post(PATHS.leads, { name: 'Dipika', phone: '9000000413', words: `Knows ${NUMBER}` })
  const { _id: lead } = await made.json<{ _id: string }>()
  const saves = [
    async () => editListing(await asStaff(), id, { privateFile: { keyWith: 'Her son' } }),
    async () => (await asStaff()).patch(href(PATHS.lead, { id: lead }), { notes: `Aunt of ${NUMBER}` }),
  ]
  const database = new Proxy(env.DB, {
    get(target, name) {
      if (name !== 'batch') return Reflect.get(target, name, target)
      return async (statements: D1PreparedStatement[]) => {
        if (statements.length > 4) await saves.shift()?.()
        return target.batch(statements)
      }
    },
  })
  const token = await tokenOf(await anAccount({ role: 'admin' }))
  const caller = visitorOf({ DB: database }, { authorization: `Bearer ${token}` })
  expect((await caller.delete(`${PATHS.leads}?phone=${NUMBER}`)).status).toBe(200)
  expect(saves).toEqual([])
  expect((await propertyRow(id))?.staffDetails.keyWith).toBe('Her son')
  expect(await everything()).not.toMatch(TRACES)
  const logged = (await auditOf('erased')).map(({ action }) => action)
  expect(logged).toEqual(['person-erased'])
})

it('has nothing left of a message that was handled and deleted before', async () => {
  const sender = { name: 'Md. Farooq Alam', email: 'farooq@mail.test', phone: NUMBER }
  await asVisitor().post(PATHS.subscribe, { ...sender, interest: 'A plot' })
  const id = await env.DB.prepare('SELECT id FROM contact_messages').first<string>('id')
  const path = href(PATHS.message, { id: id ?? '' })
  const admin = await asAdmin()
  await admin.patch(path, { handled: true })
  expect((await admin.delete(path)).status).toBe(200)
  expect(await (await erase(NUMBER)).json()).toMatchObject({ message: SERVER_MESSAGES.erasedNothing })
  expect(await everything()).not.toMatch(TRACES)
})

it('forgets the words of the number, but for those that another listing has', async () => {
  await aProperty({ description: 'Ring (90000) 00412, ৯০০০০ ০০৪১২, wa9000000412' })
  const { _id: edited } = await aProperty({ description: 'Ring 0-9000000412' })
  await editListing(await asStaff(), edited, { description: 'Khatian 90000 of 1971' })
  expect((await erase(NUMBER)).status).toBe(200)
  const { results } = await env.DB.prepare(`SELECT word FROM search_words WHERE word GLOB '*[09৯০]*'`).all()
  expect(results).toEqual(expect.arrayContaining([{ word: '1971' }, { word: '90000' }]))
  expect(results).toHaveLength(2)
})

it('names the pictures whose addresses still hold the number, and takes it out of the log', async () => {
  const owner = await anAccount()
  const named = [`${1_760_000_000_001}_${NUMBER}-owner.webp`, `${1_760_000_000_002}_board-90000_00412.webp`]
  const keys = named.map((name) => `property-images/plot/${name}`)
  await env.DB.batch(
    [...keys, `property-images/plot/${NUMBER}000_other.webp`].flatMap((key) => [
      env.DB.prepare(
        `INSERT INTO images (key, width, height, widths, bytes, uploaded_by, created_at) VALUES (?, 960, 640, '[]', 7, ?, 1)`,
      ).bind(key, owner.id),
      env.DB.prepare(
        `INSERT INTO audit_log (at, actor_email, action, subject_kind, subject_id, subject_name) VALUES (1, 'a@firm.test', 'picture-uploaded', 'image', ?1, ?1)`,
      ).bind(key),
    ]),
  )
  const { _id: id } = await aProperty({ images: [`/${keys[0]}`] }, { listedBy: owner })
  const { seq } = (await env.DB.prepare('SELECT seq FROM properties WHERE id = ?')
    .bind(id)
    .first<{ seq: number }>()) ?? { seq: 0 }
  const { message } = ErasureReply.parse(await (await erase(NUMBER)).json())
  const expected = SERVER_MESSAGES.erasedButPictures([listingNumber(seq), `/${keys[1]}`])
  expect(message.endsWith(expected)).toBe(true)
  expect(message).toMatch(/^Erased\./)
  const logged = await env.DB.prepare(
    `SELECT subject_id AS id FROM audit_log WHERE action = 'picture-uploaded'`,
  ).all()
  expect(logged.results.map((entry) => entry['id'])).toEqual([
    'Erased',
    'Erased',
    `property-images/plot/${NUMBER}000_other.webp`,
  ])
})

it('leaves what others wrote where a number is as short as a PIN code, and says so', async () => {
  const { _id: id } = await aProperty({ title: 'House 1, Pradhan Nagar, Siliguri 734003' })
  const sender = { name: 'Vic', email: 'vic@mail.test', phone: '734003', interest: 'A plot' }
  await asVisitor().post(PATHS.subscribe, sender)
  await asVisitor().post(PATHS.subscribe, { ...sender, email: 'other@mail.test', phone: '9830734003' })
  const { message, ...counts } = await (await erase('734003')).json<ErasureReply>()
  expect(counts).toMatchObject({ deleted: 1, messages: 1, privateFiles: 0, logEntries: 0 })
  expect(message).toContain(SERVER_MESSAGES.erasedOwnAlone)
  expect(await propertyRow(id)).toMatchObject({ title: 'House 1, Pradhan Nagar, Siliguri 734003' })
  const mailed = await env.DB.prepare(`SELECT mail FROM outbox WHERE mail LIKE '%9830734003%'`).all()
  expect(mailed.results.length).toBeGreaterThan(0)
  expect(await everything()).not.toMatch(/vic@mail\.test/)
})

it.each(['125000000', '+150000000', '202612051100', '+2026 1205 11'])(
  'leaves the prices and days of others where somebody gave %s as a number, and says so',
  async (phone) => {
    const said = { title: 'Big villa at 15,00,00,000', description: 'Rs 12,50,00,000, open 2026-12-05 11:00' }
    const { _id: id } = await aProperty(said)
    await asVisitor().post(PATHS.subscribe, {
      name: 'Vic',
      email: 'vic@mail.test',
      phone,
      interest: 'A plot',
    })
    const { message, ...counts } = await (await erase(phone)).json<ErasureReply>()
    expect(counts).toMatchObject({ deleted: 1, privateFiles: 0 })
    expect(message).toContain(SERVER_MESSAGES.erasedOwnAlone)
    expect(await propertyRow(id)).toMatchObject(said)
    expect(await everything()).not.toMatch(/vic@mail\.test/)
  },
)

it('erases a person who has searched for the own number', async () => {
  await asVisitor().post(PATHS.subscribe, {
    name: 'Vic',
    email: 'vic@mail.test',
    phone: NUMBER,
    interest: 'A plot',
  })
  await anAlert({ email: 'vic@mail.test', query: `searchTerm=${NUMBER}` })
  expect((await erase(NUMBER)).status).toBe(200)
  expect(await everything()).not.toMatch(/vic@mail\.test|9000000412/)
})

it('of nobody erases nothing, and says so', async () => {
  await aPersonEverywhere()
  const response = await erase('9000000555')
  expect(await response.json()).toMatchObject({
    message: SERVER_MESSAGES.erasedNothing,
    deleted: 0,
    messages: 0,
    privateFiles: 0,
    mails: 0,
    logEntries: 0,
  })
  expect(await everything()).toMatch(TRACES)
})
