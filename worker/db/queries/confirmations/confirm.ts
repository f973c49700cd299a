import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Answer } from '#contract/confirmations.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import type { Db } from '#worker/db/client.ts'
import { confirmationLinks, properties } from '#worker/db/schema.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { withFollowers } from '#worker/db/queries/followers.ts'
import { type NormalizedProperty, normalizeProperty } from '#worker/db/queries/properties/normalize.ts'
import type { PriceState } from '#worker/db/queries/properties/price-history.ts'
import { isoTimeOrNull, type PropertyRow } from '#worker/db/queries/properties/rows.ts'
import type { WriteContext, Stale } from '#worker/db/queries/properties/writes.ts'

/** What each answer says of a listing, of one or of many. Sold and rented take each other back: a listing is one of them. */
export const ANSWER_CHANGES: Record<Answer, PropertyChange> = {
  available: { confirm: true },
  sold: { isSold: true, isRented: false },
  rented: { isRented: true, isSold: false },
}

/**
 * Stores what somebody says about a listing that is still as it was read, and writes down who. With a link, only while that
 * is unused, which it is not any more. Pictures stay as they are, as a late width changes them without another version.
 */
export async function answerConfirmation(
  db: Db,
  stored: PropertyRow,
  { answer, linkId }: { answer: Answer; linkId?: string },
  { actor, nowMs }: WriteContext,
): Promise<PropertyRow | Stale> {
  const { id, version, category, pictures, approvedByAdmin } = stored
  const context = { pictures, approvedByAdmin, nowMs, savedBy: actor.id }
  const normalized = normalizeProperty(category, ANSWER_CHANGES[answer], context, stored)
  const isUnused = sql`EXISTS (SELECT 1 FROM confirmation_links WHERE id = ${linkId ?? ''} AND used_at IS NULL)`
  const change = db
    .update(properties)
    .set({ ...normalized, pictures: undefined, version: version + 1 })
    .where(
      and(
        eq(properties.id, id),
        eq(properties.version, version),
        linkId === undefined ? undefined : isUnused,
      ),
    )
    .returning()
  const entry = {
    ...auditSubject(stored, { actor, nowMs }),
    changes: { ...answerChanges(stored, normalized), ...endedPrices(stored, normalized) },
  }
  const [[saved]] = await db.batch(
    withFollowers(change, (ifChanged) => [
      auditEntry(db, { ...entry, action: 'property-confirmed' }, ifChanged),
      db
        .update(confirmationLinks)
        .set({ usedAt: nowMs })
        .where(and(eq(confirmationLinks.id, linkId ?? ''), isNull(confirmationLinks.usedAt), ifChanged)),
    ]),
  )
  return saved ?? 'stale'
}

/** The entry of the log about a listing, but for what was done. */
export const auditSubject = ({ id, title }: PropertyRow, { actor, nowMs }: WriteContext) =>
  ({ subjectKind: 'property', subjectId: id, subjectName: title, actor, at: nowMs }) as const

/** What an answer says of a listing. */
export type ConfirmationState = Pick<
  NormalizedProperty,
  'confirmedAt' | 'confirmedBy' | 'confirmation' | 'isSold' | 'isRented' | 'isForSale' | 'isForRent'
>

/** What an answer changes, as it is written down and taken back by. */
export function answerChanges(stored: ConfirmationState, next: ConfirmationState): Record<string, unknown> {
  const [before, after] = [stateForLog(stored), stateForLog(next)]
  const pairs = Object.entries(after).map(([name, value]) => [name, [before[name], value]] as const)
  return Object.fromEntries(pairs.filter(([, [was, is]]) => was !== is))
}

/** The same as the log says it. */
export const stateForLog = (row: ConfirmationState): Record<string, unknown> => ({
  confirmedAt: isoTimeOrNull(row.confirmedAt),
  confirmedBy: row.confirmedBy,
  confirmation: row.confirmation,
  isSold: row.isSold,
  isRented: row.isRented,
  isForSale: row.isForSale,
  isForRent: row.isForRent,
})

/** The prices that stood before an answer made a sale a rent, or a rent a sale, and so began their history anew. */
function endedPrices(stored: PropertyRow, next: NormalizedProperty): { pricesBefore?: PricesBefore } {
  const { priceInr, deal, priceHistory, priceSince, priceLoweredAt, isPriceLowered, priceDueAt } = stored
  const pricesBefore = {
    priceInr,
    deal,
    priceHistory,
    priceSince,
    priceLoweredAt,
    isPriceLowered,
    priceDueAt,
  }
  return isPerMonth(deal) === isPerMonth(next.deal) ? {} : { pricesBefore }
}
type PricesBefore = PriceState & Pick<PropertyRow, 'priceInr' | 'deal'>
