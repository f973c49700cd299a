import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from './columns.ts'
import { users } from './users.ts'

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
