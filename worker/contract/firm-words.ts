import { FIRM } from '#contract/firm.ts'

/** The office as it is written on a letter: '2nd floor, Sevoke Road', 'Siliguri, West Bengal 734001'. */
export const FIRM_ADDRESS = [FIRM.streetAddress, `${FIRM.city}, ${FIRM.state} ${FIRM.postalCode}`] as const

/** A locality for an example in a sentence, whatever their number. */
export const localityAt = (index: number): string =>
  FIRM.localities[index % FIRM.localities.length] ?? FIRM.localities[0]

/** 'over 20 years', '20 years', '7 years' in business, in a given year. */
export function yearsInBusiness(year: number): string {
  const years = Math.max(year - FIRM.foundingYear, 1)
  if (years < 10) return years === 1 ? '1 year' : `${years} years`
  const tens = Math.floor(years / 10) * 10
  return years === tens ? `${tens} years` : `over ${tens} years`
}
