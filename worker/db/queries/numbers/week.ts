import { and, eq, isNull, sql } from 'drizzle-orm'
import { rolesWith } from '#contract/accounts/roles.ts'
import type { Db } from '#worker/db/client.ts'
import { type NewMail, storeMails } from '#worker/db/queries/mail-outbox.ts'
import { outbox, users } from '#worker/db/schema.ts'
import { setNumber, storedNumber } from '#worker/db/queries/meta.ts'

const MAILED_WEEK = 'mailed-week'

/** The Monday on which the numbers of a week were last mailed, by its day; 0 before the first. */
export async function readMailedWeek(db: Db): Promise<number> {
  const { monday } = await db.get<{ monday: number }>(
    sql`SELECT ifnull(${storedNumber(MAILED_WEEK)}, 0) AS monday`,
  )
  return monday
}

/** Puts the mails of a week into the outbox: all of them, once, however often the cron comes. */
export async function storeWeekMails(db: Db, mails: NewMail[], monday: number): Promise<void> {
  await db.batch([
    storeMails(db, mails, sql`${storedNumber(MAILED_WEEK)} IS NOT ${monday}`),
    setNumber(db, MAILED_WEEK, monday),
  ])
}

/** Whom the week's numbers are mailed to: active admins who have not ended it. */
export const findWeekReaders = (db: Db): Promise<{ id: string; email: string }[]> =>
  db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      and(
        sql`${users.role} IN ${rolesWith('administer')}`,
        eq(users.approvedByAdmin, true),
        isNull(users.suspendedAt),
        isNull(users.weekMailEndedAt),
      ),
    )

export async function readWeekMail(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .select({ endedAt: users.weekMailEndedAt })
    .from(users)
    .where(eq(users.id, userId))
    .get()
  return row?.endedAt === null
}

export async function beginWeekMail(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ weekMailEndedAt: null }).where(eq(users.id, userId))
}

/** Ends the mail for an account, also one that waits to be sent. */
export async function endWeekMail(db: Db, userId: string, nowMs: number): Promise<void> {
  await db.batch([
    db
      .update(users)
      .set({ weekMailEndedAt: sql`coalesce(${users.weekMailEndedAt}, ${nowMs})` })
      .where(eq(users.id, userId)),
    db
      .delete(outbox)
      .where(
        sql`${outbox.state} = 'waiting' AND ${outbox.mail} ->> 'kind' = 'week-numbers' AND ${outbox.mail} ->> 'userId' = ${userId}`,
      ),
  ])
}
