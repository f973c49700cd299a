import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FIRM } from '#contract/firm.ts'
import { PATHS } from '#contract/paths.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/units/time.ts'
import { runJobs } from '#worker/jobs/run.ts'
import { visitorOf } from '#worker/test/client.ts'
import { anAccount, anAlert, aProperty } from '#worker/test/factories.ts'
import { MAIL_API, standInForMailApi } from '#worker/test/mail-api.ts'
import { newEmail } from '#worker/test/sign-up.ts'

/** Four in the afternoon in India. */
const START = Date.parse('2026-11-22T10:30:00Z')
const SENDS = {
  ENVIRONMENT: 'production',
  RESEND_API_KEY: 're_live',
  CONFIRM_SALE_DAYS: '0',
  CONFIRM_RENT_DAYS: '0',
  MAILS_A_DAY: '100',
} as const

beforeEach(async () => {
  vi.setSystemTime(START)
  await env.DB.batch(
    ['alerts', 'alert_finds', 'contact_messages', 'outbox'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function run(afterMs: number) {
  vi.setSystemTime(START + afterMs)
  await runJobs({ ...env, ...SENDS }, START + afterMs)
}
/** How many confirmations one network asks for before the next one does. */
const ASKED_OF_NETWORK = 10

/** Confirmations that strangers ask for, one network after another. */
async function flood(size: number): Promise<string[]> {
  const networks = Math.ceil(size / ASKED_OF_NETWORK)
  const visitors = Array.from({ length: networks }, () => visitorOf(SENDS))
  const emails = Array.from({ length: size }, newEmail)
  for (const [index, email] of emails.entries()) {
    const visitor = visitors[Math.floor(index / ASKED_OF_NETWORK)]
    const asked = { email, query: 'category=Villa', often: 'daily', language: 'en' }
    expect((await visitor?.post(PATHS.alerts, asked))?.status).toBe(202)
  }
  return emails
}
const writeToFirm = () =>
  visitorOf(SENDS).post(PATHS.subscribe, {
    name: 'Asha Lama',
    email: 'asha@mail.test',
    phone: '+91 98320-12345',
    interest: 'A plot in Matigara',
  })

type Handed = ReturnType<typeof standInForMailApi>
const givenTo = (handed: Handed) => handed.flatMap(({ body }) => body['to'])
const standing = async () =>
  (await env.DB.prepare('SELECT state, count(*) AS mails FROM outbox GROUP BY state ORDER BY state').all())
    .results

it('tells the firm at once of a message after ninety mails to strangers', async () => {
  const handed = standInForMailApi(MAIL_API.takes)
  const strangers = await flood(90)
  expect(givenTo(handed)).toEqual(strangers.slice(0, 20))
  expect((await writeToFirm()).status).toBe(200)
  expect(givenTo(handed).at(-1)).toBe(FIRM.email)
})

it('sends strangers no more than their part of a day, and the others on the next days, each once', async () => {
  const handed = standInForMailApi(MAIL_API.takes)
  const strangers = await flood(50)
  for (const minutes of [2, 3, 60]) await run(minutes * MINUTE_MS)
  expect(handed).toHaveLength(20)
  for (const hours of [14, 15, 16]) await run(hours * HOUR_MS)
  expect(handed).toHaveLength(40)
  await run(DAY_MS + 14 * HOUR_MS)
  expect(handed).toHaveLength(50)
  expect(new Set(givenTo(handed))).toEqual(new Set(strangers))
  expect(await standing()).toEqual([{ state: 'sent', mails: 50 }])
})

it('hands what waited for the firm over before what waited longer for strangers', async () => {
  const down = standInForMailApi(MAIL_API.isDown)
  await flood(60)
  await writeToFirm()
  expect(givenTo(down)).toContain(FIRM.email)
  vi.restoreAllMocks()
  const handed = standInForMailApi(MAIL_API.takes)
  await run(DAY_MS)
  expect(givenTo(handed)).toContain(FIRM.email)
  expect(handed).toHaveLength(21)
})

it('leaves strangers nothing of a day that the firm itself fills', async () => {
  const mail = JSON.stringify({ kind: 'approved', username: 'rina' })
  await env.DB.prepare(
    `INSERT INTO outbox (id, recipient, mail, state, next_try_at, expires_at, created_at)
     SELECT 'own' || value, 'rina@firm.test', ?, 'waiting', ?, ?, ? FROM json_each(?)`,
  )
    .bind(mail, START, START + 7 * DAY_MS, START, JSON.stringify(Array.from({ length: 120 }, (_, at) => at)))
    .run()
  const handed = standInForMailApi(MAIL_API.takes)
  const [stranger] = await flood(1)
  for (const minutes of [2, 3, 4]) await run(minutes * MINUTE_MS)
  expect(handed).toHaveLength(90)
  expect(givenTo(handed)).not.toContain(stranger)
  for (const hours of [14, 15]) await run(hours * HOUR_MS)
  expect(handed).toHaveLength(121)
  expect(givenTo(handed)).toContain(stranger)
})

it('makes no more mails of finds than are left of their part', async () => {
  const lister = await anAccount({ role: 'admin' })
  for (let index = 0; index < 30; index += 1) await anAlert({ query: 'category=Villa' })
  const handed = standInForMailApi(MAIL_API.takes)
  await flood(25)
  await aProperty({ category: 'Villa', leaseType: 'Sale' }, { listedBy: lister, approvedByAdmin: true })
  for (const minutes of [1, 2, 3]) await run(minutes * MINUTE_MS)
  expect(handed).toHaveLength(40)
  expect(await standing()).toEqual([
    { state: 'sent', mails: 40 },
    { state: 'waiting', mails: 5 },
  ])
  await run(DAY_MS)
  expect(handed).toHaveLength(55)
})

it('mails whoever asks while ten networks ask for a hundred by the next day, before their others', async () => {
  const handed = standInForMailApi(MAIL_API.takes)
  const strangers = await flood(10 * ASKED_OF_NETWORK)
  const [asker] = await flood(1)
  expect(givenTo(handed)).toEqual(strangers.slice(0, 20))
  await run(13.5 * HOUR_MS)
  expect(handed).toHaveLength(40)
  expect(givenTo(handed)).toContain(asker)
})

it('tells those who have confirmed it on the same day, however many strangers ask and wait', async () => {
  const lister = await anAccount({ role: 'admin' })
  const { email } = await anAlert({ query: 'category=Villa' })
  const handed = standInForMailApi(MAIL_API.takes)
  await flood(100)
  for (const day of [0, 1]) await run(day * DAY_MS + MINUTE_MS)
  await aProperty({ category: 'Villa', leaseType: 'Sale' }, { listedBy: lister, approvedByAdmin: true })
  for (const minutes of [2, 3]) await run(DAY_MS + minutes * MINUTE_MS)
  expect(givenTo(handed)).toContain(email)
  expect(handed).toHaveLength(2 * 20 + 1)
  expect(
    (await env.DB.prepare('SELECT mail, recipient FROM outbox WHERE sent_at > 0').all()).results,
  ).toEqual([
    ...Array.from({ length: 40 }, () => ({ mail: '{"kind":"alert-confirm"}', recipient: '' })),
    { mail: '{"kind":"alert-finds"}', recipient: '' },
  ])
})
