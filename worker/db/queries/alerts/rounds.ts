import { and, eq, isNotNull, lt, lte, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { isInOutline, type Outline } from '#contract/list/map-area.ts'
import type { Db } from '#worker/db/client.ts'
import { alertFinds, alertRounds, alerts, listingNews } from '#worker/db/schema.ts'
import type { RoundNews } from '#worker/db/tables/alerts.ts'
import { cutSql, indexCut, NEWS_INDEX, UNCUT } from '#worker/db/search/indexed.ts'
import { spelledOut } from '#worker/db/search/tokens.ts'
import { idAt } from '#worker/db/queries/id-at.ts'
import { listsOf } from '#worker/db/queries/many-rows.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import type { AlertRow } from './alerts.ts'

/** Listings of one round: each of them is compared with every search. */
const NEWS_OF_ROUND = 25

export type AlertRound = typeof alertRounds.$inferSelect
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

/** The round that is open, or a new one of the news that wait, with the next of its searches by age; undefined where there are none. */
export async function openRound(
  db: Db,
  id: string,
): Promise<{ round: AlertRound; alerts: ComparedAlert[] } | undefined> {
  const news = sql`(SELECT json_group_array(json_object('id', id, 'seq', seq, 'newAt', new_at, 'loweredAt', lowered_new_at)) AS news
    FROM (SELECT properties.id, seq, new_at, lowered_new_at FROM listing_news CROSS JOIN properties ON properties.id = property_id
      WHERE ${WAITING} AND status = 'available' LIMIT ${NEWS_OF_ROUND}))`
  const told = sql`(SELECT value ->> 'id' FROM alert_rounds, json_each(alert_rounds.news) WHERE alert_rounds.id = ${id})`
  const [_opened, _taken, [round], next] = await db.batch([
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
    db
      .select({
        id: alerts.id,
        query: alerts.query,
        meant: alerts.meant,
        often: alerts.often,
        createdAt: alerts.createdAt,
      })
      .from(alerts)
      .where(and(isNotNull(alerts.confirmedAt), sql`${alerts.id} > (SELECT done_up_to FROM alert_rounds)`))
      .orderBy(alerts.id)
      .limit(LIMITS.alertsOfStep),
  ])
  return round && { round, alerts: next }
}

/**
 * Confirmed searches from before a time by age, one more than a step has. Their ids begin with their time, so that
 * later ones are not read.
 */
export const findConfirmed = (db: Db, beforeMs: number): Promise<Pick<AlertRow, 'query' | 'meant'>[]> =>
  db
    .select({ query: alerts.query, meant: alerts.meant })
    .from(alerts)
    .where(
      and(isNotNull(alerts.confirmedAt), lte(alerts.createdAt, beforeMs), lt(alerts.id, idAt(beforeMs + 1))),
    )
    .orderBy(alerts.id)
    .limit(LIMITS.alertsOfStep + 1)

/** A search as the search index takes it; `loose` counts where `match` finds nothing at all. Without any it finds nothing. */
export type Wanted = {
  match: string | undefined
  outline: Outline | undefined
  /** A listing that the text may name by its title, id or number, where it is among what else is asked for. */
  named: { text: string; seq: number | null; among: string } | undefined
  loose: { match: string; outline: Outline | undefined } | undefined
}

const EMPTY = `INSERT INTO ${NEWS_INDEX}(${NEWS_INDEX}) VALUES ('delete-all')`
const CUT_NEWS = cutSql(
  'properties',
  'FROM json_each(?1) AS wanted CROSS JOIN properties ON properties.seq = wanted.value',
)
const FILL = indexCut(NEWS_INDEX, 'properties.seq')
const POINTS =
  'SELECT seq, lat, lng FROM json_each(?1) AS wanted CROSS JOIN properties ON properties.seq = wanted.value'
const TYPED = `SELECT search.value ->> 0 AS search, ${NEWS_INDEX}.rowid AS seq
  FROM json_each(?1) AS search CROSS JOIN ${NEWS_INDEX} WHERE ${NEWS_INDEX} MATCH (search.value ->> 1)`
const LOOSE = `${TYPED} AND (search.value ->> 2 IS NULL
  OR NOT EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH (search.value ->> 2)))`
const NAMED = `SELECT search.value ->> 0 AS search, properties.seq FROM json_each(?1) AS search CROSS JOIN properties
  WHERE (properties.seq = (search.value ->> 2) OR title_key = lower(search.value ->> 3) OR properties.id = lower(search.value ->> 3))
    AND EXISTS (SELECT 1 FROM ${NEWS_INDEX} WHERE ${NEWS_INDEX} MATCH (search.value ->> 1) AND rowid = properties.seq)`

type Matches = [search: number, news: number][]

/**
 * For each search those of the news that a list of it has, as places in both lists. The searches are asked of an index of the news
 * alone: in that of all listings each would read what a hundred thousand others have of its words.
 */
export async function findMatches(
  db: Db,
  wanted: readonly Wanted[],
  news: readonly RoundNews[],
): Promise<Matches> {
  const seqs = news.map(({ seq }) => seq)
  const asked = (sql: string, part: (search: Wanted) => unknown[] | undefined) =>
    listsOf(
      wanted.flatMap((search, index) => {
        const values = part(search)
        return values ? [[index, ...values]] : []
      }),
    ).map((list) => db.$client.prepare(sql).bind(list))
  const typed = asked(TYPED, ({ match }) => (match === undefined ? undefined : [match]))
  const spelled = await spelledOut(
    db,
    wanted.map(({ loose, match = '' }) => (loose ? match : '')),
  )
  const spelledOf = new Map(wanted.map((search, index) => [search, spelled[index] || null]))
  const loose = asked(LOOSE, (search) => search.loose && [search.loose.match, spelledOf.get(search)])
  const named = asked(NAMED, ({ named }) => named && [named.among, named.seq, named.text])
  const ofNews = [POINTS, CUT_NEWS].map((sql) => db.$client.prepare(sql).bind(JSON.stringify(seqs)))
  const plain = (sql: string) => db.$client.prepare(sql)
  const [_emptied, points, _cut, _filled, _uncut, ...scans] = await db.$client.batch<
    Record<string, number | null>
  >([plain(EMPTY), ...ofNews, plain(FILL), plain(UNCUT), ...typed, ...loose, ...named, plain(EMPTY)])
  const pointOf = new Map(points?.results.map(({ seq, lat, lng }) => [seq, { lat, lng }]))
  return scans.flatMap(({ results }, scan) =>
    results.flatMap(({ search, seq }): Matches => {
      const [one, at] = [Number(search), seqs.indexOf(Number(seq))]
      const outlines = [wanted[one]?.outline, wanted[one]?.loose?.outline]
      const outline = outlines[scan < typed.length ? 0 : 1]
      return at >= 0 && isInside(pointOf.get(Number(seq)), outline) ? [[one, at]] : []
    }),
  )
}

type Point = { lat?: number | null | undefined; lng?: number | null | undefined }

function isInside({ lat = null, lng = null }: Point = {}, outline: Outline | undefined): boolean {
  return outline === undefined || (lat !== null && lng !== null && isInOutline({ lat, lng }, outline))
}

export type Find = { alertId: string; propertyId: string; isNew: boolean; isLowered: boolean; dueAt: number }

/**
 * Stores what the searches of a step have found, and how far the round has come: both or neither, and once however many do it at the
 * same time. `doneUpTo` is undefined where that was the last step.
 */
export async function storeStep(
  db: Db,
  round: AlertRound,
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
