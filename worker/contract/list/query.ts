import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import type { ListParameter } from './address.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { rawLetters } from '#contract/text/plain-text.ts'
import {
  DEALS,
  FACINGS,
  FILTER_CATEGORIES,
  LEASE_TYPES,
  MISSING,
  OWNERSHIP_TYPES,
  SORTS,
  STATUSES,
  VILLA_TYPES,
} from '#contract/properties/enums.ts'
import { readBudget } from '#contract/search/parse-text.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

const letters = (max: number, message: string) =>
  z.string().max(rawLetters(max), { message, abort: true }).trim().max(max, message)

const word = <const Words extends readonly [string, ...string[]]>(words: Words, label: string) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'string' || value.length > rawLetters(LIMITS.shortTextLetters)) return value
      const typed = value.trim().toLowerCase()
      return words.find((known) => known.toLowerCase() === typed) ?? value
    },
    z.enum(words, `${label} must be one of: ${words.join(', ')}.`),
  )

const WHOLE = /^\d{1,9}$/
const DECIMAL = /^\d{1,12}(\.\d{1,6})?$/

const whole = (min: number, max: number, label: string) => {
  const message = `${label} must be a whole number from ${min} to ${max}.`
  return z
    .string()
    .regex(WHOLE, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
}

const squareFeet = (label: string) =>
  z.string().regex(DECIMAL, `${label} must be a number of square feet.`).transform(Number)

const feet = (label: string) =>
  z.string().regex(DECIMAL, `${label} must be a number of feet.`).transform(Number)

const switchedOn = (label: string) =>
  z
    .stringbool({ truthy: ['true'], falsy: ['false'], error: `${label} must be true or false.` })
    .transform((isOn) => isOn || undefined)

const rupees = (label: string) =>
  z.string().transform((input, context) => {
    const amountInr = parseInr(input)
    if (amountInr !== undefined) return amountInr
    context.addIssue(`${label} must be an amount such as 4500000 or 45 lakh.`)
    return z.NEVER
  })

/** What the list calls understand; unknown keys and empty values are ignored. */
export const PropertyQuery = z
  .object({
    searchTerm: letters(LIMITS.maxSearchLetters, SERVER_MESSAGES.searchTooLong),
    city: letters(LIMITS.shortTextLetters, 'Search for a place of at most 200 letters.'),
    /** A budget in words; what is not understood is ignored. */
    price: z.string().transform((budget) => readBudget(budget)),
    category: z.array(word(FILTER_CATEGORIES, 'Category')).transform((named) => [...new Set(named)]),
    deal: word(DEALS, 'Deal'),
    minPrice: rupees('Lowest price'),
    maxPrice: rupees('Highest price'),
    minArea: squareFeet('Smallest area'),
    maxArea: squareFeet('Largest area'),
    leaseType: word(LEASE_TYPES, 'Lease type'),
    ownership: word(OWNERSHIP_TYPES, 'Ownership'),
    villaType: word(VILLA_TYPES, 'Villa type'),
    bedRooms: whole(0, 1000, 'Bedrooms'),
    bathrooms: whole(0, 1000, 'Bathrooms'),
    facing: word(FACINGS, 'Facing'),
    corner: switchedOn('Corner'),
    minRoadWidth: feet('Road width'),
    minCeilingHeight: feet('Ceiling height'),
    loadingDock: switchedOn('Loading dock'),
    crane: switchedOn('Crane'),
    coldStorage: switchedOn('Cold storage'),
    powerBackup: switchedOn('Power backup'),
    gated: switchedOn('Gated'),
    garden: switchedOn('Garden'),
    garage: switchedOn('Garage'),
    boundaryWall: switchedOn('Boundary wall'),
    /** Listed by the account that asks, and without pictures, a place on the map or papers: for approved accounts. */
    mine: switchedOn('Mine'),
    missing: word(MISSING, 'Missing'),
    /** No other spelling of searchTerm and city is tried. */
    asTyped: switchedOn('As typed'),
    sort: word(SORTS, 'Sort'),
    status: word(STATUSES, 'Status'),
    limit: whole(1, LIMITS.maxPageSize, 'Limit'),
    cursor: z.string().max(200, SERVER_MESSAGES.cursorInvalid),
  } satisfies Record<ListParameter, z.ZodType>)
  .partial()
export type PropertyQuery = z.infer<typeof PropertyQuery> & {
  /** The account that `mine` stands for. */
  listedBy?: string
}
