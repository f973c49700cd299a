import { sql } from 'drizzle-orm'
import { check, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LANDMARK_KINDS, type LandmarkInput } from '#contract/site/landmarks.ts'
import { time } from './columns.ts'

/** What admins have distances told to: schools, hospitals, markets and the like, each with a pin of its own. */
export const landmarks = sqliteTable(
  'landmarks',
  {
    id: text().primaryKey(),
    kind: text({ enum: LANDMARK_KINDS }).notNull(),
    names: text({ mode: 'json' }).$type<LandmarkInput['names']>().notNull(),
    /** Degrees. */
    lat: real().notNull(),
    lng: real().notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  () => [check('landmarks_names', sql`json_valid("names")`)],
)
