import { type AreaUnit, formatArea } from '#contract/units/area.ts'
import { formatInr, groupDigits } from '#contract/units/money.ts'
import { inDigitsOf } from './digits.ts'
import type { Language } from './languages.ts'
import { NUMBER_WORDS } from './tables.ts'
import type { PluralForms } from './words.ts'

/*
 * Numbers in the words of a language. The figures are those of the English site (contract/units), so that all languages round
 * and group alike; `Intl` has wrong lakh and crore for Nepali.
 */

const NO_BREAK = '\u00a0'

const filled = (sentence: string, price: string) => sentence.replace('{price}', () => price)

/** '৫,০৪০ বর্গফুট': rounded as `formatArea` does. */
export function areaIn(language: Language, value: number, unit: AreaUnit): string {
  const figure = formatArea(value, unit).slice(0, -unit.length - 1)
  return `${inDigitsOf(language, figure)}${NO_BREAK}${NUMBER_WORDS[language].units[unit]}`
}

const UNIT = / (Lakh|Cr|sq ft|sq m|decimal|katha|chatak|bigha|acre|hectare)\b/g

/** The same price, rate or size as one that contract/units has written in English: '₹45 Lakh / month', '7 katha'. */
export function amountIn(language: Language, english: string): string {
  if (language === 'en') return english
  const { lakh, crore, units, perMonth } = NUMBER_WORDS[language]
  const words: Record<string, string> = { ...units, Lakh: lakh, Cr: crore }
  const rent = english.endsWith(PER_MONTH) ? english.slice(0, -PER_MONTH.length) : undefined
  const amount = (rent ?? english).replace(UNIT, (_, unit: string) => NO_BREAK + (words[unit] ?? unit))
  const inDigits = inDigitsOf(language, amount)
  return rent === undefined ? inDigits : filled(perMonth, inDigits)
}

const PER_MONTH = ' / month'
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A day that is written in English, '1 Nov 2026', as `dayIn` writes it; any other text as it is. */
export function dayTextIn(language: Language, english: string): string {
  if (language === 'en') return english
  const [day, name = '', year] = english.split(' ')
  const month = MONTHS.indexOf(name.slice(0, 3)) + 1
  return month === 0 ? english : dayIn(language, { day: Number(day), month, year })
}

/** A whole number in Indian grouping: '১,৮৫,০০,০০০'. */
export const groupedIn = (language: Language, whole: number): string => inDigitsOf(language, formatInr(whole))

/** A day of the Gregorian calendar: '১ নভেম্বর ২০২৬', '১ নভেম্বর'. Months from 1. */
export function dayIn(
  language: Language,
  { day, month, year = '' }: { day: number; month: number; year?: number | string | undefined },
) {
  const name = NUMBER_WORDS[language].months[month - 1] ?? ''
  return inDigitsOf(language, `${day}${NO_BREAK}${name} ${year}`).trim()
}

/** A number of things with its counting word, before the bare noun: '৫টি', '1,000 से ज़्यादा' for '1000+' and '1,000+'. */
export function countOf(language: Language, count: number | string): string {
  const { counter, moreThan } = NUMBER_WORDS[language]
  const [digits = '', plus] = String(count).split('+')
  const number = inDigitsOf(language, groupDigits(digits))
  return plus === undefined ? `${number}${counter}` : moreThan.replace('{n}', () => number)
}

/** '৫টি সম্পত্তি', '१ वटा घरजग्गा'. */
export function countedIn(language: Language, count: number, { zero, one, other }: PluralForms): string {
  if (count === 0) return zero
  const number = `${groupedIn(language, count)}${NUMBER_WORDS[language].counter}`
  return (count === 1 && one !== undefined ? one : other).replace('{n}', () => number)
}
