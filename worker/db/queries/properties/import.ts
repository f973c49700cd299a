import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { PropertyChange } from '#contract/properties/input.ts'
import type { Category } from '#contract/properties/enums.ts'
import { pick } from '#contract/text/records.ts'
import type { Db } from '#worker/db/client.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { idsIn, insertMany } from '#worker/db/queries/many-rows.ts'
import { isRefusal } from '#worker/db/queries/refusals.ts'
import { auditLog, importedListings, properties } from '#worker/db/schema.ts'
import { isKeyTaken } from './add-keys.ts'
import { entryOf } from './audit-entries.ts'
import { normalizeProperty } from './normalize.ts'
import type { NormalizeContext } from './normalize-context.ts'
import type { HidePoint } from './shown-place.ts'
import { type ListingUpdate, savedColumns, updateListings } from './update-many.ts'
import type { WriteContext, Stale } from './writes.ts'

/** `addKey` says which row it is: one that is in is not added again. */
type NewListing = { id: string; category: Category; details: PropertyChange; addKey?: string }
type Importing = WriteContext & {
  importId: string
  hidePoint: HidePoint
  /** What the log says of the whole: the file, and how many of its rows came back. */
  file?: { name?: string; handedBack: number }
}

/**
 * Stores new listings without pictures, waiting for approval, changes stored ones, and writes each into the log: all of it or
 * nothing, in one transaction. Nothing, too, where one of the rows came in meanwhile, or where one of the stored listings is no
 * longer as it was read. What it did is kept for as long as it can be taken back.
 */
export async function importListings(
  db: Db,
  { listings, updates }: { listings: NewListing[]; updates: ListingUpdate[] },
  importing: Importing,
): Promise<Stale | 'imported' | 'in already'> {
  const { actor, nowMs, importId, file } = importing
  const [added, changed] = [listings.length, updates.length]
  if (added + changed === 0) return 'imported'
  const whole = auditEntry(
    db,
    {
      at: nowMs,
      actor,
      action: 'properties-imported',
      subjectKind: 'import',
      subjectId: importId,
      subjectName: '',
      changes: { added: 0, changed: 0, ...file },
    },
    sql`NOT EXISTS (SELECT 1 FROM audit_log WHERE subject_kind = 'import' AND subject_id = ${importId})`,
  )
  // The newest of its entries, so that it stands where the import did; later parts of the file add to it.
  const [first, ...others] = [
    ...updateListings(db, updates, importing),
    ...insertListings(db, listings, importing),
    ...insertMany(db, importedListings, doneBy({ listings, updates }, importing)),
    whole,
    countInWhole(db, importId, { added, changed }),
  ]
  try {
    await db.batch([first, ...others])
  } catch (error) {
    if (isRefusal(error)) return 'stale'
    if (!isKeyTaken(error)) throw error
    return 'in already'
  }
  return 'imported'
}

function countInWhole(db: Db, importId: string, { added, changed }: { added: number; changed: number }) {
  const [allAdded, allChanged] = [
    sql`(${auditLog.changes} ->> 'added') + CAST(${added} AS INTEGER)`,
    sql`(${auditLog.changes} ->> 'changed') + CAST(${changed} AS INTEGER)`,
  ]
  return db
    .update(auditLog)
    .set({
      changes: sql`json_set(${auditLog.changes}, '$.added', ${allAdded}, '$.changed', ${allChanged})`,
      subjectName: sql`(${allAdded} + ${allChanged}) || ' listings'`,
    })
    .where(and(eq(auditLog.subjectId, importId), eq(auditLog.action, 'properties-imported')))
}

/** What can be taken back: the listings that were added, and what stood before in those that were changed. */
function doneBy(
  { listings, updates }: { listings: NewListing[]; updates: ListingUpdate[] },
  { importId, nowMs: importedAt }: Importing,
) {
  return [
    ...listings.map(({ id }) => ({ importId, propertyId: id, version: 1, before: null, importedAt })),
    ...updates.map(({ stored, normalized }) => ({
      importId,
      propertyId: stored.id,
      version: stored.version + 1,
      before: pick(stored, Object.keys(savedColumns(Object.keys(normalized)))),
      importedAt,
    })),
  ]
}

/** Which of these rows an account has brought in, and whether this import did. */
export async function findImported(
  db: Db,
  { listedBy, importId, addKeys }: { listedBy: string; importId: string; addKeys: string[] },
): Promise<Map<string, { isOfImport: boolean }>> {
  const rows = await db
    .select({
      addKey: properties.addKey,
      isOfImport: sql<number>`EXISTS (SELECT 1 FROM imported_listings AS done
        WHERE done.import_id = ${importId} AND done.property_id = ${properties.id})`,
    })
    .from(properties)
    .where(and(eq(properties.listedBy, listedBy), inArray(properties.addKey, idsIn(addKeys))))
  return new Map(rows.map(({ addKey, isOfImport }) => [addKey ?? '', { isOfImport: isOfImport === 1 }]))
}

/** The listings that earlier calls of an import have changed, and whether these are all that it was to change. */
export type UpdatedBefore = { ids: ReadonlySet<string>; isWhole: boolean }
export const NOT_UPDATED: UpdatedBefore = { ids: new Set(), isWhole: false }

/** What an import has changed so far: all at once, unless some of it was taken back. */
export async function findUpdated(db: Db, importId: string): Promise<UpdatedBefore> {
  const rows = await db
    .select({
      id: importedListings.propertyId,
      isTakenBack: sql<number>`EXISTS (SELECT 1 FROM ${auditLog} WHERE ${auditLog.subjectId} = ${importId}
        AND ${auditLog.action} = 'import-taken-back')`,
    })
    .from(importedListings)
    .where(and(eq(importedListings.importId, importId), isNotNull(importedListings.before)))
  return {
    ids: new Set(rows.map(({ id }) => id)),
    isWhole: rows.some(({ isTakenBack }) => isTakenBack === 0),
  }
}

function insertListings(db: Db, listings: NewListing[], { actor, nowMs, importId, hidePoint }: Importing) {
  const context: NormalizeContext = { pictures: [], approvedByAdmin: false, nowMs, isImport: true, hidePoint }
  const rows = listings.map(({ id, category, details, addKey }) => ({
    ...normalizeProperty(category, details, context),
    id,
    addKey,
    listedBy: actor.id,
    version: 1,
    createdAt: nowMs,
  }))
  const entries = rows.map((row) => entryOf(row, 'property-added', { actor, nowMs, importId }))
  return [...insertMany(db, properties, rows), ...insertMany(db, auditLog, entries)]
}
