import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { booleanColumn, time } from './columns.ts'
import { PICTURE_PLACES } from '#contract/properties/enums.ts'
import { properties } from './properties.ts'
import { users } from './accounts.ts'

/**
 * The parts of a look as an index of db/after-migrate.sql has them: of two that differ in fewer bits than there are
 * parts, one part is the same.
 */
export const LOOK_PARTS = [
  { from: 1, digits: 3 },
  { from: 4, digits: 3 },
  { from: 7, digits: 3 },
  { from: 10, digits: 3 },
  { from: 13, digits: 4 },
] as const
export const partOfLook = ({ from, digits }: (typeof LOOK_PARTS)[number]) =>
  `substr(look, ${from}, ${digits})`

/** Pictures in the store. Without a listing they go to the trash; `releasedAt` says since when, 0 that they are on their way. */
export const images = sqliteTable(
  'images',
  {
    /** The R2 key, 'property-images/{form}/{timestamp}_{filename}'. */
    key: text().primaryKey(),
    propertyId: text('property_id').references(() => properties.id),
    position: integer(),
    isCover: booleanColumn('is_cover'),
    alt: text().notNull().default(''),
    place: text({ enum: PICTURE_PLACES }),
    caption: text(),
    /** Made with a computer, which visitors are told. */
    isRendered: booleanColumn('is_rendered'),
    /** Its look in 64 bits as hexadecimal digits (contract/pictures/look.ts), by which the same picture is found again. */
    look: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: text({ mode: 'json' }).$type<number[]>().notNull(),
    hasPreview: booleanColumn('has_preview'),
    placeholderColour: text('placeholder_colour'),
    bytes: integer().notNull(),
    uploadedBy: text('uploaded_by').references(() => users.id),
    createdAt: time('created_at').notNull(),
    releasedAt: time('released_at'),
    /** Since when its files lie in trash/. */
    trashedAt: time('trashed_at'),
  },
  (table) => [
    index('images_property').on(table.propertyId, table.position),
    index('images_unclaimed').on(table.propertyId, table.releasedAt, table.createdAt),
    index('images_trash')
      .on(table.trashedAt)
      .where(sql`released_at = 0`),
    check('images_size', sql`"width" > 0 AND "height" > 0`),
    check('images_widths', sql`json_valid("widths")`),
  ],
)
