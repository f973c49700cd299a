import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MessagePage } from '#contract/contact-messages/contact-messages.ts'
import { Dashboard } from '#contract/dashboard.ts'
import { FIRM } from '#contract/firm.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asAdmin, asStaff, asVisitor, refusal } from '#worker/test/client.ts'
import { aProperty } from '#worker/test/factories.ts'
import { mailsTo } from '#worker/test/outbox.ts'

afterEach(() => vi.useRealTimers())

const WINDOW_MS = 10 * 60_000
const openMessages = async () =>
  MessagePage.parse(await (await (await asStaff()).get(`${PATHS.messages}?state=open`)).json()).messages

it('lands in the messages with its listing, and is mailed to the firm', async () => {
  const listing = await aProperty({ title: 'House <b>by</b> the river' })
  const report = {
    propertyId: listing._id,
    reason: 'gone',
    words: 'Let <i>last</i> week',
    phone: '+91 98320-12345',
  }
  const response = await asVisitor().post(PATHS.reports, report)
  expect([response.status, await response.json()]).toEqual([200, { message: SERVER_MESSAGES.reportReceived }])
  const [message] = await openMessages()
  expect(message).toMatchObject({
    name: 'A visitor',
    email: '',
    phone: '+919832012345',
    interest: 'Let <i>last</i> week',
    notice: 'sent',
    report: { reason: 'gone', propertyId: listing._id, number: 'A-1', title: listing.title },
  })
  const [mail] = await mailsTo(FIRM.email)
  expect(mail?.subject).toBe('A visitor reports a listing: House <b>by</b> the river (A-1)')
  expect(mail?.html).toContain('Let &lt;i&gt;last&lt;/i&gt; week')
  expect(mail?.text).toContain('Sold, rented or gone')
  const dashboard = Dashboard.parse(await (await (await asStaff()).get(PATHS.dashboard)).json())
  expect([dashboard.reports.total, dashboard.messages.total]).toEqual(['1', '0'])
})

it('stays when its listing is deleted, and counts no more when it is handled', async () => {
  const listing = await aProperty()
  await asVisitor().post(PATHS.reports, { propertyId: listing._id, reason: 'fraud' })
  const admin = await asAdmin()
  await admin.delete(href(PATHS.deleteProperty, { id: listing._id }))
  const [message] = await openMessages()
  expect(message).toMatchObject({
    interest: '',
    phone: '',
    report: { reason: 'fraud', number: null, title: null },
  })
  for (const { _id } of await openMessages())
    await admin.patch(href(PATHS.message, { id: _id }), { handled: true })
  const dashboard = Dashboard.parse(await (await admin.get(PATHS.dashboard)).json())
  expect(dashboard.reports.total).toBe('0')
})

it.each([
  [{ reason: undefined }, SERVER_MESSAGES.reportInvalid],
  [{ reason: 'ugly' }, SERVER_MESSAGES.reportInvalid],
  [{ propertyId: 'x' }, SERVER_MESSAGES.reportListing],
  [{ reason: 'other', words: ' \u200b' }, SERVER_MESSAGES.reportWords],
  [{ words: 'x'.repeat(1001) }, SERVER_MESSAGES.contactTooLong],
  [{ words: 'x'.repeat(10_000) }, SERVER_MESSAGES.contactTooLong],
  [{ words: {} }, SERVER_MESSAGES.reportInvalid],
  [{ phone: '12' }, SERVER_MESSAGES.contactPhoneInvalid],
])('is refused when it is not good: %#', async (given, sentence) => {
  const { _id: propertyId } = await aProperty()
  const body = { propertyId, reason: 'price', words: 'It costs more', ...given }
  expect(await refusal(await asVisitor().post(PATHS.reports, body))).toEqual([400, 'INVALID_INPUT', sentence])
})

it('is about listings that visitors see', async () => {
  const pending = await aProperty({}, { approvedByAdmin: false })
  for (const propertyId of [pending._id, 'f'.repeat(24)]) {
    const answer = await asVisitor().post(PATHS.reports, { propertyId, reason: 'price' })
    expect(await refusal(answer)).toEqual([404, 'NOT_FOUND', SERVER_MESSAGES.propertyNotFound])
  }
})

