import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RegisterReply } from '#contract/accounts/auth.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount, PASSWORD } from '#worker/test/factories.ts'
import { mailsTo } from '#worker/test/outbox.ts'
import { newEmail, registered } from '#worker/test/sign-up.ts'

const START = Date.now()
const MINUTE_MS = 60_000
const minutesLater = (minutes: number) => vi.setSystemTime(START + minutes * MINUTE_MS)
const registration = (email: string) => ({ username: 'Rina Tamang', email, password: PASSWORD })
const register = (email: string, visitor = asVisitor()) => visitor.post(PATHS.register, registration(email))

const withoutToken = (answer: Response) =>
  answer.text().then((text) => text.replace(/Token":"[\w-]{43}"/, 'Token'))

afterEach(() => vi.useRealTimers())

describe('registering', () => {
  it('mails a code and says so', async () => {
    const email = newEmail()
    const response = await register(email)
    expect(response.status).toBe(200)
    expect(RegisterReply.parse(await response.json())).toEqual({
      message: 'OTP sent successfully. Please check your email.',
      registrationToken: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your sign-up code for Aangan'])
  })

  it('keeps neither the code nor the password in the database', async () => {
    const email = newEmail()
    const code = await registered(email)
    for (const table of ['one_time_codes', 'outbox', 'users']) {
      const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all()
      expect(JSON.stringify(results)).not.toContain(code)
      expect(JSON.stringify(results)).not.toContain(PASSWORD)
    }
  })

  it('makes no account yet', async () => {
    const email = newEmail()
    await register(email)
    const signIn = await asVisitor().post(PATHS.login, { email, password: PASSWORD })
    expect(await refusal(signIn)).toEqual([401, 'WRONG_CREDENTIALS', SERVER_MESSAGES.signInRefused])
  })

  it.each([
    ['nothing', {}, SERVER_MESSAGES.registrationRequired],
    ['a malformed address', { ...registration('rina@firm'), password: '1' }, SERVER_MESSAGES.emailInvalid],
    ['a look-alike address', registration('\u212Aumar@firm.test'), SERVER_MESSAGES.emailInvalid],
    [
      'an address with a second header line',
      registration('a@b.test\r\nBcc: c@d.test'),
      SERVER_MESSAGES.emailInvalid,
    ],
    [
      'a short password',
      { ...registration('a@firm.test'), password: '12345' },
      SERVER_MESSAGES.passwordTooShort,
    ],
    [
      'a long password',
      { ...registration('a@firm.test'), password: 'x'.repeat(129) },
      SERVER_MESSAGES.passwordTooLong,
    ],
    [
      'a common password',
      { ...registration('a@firm.test'), password: 'Password1' },
      SERVER_MESSAGES.passwordTooCommon,
    ],
    [
      'its own name as password',
      { ...registration('a@firm.test'), password: 'rina tamang' },
      SERVER_MESSAGES.passwordIsName,
    ],
  ])('refuses %s', async (_, body, sentence) => {
    expect(await refusal(await asVisitor().post(PATHS.register, body))).toEqual([
      400,
      'INVALID_INPUT',
      sentence,
    ])
  })
})

describe('registering an address that has an account', () => {
  it('answers like any other address', async () => {
    const known = await register((await anAccount()).email)
    const unknown = await register(newEmail())
    expect([known.status, await withoutToken(known)]).toEqual([unknown.status, await withoutToken(unknown)])
  })

  it('tells its owner, without a code', async () => {
    const { email } = await anAccount()
    await register(email.toUpperCase())
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have an account at Aangan'])
    expect(mails[0]?.text).not.toMatch(/\d{6}/)
  })

  it('changes neither its password nor its name', async () => {
    const { email } = await anAccount()
    await asVisitor().post(PATHS.register, { username: 'Mallory', email, password: 'another long password' })
    const signIn = await asVisitor().post(PATHS.login, { email, password: PASSWORD })
    expect(await signIn.json()).toMatchObject({ user: { username: 'Rina Tamang' } })
  })
})

describe.each([
  ['known', async () => (await anAccount()).email],
  ['unknown', async () => newEmail()],
])('codes for an %s address', (_, anAddress) => {
  it('come 60 seconds apart', async () => {
    const email = await anAddress()
    const visitor = asVisitor()
    minutesLater(0)
    await register(email, visitor)
    vi.setSystemTime(START + 45_000)
    const tooSoon = await register(email, visitor)
    expect(tooSoon.headers.get('retry-after')).toBe('15')
    expect(await refusal(tooSoon)).toEqual([429, 'TOO_MANY', SERVER_MESSAGES.tooManyCodes])
    minutesLater(1)
    expect((await register(email, visitor)).status).toBe(200)
  })

  it('come five times an hour at most', async () => {
    const email = await anAddress()
    const visitor = asVisitor()
    for (const minute of [0, 2, 4, 6, 8]) {
      minutesLater(minute)
      expect((await register(email, visitor)).status).toBe(200)
    }
    minutesLater(20)
    const sixth = await register(email, visitor)
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, String(40 * 60)])
    minutesLater(60)
    expect((await register(email, visitor)).status).toBe(200)
  })
})

it('sends one code when two tabs register an address at once', async () => {
  const email = newEmail()
  const visitor = asVisitor()
  const answers = await Promise.all([1, 2, 3].map(() => register(email, visitor)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429, 429])
  expect(await mailsTo(email)).toHaveLength(1)
})

it('hashes nothing for a flood from one address', async () => {
  const visitor = asVisitor()
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => visitor.post(PATHS.register, registration(newEmail()))),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(60)
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toContain('60')
})
