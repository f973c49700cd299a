import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor, visitorOf } from '#worker/test/client.ts'
import { MAIL_API, standInForMailApi } from '#worker/test/mail-api.ts'
import { newEmail } from '#worker/test/sign-up.ts'
import { resendMails } from './run.ts'

const START = Date.now()
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DEPLOYED = { ENVIRONMENT: 'production', RESEND_API_KEY: 're_live' } as const
const deployed = { ...env, ...DEPLOYED }

const register = (email: string) =>
  visitorOf(DEPLOYED).post(PATHS.register, { username: 'Rina', email, password: 'monsoon river' })
const contact = (interest: string) =>
  visitorOf(DEPLOYED).post(PATHS.subscribe, {
    name: 'Asha',
    email: 'asha@mail.test',
    phone: '9832012345',
    interest,
  })
const mails = async () => (await env.DB.prepare('SELECT * FROM outbox ORDER BY created_at').all()).results

beforeEach(async () => {
  vi.setSystemTime(START)
  await env.DB.batch(['outbox', 'one_time_codes'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a mail that was taken', () => {
  it('is marked as sent and what it said is dropped', async () => {
    const handed = standInForMailApi(MAIL_API.takes)
    const email = newEmail()
    await register(email)
    expect(handed.map(({ body, key }) => [body.to, body.from, key])).toEqual([
      [email, env.MAIL_FROM, 'Bearer re_live'],
    ])
    expect(await mails()).toMatchObject([
      { id: handed[0]?.idempotencyKey, recipient: email, state: 'sent', mail: null, attempts: 0 },
    ])
  })

  it('is not sent again', async () => {
    const handed = standInForMailApi(MAIL_API.takes)
    await register(newEmail())
    await resendMails(deployed, START + HOUR_MS)
    expect(handed).toHaveLength(1)
  })
})

describe.each([
  ['fails', MAIL_API.fails, '500 internal_server_error'],
  ['is down', MAIL_API.isDown, 'no answer application_error'],
  ['answers garbage', MAIL_API.answersPageAsIfWell, 'no answer application_error'],
])('while the mail service %s', (_, behaviour, reason) => {
  it('registration answers as always and its mail waits, without its code in the store', async () => {
    const handed = standInForMailApi(behaviour)
    const response = await register(newEmail())
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { message: SERVER_MESSAGES.signUpOtpSent },
    ])
    const code = /\d{6}/.exec(String(handed[0]?.body.text))?.[0] ?? ''
    const [mail] = await mails()
    expect(mail).toMatchObject({ state: 'waiting', last_error: reason, sent_at: null })
    expect(String(mail?.mail)).not.toContain(code)
  })

  it('the cron sends it later, once, with the same code', async () => {
    const refused = standInForMailApi(behaviour)
    const email = newEmail()
    await register(email)
    vi.restoreAllMocks()
    const handed = standInForMailApi(MAIL_API.takes)
    await Promise.all([
      resendMails(deployed, START + 5 * MINUTE_MS),
      resendMails(deployed, START + 5 * MINUTE_MS),
    ])
    expect(handed).toHaveLength(1)
    expect(handed[0]).toEqual(refused[0])
    const code = /\d{6}/.exec(String(handed[0]?.body.text))?.[0]
    expect((await asVisitor().post(PATHS.verifyOtp, { email, code, password: 'monsoon river' })).status).toBe(
      200,
    )
  })
})

describe('a mail that the service refuses for good', () => {
  it('is not tried again, and says why', async () => {
    const handed = standInForMailApi(MAIL_API.refuses)
    await contact('A warehouse')
    await resendMails(deployed, START + HOUR_MS)
    expect(handed).toHaveLength(1)
    expect(await mails()).toMatchObject([
      { state: 'given-up', mail: null, next_try_at: null, last_error: '422 validation_error' },
    ])
  })

  it('waits when it is the key that is wrong', async () => {
    standInForMailApi(MAIL_API.knowsNoKey)
    await contact('A warehouse by the road')
    expect(await mails()).toMatchObject([{ state: 'waiting', last_error: '403 invalid_api_key' }])
  })
})

describe('a mail that the service keeps refusing', () => {
  it('is tried ever less often', async () => {
    const handed = standInForMailApi(MAIL_API.fails)
    await contact('A plot')
    const triedAt: number[] = []
    for (let minute = 0; minute <= 24 * 60; minute += 10) {
      const before = handed.length
      await resendMails(deployed, START + minute * MINUTE_MS)
      if (handed.length > before) triedAt.push(minute)
    }
    expect(triedAt).toEqual([10, 20, 30, 50, 90, 170, 330, 650, 1010, 1370])
  })

  it('waits for days when it is a message to the firm', async () => {
    standInForMailApi(MAIL_API.fails)
    await contact('A villa')
    await resendMails(deployed, START + 6 * 24 * HOUR_MS)
    expect(await mails()).toMatchObject([{ state: 'waiting' }])
    await resendMails(deployed, START + 7 * 24 * HOUR_MS)
    expect(await mails()).toMatchObject([{ state: 'given-up', mail: null }])
  })

  it('is given up when its code has expired', async () => {
    const handed = standInForMailApi(MAIL_API.fails)
    await register(newEmail())
    await resendMails(deployed, START + 10 * MINUTE_MS)
    expect(handed).toHaveLength(1)
    expect(await mails()).toMatchObject([{ state: 'given-up', mail: null }])
  })
})

it('answers registration while the mail service hangs', async () => {
  standInForMailApi(MAIL_API.hangs)
  const response = await visitorOf(DEPLOYED, {}, { waits: false }).post(PATHS.register, {
    username: 'Rina',
    email: newEmail(),
    password: 'monsoon river',
  })
  expect(response.status).toBe(200)
  expect(await mails()).toMatchObject([{ state: 'waiting', sent_at: null }])
})
