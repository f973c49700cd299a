import { z } from 'zod'
import { ListedMessage } from './contact-messages.ts'
import { PropertyList } from './properties.ts'

/** The answer of GET /api/dashboard: counts of all listings whatever their status, and what waits for somebody. */
export const Dashboard = z.object({
  totals: z.object({ properties: z.int(), lands: z.int(), warehouses: z.int(), villas: z.int() }),
  /** The newest listings, at most LIMITS.recentListings. */
  recent: PropertyList,
  /** Listings that wait for an admin's approval, newest first, at most five, and how many there are. */
  waiting: z.object({ total: z.int(), newest: PropertyList }),
  /** Contact messages nobody has handled, newest first, at most five, and how many there are ('100+' beyond a hundred). */
  messages: z.object({ total: z.string(), newest: z.array(ListedMessage) }),
})
export type Dashboard = z.infer<typeof Dashboard>
