import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#contract/limits.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor, type Caller, visitorOf, refusal } from '#worker/test/client.ts'
import { anAccount, PASSWORD } from '#worker/test/factories.ts'
import { mailsTo } from '#worker/test/outbox.ts'
import { newEmail } from '#worker/test/sign-up.ts'

const START = Date.now()
const MINUTE_MS = 60_000
const WRONG = [400, 'INVALID_CODE', SERVER_MESSAGES.otpWrong]
const THEIRS = 'a password of a stranger'
/** A token gives its holder tries of their own: from which networks strangers come is tried with one by `npm run soak`. */
const WITHOUT_TOKEN = env.TEST_RANDOM_LENGTH > 1 ? [true, false] : [false]
const minute = (n: number) => vi.setSystemTime(START + n * MINUTE_MS)

type Reply = { registrationToken?: string; resetRequestToken?: string }
type Flow = {
  /** Makes an address that is asked about. */
  address: () => Promise<string>
  ask: (caller: Caller, email: string, password: string, token?: string) => Promise<Response>
  type: (caller: Caller, email: string, code: string, password?: string, token?: string) => Promise<Response>
}
const headers = (name: string, token?: string): Record<string, string> => (token ? { [name]: token } : {})

const SIGN_UP: Flow = {
  address: async () => newEmail(),
  ask: (caller, email, password, token) =>
    caller.post(
      PATHS.register,
      { username: password === THEIRS ? 'Mallory' : 'Rina', email, password },
      headers('registration-token', token),
    ),
  type: (caller, email, code, password, token) =>
    caller.post(
      PATHS.verifyOtp,
      { email, code, username: 'Rina', password, role: 'admin' },
      headers('registration-token', token),
    ),
}
const RESET: Flow = {
  address: async () => (await anAccount()).email,
  ask: (caller, email, _, token) =>
    caller.post(PATHS.forgotPassword, { email }, headers('reset-request-token', token)),
  type: (caller, email, otp, _, token) =>
    caller.post(PATHS.validateForgotPasswordOtp, { email, otp }, headers('reset-request-token', token)),
}
const FLOWS = [
  ['sign-up', SIGN_UP],
  ['reset', RESET],
] as const

let lastNetwork = 0
/** A number of its own for every network, so that one case's limits do not meet another's. */
const hex = () => (++lastNetwork).toString(16)
const ipv4s = (count: number) => Array.from({ length: count }, () => asVisitor())
const in64s = (count: number) => {
  const house = hex()
  return Array.from({ length: count }, (_, n) => asVisitor(`2001:db8:${house}:${n.toString(16)}::1`))
}
const in56s = (count: number) => {
  const house = hex()
  return Array.from({ length: count }, (_, n) => asVisitor(`2001:db8:${house}:${n.toString(16)}00::1`))
}
const in48s = (count: number) => Array.from({ length: count }, () => asVisitor(`2001:db8:${hex()}::1`))

const tokenOf = async (answer: Response) => {
  const { registrationToken, resetRequestToken } = await answer.json<Reply>()
  return registrationToken ?? resetRequestToken
}
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const admitted = (answers: Response[]) => answers.filter(({ ok }) => ok).length

/** Asks, and answers the code that was mailed for it and the token that came with the answer. */
async function asked(flow: Flow, caller: Caller, email: string, password = PASSWORD, token?: string) {
  const known = new Set((await mailsTo(email)).map(({ text }) => text))
  const answer = await flow.ask(caller, email, password, token)
  const mail = (await mailsTo(email)).find(({ text }) => !known.has(text))
  return {
    code: /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '',
    token: await tokenOf(answer),
    text: mail?.text ?? '',
  }
}

beforeEach(async () => {
  minute(0)
  await env.DB.prepare('DELETE FROM try_counts').run()
})
afterEach(() => vi.useRealTimers())

