export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const DAYS_OF_WEEK = 7

/** The firm's zone: its people and its visitors read the same day and hour, wherever they are. */
export const TIME_ZONE = 'Asia/Kolkata'
/** India keeps one time all year. */
export const AHEAD_OF_UTC_MS = 5.5 * HOUR_MS

/** The number of a day of the firm's calendar, the hour of that day, and its date: '2026-11-20'. */
export const indiaDay = (ms: number) => Math.floor((ms + AHEAD_OF_UTC_MS) / DAY_MS)
export const indiaHour = (ms: number) => Math.floor(((ms + AHEAD_OF_UTC_MS) % DAY_MS) / HOUR_MS)
export const indiaDate = (ms: number) => new Date(ms + AHEAD_OF_UTC_MS).toISOString().slice(0, 10)

/** The hour of the day, in India, from which mails that nobody waits for go out. */
export const MAIL_HOUR = 8

/** The number of the day of a date, '2026-11-20'. */
export const dayNumberOf = (date: string) => Date.parse(date) / DAY_MS

/** Day 0 was a Thursday. */
const FIRST_WEEKDAY = 3
/** The weekday of the day of a number, from 0, Monday. */
export const weekdayOf = (day: number) => (day + FIRST_WEEKDAY) % DAYS_OF_WEEK
/** The number of the Monday on which the week of a day begins; that of the day itself where it is one. */
export const mondayOf = (day: number) => day - weekdayOf(day)
