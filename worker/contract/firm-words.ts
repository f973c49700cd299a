import { FIRM } from '#contract/firm.ts'

/** The office as it is written on a letter: '2nd floor, Sevoke Road', 'Siliguri, West Bengal 734001'. */
export const FIRM_ADDRESS = [FIRM.streetAddress, `${FIRM.city}, ${FIRM.state} ${FIRM.postalCode}`] as const

/** A locality for an example in a sentence, whatever their number. */
export const localityAt = (index: number): string =>
  FIRM.localities[index % FIRM.localities.length] ?? FIRM.localities[0]

/** Years in business in a given year: from ten on the last full ten, and whether there are more. */
export function yearsRounded(year: number): { years: number; isOver: boolean } {
  const whole = Math.max(year - FIRM.foundingYear, 1)
  const years = whole < 10 ? whole : Math.floor(whole / 10) * 10
  return { years, isOver: whole > years }
}

/** 'over 20 years', '20 years', '7 years' in business, in a given year. */
export function yearsInBusiness(year: number): string {
  const { years, isOver } = yearsRounded(year)
  if (years === 1) return '1 year'
  return `${isOver ? 'over ' : ''}${years} years`
}
