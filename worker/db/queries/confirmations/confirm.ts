import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Answer } from '#contract/confirmations.ts'
import { LIMITS } from '#contract/limits.ts'
import { CONFIRMATIONS } from '#contract/properties/enums.ts'
import type { PropertyChange } from '#contract/properties/input.ts'
import { stateOf } from '#contract/properties/rules.ts'
import type { Db } from '#worker/db/client.ts'
import { auditLog, confirmationLinks, properties } from '#worker/db/schema.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { withFollowers } from '#worker/db/queries/followers.ts'
import { type NormalizedProperty, normalizeProperty } from '#worker/db/queries/properties/normalize.ts'
import { isoTimeOrNull, type PropertyRow } from '#worker/db/queries/properties/rows.ts'
import type { Doing, Stale } from '#worker/db/queries/properties/writes.ts'

/** What each answer says of a listing, of one or of many. Sold and rented take each other back: a listing is one of them. */
export const ANSWER_CHANGES: Record<Answer, PropertyChange> = {
  available: { confirm: true },
  sold: { isSold: true, isRented: false },
  rented: { isRented: true, isSold: false },
}

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

/**
 * Stores what somebody says about a listing that is still as it was read, and writes down who. With a link, only while that
 * is unused, which it is not any more. Pictures stay as they are, as a late width changes them without another version.
 */
export async function answerConfirmation(
  db: Db,
  stored: PropertyRow,
  { answer, linkId }: { answer: Answer; linkId?: string },
  { actor, nowMs }: Doing,
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
  const entry = { ...entryOf(stored, { actor, nowMs }), changes: answerChanges(stored, normalized) }
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

/**
 * Takes the actor's newest answer of the last minutes back that still stands, where nobody else has changed the listing since.
 * What the actor has changed in other fields stays.
 */
export async function takeAnswerBack(
  db: Db,
  stored: PropertyRow,
  { actor, nowMs }: Doing,
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
    .flatMap(({ action, changes }) => (action === 'property-confirmed' ? [Changed.parse(changes ?? {})] : []))
  const standing = answers.find((changes) => stands(changes, stored))
  if (!standing) return 'nothing to take back'
  const before = { ...stored, ...beforeOf(standing) }
  const { isSold, isRented, isForSale, isForRent, confirmedAt, confirmedBy, confirmation } = before
  const back = { isSold, isRented, isForSale, isForRent, confirmedAt, confirmedBy, confirmation }
  const change = db
    .update(properties)
    .set({ ...back, status: stateOf(before), updatedAt: nowMs, version: stored.version + 1 })
    .where(and(eq(properties.id, stored.id), eq(properties.version, stored.version)))
    .returning()
  const entry = { ...entryOf(stored, { actor, nowMs }), changes: answerChanges(stored, before) }
  const [[saved]] = await db.batch(
    withFollowers(change, (ifChanged) => [
      auditEntry(db, { ...entry, action: 'property-changed' }, ifChanged),
    ]),
  )
  return saved ?? 'nothing to take back'
}

const entryOf = ({ id, title }: PropertyRow, { actor, nowMs }: Doing) =>
  ({ subjectKind: 'property', subjectId: id, subjectName: title, actor, at: nowMs }) as const

type Standing = Pick<
  NormalizedProperty,
  'confirmedAt' | 'confirmedBy' | 'confirmation' | 'isSold' | 'isRented' | 'isForSale' | 'isForRent'
>

/** What an answer changes, as it is written down and taken back by. */
export function answerChanges(stored: Standing, next: Standing): Record<string, unknown> {
  const [before, after] = [shown(stored), shown(next)]
  const pairs = Object.entries(after).map(([name, value]) => [name, [before[name], value]] as const)
  return Object.fromEntries(pairs.filter(([, [was, is]]) => was !== is))
}

const shown = (row: Standing): Record<string, unknown> => ({
  confirmedAt: isoTimeOrNull(row.confirmedAt),
  confirmedBy: row.confirmedBy,
  confirmation: row.confirmation,
  isSold: row.isSold,
  isRented: row.isRented,
  isForSale: row.isForSale,
  isForRent: row.isForRent,
})

/** Whether all that an answer has changed is still as it said. */
function stands(changes: z.infer<typeof Changed>, stored: Standing): boolean {
  const now = shown(stored)
  const said = Object.entries(changes)
  return said.length > 0 && said.every(([name, [, is]]) => now[name] === is)
}

function beforeOf({ confirmedAt, ...others }: z.infer<typeof Changed>): Partial<Standing> {
  const before: Partial<Standing> = Object.fromEntries(
    Object.entries(others).map(([name, [was]]) => [name, was]),
  )
  if (confirmedAt) before.confirmedAt = confirmedAt[0] === null ? null : Date.parse(confirmedAt[0])
  return before
}
