import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { rolesWith } from '#contract/accounts/roles.ts'
import type { Lead } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS, indiaDate } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { calendarKeys, leads, users } from '#worker/db/schema.ts'
import { HAS_VISIT, listedLead, selectLeads } from './rows.ts'

/** Stores the key of an account's calendar; the one before it opens nothing any more. */
export async function renewCalendarKey(
  db: Db,
  userId: string,
  keyHash: string,
  nowMs: number,
): Promise<void> {
  await db
    .insert(calendarKeys)
    .values({ userId, keyHash, createdAt: nowMs })
    .onConflictDoUpdate({ target: calendarKeys.userId, set: { keyHash, createdAt: nowMs } })
}

/** When the key of an account's calendar was made; undefined where it has none. */
export async function calendarMadeAt(db: Db, userId: string): Promise<number | undefined> {
  const found = await db
    .select({ createdAt: calendarKeys.createdAt })
    .from(calendarKeys)
    .where(eq(calendarKeys.userId, userId))
    .get()
  return found?.createdAt
}

/** The account whose calendar a key opens, as long as it may look at the panel. */
export async function calendarOwner(db: Db, keyHash: string): Promise<string | undefined> {
  const found = await db
    .select({ id: users.id })
    .from(calendarKeys)
    .innerJoin(users, eq(users.id, calendarKeys.userId))
    .where(
      and(
        eq(calendarKeys.keyHash, keyHash),
        eq(users.approvedByAdmin, true),
        isNull(users.suspendedAt),
        inArray(users.role, rolesWith('look')),
      ),
    )
    .get()
  return found?.id
}

/** The visits of a calendar by day: those that are not over for long, of one account or of all. Of too many the oldest are left out. */
export async function calendarVisits(
  db: Db,
  { assignedTo, nowMs }: { assignedTo: string | undefined; nowMs: number },
): Promise<Lead[]> {
  const rows = await selectLeads(db)
    .where(
      and(
        HAS_VISIT,
        sql`leads.visit_state IN ('asked', 'agreed', 'done')`,
        gte(leads.visitOn, indiaDate(nowMs - LIMITS.calendarDaysBack * DAY_MS)),
        assignedTo === undefined ? undefined : eq(leads.assignedTo, assignedTo),
      ),
    )
    .orderBy(desc(leads.visitOn), desc(leads.id))
    .limit(LIMITS.visitsShown)
  return rows.toReversed().map(listedLead)
}
