import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

const { repeatKeyMinLetters, repeatKeyMaxLetters } = LIMITS

/**
 * Headers of a call that adds something. A call that is repeated with the same key, because its answer was lost, adds
 * nothing and is answered like the first one; keys belong to the account that calls.
 */
export const RepeatHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(
      new RegExp(`^[\\w-]{${repeatKeyMinLetters},${repeatKeyMaxLetters}}$`),
      SERVER_MESSAGES.repeatKeyInvalid,
    )
    .optional(),
})
