import { desc, eq, inArray } from 'drizzle-orm'
import type { Dashboard } from '#contract/dashboard.ts'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES, type Category, type State, STATES } from '#contract/properties/enums.ts'
import type { Db } from '#worker/db/client.ts'
import { listingCounts, properties } from '#worker/db/schema.ts'
import { categoryToken, kindCounterKey } from '#worker/db/search/facets.ts'
import { selectWaitingPictures } from './images/removal.ts'
import { listedMessage, selectNewestMessages, selectOpenMessageCount } from './contact-messages/inbox.ts'
import { PROPERTY_COLUMNS, toPropertyWithContact } from './properties/rows.ts'

const NEWEST = LIMITS.dashboardNewest
const COUNTED = LIMITS.dashboardCountedMessages
const COUNTERS = STATES.flatMap((status) => CATEGORIES.map((category) => kindCounterKey(status, category)))

/** What the dashboard shows, in one call of the database: counters for the totals, index walks for the rest. */
export async function readDashboard(db: Db): Promise<Dashboard> {
  const [counts, recent, waiting, [open], messages, [pictures]] = await db.batch([
    db.select().from(listingCounts).where(inArray(listingCounts.key, COUNTERS)),
    db.select(PROPERTY_COLUMNS).from(properties).orderBy(desc(properties.seq)).limit(LIMITS.recentListings),
    db
      .select(PROPERTY_COLUMNS)
      .from(properties)
      .where(eq(properties.status, 'pending'))
      .orderBy(desc(properties.seq))
      .limit(NEWEST),
    selectOpenMessageCount(db, COUNTED + 1),
    selectNewestMessages(db, { state: 'open' }, NEWEST),
    selectWaitingPictures(db),
  ])
  const openMessages = open?.count ?? 0
  return {
    totals: {
      properties: sum(counts),
      lands: sum(counts, 'Plot'),
      warehouses: sum(counts, 'Warehouse'),
      villas: sum(counts, 'Villa'),
    },
    recent: recent.map(toPropertyWithContact),
    waiting: {
      total: sum(counts.filter(({ status }) => status === 'pending')),
      newest: waiting.map(toPropertyWithContact),
    },
    messages: {
      total: openMessages > COUNTED ? `${COUNTED}+` : String(openMessages),
      newest: messages.map(listedMessage),
    },
    pictures: { waiting: pictures?.count ?? 0 },
  }
}

type Counter = { status: State; facet: string; count: number }

const sum = (counters: Counter[], category?: Category) =>
  counters
    .filter(({ facet }) => category === undefined || facet === categoryToken(category))
    .reduce((total, { count }) => total + count, 0)
