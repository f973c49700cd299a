import { format, getFormatFromId, isDateFormat, isTextFormat } from 'numfmt'

const LOCALE = 'en-IN'
const LAST_OWN_FORMAT = 163
/** Words that a format adds to its number, as in 0.00" lakh", and marks that only dress it. */
const WORDS = /"[^"]*\p{L}[^"]*"|\\\p{L}|%/u
const NO_DIGITS = /[^\d.-]/g

/** The built-in formats of days differ by country. */
const DAYS = new Map([
  [14, 'dd-mm-yyyy'],
  [22, 'dd-mm-yyyy hh:mm'],
])

/** The pattern of a built-in or own number format. */
export const patternOf = (id: number, own: ReadonlyMap<number, string>): string =>
  own.get(id) ?? DAYS.get(id) ?? (id <= LAST_OWN_FORMAT ? getFormatFromId(id, LOCALE) : 'General')

/**
 * A number as the sheet shows it: as a day, or with the words of its format. Where it only shows it rounded, the whole number, so
 * that 1.25 crore is not 1.3, and a phone number not 9.8E+09.
 */
export function shownNumber(value: number, pattern: string, isFrom1904: boolean): string {
  const plain = String(Number(value.toPrecision(15)))
  if (isTextFormat(pattern) || !Number.isFinite(value)) return plain
  const options = { locale: LOCALE, throws: false, invalid: plain, overflow: plain }
  if (isDateFormat(pattern)) return format(pattern, isFrom1904 ? value + DAYS_BETWEEN : value, options).trim()
  const shown = format(pattern, value, options).trim()
  return WORDS.test(pattern) || Number(shown.replaceAll(NO_DIGITS, '')) === value ? shown : plain
}

/** Older workbooks of the Mac count days from 1904. */
const DAYS_BETWEEN = 1462
