import { inArray, sql } from 'drizzle-orm'
import type { BulkAction, Undone } from '#contract/properties/bulk.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import { isOnOffer, lacksRera } from '#contract/properties/rules.ts'
import type { Db } from '#worker/db/client.ts'
import { auditLog, properties } from '#worker/db/schema.ts'
import { ANSWER_CHANGES, answerChanges } from '#worker/db/queries/confirmations/confirm.ts'
import { releasePictures } from '#worker/db/queries/images/claims.ts'
import { idsIn, insertMany } from '#worker/db/queries/many-rows.ts'
import { entriesOfDeleted, entryOf } from './audit-entries.ts'
import { writeAsRead } from './bulk-changes.ts'
import { changesBetween } from './changes.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from './rows.ts'
import { refuseUnlessAsRead, updateListed, updateLists } from './update-many.ts'
import type { WriteContext, Stale } from './writes.ts'
import { keepWords } from './listing-words.ts'
import { normalizeProperty, type NormalizedProperty } from './normalize.ts'

type Mark = Exclude<BulkAction, 'delete'>
type MarkedRow = { row: PropertyRow; normalized: NormalizedProperty; changes: Record<string, unknown> }
/** The listings that now have the mark, and those that no longer exist; any other cannot have it. */
export type BulkResult = {
  done: string[]
  missing: string[]
  /** What takes a mark back by which listings left the market. */
  undo?: Undone[]
}

/** What each mark says of a listing: the same as the answer to whether it is still there. */
const CHANGES: Record<Mark, PropertyChange> = {
  confirm: ANSWER_CHANGES.available,
  approve: {},
  sold: ANSWER_CHANGES.sold,
  rented: ANSWER_CHANGES.rented,
}

const { id, ...others } = PROPERTY_COLUMNS
const { isForSale, isForRent, isSold, isRented, approvedByAdmin, deal, status, updatedAt, publishedAt } =
  others
const { confirmedAt, confirmedBy, confirmation } = others
const { priceHistory, priceSince, priceLoweredAt, isPriceLowered, priceDueAt } = others
/** What marks can change, with all that follows from it. */
const MARKED = {
  isForSale,
  isForRent,
  isSold,
  isRented,
  approvedByAdmin,
  deal,
  status,
  updatedAt,
  publishedAt,
  confirmedAt,
  confirmedBy,
  confirmation,
  priceHistory,
  priceSince,
  priceLoweredAt,
  isPriceLowered,
  priceDueAt,
}

/**
 * Marks many listings by the rules of a single save: all of them or, when one of them changed since it was read,
 * none. Those that are so already stay as they are; those that are not on offer cannot be confirmed.
 */
export async function markProperties(
  db: Db,
  ids: string[],
  mark: Mark,
  doing: WriteContext,
): Promise<BulkResult | Stale | 'RERA number missing'> {
  const rows = await db
    .select(PROPERTY_COLUMNS)
    .from(properties)
    .where(inArray(id, idsIn(ids)))
  if (mark === 'approve' && rows.some(({ details }) => lacksRera(details))) return 'RERA number missing'
  const able = mark === 'confirm' ? rows.filter(isOnOffer) : rows
  const marked = able.map((row) => markOne(row, mark, doing)).filter(isChanged)
  if (marked.length > 0) {
    const entries = marked.map(({ row, changes }) => ({ ...entryOf(row, ENTRIES[mark], doing), changes }))
    const listings = marked.map(({ normalized }) => normalized)
    const written = await writeAsRead(db, [
      ...updateAll(db, marked),
      ...insertMany(db, auditLog, entries),
      ...keepWords(db, listings),
    ])
    if (written === 'stale') return 'stale'
  }
  const result = resultOf(ids, rows, able)
  return mark === 'sold' || mark === 'rented' ? { ...result, undo: marked.map(undoOf) } : result
}

const undoOf = ({ row }: MarkedRow): Undone => ({
  _id: row.id,
  version: row.version + 1,
  was: {
    isForSale: row.isForSale,
    isForRent: row.isForRent,
    isSold: row.isSold,
    isRented: row.isRented,
    confirmation: row.confirmation,
  },
})

/** Deletes listings for good and releases their pictures to the sweep. */
export async function deleteProperties(db: Db, ids: string[], doing: WriteContext): Promise<BulkResult> {
  const [_entries, _pictures, deleted] = await db.batch([
    entriesOfDeleted(db, doing, sql`FROM ${properties} WHERE ${inArray(id, idsIn(ids))}`),
    releasePictures(db, ids, doing.nowMs),
    db
      .delete(properties)
      .where(inArray(id, idsIn(ids)))
      .returning({ id }),
  ])
  return resultOf(ids, deleted, deleted)
}

function markOne(row: PropertyRow, mark: Mark, { actor, nowMs }: WriteContext): MarkedRow {
  const approved = mark === 'approve' || row.approvedByAdmin
  const context = { pictures: row.pictures, approvedByAdmin: approved, nowMs, savedBy: actor.id }
  const normalized = normalizeProperty(row.category, CHANGES[mark], context, row)
  const changes =
    mark === 'confirm' ? answerChanges(row, normalized) : changesBetween(row, normalized, undefined)
  return { row, normalized, changes }
}

const isChanged = ({ changes }: MarkedRow) => Object.keys(changes).length > 0

const ENTRIES = {
  confirm: 'property-confirmed',
  approve: 'property-approved',
  sold: 'property-changed',
  rented: 'property-changed',
} as const satisfies Record<Mark, string>

/** The statements that change them all; the first of them fails unless every listing is still as it was read. */
function updateAll(db: Db, marked: MarkedRow[]) {
  const rows = marked.map(({ row, normalized }) => ({ ...normalized, id: row.id, version: row.version }))
  return [
    refuseUnlessAsRead(db, rows),
    ...updateLists(rows, MARKED).map((list) => updateListed(db, list, MARKED)),
  ]
}

type RowsWithId = readonly { id: string }[]

function resultOf(ids: string[], found: RowsWithId, done: RowsWithId): BulkResult {
  const among = (rows: RowsWithId) => {
    const known = new Set(rows.map((row) => row.id))
    return (one: string) => known.has(one)
  }
  const isFound = among(found)
  return { done: ids.filter(among(done)), missing: ids.filter((one) => !isFound(one)) }
}
