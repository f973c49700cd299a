import { describe, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import {
  ForgotPasswordInput,
  LoginInput,
  RegisterInput,
  ResetPasswordInput,
  ValidateForgotPasswordOtpInput,
  VerifyOtpInput,
} from '#contract/accounts/auth.ts'
import { RIGHT_EMAILS, WRONG_EMAILS } from '#contract/test/emails.ts'
import {
  checkForgotEmail,
  checkLogin,
  checkNewPassword,
  checkResetCode,
  checkSignup,
  checkSignupCode,
} from './checks.ts'

const EMAILS = ['', ' ', 'rina', 'rina@firm', 'rina @firm.test', 'rina@firm.test', ' rina@firm.test ']
const PASSWORDS = ['', '     ', '12345', '123456', 'correct horse', 'কখগঘঙ', '🙂🙂🙂🙂🙂🙂']
const CODES = ['', '1', '12345', '123456']

/** The server's first message; undefined when the input is valid. */
function serverSentence(schema: ZodType, input: unknown): string | undefined {
  return schema.safeParse(input).error?.issues[0]?.message
}

describe('the form says what the server would say', () => {
  it.each(EMAILS.flatMap((email) => PASSWORDS.map((password) => ({ email, password }))))(
    'at sign-in and sign-up of %j',
    ({ email, password }) => {
      expect(checkLogin({ email, password })?.message).toBe(serverSentence(LoginInput, { email, password }))
      for (const username of ['', ' ', 'Rina']) {
        const input = { username, email, password }
        expect(checkSignup(input)?.message).toBe(serverSentence(RegisterInput, input))
      }
    },
  )

  it.each([...RIGHT_EMAILS, ...WRONG_EMAILS])('about the address %s', (email) => {
    const input = { email, password: 'correct horse' }
    expect(checkLogin(input)?.message).toBe(serverSentence(LoginInput, input))
  })

  it.each(CODES)('about the code "%s"', (code) => {
    const email = 'rina@firm.test'
    expect(checkSignupCode(code)?.message).toBe(serverSentence(VerifyOtpInput, { email, code }))
    expect(checkResetCode(code)?.message).toBe(
      serverSentence(ValidateForgotPasswordOtpInput, { email, otp: code }),
    )
  })

  it.each(['', ' ', 'rina@firm.test'])('about the address "%s" of a forgotten password', (email) => {
    expect(checkForgotEmail(email)?.message).toBe(serverSentence(ForgotPasswordInput, { email }))
  })

  it.each(PASSWORDS)('about the new password "%s"', (password) => {
    const input = { email: 'rina@firm.test', password }
    expect(checkNewPassword(password, password)?.message).toBe(serverSentence(ResetPasswordInput, input))
  })
})
