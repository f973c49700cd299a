import { sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Undone } from '#contract/properties/bulk.ts'
import { DEAL_LEASE_TYPES, type Deal } from '#contract/properties/enums.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { isRefusal } from '#worker/db/queries/refusals.ts'
import { type ListingUpdate, updateListings } from './update-many.ts'
import { normalizeProperty } from './normalize.ts'
import type { PropertyRow } from './rows.ts'
import { importsFollow } from './take-back.ts'
import type { WriteContext, Stale } from './writes.ts'

export type ManyChange = { kind: 'price'; percent: number } | { kind: 'deal'; deal: Deal }

/** What the change makes of each listing that it touches; a price on request has no percent, and that of a sold listing is history. */
export function changesOfMany(
  rows: readonly PropertyRow[],
  change: ManyChange,
  nowMs: number,
): ListingUpdate[] {
  return rows.flatMap((stored) => {
    const changes = change.kind === 'price' ? priceOf(stored, change.percent) : dealOf(stored, change.deal)
    return changes ? [updateOf(stored, changes, nowMs)] : []
  })
}

function priceOf({ priceInr, isSold }: PropertyRow, percent: number): PropertyChange | undefined {
  if (isSold) return undefined
  const price = Math.min(Math.round(priceInr + (priceInr * percent) / 100), LIMITS.maxPriceInr)
  return priceInr === 0 || price === priceInr ? undefined : { price: Math.max(price, 1) }
}

const WORD_OF = { sale: 'Sale', rent: 'Rent', lease: 'Lease' } as const

/** A word of use (Residential ...) stays where the flags can say the deal. */
function dealOf(stored: PropertyRow, deal: Deal): PropertyChange | undefined {
  const { leaseType, isSold, isRented } = stored
  const isUse = leaseType !== null && !DEAL_LEASE_TYPES.some((word) => word === leaseType)
  if (stored.deal === deal) return undefined
  const byFlags = isUse && deal !== 'lease' && !isSold && !isRented
  return byFlags ? { isForSale: deal === 'sale', isForRent: deal === 'rent' } : { leaseType: WORD_OF[deal] }
}

function updateOf(stored: PropertyRow, changes: PropertyChange, nowMs: number): ListingUpdate {
  const { category, pictures, approvedByAdmin } = stored
  const normalized = normalizeProperty(category, changes, { pictures, approvedByAdmin, nowMs }, stored)
  return { stored, changes, normalized }
}

/** What takes the changes back, once they are stored. */
export const undoOf = (updates: readonly ListingUpdate[]): Undone[] =>
  updates.map(({ stored, changes }) => ({
    _id: stored.id,
    version: stored.version + 1,
    was:
      changes.price === undefined
        ? { leaseType: stored.leaseType, isForSale: stored.isForSale, isForRent: stored.isForRent }
        : { price: stored.priceInr },
  }))

/** Changes them all, or none where one is no longer as it was read. */
export async function changeMany(
  db: Db,
  updates: readonly ListingUpdate[],
  { actor, nowMs }: WriteContext,
): Promise<Stale | 'changed'> {
  return writeAsRead(db, updateListings(db, [...updates], { actor, nowMs }))
}

/** Does all of these, the first of which fails where a listing is no longer as it was read; then none. */
export async function writeAsRead(
  db: Db,
  [first, ...others]: readonly BatchItem<'sqlite'>[],
): Promise<Stale | 'changed'> {
  if (!first) return 'changed'
  try {
    await db.batch([first, ...others])
  } catch (error) {
    if (isRefusal(error)) return 'stale'
    throw error
  }
  return 'changed'
}

/** The listings that can be taken back, those that are so already, and those that somebody has changed since. */
export function undoing(
  undo: readonly Undone[],
  stored: ReadonlyMap<string, PropertyRow>,
  nowMs: number,
): { updates: ListingUpdate[]; already: string[]; left: string[] } {
  const updates: ListingUpdate[] = []
  const already: string[] = []
  const left: string[] = []
  for (const { _id, version, was } of new Map(undo.map((one) => [one._id, one])).values()) {
    const row = stored.get(_id)
    if (row && isAsBefore(row, was)) already.push(_id)
    else if (row?.version === version) updates.push(takenBack(row, was, nowMs))
    else left.push(_id)
  }
  return { updates, already, left }
}

/** A mark that is taken back says nothing anew of whether the listing is there: that is as it was, too. */
function takenBack(
  stored: PropertyRow,
  { confirmation, ...was }: Undone['was'],
  nowMs: number,
): ListingUpdate {
  if (confirmation === undefined) return updateOf(stored, was, nowMs)
  const unmarked = { ...stored, isSold: was.isSold ?? false, isRented: was.isRented ?? false, confirmation }
  return { ...updateOf(unmarked, was, nowMs), stored }
}

function isAsBefore(row: PropertyRow, was: Undone['was']): boolean {
  const now: Record<string, unknown> = { ...row, price: row.priceInr }
  return Object.entries(was).every(([name, value]) => now[name] === value)
}

/** Takes the last changes back, or none of them; an import that those came after can be taken back again. */
export function undoMany(
  db: Db,
  updates: readonly ListingUpdate[],
  { actor, nowMs }: WriteContext,
): Promise<Stale | 'changed'> {
  const before = updates.map(({ stored: { id, version } }) => ({ id, version: version - 1 }))
  const raised = sql`SELECT value ->> 'id', value ->> 'version' FROM json_each(${JSON.stringify(before)})`
  const writes = updateListings(db, [...updates], { actor, nowMs })
  return writeAsRead(db, [...writes, importsFollow(db, raised, 2)])
}
