import { z } from 'zod'

const CODES = [
  'UNREADABLE',
  'INVALID_INPUT',
  'INVALID_CODE',
  'NOT_SIGNED_IN',
  'WRONG_CREDENTIALS',
  'PENDING',
  'SUSPENDED',
  'FORBIDDEN',
  'NOT_FOUND',
  'WRONG_METHOD',
  'CONFLICT',
  'LENGTH_REQUIRED',
  'TOO_LARGE',
  'WRONG_TYPE',
  'RANGE_NOT_SATISFIABLE',
  'TOO_MANY',
  'UNEXPECTED',
  'NOT_CONFIGURED',
] as const

/** Every code a failed call can carry. */
export type ErrorCode = (typeof CODES)[number]

/** The HTTP status each code travels under. */
export const STATUS = {
  UNREADABLE: 400,
  INVALID_INPUT: 400,
  INVALID_CODE: 400,
  NOT_SIGNED_IN: 401,
  WRONG_CREDENTIALS: 401,
  PENDING: 403,
  SUSPENDED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  WRONG_METHOD: 405,
  CONFLICT: 409,
  LENGTH_REQUIRED: 411,
  TOO_LARGE: 413,
  WRONG_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  TOO_MANY: 429,
  UNEXPECTED: 500,
  NOT_CONFIGURED: 503,
} as const satisfies Record<ErrorCode, number>

export const ErrorReply = z.object({
  message: z.string(),
  code: z.enum(CODES),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
  /** With CONFLICT on an edit: the listing or lead as it is stored now; on an add: the listing that was made of the offer already. */
  current: z.unknown().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
export type Issue = NonNullable<ErrorReply['issues']>[number]
