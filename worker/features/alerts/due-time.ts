import type { AlertFrequency } from '#contract/alerts.ts'
import {
  AHEAD_OF_UTC_MS,
  DAY_MS,
  DAYS_OF_WEEK,
  HOUR_MS,
  indiaDay,
  MAIL_HOUR,
  mondayOf,
} from '#contract/units/time.ts'

/** When something that is found now may be mailed. */
export function dueTime(often: AlertFrequency, nowMs: number): number {
  switch (often) {
    case 'once':
      return nowMs
    case 'daily':
      return nextMorning(nowMs)
    case 'weekly': {
      const morning = nextMorning(nowMs)
      const day = indiaDay(morning)
      return morning + (mondayOf(day + DAYS_OF_WEEK - 1) - day) * DAY_MS
    }
    default:
      return often satisfies never
  }
}

function nextMorning(nowMs: number): number {
  const today = indiaDay(nowMs) * DAY_MS - AHEAD_OF_UTC_MS + MAIL_HOUR * HOUR_MS
  return today > nowMs ? today : today + DAY_MS
}
