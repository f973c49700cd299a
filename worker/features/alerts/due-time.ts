import type { Often } from '#contract/alerts.ts'
import { AHEAD_OF_UTC_MS, DAY_MS, HOUR_MS, indiaDay, mondayOf, WEEK_DAYS } from '#contract/units/time.ts'

/** Gathered finds are mailed from this hour of India's day on, and those of a week on Mondays. */
const MORNING = 8

/** When something that is found now may be mailed. */
export function dueTime(often: Often, nowMs: number): number {
  switch (often) {
    case 'once':
      return nowMs
    case 'daily':
      return nextMorning(nowMs)
    case 'weekly': {
      const morning = nextMorning(nowMs)
      const day = indiaDay(morning)
      return morning + (mondayOf(day + WEEK_DAYS - 1) - day) * DAY_MS
    }
    default:
      return often satisfies never
  }
}

function nextMorning(nowMs: number): number {
  const today = indiaDay(nowMs) * DAY_MS - AHEAD_OF_UTC_MS + MORNING * HOUR_MS
  return today > nowMs ? today : today + DAY_MS
}
