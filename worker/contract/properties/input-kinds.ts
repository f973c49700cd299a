import { z } from 'zod'
import { BARE_PHONE, barePhone } from '#contract/leads/phone.ts'
import { LIMITS } from '#contract/limits.ts'
import type { CheckSaid } from './checks.ts'
import { type CheckName, CHECKS } from './enums.ts'
import { movingInOf, possessionOf } from './possession.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { plainLine, plainText, rawLetters } from '#contract/text/plain-text.ts'

/*
 * The kinds of field a listing has. Each takes what forms and older clients send ('', '45', 'on'),
 * answers one type, and means: undefined is left out, null is empty.
 */

/** Text that is too long however it is read is passed on as it is, for the schema to refuse by its length. */
const reader = (read: (text: string) => string, maxLetters: number) => (value: unknown) =>
  typeof value === 'string' && value.length <= rawLetters(maxLetters) ? read(value) : value

/** Words, numbers and yes or no are short; what is longer is neither trimmed nor compared. */
const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= rawLetters(LIMITS.shortTextLetters)

const shortLine = reader(plainLine, LIMITS.shortTextLetters)

const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

const words = (read: (text: string) => string, maxLetters: number, label: string) =>
  z
    .preprocess(
      (value) => emptyAsNull(reader(read, maxLetters)(typeof value === 'number' ? String(value) : value)),
      z
        .string(`${label} must be text.`)
        .max(maxLetters, `${label} must be at most ${maxLetters} letters.`)
        .nullable(),
    )
    .optional()

/** One line of plain text, composed (NFC) as the search index expects it; a number is taken as its digits. */
export const text = (maxLetters: number, label: string) => words(plainLine, maxLetters, label)

/** Plain text that keeps its lines. */
export const prose = (maxLetters: number, label: string) => words(plainText, maxLetters, label)

/** One of a closed list; upper and lower case do not matter. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words, label: string) =>
  z
    .preprocess(
      (value) => {
        const word = emptyAsNull(value)
        if (!isShort(word)) return word
        const typed = word.trim().toLowerCase()
        return words.find((known) => known.toLowerCase() === typed) ?? word
      },
      z.enum(words, `${label} must be one of: ${words.join(', ')}.`).nullable(),
    )
    .optional()

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/
const plainNumber = (value: unknown) => {
  const typed = emptyAsNull(value)
  if (!isShort(typed)) return typed
  const digits = asciiDigits(typed.trim())
  return NUMBER.test(digits) ? Number(digits) : typed
}

const WITH_FEET = /(ft|feet|foot|')\.?$/i
const withoutFeet = (value: unknown) =>
  plainNumber(isShort(value) ? value.trim().replace(WITH_FEET, '') : value)

const numberUpTo = (max: number, label: string) =>
  z
    .number(`${label} must be a number.`)
    .min(0, `${label} must be 0 or more.`)
    .max(max, `${label} is too large.`)
    .nullable()

/** Square feet, 0 or more. */
export const squareFeet = (label: string) =>
  z.preprocess(plainNumber, numberUpTo(LIMITS.maxAreaSqFt, label)).optional()

/** Feet, 0 or more; '24 ft' is taken as 24. */
export const feet = (label: string) =>
  z.preprocess(withoutFeet, numberUpTo(LIMITS.maxMeasure, label)).optional()

/** A whole number of things, 0 or more. */
export const count = (label: string) =>
  z
    .preprocess(
      plainNumber,
      z
        .int(`${label} must be a whole number.`)
        .min(0, `${label} must be 0 or more.`)
        .max(LIMITS.maxCount, `${label} is too large.`)
        .nullable(),
    )
    .optional()

/** 'ready', or a month: '2027-03'. */
export const readyOrMonth = (label: string) =>
  z
    .preprocess(
      (value) => {
        const typed = emptyAsNull(value)
        const movingIn = isShort(typed) ? movingInOf(typed) : undefined
        return movingIn === undefined ? typed : possessionOf(movingIn)
      },
      z
        .string(POSSESSION_WANTED(label))
        .refine((possession) => movingInOf(possession) !== undefined, POSSESSION_WANTED(label))
        .nullable(),
    )
    .optional()
const POSSESSION_WANTED = (label: string) => `${label} must be ready, or a month such as 2027-03.`

