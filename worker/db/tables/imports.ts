import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { time } from './columns.ts'

/**
 * What an import did, listing by listing, for as long as it can be taken back. Listings are named without references, as they are
 * deleted.
 */
export const importedListings = sqliteTable(
  'imported_listings',
  {
    importId: text('import_id').notNull(),
    propertyId: text('property_id').notNull(),
    /** The version that the import left: a listing of another one was edited since. */
    version: integer().notNull(),
    /** What stood there before; null for a listing that the import added. */
    before: text({ mode: 'json' }).$type<Record<string, unknown>>(),
    importedAt: time('imported_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.propertyId] }),
    index('imported_property').on(table.propertyId),
  ],
)
