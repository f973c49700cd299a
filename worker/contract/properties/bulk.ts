import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { SENTENCES } from '#contract/sentences.ts'

const BULK_ACTIONS = ['approve', 'sold', 'rented', 'delete'] as const
export type BulkAction = (typeof BULK_ACTIONS)[number]

/** POST /api/properties/bulk: one thing done with many listings. */
export const BulkBody = z.object(
  {
    action: z.enum(BULK_ACTIONS, SENTENCES.bulkInvalid),
    ids: z
      .array(z.string().regex(/^[0-9a-f]{24}$/, SENTENCES.bulkInvalid), SENTENCES.bulkInvalid)
      .min(1, SENTENCES.bulkInvalid)
      .max(LIMITS.bulkListings, SENTENCES.bulkTooMany)
      .transform((ids) => [...new Set(ids)]),
  },
  SENTENCES.bulkInvalid,
)
export type BulkBody = z.infer<typeof BulkBody>

/** What became of it: the listings that are now so, and those that were not there any more. */
export const BulkReply = z.object({
  message: z.string(),
  done: z.array(z.string()),
  missing: z.array(z.string()),
})
export type BulkReply = z.infer<typeof BulkReply>
