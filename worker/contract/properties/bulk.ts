import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

const BULK_ACTIONS = ['approve', 'sold', 'rented', 'delete'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** POST /api/properties/bulk: one thing done with many listings. */
export const BulkBody = z.object(
  {
    action: z.enum(BULK_ACTIONS, SERVER_MESSAGES.bulkInvalid),
    ids: z
      .array(z.string().regex(/^[0-9a-f]{24}$/, SERVER_MESSAGES.bulkInvalid), SERVER_MESSAGES.bulkInvalid)
      .min(1, SERVER_MESSAGES.bulkInvalid)
      .max(LIMITS.bulkListings, SERVER_MESSAGES.bulkTooMany)
      .transform((ids) => [...new Set(ids)]),
  },
  SERVER_MESSAGES.bulkInvalid,
)
export type BulkBody = z.infer<typeof BulkBody>

/** What became of it: the listings that are now so, and those that were not there any more. */
export const BulkReply = z.object({
  message: z.string(),
  done: z.array(z.string()),
  missing: z.array(z.string()),
})
export type BulkReply = z.infer<typeof BulkReply>
