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

/** A longer format is no format of Excel. */
const PATTERN_LETTERS = 255

/** How a format shows numbers. Found once for all cells that have it. */
export type NumberLook = { pattern: string; isText: boolean; isDate: boolean; hasWords: boolean }

/** The look of a built-in or own number format. */
export function lookOf(id: number, own: ReadonlyMap<number, string>): NumberLook {
  const given =
    own.get(id) ?? DAYS.get(id) ?? (id <= LAST_OWN_FORMAT ? getFormatFromId(id, LOCALE) : 'General')
  const pattern = given.length > PATTERN_LETTERS ? 'General' : given
  return {
    pattern,
    isText: isTextFormat(pattern),
    isDate: isDateFormat(pattern),
    hasWords: WORDS.test(pattern),
  }
}
export const GENERAL = lookOf(0, new Map())

/**
 * A number as the sheet shows it: as a day, or with the words of its format. Where it only shows it rounded, the whole number, so
 * that 1.25 crore is not 1.3, and a phone number not 9.8E+09.
 */
export function shownNumber(value: number, look: NumberLook, isFrom1904: boolean): string {
  const { pattern, isText, isDate, hasWords } = look
  const plain = String(Number(value.toPrecision(15)))
  if (isText || !Number.isFinite(value)) return plain
  const options = { locale: LOCALE, throws: false, invalid: plain, overflow: plain }
  if (isDate) return format(pattern, isFrom1904 ? value + DAYS_BETWEEN : value, options).trim()
  const shown = format(pattern, value, options).trim()
  return hasWords || Number(shown.replaceAll(NO_DIGITS, '')) === value ? shown : plain
}

/** Older workbooks of the Mac count days from 1904. */
const DAYS_BETWEEN = 1462