it('of a machine, and the same twice, is answered like every other and not kept', async () => {
  const { _id: propertyId } = await aProperty()
  const kept = async () =>
    env.DB.prepare('SELECT count(*) AS count FROM contact_messages WHERE property_id = ?')
      .bind(propertyId)
      .first('count')
  const send = (more: object) =>
    asVisitor().post(PATHS.reports, { propertyId, reason: 'facts', words: 'Two floors', ...more })
  expect((await send({ website: 'spam' })).status).toBe(200)
  expect(await kept()).toBe(0)
  expect((await Promise.all([send({}), send({}), send({})])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
  expect(await kept()).toBe(1)
  await send({ words: 'Three floors' })
  expect(await kept()).toBe(2)
})

it('is accepted ten times in ten minutes from one place, beside the contact form', async () => {
  const { _id: propertyId } = await aProperty()
  vi.setSystemTime(Math.ceil(Date.now() / WINDOW_MS) * WINDOW_MS)
  const visitor = asVisitor()
  const send = (index: number) =>
    visitor.post(PATHS.reports, { propertyId, reason: 'facts', words: `Note ${index}` })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => send(index)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = await send(13)
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
  const contact = { name: 'Asha', email: 'asha@mail.test', phone: '9832012345', interest: 'A plot' }
  expect((await visitor.post(PATHS.subscribe, contact)).status).toBe(200)
})

describe('many messages', () => {
  const report = (propertyId: string, words: string, ip?: string) =>
    asVisitor(ip).post(PATHS.reports, { propertyId, reason: 'price', words })
  const subjects = async () => (await mailsTo(FIRM.email)).map(({ subject }) => subject)

  beforeEach(async () => {
    const tables = ['contact_messages', 'outbox', 'try_counts']
    await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  })

  it('about one listing are mailed five times a day, then one mail says how many wait; all are stored', async () => {
    const { _id, number } = await aProperty({ title: 'Plot by the river' })
    for (let n = 1; n <= 8; n++) expect((await report(_id, `Words ${n}`)).status).toBe(200)
    expect((await subjects()).toReversed()).toEqual([
      ...Array.from({ length: 5 }, () => `A visitor reports a listing: Plot by the river (${number})`),
      '6 messages wait in the panel',
    ])
    expect(await openMessages()).toHaveLength(8)
    const other = await aProperty({ title: 'Another plot' })
    await report(other._id, 'Words')
    expect((await subjects())[0]).toBe(`A visitor reports a listing: Another plot (${other.number})`)
  })

  it('are mailed fifty times a day in all', async () => {
    for (let n = 1; n <= 52; n++) await report((await aProperty())._id, `Words ${n}`)
    expect((await subjects()).filter((subject) => subject.startsWith('A visitor'))).toHaveLength(50)
    expect((await subjects())[0]).toBe('51 messages wait in the panel')
  })

  it('of one stranger leave the mails about all others, and about the same listing', async () => {
    const stranger = (n: number) => `172.16.9.${n}`
    const { _id } = await aProperty()
    for (let n = 1; n <= 6; n++) await report(_id, `Words ${n}`, stranger(1))
    for (let n = 1; n <= 48; n++) await report((await aProperty())._id, `More ${n}`, stranger(1 + (n % 8)))
    expect((await subjects()).filter((subject) => subject.startsWith('A visitor'))).toHaveLength(25)
    expect((await subjects()).filter((subject) => subject.includes('wait'))).toHaveLength(1)
    expect(await openMessages()).toHaveLength(LIMITS.pageSize)
    await report(_id, 'It is let')
    expect((await subjects()).filter((subject) => subject.startsWith('A visitor'))).toHaveLength(26)
  })

  it('that have no mail of their own are told of again after four hours', async () => {
    const { _id } = await aProperty()
    vi.setSystemTime(Math.ceil(Date.now() / WINDOW_MS) * WINDOW_MS)
    const start = Date.now()
    const waiting = async () => (await subjects()).filter((subject) => subject.includes('wait')).length
    for (let n = 1; n <= 5; n++) await report(_id, `Words ${n}`, '172.16.9.1')
    expect(await waiting()).toBe(1)
    vi.setSystemTime(start + 4 * 60 * 60_000 - 1)
    await report(_id, 'Words 6', '172.16.9.1')
    expect(await waiting()).toBe(1)
    vi.setSystemTime(start + 4 * 60 * 60_000)
    await report(_id, 'Words 7', '172.16.9.1')
    expect(await waiting()).toBe(2)
  })

  it('of one wide network are counted together, each household by itself', async () => {
    const { _id } = await aProperty()
    const send = async (household: number, n: number) =>
      (await report(_id, `${household} ${n}`, `2001:db8:7:${household.toString(16)}00::${n}`)).status
    const statuses: number[] = []
    for (let household = 1; household <= 5; household++)
      for (let n = 1; n <= 11; n++) statuses.push(await send(household, n))
    expect(statuses.slice(0, 11)).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
  })
})
