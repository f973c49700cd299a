import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { isInOutline, type Outline } from '#contract/list/map-area.ts'
import type { Db } from '#worker/db/client.ts'
import { alertFinds, alertRounds, alerts, listingNews } from '#worker/db/schema.ts'
import type { RoundNews } from '#worker/db/tables/alerts.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import type { AlertRow } from './alerts.ts'

/** Listings of one round: each of them is compared with every search. */
const NEWS_OF_ROUND = 25

export type Round = typeof alertRounds.$inferSelect
/** A search as a round needs it. */
export type ComparedAlert = Pick<AlertRow, 'id' | 'query' | 'meant' | 'often' | 'createdAt'>

const WAITING = sql`left_at IS NULL AND (new_at IS NOT NULL OR lowered_new_at IS NOT NULL)`

/** Whether there is anything to compare with the searches: nothing else is read where there is not. */
export async function hasNews(db: Db): Promise<boolean> {
  const { isThere } = await db.get<{ isThere: number }>(
    sql`SELECT EXISTS (SELECT 1 FROM alert_rounds) OR EXISTS (SELECT 1 FROM listing_news WHERE ${WAITING}) AS isThere`,
  )
  return isThere === 1
}

/** The round that is open, or a new one of the news that wait; undefined where there are none. */
export async function openRound(db: Db, id: string): Promise<Round | undefined> {
  const news = sql`(SELECT json_group_array(json_object('id', id, 'seq', seq, 'newAt', new_at, 'loweredAt', lowered_new_at)) AS news
    FROM (SELECT properties.id, seq, new_at, lowered_new_at FROM listing_news CROSS JOIN properties ON properties.id = property_id
      WHERE ${WAITING} AND status = 'available' LIMIT ${NEWS_OF_ROUND}))`
  const told = sql`(SELECT value ->> 'id' FROM alert_rounds, json_each(alert_rounds.news) WHERE alert_rounds.id = ${id})`
  const [, , [round]] = await db.batch([
    insertSelected(
      db,
      alertRounds,
      { id, news: sql`waiting.news` },
      sql`FROM ${news} AS waiting WHERE waiting.news <> '[]' AND NOT EXISTS (SELECT 1 FROM alert_rounds)`,
    ),
    db
      .update(listingNews)
      .set({ newAt: null, loweredNewAt: null })
      .where(sql`${listingNews.propertyId} IN ${told}`),
    db.select().from(alertRounds).limit(1),
  ])
  return round
}

/** The next searches of a round, by age. */
export const findNextAlerts = (db: Db, { doneUpTo }: Round): Promise<ComparedAlert[]> =>
  db
    .select({
      id: alerts.id,
      query: alerts.query,
      meant: alerts.meant,
      often: alerts.often,
      createdAt: alerts.createdAt,
    })
    .from(alerts)
    .where(and(isNotNull(alerts.confirmedAt), gt(alerts.id, doneUpTo)))
    .orderBy(alerts.id)
    .limit(LIMITS.alertsOfStep)

/** A search as the search index takes it; `loose` counts where `match` finds nothing at all. Without any it finds nothing. */
export type Wanted = {
  match: string | undefined
  outline: Outline | undefined
  /** The listing whose number it is. */
  seq: number | undefined
  loose: { match: string; outline: Outline | undefined } | undefined
}

