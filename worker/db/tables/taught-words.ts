import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { TAUGHT_MEANINGS } from '#contract/search/taught.ts'
import { time } from './columns.ts'

/** What admins taught the search (contract/search/taught.ts); triggers keep the same in the row of `place_list`. */
export const taughtWords = sqliteTable('taught_words', {
  word: text().primaryKey(),
  means: text({ enum: TAUGHT_MEANINGS }).notNull(),
  /** The place, or the words that it stands for; empty for a word that says nothing. */
  meant: text().notNull(),
  updatedAt: time('updated_at').notNull(),
})
