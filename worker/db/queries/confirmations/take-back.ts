import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { CONFIRMATIONS, DEALS } from '#contract/properties/enums.ts'
import { dealOf, isPerMonth, stateOf } from '#contract/properties/rules.ts'
import type { Db } from '#worker/db/client.ts'
import { auditLog, properties } from '#worker/db/schema.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { withFollowers } from '#worker/db/queries/followers.ts'
import { priceStateAfter } from '#worker/db/queries/properties/price-history.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'
import type { WriteContext } from '#worker/db/queries/properties/writes.ts'
import { answerChanges, auditSubject, stateForLog, type ConfirmationState } from './confirm.ts'

/** What an answer changes, as the log keeps it: [before, after]. It is what the answer is taken back by. */
const Changed = z
  .object({
    confirmedAt: z.tuple([z.iso.datetime().nullable(), z.iso.datetime().nullable()]),
    confirmedBy: z.tuple([z.string().nullable(), z.string().nullable()]),
    confirmation: z.tuple([z.enum(CONFIRMATIONS), z.enum(CONFIRMATIONS)]),
    isSold: z.tuple([z.boolean(), z.boolean()]),
    isRented: z.tuple([z.boolean(), z.boolean()]),
    isForSale: z.tuple([z.boolean(), z.boolean()]),
    isForRent: z.tuple([z.boolean(), z.boolean()]),
  })
  .partial()
type Changed = z.infer<typeof Changed>

const EndedPrices = z.object({
  priceInr: z.number(),
  deal: z.enum(DEALS),
  priceHistory: z.array(z.object({ at: z.number(), priceInr: z.number() })),
  priceSince: z.number().nullable(),
  priceLoweredAt: z.number().nullable(),
  isPriceLowered: z.boolean(),
  priceDueAt: z.number().nullable(),
})
const AnswerChanges = Changed.extend({ pricesBefore: EndedPrices.optional() })

/**
 * Takes the actor's newest answer of the last minutes back that still stands, where nobody else has changed the listing since.
 * What the actor has changed in other fields stays.
 */
export async function takeAnswerBack(
  db: Db,
  stored: PropertyRow,
  { actor, nowMs }: WriteContext,
): Promise<PropertyRow | 'nothing to take back'> {
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, stored.id))
    .orderBy(desc(auditLog.seq))
    .limit(LIMITS.confirmUndoEntries)
  const earliest = nowMs - LIMITS.confirmUndoMinutes * 60_000
  const others = entries.findIndex(({ actorId, at }) => actorId !== actor.id || at < earliest)
  const answers = entries
    .slice(0, others < 0 ? undefined : others)
    .flatMap(({ action, changes }) =>
      action === 'property-confirmed' ? [AnswerChanges.parse(changes ?? {})] : [],
    )
  const standing = answers.find(({ pricesBefore: _, ...changes }) => stands(changes, stored))
  if (!standing) return 'nothing to take back'
  const before = rowBefore(stored, standing, nowMs)
  const change = db
    .update(properties)
    .set({ ...before, updatedAt: nowMs, version: stored.version + 1 })
    .where(and(eq(properties.id, stored.id), eq(properties.version, stored.version)))
    .returning()
  const entry = { ...auditSubject(stored, { actor, nowMs }), changes: answerChanges(stored, before) }
  const [[saved]] = await db.batch(
    withFollowers(change, (ifChanged) => [
      auditEntry(db, { ...entry, action: 'property-changed' }, ifChanged),
    ]),
  )
  return saved ?? 'nothing to take back'
}

/** Whether all that an answer has changed is still as it said. */
function stands(changes: Changed, stored: ConfirmationState): boolean {
  const now = stateForLog(stored)
  const said = Object.entries(changes)
  return said.length > 0 && said.every(([name, [, is]]) => now[name] === is)
}

/** What an answer says of a listing, as it was before, with the deal and the prices that follow. */
function rowBefore(
  stored: PropertyRow,
  { pricesBefore, ...changes }: z.infer<typeof AnswerChanges>,
  nowMs: number,
) {
  const row = { ...stored, ...beforeOf(changes) }
  const { isSold, isRented, isForSale, isForRent, confirmedAt, confirmedBy, confirmation } = row
  const back = { isSold, isRented, isForSale, isForRent, confirmedAt, confirmedBy, confirmation }
  const deal = dealOf(row)
  const isOtherKind = isPerMonth(deal) !== isPerMonth(stored.deal)
  const priced = isOtherKind ? { ...stored, ...pricesBefore } : stored
  return {
    ...back,
    status: stateOf(row),
    deal,
    ...priceStateAfter({ ...row, deal }, priced, nowMs),
  }
}

function beforeOf({ confirmedAt, ...others }: Changed): Partial<ConfirmationState> {
  const before: Partial<ConfirmationState> = Object.fromEntries(
    Object.entries(others).map(([name, [was]]) => [name, was]),
  )
  if (confirmedAt) before.confirmedAt = confirmedAt[0] === null ? null : Date.parse(confirmedAt[0])
  return before
}
