import { LIMITS } from '#contract/limits.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'

/** A number as it is stored: 6 to 15 digits, with or without a plus. */
export const BARE_PHONE = new RegExp(
  `^\\+?\\d{${LIMITS.contactPhoneMinDigits},${LIMITS.contactPhoneMaxDigits}}$`,
)

/**
 * A typed number as it is stored: in ASCII digits, also where Bengali, Devanagari or Urdu ones were typed, without spaces,
 * dots, brackets and dashes of any kind.
 */
export const barePhone = (typed: string): string => asciiDigits(typed).replaceAll(/[\s().\p{Pd}]/gu, '')

const INDIA = '91'
const OWN_DIGITS = 10
/** Behind it a number begins with the code of its country. */
const BEFORE_COUNTRY = /^[\s(]*(?:\+|00)/

/**
 * A phone number in one spelling, digits with the country's code, so that all spellings of it are one:
 * '919832012345'. Empty where it has no digits.
 */
export function phoneKey(phone: string): string {
  const written = phone.normalize('NFKC').replaceAll(/\p{Nd}/gu, digitOf)
  const [beforeCountry] = BEFORE_COUNTRY.exec(written) ?? []
  const digits = written.slice(beforeCountry?.length).replaceAll(/\D/g, '')
  // With the zero of a call at home behind the country's code: +91 (0) 98320 12345.
  if (digits.startsWith(`${INDIA}0`) && digits.length === INDIA.length + 1 + OWN_DIGITS)
    return INDIA + digits.slice(INDIA.length + 1)
  if (beforeCountry !== undefined) return digits
  if (digits.length === OWN_DIGITS) return INDIA + digits
  if (digits.length === OWN_DIGITS + 1 && digits.startsWith('0')) return INDIA + digits.slice(1)
  return digits
}

/** The digits of Unicode stand in tens: ASCII, Devanagari, Bengali, Arabic, Urdu, and those of full width. */
const TENS = [0x30, 0x966, 0x9e6, 0x660, 0x6f0, 0xff10]
function digitOf(letter: string): string {
  const code = letter.charCodeAt(0)
  const ten = TENS.find((first) => code >= first && code < first + 10)
  return ten === undefined ? '' : String(code - ten)
}

/** A text of ASCII digits in each script in which people write them, ASCII first. */
export const inEachScript = (digits: string): string[] =>
  TENS.map((first) => digits.replaceAll(/\d/g, (digit) => String.fromCharCode(first + Number(digit))))

/** The digits that a number is dialled by at home, by which it is found in a text. */
export const ownDigits = (key: string) =>
  key.startsWith(INDIA) && key.length === INDIA.length + OWN_DIGITS ? key.slice(INDIA.length) : key

/** Every word of digits that a text may have of a number, with what is dialled before it, in each script. */
export function writtenPieces(key: string): string[] {
  const pieces = [`00${key}`, `0${ownDigits(key)}`, `${INDIA}0${ownDigits(key)}`].flatMap((dialled) =>
    dialled.split('').flatMap((_, start) =>
      dialled
        .slice(start)
        .split('')
        .map((__, end) => dialled.slice(start, start + end + 1)),
    ),
  )
  return [...new Set(pieces)].flatMap(inEachScript)
}

/** Matches a digit in any of these scripts, in JavaScript and in SQLite's GLOB. */
export const inAnyScript = (digit: string): string => `[${inEachScript(digit).join('')}]`
const ZERO = inAnyScript('0')
const COUNTRY = INDIA.split('').map(inAnyScript).join('')

const BETWEEN_GROUPS = ' \t\n\r\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212.\\-'
/** What people put between the digits of a number, as many of it as they like: spaces and breaks, dashes, dots and brackets. */
const BETWEEN_DIGITS = `${BETWEEN_GROUPS}()`
/** And up to three of any other signs among them. */
const BETWEEN = `[${BETWEEN_DIGITS}]*(?:[^\\p{L}\\p{Nd}${BETWEEN_DIGITS}][${BETWEEN_DIGITS}]*){0,3}`
/** What shows nothing, where a longer number goes on behind it. */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}{0,3}'

/** Where a number stands in a text, however it is written there. */
export function phonePattern(key: string): RegExp {
  const own = ownDigits(key)
  const gap = `[${BETWEEN_GROUPS}]{0,3}`
  // A 91 that a space parts from the number, without a plus, may be the number of a house.
  const country = `(?:(?:[+＋]|${ZERO}{2})\\s?${COUNTRY}${gap}|${COUNTRY})?`
  const before = own === key ? '[+＋]?' : `${country}(?:\\(?${ZERO}\\)?${gap})?`
  const digits = own.split('').map(inAnyScript).join(BETWEEN)
  return new RegExp(`(?<!\\p{Nd}${UNSEEN})${before}\\(?${digits}(?!${UNSEEN}\\p{Nd})`, 'gu')
}
