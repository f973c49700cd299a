import { LIMITS } from '#contract/limits.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { failureSentence } from '#frontend/messages/failure-sentence.ts'

/** The message in the alert above a form, and the name of the field it is about. */
export type Problem = { message: string; field?: string }

const FIELDS: Partial<Record<string, string>> = { WRONG_CREDENTIALS: 'password', INVALID_CODE: 'code' }

export function problemOf(error: unknown, fallback: string): Problem {
  const message = failureSentence(error, fallback)
  if (!(error instanceof ApiError)) return { message }
  return { message, field: error.issues[0]?.path ?? FIELDS[error.code] }
}

/** When the next code may be asked for, in milliseconds since 1970. */
export function nextCodeAt(): number {
  return Date.now() + LIMITS.otpResendSeconds * 1000
}

/** The same after a refusal, where the server said how long to wait. */
export function nextCodeAfter(error: unknown): number | undefined {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined
  return seconds === undefined ? undefined : Date.now() + seconds * 1000
}
