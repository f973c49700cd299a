import { sql } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { ALERT_FREQUENCIES } from '#contract/alerts.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import type { Language } from '#contract/languages/languages.ts'
import { booleanColumn, time } from './columns.ts'

/**
 * Searches whose new finds are mailed to an address. One that is ended is deleted: nothing of the address stays. The links in
 * mails are not here: they follow from the row's id and the secret.
 */
export const alerts = sqliteTable(
  'alerts',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** The parameters of the list in their order, without '?'. */
    query: text().notNull(),
    /** How the list read it when it was asked, where it found nothing as typed. */
    meant: text({ mode: 'json' }).$type<ListSearch>(),
    often: text({ enum: ALERT_FREQUENCIES }).notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Null until its reader has said by a tap that it is wanted, and again once a backup is restored. */
    confirmedAt: time('confirmed_at'),
    /** When somebody last said so, and when the last question was mailed after a year without that. */
    openedAt: time('opened_at'),
    askedAt: time('asked_at'),
    mailedAt: time('mailed_at'),
    /** The newest mail of finds: whoever puts the next one into the outbox names it, so that two never do. */
    mailId: text('mail_id'),
    /** When its finds may be mailed; null while there are none. */
    mailDueAt: time('mail_due_at'),
  },
  (table) => [
    index('alerts_email').on(table.email),
    index('alerts_confirmed')
      .on(table.id)
      .where(sql`confirmed_at IS NOT NULL`),
    index('alerts_unconfirmed')
      .on(table.createdAt)
      .where(sql`confirmed_at IS NULL`),
    index('alerts_opened')
      .on(table.openedAt)
      .where(sql`opened_at IS NOT NULL`),
    index('alerts_due')
      .on(table.mailDueAt)
      .where(sql`mail_due_at IS NOT NULL`),
  ],
)

/** What a search has found and no mail has told of yet. */
export const alertFinds = sqliteTable(
  'alert_finds',
  {
    alertId: text('alert_id').notNull(),
    propertyId: text('property_id').notNull(),
    isNew: booleanColumn('is_new'),
    isLowered: booleanColumn('is_lowered'),
    foundAt: time('found_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.propertyId] }),
    index('alert_finds_found').on(table.foundAt),
  ],
)

/** What is new of a listing, as a round compares it with the searches. */
export type RoundNews = { id: string; seq: number; newAt: number | null; loweredAt: number | null }

/** The news that are being compared with all searches, and how far that has come. One row at a time. */
export const alertRounds = sqliteTable('alert_rounds', {
  id: text().primaryKey(),
  news: text({ mode: 'json' }).$type<RoundNews[]>().notNull(),
  /** The last search that was read. */
  doneUpTo: text('done_up_to').notNull().default(''),
})

/** What alerts have to tell of a listing; kept by triggers. */
export const listingNews = sqliteTable(
  'listing_news',
  {
    propertyId: text('property_id').primaryKey(),
    /** When it left the market; null while it is on offer. */
    leftAt: time('left_at'),
    /** When it came to the market, until the searches have been asked. */
    newAt: time('new_at'),
    /** The newest price that counts as lowered, by its time, and the same until the searches have been asked. */
    loweredAt: time('lowered_at'),
    loweredNewAt: time('lowered_new_at'),
  },
  (table) => [
    index('listing_news_waiting')
      .on(table.propertyId)
      .where(sql`left_at IS NULL AND (new_at IS NOT NULL OR lowered_new_at IS NOT NULL)`),
  ],
)
