import { inArray, lt, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { rightsOfRole, rolesWith } from '#contract/accounts/roles.ts'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS, HOUR_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { confirmationLinks, meta, properties, users } from '#worker/db/schema.ts'
import { idsIn, insertMany } from '#worker/db/queries/many-rows.ts'
import { storedNumber, setNumber } from '#worker/db/queries/meta.ts'
import { type NewMail, storeMails } from '#worker/db/queries/mail-outbox.ts'

const RAN_AT = 'confirmations-ran-at'
const REMINDED_ON = 'reminded-on'
/** Mails go in the morning, not at the minute of the last ones. */
const SLACK_MS = 12 * HOUR_MS
const LISTINGS_AT_ONCE = 1000
const KEEP_LINKS_MS = 120 * DAY_MS

/** When the work on confirmations was last done, and on which day mails went. */
export async function readConfirmationRuns(db: Db): Promise<{ ranAt: number; remindedOn: number }> {
  const rows = await db
    .select()
    .from(meta)
    .where(inArray(meta.key, [RAN_AT, REMINDED_ON]))
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value ?? 0
  return { ranAt: valueOf(RAN_AT), remindedOn: valueOf(REMINDED_ON) }
}

export async function noteConfirmationRun(db: Db, nowMs: number): Promise<void> {
  await setNumber(db, RAN_AT, nowMs)
}

/** Notes which reminders were delivered, as long as the outbox knows, and forgets links that nobody asks for any more. */
export async function noteDelivered(db: Db, nowMs: number): Promise<void> {
  await db.batch([
    db
      .update(confirmationLinks)
      .set({ deliveredAt: sql`(SELECT sent_at FROM outbox WHERE outbox.id = mail_id)` })
      .where(
        sql`delivered_at IS NULL AND EXISTS (SELECT 1 FROM outbox WHERE outbox.id = mail_id AND outbox.state IN ('sent', 'local'))`,
      ),
    db.delete(confirmationLinks).where(lt(confirmationLinks.createdAt, nowMs - KEEP_LINKS_MS)),
  ])
}

export type ListingToConfirm = {
  id: string
  age: number
  title: string
  place: string
  deal: 'sale' | 'rent' | 'lease'
  confirmation: 'due' | 'lapsed'
  confirmedAt: number
  listedBy: string | null
}

/** Listings to be asked about that nobody was asked about for a week, those longest without a word first. */
export function findToRemind(db: Db, nowMs: number): Promise<ListingToConfirm[]> {
  const sinceMs = nowMs - LIMITS.confirmReminderDays * DAY_MS + SLACK_MS
  return db.all<ListingToConfirm>(sql`
    SELECT id, seq AS age, title, concat_ws(', ', locality, city) AS place, deal, confirmation, confirmed_at AS confirmedAt, listed_by AS listedBy
    FROM ${properties} INDEXED BY properties_to_confirm WHERE confirmation <> 'fresh'
      AND NOT EXISTS (SELECT 1 FROM confirmation_links AS link WHERE link.property_id = properties.id AND link.created_at > ${sinceMs})
      AND (SELECT count(DISTINCT link.created_at) FROM confirmation_links AS link WHERE link.property_id = properties.id
        AND link.created_at > properties.confirmed_at) < ${LIMITS.confirmRemindersAtMost}
    ORDER BY confirmed_at LIMIT ${LISTINGS_AT_ONCE}`)
}

export type Recipient = { id: string; email: string; isAdmin: boolean }

/** The accounts that may be asked: approved, not suspended; these listers where they may edit, and all admins. */
export async function findRecipients(db: Db, ids: string[]): Promise<Recipient[]> {
  const rows = await db
    .select({ id: users.id, email: users.email, role: users.role })
    .from(users)
    .where(
      sql`${users.approvedByAdmin} = 1 AND ${users.suspendedAt} IS NULL AND (${users.role} IN ${rolesWith('administer')}
        OR (${users.role} IN ${rolesWith('edit')} AND ${users.id} IN ${idsIn(ids)}))`,
    )
  return rows.map(({ role, ...account }) => ({
    ...account,
    isAdmin: rightsOfRole(role).includes('administer'),
  }))
}

type NewLink = typeof confirmationLinks.$inferInsert

/** Stores the reminders of a day with their mails: all of them, once, however often the cron comes. Answers whether it did. */
export async function storeReminders(
  db: Db,
  { links, mails, day }: { links: NewLink[]; mails: NewMail[]; day: number },
): Promise<boolean> {
  const isFirst = sql`${storedNumber(REMINDED_ON)} IS NOT ${day}`
  const statements: BatchItem<'sqlite'>[] = [
    ...insertMany(db, confirmationLinks, links, isFirst),
    storeMails(db, mails, isFirst),
  ]
  const done = await db.batch([
    db.select({ isFirst: sql<number>`${isFirst}` }).from(sql`(SELECT 1)`),
    ...statements,
    setNumber(db, REMINDED_ON, day),
  ])
  return done[0][0]?.isFirst === 1
}
