import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { DAY_MS } from '#contract/units/time.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const ISO = /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)$/
const IN_NUMBERS = /^(?<day>\d\d?)[-/. ](?<month>\d\d?)(?:[-/. ](?<year>\d{4}|\d\d))?\.?$/
const IN_WORDS =
  /^(?:[a-z]{3,9},? )?(?<day>\d\d?)(?:st|nd|rd|th)?[-. ]?(?<name>[a-z]{3,9})[-., ]{0,2}(?<year>\d{4}|\d\d)?$/
const CENTURY = 2000
const LONGEST = 30

/**
 * The date of a day as people type it, the day before the month: '2026-11-05' of '5 Nov', '5/11/2026' or 'yesterday'; of one without
 * a year the last that has come by `today`. Undefined where it is none.
 */
export function readDay(typed: string, today: string): string | undefined {
  const text = asciiDigits(typed.trim().slice(0, LONGEST)).toLowerCase()
  if (text === 'today') return today
  if (text === 'yesterday') return dateOf(Date.parse(today) - DAY_MS)
  const found = (ISO.exec(text) ?? IN_NUMBERS.exec(text) ?? IN_WORDS.exec(text))?.groups
  if (!found) return undefined
  const { day, month, name, year } = found
  const monthNumber = name === undefined ? Number(month) : MONTHS.findIndex((one) => one.startsWith(name)) + 1
  const on = (of: number) => existing(of, monthNumber, Number(day))
  if (year !== undefined) return on(Number(year) + (year.length === 2 ? CENTURY : 0))
  const thisYear = Number(today.slice(0, 4))
  const ofThisYear = on(thisYear)
  return ofThisYear !== undefined && ofThisYear <= today ? ofThisYear : on(thisYear - 1)
}

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Undefined for a day that no calendar has. */
function existing(year: number, month: number, day: number): string | undefined {
  const date = dateOf(Date.UTC(year, month - 1, day))
  const isSame = date === [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return isSame ? date : undefined
}
