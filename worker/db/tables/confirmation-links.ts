import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from './columns.ts'

/**
 * The links of reminders: each confirms one listing once. The link itself is not here: it follows from the row's id and the
 * secret. What is deleted later, a listing or an account, is named nevertheless.
 */
export const confirmationLinks = sqliteTable(
  'confirmation_links',
  {
    id: text().primaryKey(),
    propertyId: text('property_id').notNull(),
    /** Whose word it is, where the link is used: the account that the mail went to. */
    userId: text('user_id').notNull(),
    mailId: text('mail_id').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    deliveredAt: time('delivered_at'),
    usedAt: time('used_at'),
  },
  (table) => [
    index('confirmation_links_property').on(table.propertyId, table.createdAt),
    index('confirmation_links_created').on(table.createdAt),
    index('confirmation_links_undelivered')
      .on(table.mailId)
      .where(sql`delivered_at IS NULL`),
  ],
)
