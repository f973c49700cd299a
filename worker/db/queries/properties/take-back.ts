import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Category } from '#contract/properties/enums.ts'
import type { ToTakeBackReply } from '#contract/properties/csv.ts'
import { isRecord } from '#contract/text/records.ts'
import type { Db } from '#worker/db/client.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { idsIn, valueOf } from '#worker/db/queries/many-rows.ts'
import { auditLog, importedListings, leads, properties } from '#worker/db/schema.ts'
import { entriesOfDeleted, entriesOfFound } from './audit-entries.ts'
import { searchTermsOf } from './normalize.ts'
import { PROPERTY_COLUMNS } from './rows.ts'
import { savedColumns, updateListed, updateLists } from './update-many.ts'
import type { WriteContext } from './writes.ts'

const PART = 500
/** As the import left it. */
const isUntouched = sql`${properties.version} = ${importedListings.version}`
const isAdded = sql`${importedListings.before} IS NULL`
/** Somebody asked about it, or is to see it. Lists, reports and reminders name only what was approved, and that raised its version. */
const hasLead = sql`(EXISTS (SELECT 1 FROM ${leads} WHERE ${leads.propertyId} = ${properties.id})
  OR EXISTS (SELECT 1 FROM ${leads} WHERE ${leads.visitPropertyId} = ${properties.id}))`
/** Nobody has dealt with it since: a listing that the import changed, where nothing changed it again; an added one that waits unseen. */
const mayGo = sql`${isUntouched} AND (NOT ${isAdded} OR (NOT ${properties.approvedByAdmin} AND NOT ${hasLead}))`

/** When it was imported; undefined for an import that the log does not know. */
export const findImport = (db: Db, importId: string) =>
  db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, importId), eq(auditLog.action, 'properties-imported')))
    .get()

/**
 * Takes an import back in parts, each whole or not at all: listings that it added are deleted, those that it changed stand as before,
 * where nobody has dealt with them since. The others stay and are named. Called again it goes on.
 */
export async function takeBack(db: Db, importId: string, doing: WriteContext): Promise<ToTakeBackReply> {
  const going = await findGoing(db, importId)
  const added = going.filter(({ before }) => before === null).map(({ _id }) => _id)
  const changed = going.flatMap(({ before, ...row }) => (before === null ? [] : [{ ...row, before }]))
  const counts = { removed: 0, restored: 0 }
  for (let at = 0; at < added.length; at += PART)
    counts.removed += await remove(db, importId, added.slice(at, at + PART), doing)
  for (let at = 0; at < changed.length; at += PART)
    counts.restored += await restore(db, importId, changed.slice(at, at + PART), doing)
  // Read anew: somebody may have dealt with one of them meanwhile.
  const kept = (await findStanding(db, importId)).map(({ _id, title, why }) => ({ _id, title, why }))
  return { ...counts, kept }
}

/** What taking an import back would do now. */
export async function findToTakeBack(db: Db, importId: string): Promise<ToTakeBackReply> {
  const standing = await findStanding(db, importId)
  const going = standing.filter((row) => row.mayGo === 1)
  const removed = going.filter((row) => row.isAdded === 1).length
  const kept = standing.filter((row) => row.mayGo !== 1).map(({ _id, title, why }) => ({ _id, title, why }))
  return { removed, restored: going.length - removed, kept }
}

/** The listings of an import that may go, with what they were before. */
const findGoing = (db: Db, importId: string) =>
  db
    .select({
      _id: properties.id,
      category: properties.category,
      before: importedListings.before,
      version: importedListings.version,
    })
    .from(importedListings)
    .innerJoin(properties, eq(properties.id, importedListings.propertyId))
    .where(and(eq(importedListings.importId, importId), mayGo))
    .orderBy(properties.seq)

/** The listings of an import that are not taken back. */
const findStanding = (db: Db, importId: string) =>
  db
    .select({
      _id: properties.id,
      title: properties.title,
      isAdded: sql<number>`${isAdded}`,
      mayGo: sql<number>`${mayGo}`,
      why: sql<
        ToTakeBackReply['kept'][number]['why']
      >`CASE WHEN ${isAdded} AND ${properties.approvedByAdmin} THEN 'approved'
        WHEN ${isAdded} AND ${hasLead} THEN 'enquired' ELSE 'edited' END`,
    })
    .from(importedListings)
    .innerJoin(properties, eq(properties.id, importedListings.propertyId))
    .where(eq(importedListings.importId, importId))
    .orderBy(properties.seq)

/**
 * The statement that lets what is kept of imports follow listings whose version was raised, or is in the same batch, though nobody
 * has dealt with them; `raised` selects their ids and versions from before.
 */
export const importsFollow = (db: Db, raised: SQL, by = 1) =>
  db
    .update(importedListings)
    .set({ version: sql`${importedListings.version} + ${by}` })
    .where(sql`(${importedListings.propertyId}, ${importedListings.version}) IN (${raised})`)

