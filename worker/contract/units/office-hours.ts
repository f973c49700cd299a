import { FIRM } from '#contract/firm.ts'
import { AHEAD_OF_UTC_MS, DAY_MS, HOUR_MS, indiaDate, indiaDay, MINUTE_MS } from './time.ts'

export const WEEK_DAYS = [
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
export type OfficeHours = { first: number; last: number; opens: number; closes: number }

/** What a firm says of its hours, 'Monday to Saturday, 10 am to 6 pm'; undefined of another sentence. */
export function officeHoursOf(sentence: string): OfficeHours | undefined {
  const [found, from = 'Monday', to = 'Sunday', opening, morning, closing, evening] =
    HOURS.exec(sentence) ?? []
  const [first, last] = [from, to].map((day) => WEEK_DAYS.findIndex((known) => known === day))
  if (found === undefined || first === undefined || last === undefined || first < 0 || last < 0)
    return undefined
  const [opens, closes] = [hourOf(opening, morning), hourOf(closing, evening) || 24]
  return opens < closes ? { first, last, opens, closes } : undefined
}

const hourOf = (hour: string | undefined, half: string | undefined) =>
  (Number(hour) % 12) + (half === 'pm' ? 12 : 0)

/** The firm's own; undefined where its sentence says them in another way. */
export const OFFICE_HOURS = officeHoursOf(FIRM.hours)

/** Day 0 of the calendar was a Thursday. */
const FIRST_WEEKDAY = 3
/** From 0, Monday. */
export const weekdayOf = (date: string): number =>
  (Math.floor(Date.parse(date) / DAY_MS) + FIRST_WEEKDAY) % WEEK_DAYS.length

/** The minutes between two times in which the office was open; all of them where its hours are unknown. */
export function openMinutes(hours: OfficeHours | undefined, fromMs: number, toMs: number): number {
  if (hours === undefined) return (toMs - fromMs) / MINUTE_MS
  let openMs = 0
  for (let day = indiaDay(fromMs); day <= indiaDay(toMs); day += 1) {
    if (!isOpenOn(hours, (day + FIRST_WEEKDAY) % WEEK_DAYS.length)) continue
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
    if (!hours || isOpenOn(hours, (indiaDay(dayMs) + FIRST_WEEKDAY) % WEEK_DAYS.length))
      dates.push(indiaDate(dayMs))
  }
  return dates
}

/** 'Saturday to Tuesday' goes over the end of the week. */
const isOpenOn = ({ first, last }: OfficeHours, weekday: number) =>
  first <= last ? weekday >= first && weekday <= last : weekday >= first || weekday <= last
