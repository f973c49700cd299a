import type { ErrorCode, ErrorReply } from '#contract/errors.ts'

/** What the browser itself adds to the server's codes: no answer, no answer in time, an answer it cannot read. */
type FailureCode = ErrorCode | 'OFFLINE' | 'TIMEOUT' | 'UNREADABLE_REPLY'

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
