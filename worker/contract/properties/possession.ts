/** What a listing's possession says that can be moved into today; every other one is a month, as '2027-03'. */
export const READY = 'ready'
const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/

/** A possession as a number that grows with the month, 0 where it is ready; undefined for what is neither. */
export function movingInOf(possession: string): number | undefined {
  const typed = possession.trim().toLowerCase()
  if (typed === READY) return 0
  const [, year, month] = MONTH.exec(typed) ?? []
  return month === undefined ? undefined : Number(`${year}${month}`)
}

/** The possession that stands for a number. */
export function possessionOf(movingIn: number): string {
  const digits = String(movingIn)
  return movingIn === 0 ? READY : `${digits.slice(0, 4)}-${digits.slice(4)}`
}
