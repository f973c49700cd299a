import { getTableColumns, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { PropertyChange } from '#contract/properties/input.ts'
import type { Db } from '#worker/db/client.ts'
import { insertMany, jsonLists, valueOf } from '#worker/db/queries/many-rows.ts'
import { refuseUnless } from '#worker/db/queries/refusals.ts'
import { auditLog, properties } from '#worker/db/schema.ts'
import { entryOf } from './audit-entries.ts'
import { changesBetween } from './changes.ts'
import { keepWords } from './listing-words.ts'
import type { NormalizedProperty } from './normalize.ts'
import type { PropertyRow } from './rows.ts'
import type { WriteContext } from './writes.ts'

/** A listing as it was read, and as it shall be. */
export type ListingUpdate = { stored: PropertyRow; normalized: NormalizedProperty; changes: PropertyChange }
type Columns = Record<string, SQLiteColumn>

const { id, version, pictures: _, ...saved } = getTableColumns(properties)

/**
 * Those of these columns that a save of many listings writes; pictures are none of them, as a late width changes them
 * without another version.
 */
export const savedColumns = (names: string[]): Columns =>
  Object.fromEntries(Object.entries(saved).filter(([name]) => names.includes(name)))

/** Listings as they were read, with new values of these columns, as lists for `updateListed`. */
export const updateLists = (rows: Record<string, unknown>[], columns: Columns) =>
  jsonLists(rows, { id, version, ...columns })

/** Whether a listing is still as a row of such a list says that it was read. */
export const IS_AS_READ = sql`properties.id = ${valueOf(id)} AND properties.version = ${valueOf(version)}`

/** The statement that writes these columns of a list into the listings that are still as they were read. */
export const updateListed = (
  db: Db,
  list: string,
  columns: Columns,
  others: SQLiteUpdateSetSource<typeof properties> = {},
) =>
  db
    .update(properties)
    .set({
      ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, valueOf(column)])),
      ...others,
      version: sql`properties.version + 1`,
    })
    .from(sql`json_each(${list}) AS row`)
    .where(IS_AS_READ)

/** The statement that fails unless every listing is as it was read. */
export function refuseUnlessAsRead(db: Db, rows: { id: string; version: number }[]) {
  const read = JSON.stringify(rows.map((row) => ({ id: row.id, version: row.version })))
  const same = sql`SELECT count(*) FROM json_each(${read}) AS row JOIN properties ON ${IS_AS_READ}`
  return refuseUnless(db, sql`(${same}) = ${rows.length}`)
}

/** The statements that change listings which are all still as they were read; else the first of them fails. */
export function updateListings(
  db: Db,
  updates: ListingUpdate[],
  doing: WriteContext & { importId?: string },
): BatchItem<'sqlite'>[] {
  const [one] = updates
  if (!one) return []
  const columns = savedColumns(Object.keys(one.normalized))
  const rows = updates.map(({ stored, normalized }) => ({
    ...normalized,
    id: stored.id,
    version: stored.version,
  }))
  const entries = updates.map(({ stored, normalized, changes }) => ({
    ...entryOf({ ...normalized, id: stored.id }, 'property-changed', doing),
    changes: changesBetween(stored, normalized, changes),
  }))
  return [
    refuseUnlessAsRead(db, rows),
    ...updateLists(rows, columns).map((list) => updateListed(db, list, columns)),
    ...insertMany(db, auditLog, entries),
    ...keepWords(
      db,
      updates.map(({ normalized }) => normalized),
    ),
  ]
}
