import { LIMITS } from '#contract/limits.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import type { Problem } from './problem.ts'

/*
 * What the forms check before they send, in the specification's order. The server checks again and more strictly,
 * with the same sentences; its schemas stay out of the browser for their weight.
 */

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function checkLogin({ email, password }: { email: string; password: string }): Problem | undefined {
  const missing = firstEmpty({ email: email.trim(), password })
  if (missing) return { message: SENTENCES.emailAndPasswordRequired, field: missing }
  return checkEmail(email)
}

export function checkSignup(input: {
  username: string
  email: string
  password: string
}): Problem | undefined {
  const { username, email, password } = input
  const missing = firstEmpty({ username: username.trim(), email: email.trim(), password })
  if (missing) return { message: SENTENCES.registrationRequired, field: missing }
  return checkEmail(email) ?? checkLength(password, SENTENCES.passwordTooShort)
}

export function checkSignupCode(code: string): Problem | undefined {
  if (code === '') return { message: SENTENCES.otpRequired, field: 'code' }
  if (code.length < LIMITS.otpDigits) return { message: SENTENCES.otpTooShort, field: 'code' }
  return undefined
}

export function checkForgotEmail(email: string): Problem | undefined {
  return email.trim() === '' ? { message: SENTENCES.emailRequired, field: 'email' } : undefined
}

export function checkResetCode(code: string): Problem | undefined {
  return code === '' ? { message: SENTENCES.resetOtpRequired, field: 'code' } : undefined
}

export function checkNewPassword(password: string, confirmation: string): Problem | undefined {
  if (password === '') return { message: SENTENCES.newPasswordRequired, field: 'password' }
  const tooShort = checkLength(password, SENTENCES.newPasswordTooShort)
  if (tooShort) return tooShort
  return password === confirmation ? undefined : { message: accounts.reset.mismatch, field: 'confirmation' }
}

function firstEmpty(fields: Record<string, string>): string | undefined {
  return Object.keys(fields).find((name) => fields[name] === '')
}

function checkEmail(email: string): Problem | undefined {
  return EMAIL.test(email.trim()) ? undefined : { message: SENTENCES.emailInvalid, field: 'email' }
}

function checkLength(password: string, sentence: string): Problem | undefined {
  const letters = Array.from(password).length
  return letters < LIMITS.passwordMinLetters ? { message: sentence, field: 'password' } : undefined
}
