import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OtpValidatedReply } from '#contract/accounts/auth.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { as, asVisitor, withToken, refusal } from '#worker/test/client.ts'
import { anAccount, PASSWORD } from '#worker/test/factories.ts'
import { codeFor } from '#worker/test/outbox.ts'
import { resetProof } from '#worker/test/sign-up.ts'

const MINUTE_MS = 60_000
const NEW_PASSWORD = 'a teak court in rain'
const NO_PROOF = [401, 'NOT_SIGNED_IN', SERVER_MESSAGES.resetProofMissing]

const forgot = (email: unknown) => asVisitor().post(PATHS.forgotPassword, { email })
const validate = (email: string, otp: string) =>
  asVisitor().post(PATHS.validateForgotPasswordOtp, { email, otp })
const reset = (proof: string, email: string, password = NEW_PASSWORD) =>
  withToken(proof).put(PATHS.resetPassword, { email, password })
const canSignIn = async (email: string, password: string) =>
  (await asVisitor().post(PATHS.login, { email, password })).ok

afterEach(() => vi.useRealTimers())

describe('a forgotten password', () => {
  it('is replaced by way of the mailed code', async () => {
    const { email } = await anAccount()
    const asked = await forgot(` ${email.toUpperCase()} `)
    expect(await asked.json()).toMatchObject({ message: 'OTP sent successfully to your email' })
    const validated = OtpValidatedReply.parse(await (await validate(email, await codeFor(email))).json())
    expect(validated.message).toBe('OTP validated successfully, you can now reset your password')
    const done = await reset(validated.resetToken, email)
    expect([done.status, await done.json()]).toEqual([
      200,
      { message: 'Password reset successfully', deviceToken: expect.any(String) },
    ])
    expect([await canSignIn(email, NEW_PASSWORD), await canSignIn(email, PASSWORD)]).toEqual([true, false])
  })

  it('ends every older session at once', async () => {
    const account = await anAccount()
    const session = await as(account)
    const proof = await resetProof(account.email)
    expect((await session.get(PATHS.me)).status).toBe(200)
    await reset(proof, account.email)
    expect((await session.get(PATHS.me)).status).toBe(401)
  })

  it('opens the door again for an owner who had guessed too often', async () => {
    const { email } = await anAccount()
    const visitor = asVisitor('203.0.113.20')
    for (let tries = 0; tries < 6; tries++)
      await visitor.post(PATHS.login, { email, password: 'was it this?' })
    const proof = await resetProof(email)
    const headers = { authorization: `Bearer ${proof}` }
    await visitor.put(PATHS.resetPassword, { email, password: NEW_PASSWORD }, headers)
    expect((await visitor.post(PATHS.login, { email, password: NEW_PASSWORD })).status).toBe(200)
  })

  it('is written down', async () => {
    const { id, email } = await anAccount()
    await reset(await resetProof(email), email)
    const entry = await env.DB.prepare('SELECT action, actor_email FROM audit_log WHERE subject_id = ?')
      .bind(id)
      .first()
    expect(entry).toEqual({ action: 'password-reset', actor_email: email })
  })
})

describe('a new password without a good proof', () => {
  it.each([
    ['no proof at all', async () => ''],
    ['the code itself', async (email: string) => codeFor(email)],
    ['an invented proof', async () => 'A'.repeat(43)],
  ])('is refused: %s', async (_, proofFor) => {
    const { email } = await anAccount()
    await forgot(email)
    expect(await refusal(await reset(await proofFor(email), email))).toEqual(NO_PROOF)
    expect(await canSignIn(email, PASSWORD)).toBe(true)
  })

  it('is refused with the session of its owner', async () => {
    const account = await anAccount()
    const session = await as(account)
    const response = await session.put(PATHS.resetPassword, { email: account.email, password: NEW_PASSWORD })
    expect(await refusal(response)).toEqual(NO_PROOF)
  })

  it("is refused with another account's proof", async () => {
    const [victim, attacker] = [await anAccount(), await anAccount()]
    const proof = await resetProof(attacker.email)
    expect(await refusal(await reset(proof, victim.email))).toEqual(NO_PROOF)
    expect(await canSignIn(victim.email, PASSWORD)).toBe(true)
  })

  it('is refused with a used proof', async () => {
    const { email } = await anAccount()
    const proof = await resetProof(email)
    await reset(proof, email)
    expect(await refusal(await reset(proof, email, 'yet another one'))).toEqual(NO_PROOF)
    expect(await canSignIn(email, NEW_PASSWORD)).toBe(true)
  })

  it('is refused ten minutes after the code was right', async () => {
    const { email } = await anAccount()
    const proof = await resetProof(email)
    vi.setSystemTime(Date.now() + 10 * MINUTE_MS)
    expect(await refusal(await reset(proof, email))).toEqual(NO_PROOF)
  })

  it('is refused with an older proof once the password was reset', async () => {
    const { email } = await anAccount()
    const older = await resetProof(email)
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS)
    const newer = await resetProof(email)
    await reset(newer, email)
    expect(await refusal(await reset(older, email, 'yet another one'))).toEqual(NO_PROOF)
  })

  it('succeeds once for 30 uses of a proof at once', async () => {
    const { email } = await anAccount()
    const proof = await resetProof(email)
    const passwords = Array.from({ length: 30 }, (_, n) => `${NEW_PASSWORD} ${n}`)
    const answers = await Promise.all(passwords.map((password) => reset(proof, email, password)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await canSignIn(email, passwords[answers.findIndex(({ ok }) => ok)] ?? '')).toBe(true)
  })

  it.each([
    ['', SERVER_MESSAGES.newPasswordRequired],
    ['12345', SERVER_MESSAGES.newPasswordTooShort],
    ['x'.repeat(129), SERVER_MESSAGES.passwordTooLong],
    ['qwerty123', SERVER_MESSAGES.passwordTooCommon],
    ['rina tamang', SERVER_MESSAGES.passwordIsName],
  ])('does not use the proof up when it is %j', async (password, sentence) => {
    const { email } = await anAccount()
    const proof = await resetProof(email)
    expect(await refusal(await reset(proof, email, password))).toEqual([400, 'INVALID_INPUT', sentence])
    expect((await reset(proof, email)).status).toBe(200)
  })
})
