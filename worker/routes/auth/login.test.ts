import { env } from 'cloudflare:workers'
import { decodeJwt } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { LoginReply } from '#contract/accounts/auth.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { PASSWORD_COST } from '#worker/services/passwords/cost.ts'
import { asVisitor, type Caller, visitorOf, withToken, refusal } from '#worker/test/client.ts'
import { anAccount, CHEAP_COST, PASSWORD } from '#worker/test/factories.ts'
import { newEmail, resetProof } from '#worker/test/sign-up.ts'

const MINUTE_MS = 60_000
const HOUR_SECONDS = 3600
const REFUSED = [401, 'WRONG_CREDENTIALS', SERVER_MESSAGES.signInRefused]
const TOO_MANY = [429, 'TOO_MANY', SERVER_MESSAGES.tooManyTries]

const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))
const signIn = (visitor: Caller, email: string, password = PASSWORD) =>
  visitor.post(PATHS.login, { email, password })
async function failTimes(count: number, visitor: Caller, email: string) {
  for (let tries = 0; tries < count; tries++) await signIn(visitor, email, 'not the password')
}

afterEach(() => vi.useRealTimers())

describe('signing in', () => {
  it('answers a token that works, and the user', async () => {
    const { id, email } = await anAccount({ role: 'admin', username: 'Asha Lama' })
    const response = await signIn(asVisitor(), ` ${email.toUpperCase()} `)
    const { token, user, deviceToken } = LoginReply.strict().parse(await response.json())
    expect(user).toEqual({
      _id: id,
      username: 'Asha Lama',
      name: 'Asha Lama',
      email,
      role: 'admin',
      approvedByAdmin: true,
    })
    expect(deviceToken).toMatch(/^[\w-]+\.\d+\.[\w-]+$/)
    expect((await withToken(token).get(PATHS.me)).status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each([
    [true, 30 * 24 * HOUR_SECONDS],
    [false, 12 * HOUR_SECONDS],
    [undefined, 12 * HOUR_SECONDS],
  ])('lasts as remember-me says: %s', async (remember, seconds) => {
    const { email } = await anAccount()
    const response = await asVisitor().post(PATHS.login, { email, password: PASSWORD, remember })
    const { exp = 0, iat = 0 } = decodeJwt((await response.json<LoginReply>()).token)
    expect(exp - iat).toBe(seconds)
  })

  it('is possible for a pending account', async () => {
    const { email } = await anAccount({ approvedByAdmin: false })
    expect((await signIn(asVisitor(), email)).status).toBe(200)
  })

  it('is refused to a suspended account, with the reason, once the password was right', async () => {
    const { email } = await anAccount({ suspended: true })
    expect(await refusal(await signIn(asVisitor(), email, 'not the password'))).toEqual(REFUSED)
    expect(await refusal(await signIn(asVisitor(), email))).toEqual([
      403,
      'SUSPENDED',
      SERVER_MESSAGES.accountSuspended,
    ])
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await anAccount()
    const known = await signIn(asVisitor(), email, 'not the password')
    const unknown = await signIn(asVisitor(), newEmail(), 'not the password')
    expect(await refusal(known)).toEqual(REFUSED)
    expect(await refusal(unknown)).toEqual(REFUSED)
  })

  it.each([
    [{}, SERVER_MESSAGES.emailAndPasswordRequired],
    [{ email: 'rina@firm.test', password: '' }, SERVER_MESSAGES.emailAndPasswordRequired],
    [{ email: 'rina', password: 'x' }, SERVER_MESSAGES.emailInvalid],
    [{ email: 'rina@firm.test', password: 'x'.repeat(1000) }, SERVER_MESSAGES.passwordTooLong],
    [{ email: "' OR 1=1 --", password: 'x' }, SERVER_MESSAGES.emailInvalid],
  ])('is refused before a try is counted: %#', async (body, sentence) => {
    expect(await refusal(await asVisitor().post(PATHS.login, body))).toEqual([400, 'INVALID_INPUT', sentence])
  })

  it('stores a new hash where the cost has changed', async () => {
    const { id, email } = await anAccount()
    const stored = () =>
      env.DB.prepare('SELECT password_hash AS hash FROM users WHERE id = ?').bind(id).first<string>('hash')
    Object.assign(PASSWORD_COST, { logN: 5 })
    await signIn(asVisitor(), email)
    Object.assign(PASSWORD_COST, CHEAP_COST)
    expect(await stored()).toMatch(/^\$scrypt\$ln=5,/)
    expect((await signIn(asVisitor(), email)).status).toBe(200)
    expect(await stored()).toMatch(/^\$scrypt\$ln=4,/)
  })
})

describe.each([
  ['known', async () => (await anAccount()).email],
  ['unknown', async () => newEmail()],
])('failures of an %s address', (_, anAddress) => {
  it('are five in fifteen minutes from one place; then even the right password waits', async () => {
    const email = await anAddress()
    const visitor = asVisitor()
    await failTimes(5, visitor, email)
    const sixth = await signIn(visitor, email)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect(await refusal(sixth)).toEqual(TOO_MANY)
    vi.setSystemTime(Date.now() + 15 * MINUTE_MS)
    expect((await signIn(visitor, email)).status).not.toBe(429)
  })

  it('are no more than five when they come at once, however often', async () => {
    const email = await anAddress()
    const visitor = asVisitor()
    const answers = []
    for (let round = 0; round < 8; round++)
      answers.push(...(await Promise.all(times(10, () => signIn(visitor, email, 'not the password')))))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })
})

describe('the limit', () => {
  it('does not keep the owner out from elsewhere', async () => {
    const { email } = await anAccount()
    await failTimes(6, asVisitor(), email)
    expect((await signIn(asVisitor(), email)).status).toBe(200)
  })

  it('never counts a success', async () => {
    const { email } = await anAccount()
    const visitor = asVisitor()
    await failTimes(4, visitor, email)
    for (let successes = 0; successes < 12; successes++)
      expect((await signIn(visitor, email)).status).toBe(200)
    await failTimes(1, visitor, email)
    expect(await refusal(await signIn(visitor, email))).toEqual(TOO_MANY)
  })

  it('does not believe a forwarding header', async () => {
    const { email } = await anAccount()
    const visitor = asVisitor('203.0.113.7')
    const forwarded = (n: number) =>
      visitor.post(
        PATHS.login,
        { email, password: 'wrong one' },
        { 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` },
      )
    for (let n = 0; n < 5; n++) await forwarded(n)
    expect((await forwarded(6)).status).toBe(429)
  })

  it('takes one household’s IPv6 addresses for one', async () => {
    const { email } = await anAccount()
    for (let n = 1; n <= 5; n++) await signIn(asVisitor(`2001:db8:1:2::${n}`), email, 'not the password')
    expect((await signIn(asVisitor('2001:db8:1:2:ffff:ffff:ffff:ffff'), email)).status).toBe(429)
    expect((await signIn(asVisitor('2001:db8:1:3::1'), email)).status).toBe(200)
  })

  it('is 200 failures an hour from one place', async () => {
    const place = '203.0.113.9'
    const counted = env.DB.prepare('INSERT INTO try_counts (key, count, expires_at) VALUES (?, 199, ?)')
    await counted.bind(`sign-in|${place}`, Date.now() + 30 * MINUTE_MS).run()
    await failTimes(1, asVisitor(place), newEmail())
    const next = await signIn(asVisitor(place), (await anAccount()).email)
    expect([next.status, Number(next.headers.get('retry-after')) > 29 * 60]).toEqual([429, true])
  })
})

describe('a minute', () => {
  it('holds ten failures of one IPv4 address, whoever they are for, and the next holds as many', async () => {
    const visitor = asVisitor('203.0.113.61')
    const answers = []
    for (let n = 0; n < 12; n++) answers.push((await signIn(visitor, newEmail(), 'a guess')).status)
    expect(answers).toEqual([...times(10, () => 401), 429, 429])
    vi.setSystemTime(Date.now() + MINUTE_MS)
    expect((await signIn(visitor, newEmail(), 'a guess')).status).toBe(401)
  })

  it.each([
    ['ten of a /64', 10, (n: number) => `2001:db8:64:1::${n}`],
    ['twenty of a /56', 20, (n: number) => `2001:db8:56:${(0x100 + n).toString(16)}::1`],
    ['forty of a /48', 40, (n: number) => `2001:db8:48:${(n * 256).toString(16)}::1`],
  ])('holds %s', async (_, limit, addressOf) => {
    const answers = []
    for (let n = 0; n < limit + 2; n++)
      answers.push((await signIn(asVisitor(addressOf(n)), newEmail(), 'a guess')).status)
    expect(answers).toEqual([...times(limit, () => 401), 429, 429])
  })
})

describe('guesses at one account from 60 networks of one /48', () => {
  const guessEverywhere = async (email: string) => {
    const answers = []
    for (let n = 0; n < 60; n++) {
      const stranger = asVisitor(`2001:db8:${(0x1000 + strangers++).toString(16)}:${n.toString(16)}::1`)
      answers.push(await signIn(stranger, email, `guess ${n}`))
    }
    return answers
  }
  let strangers = 0
  const newNetwork = () => asVisitor(`2001:db9:${(strangers++).toString(16)}::1`)

  it('end after twenty, with the time to wait; an owner on a new network waits too', async () => {
    const { email } = await anAccount()
    const answers = await guessEverywhere(email)
    expect(answers.map(({ status }) => status)).toEqual([...times(20, () => 401), ...times(40, () => 429)])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect((await signIn(newNetwork(), email)).status).toBe(429)
    vi.setSystemTime(Date.now() + 15 * MINUTE_MS)
    expect((await signIn(newNetwork(), email)).status).toBe(200)
  })

  it('do not keep the owner out on a network known for 30 days', async () => {
    const { email } = await anAccount()
    const home = newNetwork()
    expect((await signIn(home, email)).status).toBe(200)
    await guessEverywhere(email)
    expect((await signIn(home, email)).status).toBe(200)
    vi.setSystemTime(Date.now() + 31 * 24 * 60 * MINUTE_MS)
    await guessEverywhere(email)
    expect((await signIn(home, email)).status).toBe(429)
  })

  it('do not keep the owner out on a known device, wherever it is', async () => {
    const { email } = await anAccount()
    const { deviceToken } = await (await signIn(newNetwork(), email)).json<LoginReply>()
    await guessEverywhere(email)
    const elsewhere = newNetwork()
    expect((await signIn(elsewhere, email)).status).toBe(429)
    const known = { 'device-token': deviceToken }
    expect((await elsewhere.post(PATHS.login, { email, password: PASSWORD }, known)).status).toBe(200)
  })

  it('do not keep an owner out who has reset the password from where they are', async () => {
    const { email } = await anAccount()
    await guessEverywhere(email)
    const owner = newNetwork()
    const headers = { authorization: `Bearer ${await resetProof(email, owner)}` }
    await owner.put(PATHS.resetPassword, { email, password: 'a teak court in rain' }, headers)
    expect((await signIn(owner, email, 'a teak court in rain')).status).toBe(200)
  })
})

describe('a known device', () => {
  const knownDevice = async (email: string) =>
    (await (await signIn(asVisitor(), email)).json<LoginReply>()).deviceToken
  const signInFrom = (visitor: Caller, email: string, token: string, password = PASSWORD) =>
    visitor.post(PATHS.login, { email, password }, { 'device-token': token })

  it('has five tries of its own, which strangers beside it do not use up', async () => {
    const { email } = await anAccount()
    const token = await knownDevice(email)
    const shared = asVisitor()
    await failTimes(6, shared, email)
    expect((await signInFrom(shared, email, token)).status).toBe(200)
    const answers = []
    for (let n = 0; n < 7; n++) answers.push((await signInFrom(asVisitor(), email, token, 'a guess')).status)
    expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('is known for its own account only, and only with the token as it was given', async () => {
    const [{ email }, other] = [await anAccount(), await anAccount()]
    const token = await knownDevice(other.email)
    const own = await knownDevice(email)
    const visitor = asVisitor()
    await failTimes(6, visitor, email)
    const forged = own.replace(/\.\d+\./, `.${Date.now() * 2}.`)
    for (const wrong of [token, forged, `${own}x`, '', '...', 'x'.repeat(10_000)])
      expect((await signInFrom(visitor, email, wrong)).status).toBe(429)
    expect((await signInFrom(visitor, email, own)).status).toBe(200)
  })

  it('is forgotten after half a year without a sign-in', async () => {
    const { email } = await anAccount()
    const token = await knownDevice(email)
    vi.setSystemTime(Date.now() + 181 * 24 * 60 * MINUTE_MS)
    const visitor = asVisitor()
    await failTimes(6, visitor, email)
    expect((await signInFrom(visitor, email, token)).status).toBe(429)
  })
})

describe('an address that the firm named after it had signed up', () => {
  it('becomes the first admin when it signs in, and only the first', async () => {
    const [first, second] = [
      await anAccount({ approvedByAdmin: false }),
      await anAccount({ approvedByAdmin: false }),
    ]
    const firm = visitorOf({ ADMIN_EMAILS: `${first.email},${second.email}` })
    await env.DB.prepare("UPDATE users SET role = 'staff' WHERE id <> ?").bind(first.id).run()
    expect(await (await signIn(firm, first.email)).json()).toMatchObject({
      user: { role: 'admin', approvedByAdmin: true },
    })
    expect(await (await signIn(firm, second.email)).json()).toMatchObject({
      user: { role: 'staff', approvedByAdmin: false },
    })
  })
})
