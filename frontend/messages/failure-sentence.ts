import { ApiError } from '#frontend/lib/api/api-error.ts'
import { accounts } from './accounts.ts'
import { durationInWords } from './duration.ts'

const { failures } = accounts

/** The server's sentence; without an answer, why; else `fallback`. After too many attempts it also says how long to wait. */
export function failureSentence(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.code === 'UNREADABLE_REPLY') return fallback
  if (error.code === 'OFFLINE') return failures.offline
  if (error.code === 'TIMEOUT') return failures.timeout
  const { code, message, retryAfterSeconds } = error
  if (code !== 'TOO_MANY' || !retryAfterSeconds) return message
  return `${message} ${failures.waitMore(durationInWords(retryAfterSeconds))}`
}