describe.each(FLOWS)('a stranger at full rate beside an owner, at %s,', (_, flow) => {
  const { address, ask, type } = flow

  /** All a stranger can do in a minute: ask from everywhere, and type what is wrong as often as is let. */
  async function attack(strangers: Caller[], email: string) {
    for (const caller of strangers) await ask(caller, email, THEIRS)
    for (let tries = 0; tries < LIMITS.otpTriesPerNetwork + 1; tries += 1)
      await Promise.all(strangers.map((caller) => type(caller, email, '000000', THEIRS)))
  }

  it.each([
    ['several IPv4 addresses', () => ipv4s(4), WITHOUT_TOKEN],
    ['many /64s of a /48', () => in64s(6), WITHOUT_TOKEN],
    ['many /56s of a /48', () => in56s(6), WITHOUT_TOKEN],
    ['several /48s', () => in48s(4), WITHOUT_TOKEN],
    ['some of each', () => [...ipv4s(2), ...in64s(2), ...in56s(2), ...in48s(1)], [true, false]],
  ])('from %s does not keep the owner out, with or without a token', async (__, networks, hasTokens) => {
    for (const hasToken of hasTokens) {
      const email = await address()
      const strangers = networks()
      const owner = asVisitor()
      minute(0)
      await attack(strangers, email)
      const { code, token } = await asked(flow, owner, email)
      minute(1)
      await attack(strangers, email)
      minute(2)
      await attack(strangers, email)
      const typed = await type(owner, email, code, PASSWORD, hasToken ? token : undefined)
      expect(typed.status).toBe(200)
    }
  })

  it('from twenty networks leaves the holder of a token tries of their own', async () => {
    const email = await address()
    const owner = asVisitor()
    const { code, token } = await asked(flow, owner, email)
    const strangers = ipv4s(20)
    await attack(strangers, email)
    minute(1)
    await attack(strangers, email)
    for (let tries = 1; tries < LIMITS.otpTries; tries += 1)
      expect(await refusal(await type(owner, email, wrongFor(code), PASSWORD, token))).toEqual(WRONG)
    expect((await type(owner, email, code, PASSWORD, token)).status).toBe(200)
  })

  it('does not end what the owner asked for, nor is what they asked for ended by the owner', async () => {
    const email = await address()
    const [owner, stranger] = [asVisitor(), asVisitor()]
    const { code, token } = await asked(flow, owner, email)
    minute(1)
    const theirs = await asked(flow, stranger, email, THEIRS)
    expect(theirs.token).not.toBe(token)
    minute(2)
    await ask(stranger, email, THEIRS, theirs.token)
    expect(await refusal(await type(stranger, email, theirs.code, THEIRS, theirs.token))).toEqual(WRONG)
    expect((await type(owner, email, code, PASSWORD, token)).status).toBe(200)
  })

  it('counts known and unknown addresses alike', async () => {
    const answers = async (email: string) => {
      const callers = ipv4s(LIMITS.otpMailsPerDay + 2)
      const seen = []
      for (const [n, caller] of callers.entries()) {
        minute(n)
        const answer = await ask(caller, email, PASSWORD)
        seen.push([answer.status, answer.headers.get('retry-after')])
      }
      return seen
    }
    const { email } = await anAccount()
    expect(await answers(email)).toEqual(await answers(newEmail()))
  })
})

describe('a token', () => {
  it.each(FLOWS)(
    'names the same %s when its holder asks again, and ends the code before',
    async (_, flow) => {
      const email = await flow.address()
      const { code: first, token } = await asked(flow, asVisitor(), email)
      minute(1)
      const { code: second, token: same } = await asked(flow, asVisitor(), email, PASSWORD, token)
      expect(same).toBe(token)
      const visitor = asVisitor()
      expect(await refusal(await flow.type(visitor, email, first, PASSWORD))).toEqual(WRONG)
      expect(await refusal(await flow.type(visitor, email, first, PASSWORD, token))).toEqual(WRONG)
      expect((await flow.type(visitor, email, second, PASSWORD, token)).status).toBe(200)
    },
  )

  it.each(FLOWS)('of another address or of nobody is none, at %s', async (_, flow) => {
    const [email, other] = [await flow.address(), await flow.address()]
    const foreign = await tokenOf(await flow.ask(asVisitor(), other, THEIRS))
    for (const token of [foreign, 'A'.repeat(43), 'x'.repeat(5000)]) {
      const given = await tokenOf(await flow.ask(asVisitor(), email, PASSWORD, token))
      expect(given).toMatch(/^[\w-]{43}$/)
      expect(given).not.toBe(token)
    }
    const { code } = await asked(flow, asVisitor(), email)
    expect((await flow.type(asVisitor(), email, code, PASSWORD, foreign)).status).toBe(200)
  })
})

