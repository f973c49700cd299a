import { lt, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { COUNTED_EVENTS } from '#contract/numbers/counted-events.ts'
import { indiaDay } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { seenAsked, seenCounts, seenFlushes, seenKeys, seenNames } from '#worker/db/schema.ts'

/** What an isolate has gathered. */
export type CountsFlush = (typeof seenFlushes.$inferInsert)['flush']

/** Flushes of one run: what isolates write in a minute, many times over. */
const FLUSHES_A_RUN = 200

/** One row, however many pages it stands for. */
export async function storeFlush(db: Db, day: number, flush: CountsFlush): Promise<void> {
  await db.insert(seenFlushes).values({ day, flush })
}

/** The key of a day: the one that is there, or this one. */
export async function readKey(db: Db, day: number, fresh: string): Promise<string> {
  const [_inserted, [row]] = await db.batch([
    db.insert(seenKeys).values({ day, key: fresh }).onConflictDoNothing(),
    db
      .select({ key: seenKeys.key })
      .from(seenKeys)
      .where(sql`${seenKeys.day} = ${day}`),
  ])
  return row?.key ?? fresh
}

/** Whether anything waits to be folded: a run without it reads nothing else. */
export async function hasFlushes(db: Db): Promise<boolean> {
  return (await db.select({ id: seenFlushes.id }).from(seenFlushes).limit(1)).length > 0
}

const WAITING = `seen_flushes.id <= (SELECT max(id) FROM (SELECT id FROM seen_flushes ORDER BY id LIMIT ${FLUSHES_A_RUN}))`
const SUMS = COUNTED_EVENTS.map((_, at) => `sum(counted.value ->> ${at})`).join(', ')
const ADDED = COUNTED_EVENTS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')

/** Of what was asked in this run: the row of the day that says how often, and of how many networks. */
const ASKED_BY = (what: string) =>
  `(SELECT ${what} FROM seen_asked WHERE seen_asked.day = seen_flushes.day AND seen_asked.asked = question.value ->> 'asked')`

const IS_FULL = `(SELECT count(*) FROM seen_asked AS known WHERE known.day = seen_flushes.day) >= ${LIMITS.seenAskedADay}`
/** What enough networks have said already goes on counting in a full table, where it takes one more row whoever says it. */
const IS_KEPT = `EXISTS (SELECT 1 FROM seen_names AS kept WHERE kept.day = seen_flushes.day
      AND kept.kind = question.value ->> 'kind' AND kept.name = question.value ->> 'name')`

/** In one transaction, so that a doubled or broken run counts nothing twice. */
const FOLD = [
  `INSERT INTO seen_counts (day, property_id, ${COUNTED_EVENTS.join(', ')})
    SELECT seen_flushes.day, counted.key, ${SUMS}
    FROM seen_flushes CROSS JOIN json_each(seen_flushes.flush, '$.listings') AS counted
    WHERE ${WAITING} AND EXISTS (SELECT 1 FROM properties WHERE properties.id = counted.key)
    GROUP BY seen_flushes.day, counted.key
    ON CONFLICT (day, property_id) DO UPDATE SET ${ADDED}`,
  `INSERT INTO seen_names (day, kind, name, times)
    SELECT seen_flushes.day, named.value ->> 0, named.value ->> 1, sum(named.value ->> 2)
    FROM seen_flushes CROSS JOIN json_each(seen_flushes.flush, '$.names') AS named
    WHERE ${WAITING} AND named.value ->> 0 = 'language'
    GROUP BY 1, 2, 3
    ON CONFLICT (day, kind, name) DO UPDATE SET times = times + excluded.times`,
  `INSERT INTO seen_asked (day, asked, network, times)
    SELECT seen_flushes.day, question.value ->> 'asked', iif(${IS_FULL}, '', question.value ->> 'network'), sum(question.value ->> 'times')
    FROM seen_flushes CROSS JOIN json_each(seen_flushes.flush, '$.asked') AS question
    WHERE ${WAITING} AND (NOT ${IS_FULL} OR ${IS_KEPT})
    GROUP BY 1, 2, 3
    ON CONFLICT (day, asked, network) DO UPDATE SET times = times + excluded.times`,
  `INSERT INTO seen_names (day, kind, name, times)
    SELECT DISTINCT seen_flushes.day, question.value ->> 'kind', question.value ->> 'name', ${ASKED_BY('sum(times)')}
    FROM seen_flushes CROSS JOIN json_each(seen_flushes.flush, '$.asked') AS question
    WHERE ${WAITING} AND ${ASKED_BY('count(*)')} >= ${LIMITS.seenNetworks}
    ON CONFLICT (day, kind, name) DO UPDATE SET times = max(times, excluded.times)`,
  `DELETE FROM seen_flushes WHERE ${WAITING}`,
]

/** Adds what isolates have written to the counts of listings and days. */
export async function foldFlushes(db: Db): Promise<void> {
  await db.$client.batch(FOLD.map((text) => db.$client.prepare(text)))
}

/** Throws away who asked what before today, with the key of its hashes, and counts that are too old. */
export async function sweepSeen(db: Db, nowMs: number): Promise<void> {
  const today = indiaDay(nowMs)
  await db.batch([
    db.delete(seenKeys).where(lt(seenKeys.day, today)),
    db.delete(seenAsked).where(lt(seenAsked.day, today)),
    db.delete(seenCounts).where(lt(seenCounts.day, today - LIMITS.seenDays)),
    db.delete(seenNames).where(lt(seenNames.day, today - LIMITS.seenDays)),
  ])
}
