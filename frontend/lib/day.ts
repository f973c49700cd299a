const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** The day of a moment as people in India write it: '2 Nov 2026'. */
export function dayOf(time: string): string {
  return DAY.format(new Date(time))
}
