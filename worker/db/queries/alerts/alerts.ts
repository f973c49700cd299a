import { and, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { LIMITS } from '#contract/limits.ts'
import { DAY_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { alertFinds, alerts, outbox } from '#worker/db/schema.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import { storedNumber } from '#worker/db/queries/meta.ts'
import { type NewMail, storeMails } from '#worker/db/queries/mail-outbox.ts'

export type AlertRow = typeof alerts.$inferSelect
type NewAlertRow = Pick<AlertRow, 'id' | 'email' | 'query' | 'meant' | 'often' | 'language' | 'createdAt'>

/** How many searches are confirmed, as an expression. */
const CONFIRMED = sql`ifnull(${storedNumber('alerts')}, 0)`

/** Whether the store takes another search. */
export async function hasRoomForAlerts(db: Db): Promise<boolean> {
  const row = await db.get<{ confirmed: number }>(sql`SELECT ${CONFIRMED} AS confirmed`)
  return row.confirmed < LIMITS.alerts
}

/** Stores a search that nobody has confirmed yet, with the mail that asks about it. */
export async function insertAlert(db: Db, alert: NewAlertRow, mail: NewMail): Promise<void> {
  await db.batch([db.insert(alerts).values(alert), storeMails(db, [mail])])
}

export const findAlert = (db: Db, id: string): Promise<AlertRow | undefined> =>
  db.select().from(alerts).where(eq(alerts.id, id)).get()

/**
 * Notes that a search is wanted, and ends what the same address asked for in the same words before. Answers what is stored by
 * then: undefined where the search is gone, unconfirmed where the store takes no more.
 */
export async function confirmAlert(
  db: Db,
  { id, email, query }: AlertRow,
  nowMs: number,
): Promise<AlertRow | undefined> {
  const own = eq(alerts.id, id)
  const isDone = sql`EXISTS (SELECT 1 FROM alerts WHERE id = ${id} AND confirmed_at IS NOT NULL)`
  const others = sql`email = ${email} AND query = ${query} AND id <> ${id}`
  const [_confirmed, _finds, _sameSearches, [saved]] = await db.batch([
    db
      .update(alerts)
      .set({ confirmedAt: sql`coalesce(${alerts.confirmedAt}, ${nowMs})`, openedAt: nowMs, askedAt: null })
      .where(
        and(
          own,
          sql`(${alerts.confirmedAt} IS NOT NULL OR ${CONFIRMED} < ${LIMITS.alerts} OR EXISTS
            (SELECT 1 FROM alerts WHERE ${others} AND confirmed_at IS NOT NULL))`,
        ),
      ),
    db
      .delete(alertFinds)
      .where(sql`${alertFinds.alertId} IN (SELECT id FROM alerts WHERE ${others}) AND ${isDone}`),
    db.delete(alerts).where(sql`${others} AND ${isDone}`),
    db.select().from(alerts).where(own),
  ])
  return saved
}

/** Ends searches: nothing stays of them, nor of the mails that wait for them. */
export async function endAlerts(db: Db, ids: string[]): Promise<void> {
  await db.batch(endStatements(db, sql`${idsIn(ids)}`))
}

const endStatements = (db: Db, ids: SQL): [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] => [
  db.delete(outbox).where(
    sql`${outbox.state} = 'waiting' AND ${outbox.recipient} IN (SELECT email FROM alerts WHERE id IN ${ids})
      AND ${outbox.mail} ->> 'alertId' IN ${ids}`,
  ),
  db.delete(alertFinds).where(sql`${alertFinds.alertId} IN ${ids}`),
  db.delete(alerts).where(sql`${alerts.id} IN ${ids}`),
]

const ENDED_AT_ONCE = 500

/**
 * Forgets searches that nobody has ever confirmed, after two days, and those whose last question nobody has answered;
 * and finds that could not be mailed for two months, as their listings are hidden.
 */
export async function sweepAlerts(db: Db, nowMs: number): Promise<void> {
  const unconfirmed = db
    .select({ id: alerts.id })
    .from(alerts)
    .where(
      and(
        isNull(alerts.confirmedAt),
        isNull(alerts.openedAt),
        lt(alerts.createdAt, nowMs - LIMITS.alertUnconfirmedDays * DAY_MS),
      ),
    )
    .limit(ENDED_AT_ONCE)
  const unanswered = db
    .select({ id: alerts.id })
    .from(alerts)
    .where(
      and(
        isNotNull(alerts.openedAt),
        lt(alerts.openedAt, nowMs - LIMITS.alertDays * DAY_MS),
        lt(alerts.askedAt, nowMs - LIMITS.alertQuestionDays * DAY_MS),
      ),
    )
    .limit(ENDED_AT_ONCE)
  const [first, second] = await db.batch([unconfirmed, unanswered])
  const ids = [...first, ...second].map(({ id }) => id)
  if (ids.length > 0) await endAlerts(db, ids)
  await db.delete(alertFinds).where(lt(alertFinds.foundAt, nowMs - 2 * LIMITS.alertAwayDays * DAY_MS))
}

/** Searches that nobody has said to want for a year, or since a backup was restored, and that were not asked about yet. */
export const findToAsk = (db: Db, nowMs: number, most: number): Promise<AlertRow[]> =>
  db
    .select()
    .from(alerts)
    .where(
      and(
        isNotNull(alerts.openedAt),
        lt(alerts.openedAt, nowMs - LIMITS.alertDays * DAY_MS),
        isNull(alerts.askedAt),
      ),
    )
    .limit(most)

/** Puts the last questions into the outbox, each once however many ask at the same time. */
export async function storeQuestions(
  db: Db,
  questions: { alertId: string; mail: NewMail }[],
  nowMs: number,
): Promise<void> {
  const ids = questions.map(({ alertId }) => alertId)
  const unasked = sql`EXISTS (SELECT 1 FROM alerts WHERE alerts.id = value -> 'mail' ->> 'alertId' AND alerts.asked_at IS NULL)`
  await db.batch([
    storeMails(
      db,
      questions.map(({ mail }) => mail),
      unasked,
    ),
    db
      .update(alerts)
      .set({ askedAt: nowMs })
      .where(and(inArray(alerts.id, ids), isNull(alerts.askedAt))),
  ])
}
