import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { monthNamed } from '#contract/units/months.ts'
import { DAY_MS } from '#contract/units/time.ts'

/** How the names of the months begin in Bengali, Hindi and Nepali, in every spelling that is usual. */
const BEGINNINGS = [
  /^(জানু|जन)/,
  /^(ফেব|फ़र|फर|फेब)/,
  /^(মার্চ|मार्च)/,
  /^(এপ্রি|अप्रै|अप्रि)/,
  /^(মে|मई|मे)$/,
  /^(জুন|जून|जुन)$/,
  /^(জুলা|जुला)/,
  /^(আগ|अग)/,
  /^(সেপ্টে|सित|सेप्टे)/,
  /^(অক্টো|अक्टू|अक्टो|अक्तू)/,
  /^(নভে|नव|नोभे)/,
  /^(ডিসে|दिस|डिसे)/,
]
const DAYS_FROM_TODAY: Partial<Record<string, number>> = {
  today: 0,
  আজ: 0,
  आज: 0,
  yesterday: -1,
  গতকাল: -1,
  कल: -1,
  हिजो: -1,
  tomorrow: 1,
}
const ISO = /^(?<year>\d{4})-(?<month>\d\d?)-(?<day>\d\d?)$/
const IN_NUMBERS = /^(?<day>\d\d?)[-/. ](?<month>\d\d?)(?:[-/. ](?<year>\d{4}|\d\d))?\.?$/
const IN_WORDS =
  /^(?:[\p{L}\p{M}]{3,12},? )?(?<day>\d\d?)(?:st|nd|rd|th)?[-. ]?(?<name>[\p{L}\p{M}]{2,12})[-., ]{0,2}(?<year>\d{4}|\d\d)?$/u
const CENTURY = 2000
const LONGEST = 30
/** The 29th of February is left out at the turn of most centuries: eight years may be without one. */
const YEARS_WITHOUT = 8

/**
 * The date of a day as people type it, the day before the month: '2026-11-05' of '5 Nov', '5/11/2026' or 'yesterday'; of one without
 * a year the last that has come by `today`. A year or 'tomorrow' may name one that is still to come. Undefined where it is none.
 */
export function readDay(typed: string, today: string): string | undefined {
  const text = asciiDigits(typed.normalize().trim().slice(0, LONGEST)).toLowerCase()
  const daysFromToday = DAYS_FROM_TODAY[text]
  if (daysFromToday !== undefined) return dateOf(Date.parse(today) + daysFromToday * DAY_MS)
  const found = (ISO.exec(text) ?? IN_NUMBERS.exec(text) ?? IN_WORDS.exec(text))?.groups
  if (!found) return undefined
  const { day, month, name, year } = found
  const monthNumber = name === undefined ? Number(month) : monthOf(name)
  const on = (of: number) => existing(of, monthNumber, Number(day))
  if (year !== undefined) return on(Number(year) + (year.length === 2 ? CENTURY : 0))
  const thisYear = Number(today.slice(0, 4))
  return Array.from({ length: YEARS_WITHOUT + 1 }, (_, back) => on(thisYear - back)).find(
    (date) => date !== undefined && date <= today,
  )
}

/** Whether a text is a date as addresses and calls name it: '2026-11-05'. */
export const isDate = (text: string) => readDay(text, text) === text

const monthOf = (name: string) =>
  monthNamed(name) || BEGINNINGS.findIndex((beginning) => beginning.test(name)) + 1

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Undefined for a day that no calendar has. */
function existing(year: number, month: number, day: number): string | undefined {
  const date = dateOf(Date.UTC(year, month - 1, day))
  const isSame = date === [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  return isSame ? date : undefined
}
