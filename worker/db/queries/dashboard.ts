import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { ConfirmPeriods } from '#contract/confirmations.ts'
import type { Dashboard } from '#contract/dashboard.ts'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES, type Category, type State, STATES, UNFINISHED } from '#contract/properties/enums.ts'
import { FILTERS } from '#contract/properties/filters.ts'
import { KIND_TOTALS, type KindTotal } from '#contract/properties/kinds.ts'
import type { Db } from '#worker/db/client.ts'
import { listingCounts, properties, users } from '#worker/db/schema.ts'
import { facet } from '#worker/db/search/tokens.ts'
import {
  categoryToken,
  counterKey,
  kindCounterKey,
  UNCHECKED_TERM,
  UNPICTURED,
  UNPLACED,
} from '#worker/db/search/facets.ts'
import { countedToConfirm, selectLeaving, selectToConfirmCount, toConfirm } from './confirmations/list.ts'
import { selectWaitingPictures } from './images/removal.ts'
import { listedMessage, selectNewestOpen, selectOpenCount } from './contact-messages.ts'
import { selectToday } from './leads/list.ts'
import { listedLead, type Row as LeadRow } from './leads/rows.ts'
import { PROPERTY_COLUMNS, toPropertyWithContact } from './properties/rows.ts'

const NEWEST = LIMITS.dashboardNewest
const COUNTED = LIMITS.dashboardCountedMessages
const NAMED_ACCOUNTS = 3
const KIND_COUNTERS = STATES.flatMap((status) =>
  CATEGORIES.map((category) => kindCounterKey(status, category)),
)
const GAP_COUNTERS = UNFINISHED.flatMap((status) =>
  CATEGORIES.flatMap((category) =>
    [UNPICTURED, UNPLACED, UNCHECKED_TERM].map((token) => counterKey(status, category, token)),
  ),
)
const COUNTERS = [...KIND_COUNTERS, ...GAP_COUNTERS]

type DashboardScope = {
  isAdmin: boolean
  /** The account whose leads alone are told, with those that nobody looks after yet. */
  mineOrFree?: string | undefined
  periods: ConfirmPeriods
  nowMs?: number
}

/** What the dashboard shows, in one call of the database: counters for the totals, index walks for the rest. */
export async function readDashboard(
  db: Db,
  { isAdmin, mineOrFree, periods, nowMs = Date.now() }: DashboardScope,
): Promise<Dashboard> {
  const [
    counts,
    recent,
    waiting,
    [open],
    messages,
    [pictures],
    unpictured,
    unplaced,
    unchecked,
    accounts,
    [due],
    leaving,
    [reports],
    newestReports,
    [lowered],
    dueLeads,
    waitingLeads,
    visits,
    [fresh],
  ] = await db.batch([
    db.select().from(listingCounts).where(inArray(listingCounts.key, COUNTERS)),
    db.select(PROPERTY_COLUMNS).from(properties).orderBy(desc(properties.seq)).limit(LIMITS.recentListings),
    db
      .select(PROPERTY_COLUMNS)
      .from(properties)
      .where(eq(properties.status, 'pending'))
      .orderBy(desc(properties.seq))
      .limit(NEWEST),
    selectOpenCount(db, 'messages', COUNTED + 1),
    selectNewestOpen(db, 'messages', NEWEST),
    selectWaitingPictures(db),
    selectNewestLacking(db, UNPICTURED),
    selectNewestLacking(db, UNPLACED),
    selectNewestLacking(db, UNCHECKED_TERM),
    selectWaitingAccounts(db, isAdmin ? COUNTED + 1 : 0),
    selectToConfirmCount(db),
    selectLeaving(db, LIMITS.dashboardLeaving),
    selectOpenCount(db, 'reports', COUNTED + 1),
    selectNewestOpen(db, 'reports', NEWEST),
    selectLoweredCount(db),
    ...selectToday(db, { nowMs, mineOrFree }),
  ])
  return {
    totals: { properties: sum(counts), ...kindTotals(counts) },
    states: statesOf(counts),
    recent: recent.map(toPropertyWithContact),
    waiting: {
      total: inState(counts, 'pending'),
      newest: waiting.map(toPropertyWithContact),
    },
    messages: {
      total: countedUpTo(open?.count ?? 0),
      newest: messages.map(listedMessage),
    },
    reports: { total: countedUpTo(reports?.count ?? 0), newest: newestReports.map(listedMessage) },
    toConfirm: {
      total: countedToConfirm(due?.count),
      leaving: leaving.map((row) => toConfirm(row, periods)),
    },
    missing: {
      pictures: { total: lacking(counts, UNPICTURED), newest: unpictured.map(toPropertyWithContact) },
      map: { total: lacking(counts, UNPLACED), newest: unplaced.map(toPropertyWithContact) },
      papers: { total: lacking(counts, UNCHECKED_TERM), newest: unchecked.map(toPropertyWithContact) },
    },
    lowered: { total: countedUpTo(lowered?.count ?? 0) },
    accounts: { total: countedUpTo(accounts.length), newest: accounts.slice(0, NAMED_ACCOUNTS) },
    pictures: { waiting: pictures?.count ?? 0 },
    leads: todayOf(dueLeads, waitingLeads, visits, fresh?.total),
  }
}

