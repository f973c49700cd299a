import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { asVisitor, refusal } from '#worker/test/client.ts'
import { anAccount } from '#worker/test/factories.ts'
import { codeFor } from '#worker/test/outbox.ts'
import { newEmail, resetProof } from '#worker/test/sign-up.ts'

const START = Date.now()
const MINUTE_MS = 60_000
const WRONG = [400, 'INVALID_CODE', SERVER_MESSAGES.otpWrong]
const minutesLater = (minutes: number) => vi.setSystemTime(START + minutes * MINUTE_MS)

const forgot = (email: string) => asVisitor().post(PATHS.forgotPassword, { email })
const validate = (email: string, otp: string) =>
  asVisitor().post(PATHS.validateForgotPasswordOtp, { email, otp })
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

afterEach(() => vi.useRealTimers())

describe('validating a code', () => {
  it('refuses a wrong, a used and an expired one, and any for an unknown address, alike', async () => {
    const { email } = await anAccount()
    await forgot(email)
    const code = await codeFor(email)
    expect(await refusal(await validate(email, wrongFor(code)))).toEqual(WRONG)
    expect(await refusal(await validate(newEmail(), code))).toEqual(WRONG)
    expect((await validate(email, code)).status).toBe(200)
    expect(await refusal(await validate(email, code))).toEqual(WRONG)

    minutesLater(2)
    await forgot(email)
    minutesLater(12)
    expect(await refusal(await validate(email, await codeFor(email)))).toEqual(WRONG)
  })

  it.each([
    ['40 tries from everywhere', () => asVisitor],
    [
      'five tries from one network',
      () => {
        const visitor = asVisitor()
        return () => visitor
      },
    ],
  ])('lets the right code through only within %s', async (_, callers) => {
    const caller = callers()
    const guess = (email: string, otp: string) =>
      caller().post(PATHS.validateForgotPasswordOtp, { email, otp })
    const { email } = await anAccount()
    await forgot(email)
    const code = await codeFor(email)
    const guesses = Array.from({ length: 55 }, (__, n) =>
      String((Number(code) + n + 1) % 1_000_000).padStart(6, '0'),
    )
    const answers = await Promise.all(guesses.map((otp) => guess(email, otp)))
    expect(answers.every(({ status }) => status === 400)).toBe(true)
    expect(await refusal(await guess(email, code))).toEqual(WRONG)
  })

  it('gives one proof for 30 uses of the right code at once', async () => {
    const { email } = await anAccount()
    await forgot(email)
    const code = await codeFor(email)
    const answers = await Promise.all(Array.from({ length: 30 }, () => validate(email, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each([
    [{}, SERVER_MESSAGES.emailRequired],
    [{ email: 'a@b.test' }, SERVER_MESSAGES.resetOtpRequired],
    [{ email: 'a@b.test', otp: [] }, SERVER_MESSAGES.resetOtpRequired],
  ])('asks for what is missing in %j', async (body, sentence) => {
    const response = await asVisitor().post(PATHS.validateForgotPasswordOtp, body)
    expect(await refusal(response)).toEqual([400, 'INVALID_INPUT', sentence])
  })

  it('stores the proof as a hash only', async () => {
    const proof = await resetProof((await anAccount()).email)
    const { results } = await env.DB.prepare('SELECT * FROM one_time_codes').all()
    expect(JSON.stringify(results)).not.toContain(proof)
  })
})
