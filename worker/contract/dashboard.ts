import { z } from 'zod'
import { ToConfirm } from './confirmations.ts'
import { ListedMessage } from '#contract/contact-messages/contact-messages.ts'
import { Lead } from './leads/leads.ts'
import { LIMITS } from './limits.ts'
import { KIND_TOTALS, type KindTotal } from './properties/kinds.ts'
import { PropertyList } from './properties/replies.ts'
import { SERVER_MESSAGES } from './server-messages.ts'

const Gap = z.object({ total: z.int(), newest: PropertyList })

const Leads = z.object({ total: z.string(), newest: z.array(Lead) })

function kindTotals(): Record<KindTotal, z.ZodInt>
function kindTotals(): object {
  return Object.fromEntries(Object.values(KIND_TOTALS).map((total) => [total, z.int()]))
}

/** The answer of GET /api/dashboard: counts of all listings whatever their status, and what waits for somebody. */
export const Dashboard = z.object({
  totals: z.object({ properties: z.int(), ...kindTotals() }),
  /** The same listings by where they stand. */
  states: z.object({
    available: z.int(),
    sold: z.int(),
    rented: z.int(),
    pending: z.int(),
    unconfirmed: z.int(),
  }),
  /** The newest listings, at most LIMITS.recentListings. */
  recent: PropertyList,
  /** Listings that wait for an admin's approval, newest first, at most five, and how many there are. */
  waiting: z.object({ total: z.int(), newest: PropertyList }),
  /** Contact messages nobody has handled, reports apart, newest first, at most five, and how many there are ('100+' beyond a hundred). */
  messages: z.object({ total: z.string(), newest: z.array(ListedMessage) }),
  /** The same of reports of visitors about listings; they stand among the messages. */
  reports: z.object({ total: z.string(), newest: z.array(ListedMessage) }),
  /** Listings that somebody should say of whether they are still there: how many, and those that leave the results next. */
  toConfirm: z.object({ total: z.string(), leaving: z.array(ToConfirm) }),
  /** Listings on offer or pending without pictures, with neither an embedded map nor a place, and whose site or title deed nobody has seen. */
  missing: z.object({ pictures: Gap, map: Gap, papers: Gap }),
  /** Listings on offer whose price was lowered in the last LIMITS.loweredDays ('100+' beyond a hundred). */
  lowered: z.object({ total: z.string() }),
  /** For admins: accounts that wait for approval, newest first, at most three, and how many there are. */
  accounts: z.object({
    total: z.string(),
    newest: z.array(z.object({ username: z.string(), role: z.string() })),
  }),
  /** Pictures of no listing that wait for an admin's word, for so many are not deleted in a day; at most LIMITS.picturesCountedWaiting. */
  pictures: z.object({ waiting: z.int() }),
  /**
   * Today: calls that are due, new ones older than an hour (longest wait first), and visits of the day; the first five of each ('100+'
   * beyond a hundred), and how many new ones there are. Of staff only what is theirs or nobody's yet.
   */
  leads: z.object({ due: Leads, waiting: Leads, visits: Leads, fresh: Leads.pick({ total: true }) }),
})
export type Dashboard = z.infer<typeof Dashboard>

/** The body of POST /api/images/removal: how many of the pictures that wait may be deleted, as the dashboard showed them. */
export const RemovalBody = z.object(
  {
    pictures: z
      .int(SERVER_MESSAGES.removalCount)
      .min(1, SERVER_MESSAGES.removalCount)
      .max(LIMITS.picturesCountedWaiting, SERVER_MESSAGES.removalCount),
  },
  SERVER_MESSAGES.invalid,
)
export type RemovalBody = z.infer<typeof RemovalBody>

/** The answer of POST /api/properties/restore-pictures/:id: how many files came back out of the trash. */
export const RestoreReply = z.object({ message: z.string(), files: z.int() })
export type RestoreReply = z.infer<typeof RestoreReply>
