import { AHEAD_OF_UTC_MS, DAY_MS, indiaDay, indiaHour, MAIL_HOUR, mondayOf } from '#contract/units/time.ts'
import { connect, type Db } from '#worker/db/client.ts'
import { findNumbers, type Numbers } from '#worker/db/queries/numbers/read.ts'
import { findWeekReaders, readMailedWeek, storeWeekMails } from '#worker/db/queries/numbers/week.ts'
import { isWorthMailing, MAILED_DAYS, weekMail } from '#worker/features/numbers/week-mail.ts'
import { mailsWeek } from '#worker/lib/config.ts'
import { newDueMail, sendDue } from '#worker/lib/mail-outbox.ts'

/**
 * Tells the admins on Monday morning what the week before brought, or later in the week where the cron did not come before. A week in
 * which nothing was counted is passed over. Doubled or broken off, it tells nobody twice.
 */
export async function watchWeek(env: Env, nowMs: number): Promise<void> {
  if (!mailsWeek(env)) return
  const today = indiaDay(nowMs)
  const monday = mondayOf(today)
  if (today === monday && indiaHour(nowMs) < MAIL_HOUR) return
  const db = connect(env.DB)
  if ((await readMailedWeek(db)) >= monday) return
  const endMs = monday * DAY_MS - AHEAD_OF_UTC_MS - 1
  const numbers = await findNumbers(db, { days: MAILED_DAYS, nowMs: endMs })
  const mails = isWorthMailing(numbers) ? await weekMails(env, db, { numbers, nowMs }) : []
  await storeWeekMails(db, mails, monday)
  if (mails.length > 0) await sendDue(env, db, nowMs)
}

async function weekMails(env: Env, db: Db, { numbers, nowMs }: { numbers: Numbers; nowMs: number }) {
  const mail = await weekMail(env, db, { numbers, nowMs })
  return (await findWeekReaders(db)).map(({ id, email }) =>
    newDueMail(env, { recipient: email, mail: { ...mail, userId: id }, nowMs }),
  )
}