async function remove(db: Db, importId: string, ids: string[], doing: WriteContext): Promise<number> {
  const those = sql`${ofImport(importId)} AND ${properties.id} IN ${idsIn(ids)} AND ${mayGo}`
  const [_entries, _line, _counts, _mark, deleted] = await db.batch([
    entriesOfDeleted(db, { ...doing, importId }, sql`FROM ${those}`),
    ...noteWhole(db, importId, { name: 'removed', those }, doing),
    db
      .delete(properties)
      .where(sql`${properties.id} IN (SELECT ${properties.id} FROM ${those})`)
      .returning({ id: properties.id }),
    db.delete(importedListings).where(
      sql`${importedListings.importId} = ${importId} AND ${importedListings.propertyId} IN ${idsIn(ids)}
          AND NOT EXISTS (SELECT 1 FROM ${properties} WHERE ${properties.id} = ${importedListings.propertyId})`,
    ),
  ])
  return deleted.length
}

/** For a FROM: what an import has done and nobody has taken back. */
const ofImport = (importId: string) => sql`${importedListings} JOIN ${properties}
  ON ${properties.id} = ${importedListings.propertyId} WHERE ${importedListings.importId} = ${importId}`

type Before = Record<string, unknown>
type Changed = { _id: string; category: Category; version: number; before: Before }
const { status, confirmation } = PROPERTY_COLUMNS

/** A listing that has left the results since, as nobody confirmed it, stays away. */
const isLapsed = sql`properties.status = 'unconfirmed' AND ${valueOf(status)} = 'available'`
const STILL_LAPSED = {
  status: sql`iif(${isLapsed}, 'unconfirmed', ${valueOf(status)})`,
  confirmation: sql`iif(${isLapsed}, 'lapsed', ${valueOf(confirmation)})`,
}

/** All rows of an import were changed in the same columns. */
async function restore(db: Db, importId: string, rows: Changed[], doing: WriteContext): Promise<number> {
  const columns = savedColumns([...Object.keys(rows[0]?.before ?? {}), 'searchTerms'])
  const lists = updateLists(
    rows.map(({ _id, category, version, before }) => ({
      ...before,
      searchTerms: searchTermsBefore(category, before),
      updatedAt: doing.nowMs,
      id: _id,
      version,
    })),
    columns,
  )
  const ids = idsIn(rows.map(({ _id }) => _id))
  const read = JSON.stringify(rows.map(({ _id, version }) => [_id, version]))
  const those = sql`${ofImport(importId)} AND ${mayGo}
    AND (${properties.id}, ${properties.version}) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${read}))`
  const forget = db
    .delete(importedListings)
    .where(
      sql`${importedListings.importId} = ${importId} AND ${importedListings.propertyId} IN ${ids} AND EXISTS (
        SELECT 1 FROM ${properties} WHERE ${properties.id} = ${importedListings.propertyId}
          AND ${properties.version} = ${importedListings.version} + 1)`,
    )
    .returning({ id: importedListings.propertyId })
  const results = await db.batch([
    entriesOfFound(db, 'property-changed', { ...doing, importId }, sql`FROM ${those}`),
    ...noteWhole(db, importId, { name: 'restored', those }, doing),
    ...lists.map((list) => updateListed(db, list, columns, STILL_LAPSED)),
    forget,
  ])
  const forgotten: unknown = results.at(-1)
  return Array.isArray(forgotten) ? forgotten.length : 0
}

const searchTermsBefore = (category: Category, before: Before) =>
  searchTermsOf(category, { ...before, ...(isRecord(before['details']) ? before['details'] : {}) })

/**
 * The statements that write down of the whole what a part takes back, in its batch and before it: one line of the activity, to which
 * later parts add, and a mark on the line of the import.
 */
function noteWhole(
  db: Db,
  importId: string,
  { name, those }: { name: 'removed' | 'restored'; those: SQL },
  { actor, nowMs }: WriteContext,
) {
  const isLine = sql`${auditLog.subjectId} = ${importId} AND ${auditLog.action} = 'import-taken-back'`
  const hasLine = sql`EXISTS (SELECT 1 FROM audit_log AS line
    WHERE line.subject_id = ${importId} AND line.action = 'import-taken-back')`
  const going = sql`(SELECT count(*) FROM ${those})`
  const kept = sql`(SELECT count(*) FROM ${ofImport(importId)}) - ${going}`
  return [
    auditEntry(
      db,
      {
        at: nowMs,
        actor,
        action: 'import-taken-back',
        subjectKind: 'import',
        subjectId: importId,
        subjectName: '',
        changes: { removed: 0, restored: 0, kept: 0 },
      },
      sql`${going} > 0 AND NOT ${hasLine}`,
    ),
    db
      .update(auditLog)
      .set({
        changes: sql`json_set(${auditLog.changes}, ${`$.${name}`}, ${soFar(name)} + ${going}, '$.kept', ${kept})`,
        subjectName: sql`(${soFar('removed')} + ${soFar('restored')} + ${going}) || ' listings'`,
      })
      .where(isLine),
    db
      .update(auditLog)
      .set({ changes: sql`json_set(${auditLog.changes}, '$.takenBack', CAST(${nowMs} AS INTEGER))` })
      .where(and(eq(auditLog.subjectId, importId), eq(auditLog.action, 'properties-imported'), hasLine)),
  ] as const
}

const soFar = (name: 'removed' | 'restored') => sql`(${auditLog.changes} ->> ${name})`

/** Forgets what can no longer be taken back. */
export const sweepImports = (db: Db, beforeMs: number) =>
  db.delete(importedListings).where(lt(importedListings.importedAt, beforeMs))
