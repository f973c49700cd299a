import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { REPORT_REASONS } from '#contract/contact-messages/report-reasons.ts'
import { time } from './columns.ts'
import { users } from './accounts.ts'

/** Messages of the contact form and reports about listings, with the delivery state of the mail that tells the firm. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    interest: text().notNull(),
    /** Where a visitor reports a listing: which, and what is wrong. Without a reference, as listings are deleted. */
    propertyId: text('property_id'),
    reason: text({ enum: REPORT_REASONS }),
    createdAt: time('created_at').notNull(),
    handledAt: time('handled_at'),
    handledBy: text('handled_by').references(() => users.id),
  },
  (table) => [
    index('messages_sender').on(table.email, table.createdAt),
    index('messages_reports')
      .on(table.id)
      .where(sql`reason IS NOT NULL AND handled_at IS NULL`),
    index('messages_open')
      .on(table.id)
      .where(sql`reason IS NULL AND handled_at IS NULL`),
    index('messages_state').on(sql`handled_at IS NULL`, table.id),
  ],
)