describe("an owner who types the code of a stranger's registration", () => {
  const signIn = (email: string, password: string) => asVisitor().post(PATHS.login, { email, password })

  it('does not get an account that opens with the password of the stranger', async () => {
    const email = newEmail()
    const owner = asVisitor()
    const firm = { ADMIN_EMAILS: email }
    const { code: mine, token } = await asked(SIGN_UP, owner, email)
    minute(1)
    const { code: theirs } = await asked(SIGN_UP, asVisitor(), email, THEIRS)
    const typed = { email, code: theirs, username: 'Rina', role: 'admin' }
    const tries = [
      await SIGN_UP.type(owner, email, theirs, PASSWORD, token),
      await SIGN_UP.type(owner, email, theirs, PASSWORD),
      await visitorOf(firm).post(PATHS.verifyOtp, typed),
      await visitorOf(firm).post(PATHS.verifyOtp, { ...typed, password: null }),
      await visitorOf(firm).post(PATHS.verifyOtp, { ...typed, password: [THEIRS] }),
    ]
    for (const refused of tries) expect(await refusal(refused)).toEqual(WRONG)
    expect((await SIGN_UP.type(owner, email, mine, PASSWORD)).status).toBe(200)
    expect([(await signIn(email, THEIRS)).status, (await signIn(email, PASSWORD)).status]).toEqual([401, 200])
  })

  it('needs no password with the token, as after a reload, but a wrong one is refused', async () => {
    const email = newEmail()
    const { code, token } = await asked(SIGN_UP, asVisitor(), email)
    expect(await refusal(await SIGN_UP.type(asVisitor(), email, code, THEIRS, token))).toEqual(WRONG)
    expect((await SIGN_UP.type(asVisitor(), email, code, undefined, token)).status).toBe(200)
  })

  it('renews name and password too when they register again with the token', async () => {
    const email = newEmail()
    const { token } = await asked(SIGN_UP, asVisitor(), email)
    minute(1)
    const { code } = await asked(SIGN_UP, asVisitor(), email, 'another long one', token)
    expect(await refusal(await SIGN_UP.type(asVisitor(), email, code, PASSWORD))).toEqual(WRONG)
    expect((await SIGN_UP.type(asVisitor(), email, code, 'another long one')).status).toBe(200)
    expect((await signIn(email, 'another long one')).status).toBe(200)
  })
})

describe('tries without a token', () => {
  it.each([
    ['one /64', () => in64s(1), 5],
    ['many /64s of a /56', () => in64s(20), 10],
    ['many /56s of a /48', () => in56s(20), 20],
    ['everywhere', () => ipv4s(20), 40],
  ])('from %s are counted together', async (_, networks, count) => {
    const { email } = await anAccount()
    const owner = asVisitor()
    const { code, token } = await asked(RESET, owner, email)
    const callers = networks()
    const enough = Array.from({ length: count }, (__, n) => callers[n % callers.length] ?? owner)
    for (const caller of enough.slice(1)) await RESET.type(caller, email, wrongFor(code))
    await RESET.type(enough[0] ?? owner, email, wrongFor(code))
    for (const caller of callers) expect(await refusal(await RESET.type(caller, email, code))).toEqual(WRONG)
    const elsewhere = count < 40 ? undefined : token
    expect((await RESET.type(owner, email, code, PASSWORD, elsewhere)).status).toBe(200)
  })

  it('with the password of another registration do not count for this one', async () => {
    const email = newEmail()
    const { code } = await asked(SIGN_UP, asVisitor(), email)
    for (const caller of ipv4s(10))
      for (let tries = 0; tries < 5; tries += 1) await SIGN_UP.type(caller, email, wrongFor(code), THEIRS)
    expect((await SIGN_UP.type(asVisitor(), email, code, PASSWORD)).status).toBe(200)
  })

  it('are 60 calls an hour for a network, whatever they hold', async () => {
    const visitor = asVisitor()
    const calls = Array.from({ length: LIMITS.otpCallsPerHour + 5 }, (_, n) =>
      n % 2
        ? visitor.post(PATHS.verifyOtp, {})
        : visitor.post(PATHS.validateForgotPasswordOtp, { email: newEmail(), otp: '123456' }),
    )
    const refused = (await Promise.all(calls)).filter(({ status }) => status === 429)
    expect(refused.map((answer) => answer.headers.get('retry-after'))).toEqual(Array(5).fill('3600'))
    minute(60)
    expect((await visitor.post(PATHS.verifyOtp, {})).status).toBe(400)
  })
})

describe('registrations of one address', () => {
  it('stand beside one another, 20 at most', async () => {
    const email = newEmail()
    const answers = []
    for (const caller of ipv4s(25)) answers.push(await SIGN_UP.ask(caller, email, PASSWORD))
    expect(admitted(answers)).toBe(LIMITS.otpCodesAtOnce)
    expect(await mailsTo(email)).toHaveLength(LIMITS.otpCodesAtOnce)
  })

  it('are 20 at most also where mails are not counted, as are resets, when they come at once', async () => {
    const { email } = await anAccount()
    await Promise.all(ipv4s(15).map((caller) => RESET.ask(caller, email, PASSWORD)))
    await env.DB.prepare('DELETE FROM try_counts').run()
    const answers = await Promise.all(ipv4s(15).map((caller) => RESET.ask(caller, email, PASSWORD)))
    expect(admitted(answers)).toBe(LIMITS.otpCodesAtOnce - 15)
    const refused = answers.find(({ ok }) => !ok)
    expect(refused?.headers.get('retry-after')).toBe(String(LIMITS.otpMinutes * 60))
    minute(LIMITS.otpMinutes)
    expect((await RESET.ask(asVisitor(), email, PASSWORD)).status).toBe(200)
  })
})

