import { FIRM } from '#contract/firm.ts'
import {
  AHEAD_OF_UTC_MS,
  DAY_MS,
  dayNumberOf,
  HOUR_MS,
  indiaDate,
  indiaDay,
  MINUTE_MS,
  weekdayOf,
} from './time.ts'

/** In the order of `weekdayOf`. */
export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
const HOURS = /^(?:Every day|(\w+) to (\w+)), (\d{1,2}) (am|pm) to (\d{1,2}) (am|pm)$/

/** When an office is open: days from 0, Monday, both of them in it; whole hours of the day, `closes` from 1 to 24. */
type OfficeHours = { first: number; last: number; opens: number; closes: number }

/** What a firm says of its hours, 'Monday to Saturday, 10 am to 6 pm'; undefined of another sentence. */
export function officeHoursOf(sentence: string): OfficeHours | undefined {
  const [found, from = 'Monday', to = 'Sunday', opening, morning, closing, evening] =
    HOURS.exec(sentence) ?? []
  const [first, last] = [from, to].map((day) => WEEKDAY_NAMES.findIndex((known) => known === day))
  if (found === undefined || first === undefined || last === undefined || first < 0 || last < 0)
    return undefined
  const [opens, closes] = [hourOf(opening, morning), hourOf(closing, evening) || 24]
  return opens < closes ? { first, last, opens, closes } : undefined
}

const hourOf = (hour: string | undefined, half: string | undefined) =>
  (Number(hour) % 12) + (half === 'pm' ? 12 : 0)

/** The firm's own; undefined where its sentence says them in another way. */
export const OFFICE_HOURS = officeHoursOf(FIRM.hours)

/** The minutes between two times in which the office was open; all of them where its hours are unknown. */
export function openMinutes(hours: OfficeHours | undefined, fromMs: number, toMs: number): number {
  if (hours === undefined) return (toMs - fromMs) / MINUTE_MS
  let openMs = 0
  for (let day = indiaDay(fromMs); day <= indiaDay(toMs); day += 1) {
    if (!isOpenOn(hours, weekdayOf(day))) continue
    const midnightMs = day * DAY_MS - AHEAD_OF_UTC_MS
    const sinceMs = Math.max(fromMs, midnightMs + hours.opens * HOUR_MS)
    const untilMs = Math.min(toMs, midnightMs + hours.closes * HOUR_MS)
    openMs += Math.max(0, untilMs - sinceMs)
  }
  return openMs / MINUTE_MS
}

/** The dates of the next days, from tomorrow on, on which the office is open: '2026-11-20'. Every day where its hours are unknown. */
export function nextOpenDates(hours: OfficeHours | undefined, nowMs: number, count: number): string[] {
  const dates: string[] = []
  for (let ahead = 1; dates.length < count; ahead += 1) {
    const dayMs = nowMs + ahead * DAY_MS
    if (!hours || isOpenOn(hours, weekdayOf(indiaDay(dayMs)))) dates.push(indiaDate(dayMs))
  }
  return dates
}

/** Whether the firm's office is open on a date; always where its hours are unknown. */
export const isWorkingDay = (date: string): boolean =>
  !OFFICE_HOURS || isOpenOn(OFFICE_HOURS, weekdayOf(dayNumberOf(date)))

/** 'Saturday to Tuesday' goes over the end of the week. */
const isOpenOn = ({ first, last }: OfficeHours, weekday: number) =>
  first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
