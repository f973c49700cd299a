import { z } from 'zod'
import { DAY_MS } from './units/time.ts'
import type { Deal } from './properties/enums.ts'
import { LIMITS } from './limits.ts'
import { Property } from './properties/replies.ts'
import { SERVER_MESSAGES } from './server-messages.ts'

/** After how many days without a word a listing leaves the results; 0 where it never does. */
export type ConfirmPeriods = { saleDays: number; rentDays: number }

export function periodOf(deal: Deal, { saleDays, rentDays }: ConfirmPeriods): number {
  switch (deal) {
    case 'sale':
      return saleDays
    case 'rent':
    case 'lease':
      return rentDays
    default:
      return deal satisfies never
  }
}

/** When the first reminder is due: a week before the listing leaves, or half-way where the whole period is shorter. */
export const reminderLeadDays = (periodDays: number) =>
  Math.min(LIMITS.confirmReminderDays, Math.floor(periodDays / 2))

/** When a listing leaves the results unless somebody says that it is still there; null where it never does. */
export function leavesAt(deal: Deal, confirmedAt: number, periods: ConfirmPeriods): number | null {
  const days = periodOf(deal, periods)
  return days === 0 ? null : confirmedAt + days * DAY_MS
}

/** What somebody of the firm says about a listing that is to be confirmed. */
export const ANSWERS = ['available', 'sold', 'rented'] as const
export type Answer = (typeof ANSWERS)[number]

/** POST /api/properties/{id}/confirm: what is so; nothing said means that the listing is still there. */
export const ConfirmBody = z.object(
  { answer: z.enum(ANSWERS, SERVER_MESSAGES.confirmAnswer).default('available') },
  SERVER_MESSAGES.confirmAnswer,
)

/** The answer of both calls on /api/properties/{id}/confirm. */
export const ConfirmReply = z.object({ message: z.string(), property: Property })
export type ConfirmReply = z.infer<typeof ConfirmReply>

/** A listing that somebody should look at, with when it leaves the results; null where it has left or never does. */
export const ToConfirm = z.object({
  property: Property,
  leavesAt: z.iso.datetime().nullable(),
  /** The username of who listed it. */
  listedByName: z.string().nullable(),
})
export type ToConfirm = z.infer<typeof ToConfirm>

/** GET /api/properties/to-confirm: those longest without a word first. `total` is '1000+' beyond a thousand. */
export const ToConfirmPage = z.object({
  listings: z.array(ToConfirm),
  total: z.string(),
  next: z.string().nullable(),
})
export type ToConfirmPage = z.infer<typeof ToConfirmPage>

export const ToConfirmQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\d{1,12}$/, SERVER_MESSAGES.cursorInvalid)
    .optional(),
})
export type ToConfirmQuery = z.infer<typeof ToConfirmQuery>

/** GET and POST /api/confirm/{token}: the listing that the link of a reminder stands for. */
export const LinkedListing = z.object({
  _id: z.string(),
  title: z.string(),
  place: z.string(),
  price: z.int(),
  isPerMonth: z.boolean(),
  /** The path of its first picture. */
  picture: z.string().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
})
export type LinkedListing = z.infer<typeof LinkedListing>
export const LinkReply = z.object({ message: z.string(), listing: LinkedListing })
export type LinkReply = z.infer<typeof LinkReply>