describe('mails of a day to one address', () => {
  const WAIT = [429, 'TOO_MANY', SERVER_MESSAGES.tooManyMails]
  const linkIn = (text: string) => /\?ask=([a-p]+)/.exec(text)?.[1]

  /** Has as many mails sent as go without a link being opened; answers the last one and whether each had a link. */
  async function floodOf(flow: Flow, email: string) {
    const links = []
    for (const [n, caller] of ipv4s(LIMITS.otpMailsPerDay).entries()) {
      minute(n)
      links.push(linkIn((await asked(flow, caller, email)).text))
    }
    return links
  }

  it.each([
    ['sign-up', SIGN_UP, SIGN_UP.address],
    ['reset', RESET, RESET.address],
    ['sign-up of an address that has an account', SIGN_UP, RESET.address],
  ])('carry a link from the 15th on, whose opener may ask on: %s', async (_, flow, address) => {
    const email = await address()
    const links = await floodOf(flow, email)
    expect(links.map((link) => link !== undefined)).toEqual(
      Array.from({ length: LIMITS.otpMailsPerDay }, (__, n) => n >= LIMITS.otpMailWithLink - 1),
    )
    const owner = asVisitor()
    expect(await refusal(await flow.ask(owner, email, PASSWORD))).toEqual(WAIT)
    const opened = await owner.post(PATHS.askOn, { link: links.at(-1) })
    expect([opened.status, await opened.json()]).toEqual([200, { message: SERVER_MESSAGES.askOnDone }])
    expect(await refusal(await flow.ask(asVisitor(), email, PASSWORD))).toEqual(WAIT)
    expect((await flow.ask(owner, email, PASSWORD)).status).toBe(200)
  })

  it('count for both purposes together, and anew the next day', async () => {
    const { email } = await anAccount()
    await floodOf(SIGN_UP, email)
    expect(await refusal(await RESET.ask(asVisitor(), email, PASSWORD))).toEqual(WAIT)
    minute(24 * 60)
    expect((await RESET.ask(asVisitor(), email, PASSWORD)).status).toBe(200)
  })

  it('give no link that works a day later, or that nobody made', async () => {
    const { email } = await anAccount()
    const link = (await floodOf(RESET, email)).at(-1)
    minute(24 * 60 + LIMITS.otpMailsPerDay)
    const expired = [400, 'INVALID_CODE', SERVER_MESSAGES.askOnExpired]
    expect(await refusal(await asVisitor().post(PATHS.askOn, { link }))).toEqual(expired)
    expect(await refusal(await asVisitor().post(PATHS.askOn, { link: 'a'.repeat(56) }))).toEqual(expired)
  })
})

describe('mails of a day to addresses without an account', () => {
  it('are ten for one /48 and one IPv4 address, so that a few networks leave some for all others', async () => {
    const addressed = (callers: Caller[]) =>
      callers.reduce<Promise<Response[]>>(
        async (answers, caller) => [...(await answers), await SIGN_UP.ask(caller, newEmail(), PASSWORD)],
        Promise.resolve([]),
      )
    const wide = await addressed(in56s(13))
    expect(admitted(wide)).toBe(10)
    expect(await refusal(wide[12] ?? new Response())).toEqual([
      429,
      'TOO_MANY',
      SERVER_MESSAGES.tooManySignUps,
    ])
    const one = '198.51.100.7'
    expect(admitted(await addressed(Array.from({ length: 12 }, () => asVisitor(one))))).toBe(10)
    expect((await SIGN_UP.ask(asVisitor(), newEmail(), PASSWORD)).status).toBe(200)
  })

  it('are 50, whatever the address, and leave the rest of the quota to resets', async () => {
    const { email: known } = await anAccount()
    const answers = []
    for (const caller of ipv4s(LIMITS.newAddressMailsPerDay))
      answers.push(await SIGN_UP.ask(caller, newEmail(), PASSWORD))
    expect(admitted(answers)).toBe(LIMITS.newAddressMailsPerDay)
    for (const email of [newEmail(), known]) {
      const refused = await SIGN_UP.ask(asVisitor(), email, PASSWORD)
      expect(refused.headers.get('retry-after')).toBe(String(24 * 3600))
      expect(await refusal(refused)).toEqual([429, 'TOO_MANY', SERVER_MESSAGES.tooManySignUps])
    }
    expect((await asked(RESET, asVisitor(), known)).code).toMatch(/^\d{6}$/)
  })
})
