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

/** Listings so near in age are looked for in one scan of the search index. */
const NEAR = 100

/** The ages of listings as few ranges. */
function rangesOf(seqs: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = []
  for (const seq of seqs.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && seq - last[1] <= NEAR) last[1] = seq
    else ranges.push([seq, seq])
  }
  return ranges
}

const SCAN = `FROM json_each(?1) AS search CROSS JOIN json_each(?2) AS ages CROSS JOIN properties_search
  WHERE properties_search MATCH (search.value ->> 1) AND properties_search.rowid BETWEEN (ages.value ->> 0) AND (ages.value ->> 1)`

/** For each search those of the news that a list of it has, as places in both lists. */
export async function findMatches(
  db: Db,
  wanted: readonly Wanted[],
  news: readonly RoundNews[],
): Promise<[search: number, news: number][]> {
  const seqs = news.map(({ seq }) => seq)
  const ranges = JSON.stringify(rangesOf(seqs))
  const strict = wanted.flatMap(({ match }, index) => (match === undefined ? [] : [[index, match]]))
  const loose = wanted.flatMap((search, index) =>
    search.loose ? [[index, search.loose.match, search.match ?? null]] : [],
  )
  const [points, asTyped, asMeant] = await db.$client.batch<Record<string, number | null>>([
    db.$client
      .prepare(
        'SELECT seq, lat, lng FROM json_each(?1) AS wanted CROSS JOIN properties ON properties.seq = wanted.value',
      )
      .bind(JSON.stringify(seqs)),
    db.$client
      .prepare(`SELECT search.value ->> 0 AS search, properties_search.rowid AS seq ${SCAN}`)
      .bind(JSON.stringify(strict), ranges),
    db.$client
      .prepare(
        `SELECT search.value ->> 0 AS search, properties_search.rowid AS seq ${SCAN}
          AND (search.value ->> 2 IS NULL OR NOT EXISTS
            (SELECT 1 FROM properties_search WHERE properties_search MATCH (search.value ->> 2)))`,
      )
      .bind(JSON.stringify(loose), ranges),
  ])
  const pointOf = new Map(points?.results.map(({ seq, lat, lng }) => [seq, { lat, lng }]))
  const isInside = (seq: number, outline: Outline | undefined) => {
    const { lat = null, lng = null } = pointOf.get(seq) ?? {}
    return outline === undefined || (lat !== null && lng !== null && isInOutline({ lat, lng }, outline))
  }
  const pairs = (found: typeof asTyped, outlineOf: (search: Wanted | undefined) => Outline | undefined) =>
    (found?.results ?? []).flatMap(({ search, seq }): [number, number][] => {
      const one = Number(search)
      const at = seqs.indexOf(Number(seq))
      return at >= 0 && isInside(Number(seq), outlineOf(wanted[one])) ? [[one, at]] : []
    })
  const named = wanted.flatMap(({ seq }, index): [number, number][] => {
    const at = seq === undefined ? -1 : seqs.indexOf(seq)
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
