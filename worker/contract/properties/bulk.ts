import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { CONFIRMATIONS, DEALS, LEASE_TYPES } from './enums.ts'

const BULK_MARKS = ['confirm', 'approve', 'sold', 'rented', 'delete'] as const
const BULK_CHANGES = ['deal', 'price'] as const
export type BulkAction = (typeof BULK_MARKS)[number]

type Target = { ids: string[] } | { where: Record<string, string>; expected: number }

function targetOf(ids?: string[], where?: Record<string, string>, expected?: number): Target | undefined {
  if (ids) return where ? undefined : { ids }
  return where && expected !== undefined ? { where, expected } : undefined
}

const id = z.string().regex(ID, SERVER_MESSAGES.bulkInvalid)

/** POST /api/properties/bulk: one thing done with many listings, named by their ids or by what a list call finds. */
export const BulkBody = z
  .object(
    {
      action: z.enum([...BULK_MARKS, ...BULK_CHANGES], SERVER_MESSAGES.bulkInvalid),
      ids: z
        .array(id, SERVER_MESSAGES.bulkInvalid)
        .min(1, SERVER_MESSAGES.bulkInvalid)
        .max(LIMITS.bulkListings, SERVER_MESSAGES.bulkTooMany)
        .transform((ids) => [...new Set(ids)])
        .optional(),
      /** The query of GET /api/properties; its order and page count for nothing. */
      where: z
        .record(z.string().max(40), z.string().max(LIMITS.shortTextLetters), SERVER_MESSAGES.bulkInvalid)
        .optional(),
      /** How many the caller was told that match. */
      expected: z
        .int(SERVER_MESSAGES.bulkInvalid)
        .min(1, SERVER_MESSAGES.bulkInvalid)
        .max(LIMITS.bulkMatches, SERVER_MESSAGES.bulkTooManyMatch)
        .optional(),
      /** With 'deal': what they become. */
      deal: z.enum(DEALS, SERVER_MESSAGES.bulkInvalid).optional(),
      /** With 'price': 5 is five percent more, -10 ten percent less. */
      percent: z
        .number(SERVER_MESSAGES.bulkPercent)
        .min(LIMITS.bulkPercentLeast, SERVER_MESSAGES.bulkPercent)
        .max(LIMITS.bulkPercentMost, SERVER_MESSAGES.bulkPercent)
        .optional(),
      /** Shows what would change and changes nothing; with 'deal' and 'price'. */
      dryRun: z.boolean(SERVER_MESSAGES.bulkInvalid).optional(),
      /**
       * What the dry run answered: then only the listings as they were shown are changed, and a call that comes twice
       * changes them once.
       */
      asShown: z.string(SERVER_MESSAGES.bulkInvalid).max(64, SERVER_MESSAGES.bulkInvalid).optional(),
    },
    SERVER_MESSAGES.bulkInvalid,
  )
  .transform(({ action, ids, where, expected, deal, percent, dryRun = false, asShown }, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    const target = targetOf(ids, where, expected)
    if (!target) return refuse(SERVER_MESSAGES.bulkInvalid)
    if (action === 'deal')
      return deal
        ? { kind: 'deal' as const, deal, target, dryRun, asShown }
        : refuse(SERVER_MESSAGES.bulkInvalid)
    if (action === 'price')
      return percent
        ? { kind: 'price' as const, percent, target, dryRun, asShown }
        : refuse(SERVER_MESSAGES.bulkPercent)
    return { kind: 'mark' as const, action, target }
  })
export type BulkBody = z.infer<typeof BulkBody>
export type BulkInput = z.input<typeof BulkBody>
export type BulkTarget = BulkBody['target']

/** What a listing was before: the fields that a change or a mark of many may have changed. */
const Was = z
  .object({
    price: z.int().min(0).max(LIMITS.maxPriceInr),
    leaseType: z.enum(LEASE_TYPES).nullable(),
    isForSale: z.boolean(),
    isForRent: z.boolean(),
    isSold: z.boolean(),
    isRented: z.boolean(),
    confirmation: z.enum(CONFIRMATIONS),
  })
  .partial()
const Undone = z.object({ _id: id, version: z.int().min(1), was: Was })
export type Undone = z.infer<typeof Undone>

/** What became of it: the listings that are now so, and those that were not there any more; the message counts what stays as it was. */
export const BulkReply = z.object({
  message: z.string(),
  done: z.array(z.string()),
  missing: z.array(z.string()),
  /** Of a change of price or deal: the first listings as they were and are. */
  preview: z
    .array(z.object({ _id: z.string(), title: z.string(), before: z.string(), after: z.string() }))
    .optional(),
  /** Of a dry run: the state of what would change, to be sent with the change. */
  asShown: z.string().optional(),
  /** What takes it back, of a change and of listings that left the market: the body of POST /api/properties/undo-bulk. */
  undo: z.array(Undone).optional(),
})
export type BulkReply = z.infer<typeof BulkReply>

/** POST /api/properties/undo-bulk: takes a change of many back, where nobody has changed the listing since. */
export const UndoBulkBody = z.object(
  {
    undo: z
      .array(Undone, SERVER_MESSAGES.bulkInvalid)
      .min(1, SERVER_MESSAGES.bulkInvalid)
      .max(LIMITS.bulkMatches),
  },
  SERVER_MESSAGES.bulkInvalid,
)
/** The listings that are as they were before, and those that were changed or deleted since and stay as they are. */
export const UndoBulkReply = z.object({
  message: z.string(),
  done: z.array(z.string()),
  left: z.array(z.string()),
})
export type UndoBulkReply = z.infer<typeof UndoBulkReply>
