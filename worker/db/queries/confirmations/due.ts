import { eq, type SQL, sql } from 'drizzle-orm'
import { type ConfirmPeriods, periodOf, reminderLeadDays } from '#contract/confirmations.ts'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES, type Deal, DEALS } from '#contract/properties/enums.ts'
import { DAY_MS, indiaDay } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { auditLog, listingNews, meta, properties } from '#worker/db/schema.ts'
import { kindCounterKey } from '#worker/db/search/facets.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import { storedNumber } from '#worker/db/queries/meta.ts'
import { importsFollow } from '#worker/db/queries/properties/take-back.ts'

/** Listings of one run and one kind of deal. */
const AT_ONCE = 500
const LEFT_ON = 'unconfirmed-day'
const LEFT_COUNT = 'unconfirmed-count'
/** Who the log says has done what nobody did by hand. */
const CRON = 'cron'

/** The listings on offer, of one deal, that stand so since before a time. */
const standing = (confirmation: 'fresh' | 'due', deal: Deal, beforeMs: number): SQL =>
  sql`FROM properties INDEXED BY properties_confirmed WHERE status = 'available' AND confirmation = ${confirmation}
    AND deal = ${deal} AND confirmed_at <= ${beforeMs}`

/**
 * Marks listings that somebody shall be asked about. Their version stays: nothing that an answer says has changed. A day
 * early, for mails go once a day and shall come a whole week before.
 */
export async function markDue(db: Db, periods: ConfirmPeriods, nowMs: number): Promise<void> {
  for (const deal of DEALS) {
    const days = periodOf(deal, periods)
    const beforeMs = nowMs - (days - reminderLeadDays(days) - 1) * DAY_MS
    if (days > 0)
      await db.run(sql`UPDATE properties SET confirmation = 'due' WHERE seq IN
        (SELECT seq ${standing('fresh', deal, beforeMs)} ORDER BY confirmed_at LIMIT ${AT_ONCE})`)
  }
}

/** Lets listings come back that are no longer asked about, because their period is 0 by now. */
export async function forgiveDue(db: Db, periods: ConfirmPeriods): Promise<void> {
  const deals = DEALS.filter((deal) => periodOf(deal, periods) === 0)
  if (deals.length === 0) return
  const forgiven = sql`SELECT seq FROM properties INDEXED BY properties_to_confirm WHERE confirmation <> 'fresh'
    AND deal IN ${idsIn(deals)} ORDER BY confirmed_at LIMIT ${AT_ONCE}`
  await db.batch([
    importsFollow(db, versionsOf(forgiven)),
    db
      .update(properties)
      .set({
        confirmation: 'fresh',
        status: sql`iif(status = 'unconfirmed', 'available', status)`,
        version: sql`${properties.version} + 1`,
      })
      .where(sql`${properties.seq} IN (${forgiven})`),
  ])
}

const versionsOf = (those: SQL) => sql`SELECT id, version FROM properties WHERE seq IN (${those})`

const REMINDED = sql`(SELECT count(DISTINCT link.created_at) FROM confirmation_links AS link WHERE link.property_id = properties.id
  AND link.created_at > properties.confirmed_at AND link.delivered_at IS NOT NULL)`

/**
 * Takes listings off the results that nobody has confirmed in their period, after two reminders that were delivered, and no
 * more in a day than a tenth of what is on offer. The longest unconfirmed go first.
 */
export async function letLapse(db: Db, periods: ConfirmPeriods, nowMs: number): Promise<void> {
  const due = DEALS.flatMap((deal) => {
    const days = periodOf(deal, periods)
    return days === 0
      ? []
      : [
          sql`SELECT seq, confirmed_at ${standing('due', deal, nowMs - days * DAY_MS)} AND ${REMINDED} >= ${LIMITS.confirmRemindersBefore}`,
        ]
  })
  if (due.length === 0) return
  const day = indiaDay(nowMs)
  const lapsing = sql`SELECT seq FROM (${sql.join(due, sql` UNION ALL `)}) ORDER BY confirmed_at, seq LIMIT (${allowance()})`
  const isNewDay = sql`${storedNumber(LEFT_ON)} IS NOT ${day}`
  const setToday = (key: string, value: number) =>
    db
      .insert(meta)
      .select(sql`SELECT ${key}, ${value} WHERE ${isNewDay}`)
      .onConflictDoUpdate({ target: meta.key, set: { value } })
  await db.batch([
    setToday(LEFT_COUNT, 0),
    setToday(LEFT_ON, day),
    insertSelected(
      db,
      auditLog,
      {
        at: nowMs,
        actorEmail: CRON,
        action: 'property-unconfirmed',
        subjectKind: 'property',
        subjectId: sql`id`,
        subjectName: sql`title`,
      },
      sql`FROM properties WHERE seq IN (${lapsing})`,
    ),
    db
      .update(listingNews)
      .set({ leftAt: nowMs })
      .where(sql`${listingNews.propertyId} IN (SELECT id FROM properties WHERE seq IN (${lapsing}))`),
    importsFollow(db, versionsOf(lapsing)),
    db
      .update(properties)
      .set({ confirmation: 'lapsed', status: 'unconfirmed', version: sql`${properties.version} + 1` })
      .where(sql`${properties.seq} IN (${lapsing})`),
    db
      .update(meta)
      .set({ value: sql`${meta.value} + changes()` })
      .where(eq(meta.key, LEFT_COUNT)),
  ])
}

/** How many may still leave today: a tenth of what was on offer this morning, one at least. */
function allowance(): SQL {
  const keys = CATEGORIES.map((category) => kindCounterKey('available', category))
  const onOffer = sql`(SELECT ifnull(sum(count), 0) FROM listing_counts WHERE key IN ${idsIn(keys)})`
  const left = sql`ifnull(${storedNumber(LEFT_COUNT)}, 0)`
  return sql`max(0, max(1, CAST((${onOffer} + ${left}) * ${LIMITS.confirmLeavingPart} AS INTEGER)) - ${left})`
}
