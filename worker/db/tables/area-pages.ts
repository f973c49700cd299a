import { sql } from 'drizzle-orm'
import { check, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Language } from '#contract/languages/languages.ts'
import { time } from './columns.ts'

/** What staff say of a part of the region, by the place in its page's address. A picture that one shows is kept. */
export const areaPages = sqliteTable(
  'area_pages',
  {
    place: text().primaryKey(),
    texts: text({ mode: 'json' }).$type<Partial<Record<Language, string>>>().notNull(),
    pictureKey: text('picture_key'),
    updatedAt: time('updated_at').notNull(),
  },
  () => [check('area_pages_texts', sql`json_valid("texts")`)],
)
