import type { ErrorCode, ErrorReply } from '#contract/errors.ts'

/** What the browser itself adds to the server's codes: no answer, no answer in time, an answer it cannot read, or one without a code. */
type FailureCode = ErrorCode | 'OFFLINE' | 'TIMEOUT' | 'UNREADABLE_REPLY' | 'NO_CODE'

type Details = {
  status?: number
  issues?: ErrorReply['issues']
  current?: unknown
  retryAfterSeconds?: number
}

export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: FailureCode
  readonly status: number
  readonly issues: NonNullable<ErrorReply['issues']>
  readonly current: unknown
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: FailureCode,
    message: string,
    { status = 0, issues = [], current, retryAfterSeconds }: Details = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.issues = issues
    this.current = current
    this.retryAfterSeconds = retryAfterSeconds
  }
}

type Refusal = { status: number; retryAfter: string | null; reply: Partial<ErrorReply> | undefined }

/** A reply that is no success. Its message counts also where no code comes with it; a 401 always means the sign-in. */
export function failureOf({ status, retryAfter, reply }: Refusal): ApiError {
  if (typeof reply?.message !== 'string' || reply.message === '')
    return new ApiError('UNREADABLE_REPLY', `The server answered ${status}.`, { status })
  const { code = status === 401 ? 'NOT_SIGNED_IN' : 'NO_CODE', message, issues, current } = reply
  return new ApiError(code, message, {
    status,
    issues,
    current,
    retryAfterSeconds: Number(retryAfter) || undefined,
  })
}

/** Whether the server may have done the work although its answer did not arrive. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && ['OFFLINE', 'TIMEOUT', 'UNREADABLE_REPLY'].includes(error.code)

/** Of a session that ended, a slow line, a call that came too early, and too many calls: the same call may succeed later. */
const LATER = [401, 408, 425, 429]

/** Whether the server refused a call for good: to send it again would change nothing. */
export const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !LATER.includes(error.status)
