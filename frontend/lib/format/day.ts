import { AHEAD_OF_UTC_MS } from '#contract/units/time.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec']

/** The day of a moment as people in India write it: '2 Nov 2026'. Without `Intl`, whose first format takes a phone 40 ms. */
export function dayOf(time: string | number): string {
  const day = new Date(new Date(time).getTime() + AHEAD_OF_UTC_MS)
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** The same without this year's number: '2 Nov'. */
export const shortDayOf = (time: string | number) => dayOf(time).replace(dayOf(Date.now()).slice(-5), '')
