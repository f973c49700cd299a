import { getTableColumns, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { PropertyChange } from '#contract/properties/input.ts'
import type { Category } from '#contract/properties/enums.ts'
import type { Db } from '#worker/db/client.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { insertMany, jsonLists, valueOf } from '#worker/db/queries/many-rows.ts'
import { isRefusedBy } from '#worker/db/queries/refusals.ts'
import { auditLog, properties } from '#worker/db/schema.ts'
import { isKeyTaken } from './add-keys.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { changesBetween } from './changes.ts'
import type { PropertyRow } from './rows.ts'
import type { Doing, Stale } from './writes.ts'
import { normalizeProperty, type NormalizedProperty } from './normalize.ts'
import type { SaveContext } from './save-context.ts'
import type { HidePoint } from './shown-place.ts'

type NewListing = { id: string; category: Category; details: PropertyChange }
/** A listing as it was read, and as it shall be. */
export type ListingUpdate = { stored: PropertyRow; normalized: NormalizedProperty; changes: PropertyChange }
type Importing = Doing & {
  addKey?: string
  /** How many listings of the file are before these. */
  before: number
  importId: string
  hidePoint: HidePoint
}

/**
 * Stores new listings without pictures, waiting for approval, changes stored ones, and writes each into the log: all of it or
 * nothing, in one transaction. Nothing, too, where the actor has imported under this key before, or where one of the stored
 * listings is no longer as it was read.
 */
export async function importListings(
  db: Db,
  { listings, updates }: { listings: NewListing[]; updates: ListingUpdate[] },
  importing: Importing,
): Promise<Stale | 'imported'> {
  const { actor, nowMs, importId } = importing
  const [added, changed] = [listings.length, updates.length]
  if (added + changed === 0) return 'imported'
  const whole = auditEntry(db, {
    at: nowMs,
    actor,
    action: 'properties-imported',
    subjectKind: 'import',
    subjectId: importId,
    subjectName: `${added + changed} listings`,
    changes: { added, changed },
  })
  // The newest of its entries, so that it stands where the import did.
  const [first, ...others] = [
    ...updateListings(db, updates, importing),
    ...insertListings(db, listings, importing),
    whole,
  ]
  try {
    await db.batch([first, ...others])
  } catch (error) {
    if (isStaleListing(error)) return 'stale'
    if (!isKeyTaken(error)) throw error
  }
  return 'imported'
}

function insertListings(
  db: Db,
  listings: NewListing[],
  { actor, nowMs, addKey, before, importId, hidePoint }: Importing,
) {
  const context: SaveContext = { pictures: [], approvedByAdmin: false, nowMs, isImport: true, hidePoint }
  const rows = listings.map(({ id, category, details }, place) => ({
    ...normalizeProperty(category, details, context),
    id,
    addKey: addKey && `${addKey}:${before + place}`,
    listedBy: actor.id,
    version: 1,
    createdAt: nowMs,
  }))
  const entries = rows.map((row) => entryOf(row, 'property-added', { actor, nowMs, importId }))
  return [...insertMany(db, properties, rows), ...insertMany(db, auditLog, entries)]
}

const entryOf = (
  { id, title }: { id: string; title: string },
  action: string,
  { actor, nowMs, importId }: Partial<Importing> & Pick<Importing, 'actor' | 'nowMs'>,
) => ({
  importId,
  at: nowMs,
  actorId: actor.id,
  actorEmail: actor.email,
  action,
  subjectKind: 'property' as const,
  subjectId: id,
  subjectName: title,
})

/** The constraint that the guard breaks, so that the whole batch is undone. */
const ALL_AS_READ = 'audit_log.at'
export const isStaleListing = (error: unknown) => isRefusedBy(ALL_AS_READ, error)
const { id: idColumn, version: versionColumn, ...saved } = getTableColumns(properties)

/** The statements that change listings which are all still as they were read; else the first of them fails. */
export function updateListings(
  db: Db,
  updates: ListingUpdate[],
  { actor, nowMs, importId }: Partial<Importing> & Pick<Importing, 'actor' | 'nowMs'>,
): BatchItem<'sqlite'>[] {
  const [one] = updates
  if (!one) return []
  const names = new Set(Object.keys(one.normalized))
  const columns = Object.fromEntries(Object.entries(saved).filter(([name]) => names.has(name)))
  const rows = updates.map(({ stored, normalized }) => ({
    ...normalized,
    id: stored.id,
    version: stored.version,
  }))
  const isSame = sql`properties.id = ${valueOf(idColumn)}`
  const entries = updates.map(({ stored, normalized, changes }) => ({
    ...entryOf({ ...normalized, id: stored.id }, 'property-changed', { actor, nowMs, importId }),
    changes: changesBetween(stored, normalized, changes),
  }))
  return [
    guard(db, rows),
    ...jsonLists(rows, { id: idColumn, version: versionColumn, ...columns }).map((list) =>
      db
        .update(properties)
        .set({
          ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, valueOf(column)])),
          version: sql`properties.version + 1`,
        })
        .from(sql`json_each(${list}) AS row`)
        .where(isSame),
    ),
    ...insertMany(db, auditLog, entries),
  ]
}

/** Writes a line into the log that cannot stand there, unless every listing is as it was read. */
function guard(db: Db, rows: { id: string; version: number }[]) {
  const read = JSON.stringify(rows.map(({ id, version }) => ({ id, version })))
  const same = sql`SELECT count(*) FROM json_each(${read}) AS row JOIN properties ON properties.id = ${valueOf(idColumn)} AND properties.version = ${valueOf(versionColumn)}`
  const line = {
    actorEmail: '',
    action: '',
    subjectKind: 'property',
    subjectId: '',
    subjectName: '',
  } as const
  return insertSelected(db, auditLog, { ...line, at: sql`NULL` }, sql`WHERE (${same}) <> ${rows.length}`)
}
