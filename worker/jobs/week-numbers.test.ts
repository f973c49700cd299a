import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MessageReply } from '#contract/message-reply.ts'
import { DAY_MS, HOUR_MS, indiaDay, MINUTE_MS } from '#contract/units/time.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { weekMailTokenOf } from '#worker/services/codes.ts'
import { as, asVisitor } from '#worker/test/client.ts'
import { anAccount, aProperty } from '#worker/test/factories.ts'
import { MAIL_API, standInForMailApi } from '#worker/test/mail-api.ts'
import { metered } from '#worker/test/meter.ts'
import { mailsTo } from '#worker/test/outbox.ts'
import { runJobs } from './run.ts'

/** Monday, eight in the morning in India. */
const MONDAY = Date.parse('2026-11-23T02:30:00Z')
const TABLES = ['seen_counts', 'seen_names', 'outbox', 'contact_messages', 'leads', 'images', 'properties']
const SENDS = { ENVIRONMENT: 'production', RESEND_API_KEY: 're_live' } as const
const SUBJECT = 'Last week: 1,200 shown, 40 opened, 3 enquired'

let admin: Account
beforeEach(async () => {
  vi.setSystemTime(MONDAY - DAY_MS)
  await env.DB.batch([
    ...TABLES.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare("DELETE FROM meta WHERE key = 'mailed-week'"),
    env.DB.prepare('UPDATE users SET suspended_at = 1'),
  ])
  admin = await anAccount({ role: 'admin' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function run(nowMs: number, settings: Partial<Env> = {}) {
  vi.setSystemTime(nowMs)
  await runJobs({ ...env, CONFIRM_SALE_DAYS: '0', CONFIRM_RENT_DAYS: '0', ...settings }, nowMs)
}
type Counts = { shown: number; opened: number; enquired: number; kept: number }
const count = (id: string, daysAgo: number, { shown, opened, enquired, kept }: Counts) =>
  env.DB.prepare(
    `INSERT INTO seen_counts (day, property_id, shown, opened, pictures, enquired, sent, called, kept, shared)
      VALUES (?, ?, ?, ?, 0, ?, 0, 0, ?, 0)`,
  )
    .bind(indiaDay(MONDAY) - daysAgo, id, shown, opened, enquired, kept)
    .run()
const name = (kind: string, value: string, times: number) =>
  env.DB.prepare('INSERT INTO seen_names (day, kind, name, times) VALUES (?, ?, ?, ?)')
    .bind(indiaDay(MONDAY) - 1, kind, value, times)
    .run()
async function aWeek() {
  const { _id: id } = await aProperty({ category: 'Villa', title: 'House by the river' })
  await count(id, 1, { shown: 1200, opened: 40, enquired: 3, kept: 6 })
}
const subjects = async (email = admin.email) => (await mailsTo(email)).map(({ subject }) => subject)

it('says the week beside the one before, what nobody asks about, what is not in stock, and what waits', async () => {
  const seen = await aProperty({ category: 'Villa', title: 'House by the river', images: [] })
  const asked = await aProperty({ category: 'Villa', title: 'House on the hill' })
  const quiet = await aProperty({ category: 'Villa', title: 'House at the end' })
  await aProperty({ category: 'Villa' }, { approvedByAdmin: false })
  await count(seen._id, 1, { shown: 600, opened: 80, enquired: 0, kept: 5 })
  await count(asked._id, 7, { shown: 500, opened: 20, enquired: 9, kept: 1 })
  await count(quiet._id, 3, { shown: 100, opened: 20, enquired: 4, kept: 0 })
  await count(asked._id, 8, { shown: 1000, opened: 90, enquired: 5, kept: 2 })
  await count(asked._id, 14, { shown: 100, opened: 9, enquired: 1, kept: 1 })
  await count(asked._id, 15, { shown: 7777, opened: 7777, enquired: 7777, kept: 7777 })
  await count(asked._id, 0, { shown: 8888, opened: 8888, enquired: 8888, kept: 8888 })
  await name('search', 'category=Warehouse&city=Kalimpong', 4)
  await run(MONDAY)
  const [mail] = await mailsTo(admin.email)
  expect(mail?.subject).toBe('Last week: 1,200 shown, 120 opened, 13 enquired')
  expect(mail?.text).toContain('Monday, 16 November to Sunday, 22 November')
  for (const fact of [
    'Shown in results: 1,200\nbefore: 1,100',
    'Opened: 120\nbefore: 99',
    'Enquired: 13\nbefore: 6',
    'Kept: 6\nbefore: 3',
    'Shown 600, opened 80, enquired 0. It has no pictures.',
    '4 times: Warehouses in Kalimpong',
    'Listings to approve: 1',
    'Enquiries nobody answered: 0',
    'Messages to read: 0',
    'https://aangan.test/admin/numbers',
  ])
    expect(mail?.text).toContain(fact)
  expect(mail?.text).not.toMatch(/House on the hill|House at the end|7,777|8,888/)
  for (const part of [seen.number, 'House by the river', '1,200', 'prefers-color-scheme:dark'])
    expect(mail?.html).toContain(part)
})

it('goes to active admins alone', async () => {
  const second = await anAccount({ role: 'admin' })
  const others = [
    await anAccount({ role: 'staff' }),
    await anAccount({ role: 'admin', approvedByAdmin: false }),
  ]
  await aWeek()
  await run(MONDAY)
  expect([await subjects(), await subjects(second.email)]).toEqual([[SUBJECT], [SUBJECT]])
  for (const { email } of others) expect(await subjects(email)).toEqual([])
})

it('comes once, from Monday at eight on, however often the cron runs, and of each week', async () => {
  await aWeek()
  await run(MONDAY - 8 * DAY_MS)
  await run(MONDAY - MINUTE_MS)
  expect(await subjects()).toEqual([])
  await Promise.all([run(MONDAY), run(MONDAY), run(MONDAY)])
  for (const afterMs of [MINUTE_MS, HOUR_MS, DAY_MS, 6 * DAY_MS]) await run(MONDAY + afterMs)
  expect(await subjects()).toEqual([SUBJECT])
  const { _id: id } = await aProperty()
  await count(id, -1, { shown: 5, opened: 1, enquired: 0, kept: 0 })
  await run(MONDAY + 7 * DAY_MS)
  expect(await subjects()).toEqual(['Last week: 5 shown, 1 opened, 0 enquired', SUBJECT])
})

it('comes late where the cron did not run on Monday, and not of a week in which nothing was counted', async () => {
  await aWeek()
  await run(MONDAY + 2 * DAY_MS)
  for (const weeks of [1, 2]) await run(MONDAY + weeks * 7 * DAY_MS)
  expect(await subjects()).toEqual([SUBJECT])
})

it('is handed over under the same key after a crash between sending and marking', async () => {
  await aWeek()
  const before = standInForMailApi(MAIL_API.isDown)
  await run(MONDAY, SENDS)
  expect(before).toHaveLength(1)
  vi.restoreAllMocks()
  const after = standInForMailApi(MAIL_API.takes)
  for (const minutes of [1, 6, 30, 60]) await run(MONDAY + minutes * MINUTE_MS, SENDS)
  expect(after).toHaveLength(1)
  expect(after[0]?.idempotencyKey).toBe(before[0]?.idempotencyKey)
  expect(after[0]?.body).toEqual(before[0]?.body)
})

it('waits while the quota of the day is used up, and is not dropped', async () => {
  await aWeek()
  const handed = standInForMailApi(MAIL_API.takes)
  await run(MONDAY, { ...SENDS, MAILS_A_DAY: '1' })
  expect(handed).toEqual([])
  await run(MONDAY + DAY_MS, { ...SENDS, MAILS_A_DAY: '10' })
  expect(handed.map(({ body }) => body['subject'])).toEqual([SUBJECT])
})

it('does not come where the firm does not want it', async () => {
  await aWeek()
  await run(MONDAY, { ...env, WEEK_MAIL: 'false' })
  expect(await subjects()).toEqual([])
  await run(MONDAY + MINUTE_MS, { ...env, WEEK_MAIL: 'true' })
  expect(await subjects()).toEqual([SUBJECT])
})

const oneClick = (token: string, body = 'List-Unsubscribe=One-Click') =>
  asVisitor().fetch(href(PATHS.weekMailEnd, { token }), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
  })
const tokenFor = ({ id }: Account) => weekMailTokenOf(env.AUTH_SECRET ?? '', id)

it('does not come to an admin who has ended it, by the button of a mail program or under Mails, until it is wanted again', async () => {
  const [second, third] = [await anAccount({ role: 'admin' }), await anAccount({ role: 'admin' })]
  await aWeek()
  await run(MONDAY)
  const [mail] = await mailsTo(admin.email)
  expect(mail?.text).toContain('Stop this mail: https://aangan.test/admin/mails')
  expect(mail).toMatchObject({
    headers: {
      'List-Unsubscribe': `<https://aangan.test${href(PATHS.weekMailEnd, { token: tokenFor(admin) })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  for (let time = 0; time < 2; time += 1) {
    const reply = await oneClick(tokenFor(admin))
    expect([reply.status, await reply.json()]).toEqual([200, { message: SERVER_MESSAGES.weekMailEnded }])
  }
  const own = await as(second)
  expect(await (await own.get(PATHS.ownMails)).json()).toEqual({ week: true })
  expect((await own.put(PATHS.ownMails, { week: false })).status).toBe(200)
  expect(await (await own.get(PATHS.ownMails)).json()).toEqual({ week: false })
  await aWeek()
  await env.DB.batch([
    env.DB.prepare('DELETE FROM outbox'),
    env.DB.prepare("DELETE FROM meta WHERE key = 'mailed-week'"),
  ])
  await run(MONDAY + MINUTE_MS)
  const received = async () => [await subjects(), await subjects(second.email), await subjects(third.email)]
  expect((await received()).map(({ length }) => length)).toEqual([0, 0, 1])
  expect((await own.put(PATHS.ownMails, { week: true })).status).toBe(200)
  await env.DB.prepare("DELETE FROM meta WHERE key = 'mailed-week'").run()
  await run(MONDAY + 2 * MINUTE_MS)
  expect((await received()).map(({ length }) => length)).toEqual([0, 1, 2])
})

it('is taken back where it waits when its reader ends it, and nothing ends it without the words of RFC 8058', async () => {
  await aWeek()
  standInForMailApi(MAIL_API.isDown)
  await run(MONDAY, SENDS)
  vi.restoreAllMocks()
  expect((await oneClick(tokenFor(admin), 'a=b')).status).toBe(400)
  expect((await oneClick('x')).status).toBe(404)
  expect((await asVisitor().get(href(PATHS.weekMailEnd, { token: tokenFor(admin) }))).status).toBe(405)
  const waiting = () => env.DB.prepare('SELECT count(*) AS n FROM outbox').first('n')
  expect(await waiting()).toBe(1)
  expect((await oneClick(tokenFor(admin))).status).toBe(200)
  expect(await waiting()).toBe(0)
})

it('comes at once to an admin who asks for it, of the last seven days, five times an hour at most', async () => {
  vi.setSystemTime(MONDAY + DAY_MS)
  const own = await as(admin)
  const second = await anAccount({ role: 'admin' })
  const sent = async () => MessageReply.parse(await (await own.post(PATHS.ownMails)).json()).message
  expect(await sent()).toBe(SERVER_MESSAGES.weekMailNothing)
  const { _id: id } = await aProperty({ category: 'Villa' })
  await count(id, -1, { shown: 20, opened: 4, enquired: 1, kept: 0 })
  expect(await sent()).toBe(SERVER_MESSAGES.weekMailSent)
  expect([await subjects(), await subjects(second.email)]).toEqual([
    ['The last 7 days: 20 shown, 4 opened, 1 enquired'],
    [],
  ])
  const answers: number[] = []
  for (let time = 0; time < 4; time += 1) answers.push((await own.post(PATHS.ownMails)).status)
  expect(answers).toEqual([200, 200, 200, 429])
  expect((await (await as(await anAccount())).post(PATHS.ownMails)).status).toBe(403)
})

it('costs a run without it one row', async () => {
  await aWeek()
  await run(MONDAY)
  const { watchWeek } = await import('./week-numbers.ts')
  const { database, meter } = metered(env.DB)
  await watchWeek({ ...env, DB: database }, MONDAY + MINUTE_MS)
  expect([meter.calls, meter.rowsRead.reduce((sum, rows) => sum + rows, 0)]).toEqual([1, 1])
})
