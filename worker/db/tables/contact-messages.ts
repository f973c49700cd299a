import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from './columns.ts'
import { users } from './users.ts'

/** Messages of the contact form, with the delivery state of the mail that tells the firm. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    interest: text().notNull(),
    createdAt: time('created_at').notNull(),
    handledAt: time('handled_at'),
    handledBy: text('handled_by').references(() => users.id),
  },
  (table) => [
    index('messages_sender').on(table.email, table.createdAt),
    index('messages_state').on(sql`handled_at IS NULL`, table.id),
  ],
)
