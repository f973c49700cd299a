import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RegisterReply } from '#contract/accounts/auth.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor, visitorOf, refusal } from '#worker/test/client.ts'
import { anAccount, PASSWORD } from '#worker/test/factories.ts'
import { codeFor, mailsTo } from '#worker/test/outbox.ts'
import { newEmail, registered } from '#worker/test/sign-up.ts'

const MINUTE_MS = 60_000
const WRONG = [400, 'INVALID_CODE', SERVER_MESSAGES.otpWrong]

const verify = (email: string, code: string, visitor = asVisitor()) =>
  visitor.post(PATHS.verifyOtp, { email, code, password: PASSWORD })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const accountsOf = (email: string) =>
  env.DB.prepare('SELECT count(*) AS count FROM users WHERE email = ?').bind(email).first('count')
const triesWithoutToken = (email: string) =>
  env.DB.prepare(
    "SELECT max(count) AS tries FROM try_counts JOIN one_time_codes ON key = 'code|' || id || '|anyone' WHERE email = ?",
  )
    .bind(email)
    .first('tries')

afterEach(() => vi.useRealTimers())

describe('the right code', () => {
  it('makes a pending account that can sign in', async () => {
    const email = newEmail()
    const verified = await verify(email, await registered(email))
    expect([verified.status, await verified.json()]).toEqual([
      200,
      { message: SERVER_MESSAGES.accountCreated },
    ])
    const signIn = await asVisitor().post(PATHS.login, { email, password: PASSWORD })
    expect(await signIn.json()).toMatchObject({ user: { email, role: 'staff', approvedByAdmin: false } })
  })

  it('may have spaces, and the address capitals', async () => {
    const email = newEmail()
    const code = await registered(email)
    const verified = await verify(` ${email.toUpperCase()} `, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(verified.status).toBe(200)
  })

  it('grants nothing that the request wishes for', async () => {
    const email = newEmail()
    const wishes = {
      username: 'Mallory',
      role: 'admin',
      approvedByAdmin: true,
      id: 'x',
      tokenVersion: 9,
    }
    const code = await registered(email)
    await asVisitor().post(PATHS.verifyOtp, { email, code, password: PASSWORD, ...wishes })
    const signIn = await asVisitor().post(PATHS.login, { email, password: PASSWORD })
    expect(await signIn.json()).toMatchObject({
      user: { username: 'Rina Tamang', role: 'staff', approvedByAdmin: false },
    })
  })

  it('tells the approved admins, and nobody else', async () => {
    const admin = await anAccount({ role: 'admin' })
    const others = [
      await anAccount(),
      await anAccount({ role: 'admin', approvedByAdmin: false }),
      await anAccount({ role: 'admin', suspended: true }),
    ]
    const email = newEmail()
    await verify(email, await registered(email))
    expect((await mailsTo(admin.email)).map(({ subject }) => subject)).toEqual([
      'A new account waits for approval at Aangan',
    ])
    expect((await mailsTo(admin.email))[0]?.text).toContain(email)
    for (const other of others) expect(await mailsTo(other.email)).toEqual([])
  })

  it('is written down', async () => {
    const email = newEmail()
    await verify(email, await registered(email))
    const entry = await env.DB.prepare('SELECT action, actor_email FROM audit_log WHERE subject_name = ?')
      .bind(email)
      .first()
    expect(entry).toEqual({ action: 'registered', actor_email: email })
  })

  it('makes an approved admin of an address that the firm named', async () => {
    const email = newEmail()
    const code = await registered(email)
    const firm = visitorOf({ ADMIN_EMAILS: ` boss@firm.test, ${email.toUpperCase()} ` })
    const verified = await firm.post(PATHS.verifyOtp, { email, code, password: PASSWORD })
    expect(await verified.json()).toEqual({ message: SERVER_MESSAGES.accountCreatedApproved })
    const signIn = await asVisitor().post(PATHS.login, { email, password: PASSWORD })
    expect(await signIn.json()).toMatchObject({ user: { role: 'admin', approvedByAdmin: true } })
  })
})

describe('a code is refused', () => {
  it('when it is wrong, for a known, a registered and an unknown address alike', async () => {
    const email = newEmail()
    const code = wrongFor(await registered(email))
    const replies = [email, newEmail(), (await anAccount()).email].map(async (address) =>
      refusal(await verify(address, code)),
    )
    expect(await Promise.all(replies)).toEqual([WRONG, WRONG, WRONG])
  })

  it('when it was used before', async () => {
    const email = newEmail()
    const code = await registered(email)
    await verify(email, code)
    expect(await refusal(await verify(email, code))).toEqual(WRONG)
  })

  it('after ten minutes', async () => {
    const email = newEmail()
    const code = await registered(email)
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS)
    expect(await refusal(await verify(email, code))).toEqual(WRONG)
  })

  it('after five wrong tries, and a new one works', async () => {
    const email = newEmail()
    const code = await registered(email)
    const visitor = asVisitor()
    for (let tries = 0; tries < 5; tries++) await verify(email, wrongFor(code), visitor)
    expect(await refusal(await verify(email, code, visitor))).toEqual(WRONG)
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS)
    expect((await verify(email, await registered(email), visitor)).status).toBe(200)
  })

  it('when its asker asked for a newer one', async () => {
    const email = newEmail()
    const body = { username: 'Rina Tamang', email, password: PASSWORD }
    const asked = await asVisitor().post(PATHS.register, body)
    const first = await codeFor(email)
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS)
    const { registrationToken } = RegisterReply.parse(await asked.json())
    await asVisitor().post(PATHS.register, body, { 'registration-token': registrationToken })
    const second = await codeFor(email)
    expect(await refusal(await verify(email, first))).toEqual(WRONG)
    expect((await verify(email, second)).status).toBe(200)
  })

  it('when it was made for another purpose or address', async () => {
    const { email } = await anAccount()
    await asVisitor().post(PATHS.forgotPassword, { email })
    expect(await refusal(await verify(email, await codeFor(email)))).toEqual(WRONG)
    expect(await refusal(await verify(newEmail(), await registered(newEmail())))).toEqual(WRONG)
  })

  it.each([
    [{}, SERVER_MESSAGES.otpRequired],
    [{ code: '12345', email: 'a@b.test' }, SERVER_MESSAGES.otpTooShort],
    [{ code: '123456' }, SERVER_MESSAGES.emailInvalid],
    [{ code: { $gt: '' }, email: 'a@b.test' }, SERVER_MESSAGES.otpRequired],
  ])('before it is tried when the request is %j', async (body, sentence) => {
    expect(await refusal(await asVisitor().post(PATHS.verifyOtp, body))).toEqual([
      400,
      'INVALID_INPUT',
      sentence,
    ])
  })
})

