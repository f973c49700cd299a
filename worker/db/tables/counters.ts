import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { STATES } from '#contract/properties/enums.ts'

/** Listings per status and category, kept by triggers. 'Residential' counts villas and residential leases. */
export const listingCounts = sqliteTable('listing_counts', {
  key: text().primaryKey(),
  status: text({ enum: STATES }).notNull(),
  facet: text().notNull(),
  count: integer().notNull(),
})

/** Numbers of the whole store: the listing version, raised by triggers with every change of a listing. */
export const meta = sqliteTable('meta', {
  key: text().primaryKey(),
  value: integer().notNull(),
})
