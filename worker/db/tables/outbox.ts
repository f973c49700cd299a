import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from './columns.ts'

const MAIL_STATES = ['waiting', 'sent', 'local', 'given-up'] as const

/**
 * Mails on their way. Locally it is the outbox that developers read; deployed, a mail waits here while the
 * mail service is down. A row holds what a mail says, not its text: codes are written in when it is sent.
 * A mail that was handed over keeps none of it.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    mail: text({ mode: 'json' }).$type<unknown>(),
    state: text({ enum: MAIL_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: time('next_try_at'),
    /** Not worth sending after this time: a code that has expired, for one. */
    expiresAt: time('expires_at').notNull(),
    lastError: text('last_error'),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
  },
  (table) => [
    index('outbox_due').on(table.state, table.nextTryAt),
    index('outbox_sent')
      .on(table.sentAt)
      .where(sql`sent_at IS NOT NULL`),
    index('outbox_recipient').on(table.recipient, table.createdAt),
    check('outbox_mail', sql`"mail" IS NULL OR json_valid("mail")`),
  ],
)