const YES = new Set(['true', 'yes', 'on', '1'])
const NO = new Set(['false', 'no', 'off', '0'])
const asFlag = (value: unknown) => {
  const word = emptyAsNull(value)
  if (word === 1) return true
  if (word === 0) return false
  if (!isShort(word)) return word
  const typed = word.trim().toLowerCase()
  if (YES.has(typed)) return true
  return NO.has(typed) ? false : word
}

/** Yes or no. */
export const yesOrNo = (label: string) =>
  z.preprocess(asFlag, z.boolean(`${label} must be yes or no.`).nullable()).optional()

/** Yes or no, or a few words that say which ('100 kVA generator'). */
export const feature = (label: string) =>
  z
    .preprocess(
      (value) => asFlag(shortLine(typeof value === 'number' && value > 1 ? String(value) : value)),
      z
        .union(
          [
            z.boolean(),
            z
              .string()
              .max(LIMITS.shortTextLetters, `${label} must be at most ${LIMITS.shortTextLetters} letters.`),
          ],
          `${label} must be yes, no or a few words.`,
        )
        .nullable(),
    )
    .optional()

/** Empty ones included; a list of more is too long whatever stands in it. */
const MOST_WORDS = rawLetters(LIMITS.amenities)

/** A list of short texts, or one text with commas. */
export const wordList = (label: string) =>
  z
    .preprocess(
      (value) => {
        const words = typeof value === 'string' ? value.split(',', MOST_WORDS) : value
        if (!Array.isArray(words) || words.length >= MOST_WORDS) return words
        return words.map(shortLine).filter((word) => word !== '')
      },
      z
        .array(
          z
            .string(`${label} must be words.`)
            .max(LIMITS.shortTextLetters, `One of ${label.toLowerCase()} is too long.`),
          `${label} must be a list of words.`,
        )
        .max(LIMITS.amenities, `${label} must be at most ${LIMITS.amenities}.`)
        .nullable(),
    )
    .optional()

/** Numbers to call, or one text with commas; spaces, dashes and brackets are dropped. */
export function phones(label: string): z.ZodOptional<z.ZodType<string[] | null>> {
  const wanted = `${label} must be at most ${LIMITS.ownerPhones} numbers of 6 to 15 digits.`
  return z
    .preprocess(
      (value) => {
        const said = typeof value === 'string' ? value.split(PHONE_SEPARATOR, MOST_WORDS) : value
        if (!Array.isArray(said) || said.length >= MOST_WORDS) return said
        return said.map(plainPhone).filter((phone) => phone !== '')
      },
      z
        .array(z.string(wanted).regex(BARE_PHONE, wanted), wanted)
        .max(LIMITS.ownerPhones, wanted)
        .transform((all) => (all.length > 0 ? all : null))
        .nullable(),
    )
    .optional()
}

const PHONE_SEPARATOR = /[,;/\n]/
const plainPhone = (phone: unknown) =>
  isShort(phone) || typeof phone === 'number' ? barePhone(String(phone)) : phone

/** The numbers in a text, and whether it says nothing else. */
export function phonesIn(text: string): string[] | undefined {
  const read = phones('')
  const { data } = read.safeParse(text)
  return data ?? undefined
}

/** What staff looked at, each once: those that are named stand, the others are taken away. */
export function checkList(
  label: string,
  names: readonly CheckName[],
): z.ZodOptional<z.ZodType<CheckSaid[] | null>> {
  const wanted = `${label} must be a list of what was checked: ${names.join(', ')}.`
  const said = z.object(
    {
      check: z.enum(names, wanted),
      note: prose(LIMITS.checkNoteLetters, 'Note'),
      paperNumber: text(LIMITS.shortTextLetters, 'Paper number'),
      again: yesOrNo('Again'),
    },
    wanted,
  )
  return z
    .preprocess(
      (value) => (Array.isArray(value) ? value.slice(0, CHECKS.length + 1) : emptyAsNull(value)),
      z
        .array(said, wanted)
        .max(CHECKS.length, wanted)
        .refine((all) => new Set(all.map(({ check }) => check)).size === all.length, `${label}: one of each.`)
        .transform((all) => (all.length > 0 ? all : null))
        .nullable(),
    )
    .optional()
}
