import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { isEmail } from '#contract/text/email.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import type { Problem } from './use-submit.ts'

/*
 * What the forms check before they send, in the specification's order. The server checks again, with the same
 * sentences; its schemas stay out of the browser for their weight.
 */

export function checkLogin({ email, password }: { email: string; password: string }): Problem | undefined {
  const missing = firstEmpty({ email: email.trim(), password })
  if (missing) return { message: SERVER_MESSAGES.emailAndPasswordRequired, field: missing }
  return checkEmail(email)
}

export function checkSignup(input: {
  username: string
  email: string
  password: string
}): Problem | undefined {
  const { username, email, password } = input
  const missing = firstEmpty({ username: username.trim(), email: email.trim(), password })
  if (missing) return { message: SERVER_MESSAGES.registrationRequired, field: missing }
  return checkEmail(email) ?? checkLength(password, SERVER_MESSAGES.passwordTooShort)
}

export function checkSignupCode(code: string): Problem | undefined {
  if (code === '') return { message: SERVER_MESSAGES.otpRequired, field: 'code' }
  if (code.length < LIMITS.otpDigits) return { message: SERVER_MESSAGES.otpTooShort, field: 'code' }
  return undefined
}

export function checkForgotEmail(email: string): Problem | undefined {
  return email.trim() === '' ? { message: SERVER_MESSAGES.emailRequired, field: 'email' } : undefined
}

export function checkResetCode(code: string): Problem | undefined {
  return code === '' ? { message: SERVER_MESSAGES.resetOtpRequired, field: 'code' } : undefined
}

export function checkNewPassword(password: string, confirmation: string): Problem | undefined {
  if (password === '') return { message: SERVER_MESSAGES.newPasswordRequired, field: 'password' }
  const tooShort = checkLength(password, SERVER_MESSAGES.newPasswordTooShort)
  if (tooShort) return tooShort
  return password === confirmation ? undefined : { message: accounts.reset.mismatch, field: 'confirmation' }
}

function firstEmpty(fields: Record<string, string>): string | undefined {
  return Object.keys(fields).find((name) => fields[name] === '')
}

function checkEmail(email: string): Problem | undefined {
  return isEmail(email.trim()) ? undefined : { message: SERVER_MESSAGES.emailInvalid, field: 'email' }
}

function checkLength(password: string, sentence: string): Problem | undefined {
  const letters = Array.from(password).length
  return letters < LIMITS.passwordMinLetters ? { message: sentence, field: 'password' } : undefined
}
