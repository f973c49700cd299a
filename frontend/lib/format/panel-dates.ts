import { DAY_MS, TIME_ZONE } from '#contract/units/time.ts'

const LONG_DAY = format({ dateStyle: 'full' })
const TIME = format({ timeStyle: 'short' })
const MOMENT = format({ dateStyle: 'medium', timeStyle: 'short' })

type Time = string | number | Date

/** 'Monday, 2 November 2026'. */
export const longDayOf = (time: Time) => LONG_DAY.format(new Date(time))

/** '14:05'. */
export const timeOf = (time: Time) => TIME.format(new Date(time))

/** '2 Nov 2026, 14:05'. */
export const dateTimeOf = (time: Time) => MOMENT.format(new Date(time))

function format(parts: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('en-IN', { ...parts, hourCycle: 'h23', timeZone: TIME_ZONE })
}

/** How many whole days have passed. */
export const daysSince = (time: Time) => Math.floor((Date.now() - new Date(time).getTime()) / DAY_MS)
