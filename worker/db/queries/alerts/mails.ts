import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { alertFinds, alerts, outbox, properties } from '#worker/db/schema.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import { type NewMail, storeMails, TELLS_HIDDEN } from '#worker/db/queries/mail-outbox.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from '#worker/db/queries/properties/rows.ts'
import type { AlertRow } from './alerts.ts'

/** Finds that are read for the mails of one run. */
export const FINDS_AT_ONCE = 1000

/** The searches whose finds may be mailed by now, those that wait longest first. */
export const findDueAlerts = (db: Db, nowMs: number, most: number): Promise<AlertRow[]> =>
  db.select().from(alerts).where(lte(alerts.mailDueAt, nowMs)).orderBy(asc(alerts.mailDueAt)).limit(most)

export type ListingFind = { alertId: string; isNew: boolean; isLowered: boolean; row: PropertyRow }

/** What these searches have found that is on offer now, the oldest finds of a search first. */
export function findFinds(db: Db, alertIds: string[]): Promise<ListingFind[]> {
  return db
    .select({
      alertId: alertFinds.alertId,
      isNew: alertFinds.isNew,
      isLowered: alertFinds.isLowered,
      row: PROPERTY_COLUMNS,
    })
    .from(alertFinds)
    .innerJoin(properties, and(eq(properties.id, alertFinds.propertyId), eq(properties.status, 'available')))
    .where(inArray(alertFinds.alertId, alertIds))
    .orderBy(asc(alertFinds.alertId), asc(alertFinds.foundAt))
    .limit(FINDS_AT_ONCE)
}

/** A mail of finds for a search: `nextDueAt` is when what it leaves out may be mailed. */
export type FindsMail = {
  alert: AlertRow
  mail: NewMail
  propertyIds: string[]
  nextDueAt: number
}

/**
 * Puts mails of finds into the outbox, takes the finds off, and sets when the next ones are due: all of it or nothing, and once however
 * many do it at the same time, as each names the mail that came before.
 */
export async function storeFindsMails(db: Db, mails: readonly FindsMail[], nowMs: number): Promise<void> {
  const list = JSON.stringify(
    mails.map(({ alert, mail, propertyIds, nextDueAt }) => [
      alert.id,
      mail.id,
      alert.mailId,
      propertyIds,
      nextDueAt,
    ]),
  )
  const isOurs = sql`EXISTS (SELECT 1 FROM alerts WHERE alerts.id = value -> 'mail' ->> 'alertId' AND alerts.mail_id = value ->> 'id')`
  const made = sql`json_each(${list}) AS made`
  const isMade = sql`alerts.id = made.value ->> 0 AND alerts.mail_id = made.value ->> 1`
  const told = sql`(SELECT made.value ->> 0, told.value FROM ${made}, json_each(made.value -> 3) AS told
    WHERE EXISTS (SELECT 1 FROM alerts WHERE ${isMade}))`
  await db.batch([
    db
      .update(alerts)
      .set({ mailId: sql`made.value ->> 1`, mailedAt: nowMs })
      .from(made)
      .where(sql`alerts.id = made.value ->> 0 AND alerts.mail_id IS (made.value ->> 2)`),
    storeMails(
      db,
      mails.map(({ mail }) => mail),
      isOurs,
    ),
    db.delete(alertFinds).where(sql`(${alertFinds.alertId}, ${alertFinds.propertyId}) IN ${told}`),
    db
      .update(alerts)
      .set({ mailDueAt: sql`iif(${HAS_FINDS}, made.value ->> 4, NULL)` })
      .from(made)
      .where(isMade),
  ])
}

const HAS_FINDS = sql`EXISTS (SELECT 1 FROM alert_finds WHERE alert_id = alerts.id)`

/** Looks later for searches whose finds are all hidden, and no more for those that have none left. */
export async function putOff(db: Db, searches: readonly { id: string; dueAt: number }[]): Promise<void> {
  const list = JSON.stringify(searches.map(({ id, dueAt }) => [id, dueAt]))
  await db
    .update(alerts)
    .set({ mailDueAt: sql`iif(${HAS_FINDS}, later.value ->> 1, NULL)` })
    .from(sql`json_each(${list}) AS later`)
    .where(sql`alerts.id = later.value ->> 0`)
}

/** How long the provider knows a mail by its key. */
const KEY_MS = DAY_MS

/**
 * Takes mails back whose listings were hidden while they waited: what they tell waits again, for the provider would not take the same
 * mail with other words before it has forgotten it.
 */
export async function takeBackHidden(db: Db, nowMs: number): Promise<void> {
  const back = sql`outbox.state = 'waiting' AND outbox.next_try_at <= ${nowMs - KEY_MS} AND ${TELLS_HIDDEN}`
  await db.batch([
    insertSelected(
      db,
      alertFinds,
      {
        alertId: sql`outbox.mail ->> 'alertId'`,
        propertyId: sql`told.value ->> 'id'`,
        isNew: sql`told.value ->> 'isNew'`,
        isLowered: sql`NOT (told.value ->> 'isNew')`,
        foundAt: nowMs,
      },
      sql`FROM outbox, json_each(outbox.mail -> 'listings') AS told
        WHERE ${back} AND EXISTS (SELECT 1 FROM alerts WHERE alerts.id = outbox.mail ->> 'alertId')`,
    ).onConflictDoNothing(),
    db
      .update(alerts)
      .set({ mailDueAt: nowMs })
      .where(sql`alerts.id IN (SELECT outbox.mail ->> 'alertId' FROM outbox WHERE ${back})`),
    db.delete(outbox).where(back),
  ])
}
