const MINUTE = 60
const HOUR = 60 * MINUTE

/** '42 seconds', '15 minutes', '2 hours': rounded up, so that nobody comes back too early. */
export function durationInWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return counted(Math.ceil(seconds), 'second')
  if (seconds < 2 * HOUR) return counted(Math.ceil(seconds / MINUTE), 'minute')
  return counted(Math.ceil(seconds / HOUR), 'hour')
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
