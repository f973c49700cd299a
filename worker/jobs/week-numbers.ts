import type { Counted } from '#contract/numbers/counted.ts'
import { AHEAD_OF_UTC_MS, DAY_MS, indiaDay, indiaHour } from '#contract/units/time.ts'
import { connect, type Db } from '#worker/db/client.ts'
import { readDashboard } from '#worker/db/queries/dashboard.ts'
import { findNumbers, type Numbers } from '#worker/db/queries/numbers/read.ts'
import { findWeekReaders, readMailedWeek, storeWeekMails } from '#worker/db/queries/numbers/week.ts'
import { saidOrAsked } from '#worker/features/alerts/alert-search.ts'
import { confirmPeriods, mailsWeek } from '#worker/lib/config.ts'
import { newMail, sendDue } from '#worker/lib/mail-outbox.ts'
import type { Mail } from '#worker/services/mails/compose.ts'

const MORNING = 8
const WEEK_DAYS = 7
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY = 4
const NAMED = 3
type WeekMail = Extract<Mail, { kind: 'week-numbers' }>
const FIGURES = ['shown', 'opened', 'enquired', 'kept'] as const satisfies Counted[]

/**
 * Tells the admins on Monday morning what the week before brought, or later in the week where the cron did not come before. A week in
 * which nothing was counted is passed over. Doubled or broken off, it tells nobody twice.
 */
export async function watchWeek(env: Env, nowMs: number): Promise<void> {
  if (!mailsWeek(env)) return
  const today = indiaDay(nowMs)
  const monday = today - ((today - FIRST_MONDAY) % WEEK_DAYS)
  if (today === monday && indiaHour(nowMs) < MORNING) return
  const db = connect(env.DB)
  if ((await readMailedWeek(db)) >= monday) return
  const endMs = monday * DAY_MS - AHEAD_OF_UTC_MS - 1
  const numbers = await findNumbers(db, { days: WEEK_DAYS, nowMs: endMs })
  const isCounted = FIGURES.some((name) => sumOf(numbers, name) > 0)
  const mails = isCounted ? await weekMails(env, db, { numbers, nowMs }) : []
  await storeWeekMails(db, mails, monday)
  if (mails.length > 0) await sendDue(env, db, nowMs)
}

const sumOf = ({ totals }: Numbers, name: Counted) => totals.reduce((sum, day) => sum + day[name], 0)

async function weekMails(env: Env, db: Db, { numbers, nowMs }: { numbers: Numbers; nowMs: number }) {
  const mail = await weekMail(env, db, { numbers, nowMs })
  return (await findWeekReaders(db)).map(({ id, email }) => {
    const made = newMail(env, { recipient: email, mail: { ...mail, userId: id }, nowMs })
    return made.state === 'waiting' ? { ...made, nextTryAt: nowMs } : made
  })
}

async function weekMail(
  env: Env,
  db: Db,
  { numbers, nowMs }: { numbers: Numbers; nowMs: number },
): Promise<Omit<WeekMail, 'userId'>> {
  const { from, to, before, listings, searches } = numbers
  const dashboard = await readDashboard(db, { isAdmin: true, periods: confirmPeriods(env), nowMs })
  return {
    kind: 'week-numbers',
    from,
    to,
    figures: FIGURES.map((name) => ({
      name,
      times: sumOf(numbers, name),
      before: before === null ? null : before[name],
    })),
    unasked: listings
      .flatMap(({ number, title, shown, opened, enquired, unasked }) =>
        unasked ? [{ number, title, shown, opened, enquired, perhaps: unasked.perhaps }] : [],
      )
      .slice(0, NAMED),
    wanted: await Promise.all(
      searches
        .slice(0, NAMED)
        .map(async ({ query, times }) => ({ said: await saidOrAsked(db, query, 'en'), times })),
    ),
    waits: {
      drafts: String(dashboard.waiting.total),
      enquiries: dashboard.leads.waiting.total,
      messages: dashboard.messages.total,
    },
  }
}
