/** The firm's zone: its people and its visitors read the same day and hour, wherever they are. */
export const TIME_ZONE = 'Asia/Kolkata'

const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

/** The day of a moment as people in India write it: '2 Nov 2026'. */
export function dayOf(time: string | number): string {
  return DAY.format(new Date(time))
}
