import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { STATES } from '#contract/properties/enums.ts'
import type { TaughtMeaning } from '#contract/search/taught.ts'

/** Listings by status, category and facet (see db/search/facets.ts), kept by triggers: 'available/Villa/xgarden'. */
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

/** Cities and localities of the listings on offer, and how often they are named; kept by triggers. */
export const listingPlaces = sqliteTable('listing_places', {
  name: text().primaryKey(),
  count: integer().notNull(),
})

/**
 * The same names in one row, with what the search was taught, so that to read them is to read one; `version` rises when one
 * comes or goes.
 */
export const placeList = sqliteTable('place_list', {
  version: integer().primaryKey(),
  names: text({ mode: 'json' }).$type<string[]>().notNull(),
  taught: text({ mode: 'json' })
    .$type<[word: string, means: TaughtMeaning, meant: string][]>()
    .notNull()
    .default([]),
})

/**
 * The places of the region (contract/search/region.ts) with the number of listings on offer that a list of each finds; kept by
 * triggers. `match` is the place as a query of the search index; its one or two words say the same of plain English letters.
 */
export const placeCounts = sqliteTable('place_counts', {
  name: text().primaryKey(),
  match: text().notNull(),
  firstWord: text('first_word').notNull(),
  secondWord: text('second_word').notNull(),
  count: integer().notNull(),
})

/**
 * Words of listings that visitors may or might see, each with its sound; kept by whoever saves one
 * (queries/properties/listing-words.ts).
 */
export const listingWords = sqliteTable(
  'listing_words',
  { word: text().primaryKey(), sound: text().notNull() },
  (table) => [index('listing_words_sound').on(table.sound)],
)

/** Every word of the search index, without the letters that say where it stands; kept by triggers. */
export const searchWords = sqliteTable('search_words', { word: text().primaryKey() })
