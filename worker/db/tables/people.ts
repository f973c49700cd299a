import { sql } from 'drizzle-orm'
import { check, index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Hours } from '#contract/accounts/people.ts'
import type { Language } from '#contract/languages/languages.ts'
import { users } from './accounts.ts'
import { booleanColumn, time } from './columns.ts'

/** What visitors may see of an account's owner, if that person wants it. A picture that a row names is kept. */
export const people = sqliteTable(
  'people',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id),
    isShown: booleanColumn('is_shown'),
    name: text().notNull(),
    nameBn: text('name_bn'),
    nameHi: text('name_hi'),
    nameNe: text('name_ne'),
    photoKey: text('photo_key'),
    languages: text({ mode: 'json' }).$type<Language[]>().notNull(),
    hours: text({ mode: 'json' }).$type<Hours>(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    index('people_photo')
      .on(table.photoKey)
      .where(sql`photo_key IS NOT NULL`),
    check('people_languages', sql`json_valid("languages")`),
  ],
)
