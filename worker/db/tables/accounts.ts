import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { ROLES } from '#contract/accounts/roles.ts'
import { booleanColumn, time } from './columns.ts'

/** Accounts. The e-mail address is stored in lower case. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    role: text({ enum: ROLES }).notNull().default('staff'),
    approvedByAdmin: booleanColumn('approved_by_admin'),
    suspendedAt: time('suspended_at'),
    /** When it asked for no more mails of the week's numbers. */
    weekMailEndedAt: time('week_mail_ended_at'),
    passwordHash: text('password_hash').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_waiting')
      .on(table.id)
      .where(sql`"approved_by_admin" = 0 AND "suspended_at" IS NULL`),
    index('users_role').on(table.role, table.id),
    check('users_email_lower', sql`"email" = lower("email")`),
  ],
)

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

/** Who is signed in where. A token names its row; without the row it is worth nothing. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    /** What the owner recognises the device by: 'Chrome on Windows'. */
    device: text().notNull(),
    createdAt: time('created_at').notNull(),
    /** To the hour: a call that only reads shall not write. */
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.id),
    index('sessions_expiry').on(table.expiresAt),
  ],
)

/** The networks that an account has signed in from recently: what strangers fail at elsewhere does not count there. */
export const knownNetworks = sqliteTable(
  'known_networks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    network: text().notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.network] }),
    index('known_networks_seen').on(table.seenAt),
  ],
)