const todayOf = (due: LeadRow[], waiting: LeadRow[], visits: LeadRow[], fresh = 0) => ({
  due: leadsOf(due),
  waiting: leadsOf(waiting),
  visits: leadsOf(visits),
  fresh: { total: countedUpTo(fresh) },
})

const leadsOf = (rows: LeadRow[]) => ({
  total: countedUpTo(rows[0]?.total ?? 0),
  newest: rows.map(listedLead),
})

type Counter = { status: State; facet: string; count: number }

const KIND_TOKENS = new Set<string>(CATEGORIES.map(categoryToken))
const countedUpTo = (count: number) => (count > COUNTED ? `${COUNTED}+` : String(count))

const inState = (counters: Counter[], state: State) => sum(counters.filter(({ status }) => status === state))

const statesOf = (counters: Counter[]) => ({
  available: inState(counters, 'available'),
  sold: inState(counters, 'sold'),
  rented: inState(counters, 'rented'),
  pending: inState(counters, 'pending'),
  unconfirmed: inState(counters, 'unconfirmed'),
})

const lacking = (counters: Counter[], token: string) =>
  counters.filter(({ facet }) => facet === token).reduce((total, { count }) => total + count, 0)

function kindTotals(counters: Counter[]): Record<KindTotal, number>
function kindTotals(counters: Counter[]): object {
  return Object.fromEntries(CATEGORIES.map((category) => [KIND_TOTALS[category], sum(counters, category)]))
}

const sum = (counters: Counter[], category?: Category) =>
  counters
    .filter(({ facet }) => (category ? facet === categoryToken(category) : KIND_TOKENS.has(facet)))
    .reduce((total, { count }) => total + count, 0)

function selectNewestLacking(db: Db, token: string) {
  const match = UNFINISHED.map((state) => facet(state, token)).join(' OR ')
  return db
    .select(PROPERTY_COLUMNS)
    .from(properties)
    .where(
      sql`${properties.seq} = (SELECT rowid FROM properties_search WHERE properties_search MATCH ${match} ORDER BY rowid DESC LIMIT 1)`,
    )
}

const LOWERED = facet('available', FILTERS.lowered.token)
const selectLoweredCount = (db: Db) =>
  db
    .select({ count: count() })
    .from(
      sql`(SELECT 1 FROM properties_search WHERE properties_search MATCH ${LOWERED} LIMIT ${COUNTED + 1})`,
    )

function selectWaitingAccounts(db: Db, most: number) {
  return db
    .select({ username: users.username, role: users.role })
    .from(users)
    .where(and(sql`${users.approvedByAdmin} = 0`, isNull(users.suspendedAt)))
    .orderBy(desc(users.id))
    .limit(most)
}
