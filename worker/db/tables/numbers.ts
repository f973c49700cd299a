import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * What an isolate has gathered: how often each thing happened to a listing, in the order of `COUNTED_EVENTS`; names
 * with how often they were said.
 */
export type CountsFlush = {
  listings: Record<string, number[]>
  names: [kind: 'language', name: string, times: number][]
  /** What strangers make up as they like: what was asked in vain, and hosts that led here; `asked` and `network` are hashes. */
  asked: { kind: 'search' | 'word' | 'host'; name: string; asked: string; network: string; times: number }[]
}

/** What an isolate has counted in twenty seconds of one day; the cron folds it into the tables below. */
export const seenFlushes = sqliteTable('seen_flushes', {
  id: integer().primaryKey(),
  day: integer().notNull(),
  flush: text({ mode: 'json' }).$type<CountsFlush>().notNull(),
})

/** By listing and India's day. */
export const seenCounts = sqliteTable(
  'seen_counts',
  {
    day: integer().notNull(),
    propertyId: text('property_id').notNull(),
    shown: integer().notNull(),
    opened: integer().notNull(),
    pictures: integer().notNull(),
    enquired: integer().notNull(),
    sent: integer().notNull(),
    called: integer().notNull(),
    kept: integer().notNull(),
    shared: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.propertyId] })],
)

/**
 * Pages by language, and the hosts that led three networks or more here on a day, and the searches and words that so many have
 * asked in vain: how often in all.
 */
export const seenNames = sqliteTable(
  'seen_names',
  {
    day: integer().notNull(),
    kind: text({ enum: ['language', 'host', 'search', 'word'] }).notNull(),
    name: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name] })],
)

/** Who asked what in vain today, and came from where, both as hashes that nobody can read once the day's key is gone; deleted with it. */
export const seenAsked = sqliteTable(
  'seen_asked',
  {
    day: integer().notNull(),
    asked: text().notNull(),
    network: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.asked, table.network] })],
)

/** The key of those hashes, made anew each day and thrown away after it. */
export const seenKeys = sqliteTable('seen_keys', { day: integer().primaryKey(), key: text().notNull() })
