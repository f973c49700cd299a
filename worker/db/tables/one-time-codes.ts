import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from './columns.ts'
import { users } from './users.ts'

/**
 * One-time codes. The code itself is not here: it follows from the row's id and the secret. A sign-up code carries
 * the account it will make; a reset code turns into a one-use grant. Several of one address stand beside one another,
 * each with the token of whoever asked for it.
 */
export const oneTimeCodes = sqliteTable(
  'one_time_codes',
  {
    id: text().primaryKey(),
    purpose: text({ enum: ['sign-up', 'reset'] }).notNull(),
    email: text().notNull(),
    userId: text('user_id').references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
    pendingUsername: text('pending_username'),
    pendingPasswordHash: text('pending_password_hash'),
    /** A few bits that tell most other passwords apart without a hash; see passwordPrint. */
    pendingPasswordPrint: text('pending_password_print'),
    grantHash: text('grant_hash'),
    grantExpiresAt: time('grant_expires_at'),
    grantUsedAt: time('grant_used_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('codes_address').on(table.email, table.purpose, table.createdAt),
    index('codes_grant').on(table.grantHash),
    index('codes_expiry').on(table.expiresAt),
  ],
)

/** How often something happened in a window of time; the window's start is part of the key. */
export const tryCounts = sqliteTable(
  'try_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('try_counts_expiry').on(table.expiresAt)],
)
