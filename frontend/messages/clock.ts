/** '18:30' as people say it: 6:30 of the 12 hours, and the hour of 24 that tells the part of the day. */
export function onClock(time: string): { said: string; hour: number } {
  const [hours = '', minutes = ''] = time.split(':')
  const hour = Number(hours)
  const ofTwelve = hour % 12 === 0 ? 12 : hour % 12
  return { said: minutes === '00' ? String(ofTwelve) : `${ofTwelve}:${minutes}`, hour }
}