describe('at once', () => {
  it('200 guesses from everywhere are 40 tries', async () => {
    const email = newEmail()
    const code = await registered(email)
    const guesses = Array.from({ length: 200 }, (_, n) =>
      String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
    )
    const answers = await Promise.all(guesses.map((guess) => verify(email, guess)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    expect(await triesWithoutToken(email)).toBe(40)
    expect(await refusal(await verify(email, code))).toEqual(WRONG)
  })

  it('200 guesses from one network, or with the token, are five tries', async () => {
    for (const hasToken of [false, true]) {
      const email = newEmail()
      const visitor = asVisitor()
      const asked = await visitor.post(PATHS.register, { username: 'Rina', email, password: PASSWORD })
      const { registrationToken } = RegisterReply.parse(await asked.json())
      const code = await codeFor(email)
      const headers: Record<string, string> = hasToken ? { 'registration-token': registrationToken } : {}
      const guesses = Array.from({ length: 50 }, () =>
        (hasToken ? asVisitor() : visitor).post(
          PATHS.verifyOtp,
          { email, code: wrongFor(code), password: PASSWORD },
          headers,
        ),
      )
      await Promise.all(guesses)
      const typed = { email, code, password: PASSWORD }
      expect(await refusal(await visitor.post(PATHS.verifyOtp, typed, headers))).toEqual(WRONG)
      const { results } = await env.DB.prepare(
        "SELECT count FROM try_counts JOIN one_time_codes ON key LIKE 'code|' || id || '|%' WHERE email = ?",
      )
        .bind(email)
        .all()
      expect(results.map(({ count }) => count)).toEqual(hasToken ? [5] : [5, 5])
    }
  })

  it('30 uses of the right code make one account', async () => {
    const email = newEmail()
    const code = await registered(email)
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await accountsOf(email)).toBe(1)
  })
})
