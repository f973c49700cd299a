import { sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { type NewMail, storeMails } from '#worker/db/queries/mail-outbox.ts'
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