/** For each search those of the news that a list of it has, as places in both lists. */
export async function findMatches(
  db: Db,
  wanted: readonly Wanted[],
  news: readonly RoundNews[],
): Promise<[search: number, news: number][]> {
  const seqs = JSON.stringify(news.map(({ seq }) => seq))
  const strict = wanted.map(({ match = null }, index) => [index, match])
  const loose = wanted.flatMap((search, index) =>
    search.loose ? [[index, search.loose.match, search.match ?? null]] : [],
  )
  const [points, asTyped, asMeant] = await db.$client.batch<Record<string, number | null>>([
    db.$client
      .prepare(
        'SELECT wanted.key AS news, lat, lng FROM json_each(?1) AS wanted CROSS JOIN properties ON properties.seq = wanted.value',
      )
      .bind(seqs),
    db.$client
      .prepare(
        `SELECT search.value ->> 0 AS search, news.key AS news FROM json_each(?1) AS search, json_each(?2) AS news
          WHERE search.value ->> 1 IS NOT NULL AND EXISTS (SELECT 1 FROM properties_search
            WHERE properties_search MATCH (search.value ->> 1) AND rowid = news.value)`,
      )
      .bind(JSON.stringify(strict), seqs),
    db.$client
      .prepare(
        `SELECT search.value ->> 0 AS search, news.key AS news FROM json_each(?1) AS search, json_each(?2) AS news
          WHERE EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH (search.value ->> 1) AND rowid = news.value)
            AND (search.value ->> 2 IS NULL OR NOT EXISTS
              (SELECT 1 FROM properties_search WHERE properties_search MATCH (search.value ->> 2)))`,
      )
      .bind(JSON.stringify(loose), seqs),
  ])
  const pointOf = new Map(points?.results.map(({ news: at, lat, lng }) => [at, { lat, lng }]))
  const isInside = (at: number, outline: Outline | undefined) => {
    const { lat = null, lng = null } = pointOf.get(at) ?? {}
    return outline === undefined || (lat !== null && lng !== null && isInOutline({ lat, lng }, outline))
  }
  const pairs = (found: typeof asTyped, outlineOf: (search: Wanted | undefined) => Outline | undefined) =>
    (found?.results ?? []).flatMap(({ search, news: at }): [number, number][] => {
      const [one, other] = [Number(search), Number(at)]
      return isInside(other, outlineOf(wanted[one])) ? [[one, other]] : []
    })
  const named = wanted.flatMap(({ seq }, index): [number, number][] => {
    const at = seq === undefined ? -1 : news.findIndex((one) => one.seq === seq)
    return at < 0 ? [] : [[index, at]]
  })
  return [
    ...pairs(asTyped, (search) => search?.outline),
    ...pairs(asMeant, (search) => search?.loose?.outline),
    ...named,
  ]
}

export type Find = { alertId: string; propertyId: string; isNew: boolean; isLowered: boolean; dueAt: number }

/**
 * Stores what the searches of a step have found, and how far the round has come: both or neither, and once however many do it at the
 * same time. `doneUpTo` is undefined where that was the last step.
 */
export async function storeStep(
  db: Db,
  round: Round,
  { finds, doneUpTo, nowMs }: { finds: readonly Find[]; doneUpTo: string | undefined; nowMs: number },
): Promise<void> {
  const here = and(eq(alertRounds.id, round.id), eq(alertRounds.doneUpTo, round.doneUpTo))
  const isHere = sql`EXISTS (SELECT 1 FROM alert_rounds WHERE alert_rounds.id = ${round.id} AND done_up_to = ${round.doneUpTo})`
  const list = JSON.stringify(
    finds.map(({ alertId, propertyId, isNew, isLowered, dueAt }) => [
      alertId,
      propertyId,
      Number(isNew),
      Number(isLowered),
      dueAt,
    ]),
  )
  await db.batch([
    insertSelected(
      db,
      alertFinds,
      {
        alertId: sql`value ->> 0`,
        propertyId: sql`value ->> 1`,
        isNew: sql`value ->> 2`,
        isLowered: sql`value ->> 3`,
        foundAt: nowMs,
      },
      sql`FROM json_each(${list}) WHERE ${isHere} AND EXISTS (SELECT 1 FROM alerts WHERE alerts.id = value ->> 0)`,
    ).onConflictDoUpdate({
      target: [alertFinds.alertId, alertFinds.propertyId],
      set: {
        isNew: sql`max(alert_finds.is_new, excluded.is_new)`,
        isLowered: sql`max(alert_finds.is_lowered, excluded.is_lowered)`,
      },
    }),
    db
      .update(alerts)
      .set({ mailDueAt: sql`coalesce(alerts.mail_due_at, find.value ->> 4)` })
      .from(sql`json_each(${list}) AS find`)
      .where(sql`alerts.id = find.value ->> 0 AND ${isHere}`),
    doneUpTo === undefined
      ? db.delete(alertRounds).where(here)
      : db.update(alertRounds).set({ doneUpTo }).where(here),
  ])
}
