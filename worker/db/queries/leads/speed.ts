import { sql } from 'drizzle-orm'
import type { SpeedReply } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { OFFICE_HOURS, openMinutes } from '#contract/units/office-hours.ts'
import { DAY_MS, DAYS_OF_WEEK, indiaDate, indiaDay, mondayOf } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { idAt } from '#worker/db/queries/id-at.ts'
import { AWAITS_ANSWER } from './rows.ts'

/** The Monday on which a time's week begins in India: '2026-11-23'. */
const weekOf = (ms: number) => indiaDate(mondayOf(indiaDay(ms)) * DAY_MS)

type Arrived = {
  createdAt: number
  calledAt: number | null
  calledBy: string | null
  name: string | null
  isWaiting: number
}

/**
 * From arrival to the first call in office hours, in the last days and by the week of arrival, and who called; noted
 * calls were calls already. Of too many the oldest are left out.
 */
export async function readSpeed(
  db: Db,
  { days, nowMs }: { days: number; nowMs: number },
): Promise<SpeedReply> {
  const weeks = Array.from({ length: LIMITS.speedWeeks }, (_, back) =>
    weekOf(nowMs - back * DAYS_OF_WEEK * DAY_MS),
  )
  const fromMs = nowMs - Math.max(days, LIMITS.speedWeeks * DAYS_OF_WEEK) * DAY_MS
  const rows = await db.all<Arrived>(sql`
    SELECT leads.created_at AS createdAt, called_at AS calledAt, called_by AS calledBy, users.username AS name,
      ${AWAITS_ANSWER} AS isWaiting
    FROM leads LEFT JOIN users ON users.id = leads.called_by
    WHERE leads.id > ${idAt(fromMs)} AND kind <> 'noted' ORDER BY leads.id DESC LIMIT ${LIMITS.speedLeads}`)
  const latelyMs = nowMs - days * DAY_MS
  return {
    lately: { days, ...speedOf(rows.filter(({ createdAt }) => createdAt >= latelyMs)) },
    weeks: weeks.map((week) => ({
      week,
      ...speedOf(rows.filter(({ createdAt }) => weekOf(createdAt) === week)),
    })),
  }
}

function speedOf(rows: readonly Arrived[]): Omit<SpeedReply['lately'], 'days'> {
  const callers = [...new Set(rows.flatMap(({ calledBy }) => (calledBy === null ? [] : [calledBy])))]
  return {
    people: callers.map((accountId) => {
      const own = rows.filter(({ calledBy }) => calledBy === accountId)
      return {
        accountId,
        name: own[0]?.name ?? null,
        leads: own.length,
        medianMinutes: median(own.flatMap(waitedMinutes)),
      }
    }),
    medianMinutes: callers.length > 0 ? median(rows.flatMap(waitedMinutes)) : null,
    uncalled: rows.filter(({ isWaiting }) => isWaiting).length,
  }
}

/** From arrival to the first call, as long as the office was open; nothing where nobody has called yet. */
const waitedMinutes = ({ createdAt, calledAt }: Arrived) =>
  calledAt === null ? [] : [openMinutes(OFFICE_HOURS, createdAt, calledAt)]

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
  return Math.round(((low + high) / 2) * 10) / 10
}
