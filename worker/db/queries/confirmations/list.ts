import { eq, type SQL, sql } from 'drizzle-orm'
import { type ConfirmPeriods, leavesAt, type ToConfirm, type ToConfirmPage } from '#contract/confirmations.ts'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { properties, users } from '#worker/db/schema.ts'
import {
  isoTimeOrNull,
  PROPERTY_COLUMNS,
  type PropertyRow,
  toPropertyWithContact,
} from '#worker/db/queries/properties/rows.ts'

type Row = { row: PropertyRow; listedByName: string | null }

/** Some of the listings to be asked about, those longest without a word first. */
const selectDue = (db: Db, take: number, only: SQL) =>
  db
    .select({ row: PROPERTY_COLUMNS, listedByName: users.username })
    .from(
      sql`(SELECT seq AS due_seq, confirmed_at AS due_at FROM properties INDEXED BY properties_to_confirm
        WHERE confirmation <> 'fresh' AND ${only} ORDER BY confirmed_at, seq LIMIT ${take}) due`,
    )
    .crossJoin(properties)
    .leftJoin(users, eq(users.id, properties.listedBy))
    .where(sql`${properties.seq} = due_seq`)
    .orderBy(sql`due_at, due_seq`)

const selectToConfirm = (db: Db, take: number, after?: { confirmedAt: number; seq: number }) =>
  selectDue(db, take, after ? sql`(confirmed_at, seq) > (${after.confirmedAt}, ${after.seq})` : sql`true`)

/** Those of them that are still in the results, the next to leave first. */
export const selectLeaving = (db: Db, take: number) => selectDue(db, take, sql`status = 'available'`)

/** Counts them, looking at no more than one more than is said. */
export const selectToConfirmCount = (db: Db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(
      sql`(SELECT 1 FROM properties INDEXED BY properties_to_confirm WHERE confirmation <> 'fresh' LIMIT ${LIMITS.confirmCounted + 1})`,
    )

export const countedToConfirm = (count: number | undefined = 0) =>
  count > LIMITS.confirmCounted ? `${LIMITS.confirmCounted}+` : String(count)

export async function listToConfirm(
  db: Db,
  cursor: string | undefined,
  periods: ConfirmPeriods,
): Promise<ToConfirmPage> {
  const [confirmedAt = 0, seq = 0] = (cursor ?? '').split('.').map(Number)
  const [rows, [counted]] = await db.batch([
    selectToConfirm(db, LIMITS.pageSize + 1, cursor === undefined ? undefined : { confirmedAt, seq }),
    selectToConfirmCount(db),
  ])
  const shown = rows.slice(0, LIMITS.pageSize)
  const last = shown.at(-1)?.row
  return {
    listings: shown.map((row) => toConfirm(row, periods)),
    total: countedToConfirm(counted?.count),
    next: rows.length > shown.length && last ? `${last.confirmedAt ?? 0}.${last.seq}` : null,
  }
}

export function toConfirm({ row, listedByName }: Row, periods: ConfirmPeriods): ToConfirm {
  const leaves =
    row.confirmation === 'due' && row.confirmedAt !== null
      ? leavesAt(row.deal, row.confirmedAt, periods)
      : null
  return {
    property: toPropertyWithContact(row),
    leavesAt: isoTimeOrNull(leaves),
    listedByName,
  }
}
