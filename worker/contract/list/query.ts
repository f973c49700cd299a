import { ID } from '#contract/ids.ts'
import { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import { readBox, readOutline } from '#contract/list/map-area.ts'
import { parseInr } from '#contract/units/money-words.ts'
import { rawLetters } from '#contract/text/plain-text.ts'
import { MISSING, ORDERS, STATUSES } from '#contract/properties/enums.ts'
import {
  type AddressName,
  type Filter,
  type FilterName,
  FILTERS,
  type FilterValue,
  type ListParameter,
} from '#contract/properties/filters.ts'
import { readListingNumber } from '#contract/properties/number.ts'
import { readBudget } from '#contract/search/parse-text.ts'
import { movingInOf } from '#contract/properties/possession.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

/** The parameters that hold what somebody has typed, in any words. */
export const TYPED_PARAMETERS: readonly string[] = ['searchTerm', 'city']

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
  return z.string().regex(WHOLE, message).transform(Number).pipe(z.int().min(min, message).max(max, message))
}

/** What the API's document says of values that are read from letters. */
const NUMBER = { type: 'number', minimum: 0 }
const FLAG = { type: 'boolean' }

const squareFeet = (label: string) =>
  z.string().regex(DECIMAL, `${label} must be a number of square feet.`).transform(Number).meta(NUMBER)

const feet = (label: string) =>
  z.string().regex(DECIMAL, `${label} must be a number of feet.`).transform(Number).meta(NUMBER)

const switchedOn = (label: string) =>
  z
    .stringbool({ truthy: ['true'], falsy: ['false'], error: `${label} must be true or false.` })
    .transform((isOn) => isOn || undefined)
    .meta(FLAG)

const rupees = (label: string) =>
  z
    .string()
    .transform((input, context) => {
      const amountInr = parseInr(input)
      if (amountInr !== undefined) return amountInr
      context.addIssue(`${label} must be an amount such as 4500000 or 45 lakh.`)
      return z.NEVER
    })
    .meta({ ...NUMBER, description: 'In rupees. Words are read too: 45 lakh, 1.2 crore.' })

const boxText = (label: string) =>
  readAs(readBox, LIMITS.shortTextLetters, `${label} must be west,south,east,north in degrees.`).meta({
    type: 'string',
    description: 'west,south,east,north in degrees; edges included.',
  })

const outlineText = (label: string) =>
  readAs(
    readOutline,
    LIMITS.outlineLetters,
    `${label} must be ${LIMITS.outlineLeastCorners} to ${LIMITS.outlineCorners} corners, as lat,lng;lat,lng;…, and not cross itself.`,
  ).meta({ type: 'string', description: 'Corners as lat,lng;lat,lng;… in degrees.' })

const readAs = <Value>(read: (text: string) => Value | undefined, most: number, message: string) =>
  z
    .string()
    .max(most, { message, abort: true })
    .transform((text, context) => {
      const value = read(text)
      if (value !== undefined) return value
      context.addIssue(message)
      return z.NEVER
    })

const movingIn = (label: string) =>
  readAs(movingInOf, LIMITS.shortTextLetters, `${label} must be ready, or a month such as 2027-03.`).meta({
    type: 'string',
    description: 'ready, or a month as 2027-03: what is ready, or by then.',
  })

const wholeAmount = (label: string) => whole(0, LIMITS.maxCount, label)

const AMOUNTS = {
  rupees,
  'sq ft': squareFeet,
  ft: feet,
  places: wholeAmount,
  years: wholeAmount,
  'moving in': movingIn,
}

type FilterSchemas = { [Name in FilterName as AddressName<Name>]: z.ZodType<FilterValue<Name> | undefined> }

/** The parameters of all filters. */
function filterSchemas(): FilterSchemas
function filterSchemas(): object {
  return Object.fromEntries(Object.entries(FILTERS).flatMap(([name, filter]) => schemasOf(name, filter)))
}

function schemasOf(name: string, filter: Filter): [name: string, schema: z.ZodType][] {
  switch (filter.type) {
    case 'choice':
      return [[name, word(filter.words, filter.label)]]
    case 'one of':
      return [
        [
          name,
          z
            .array(word(filter.words, filter.label))
            .transform((named) => [...new Set(named)])
            .meta({ type: 'array', items: { enum: filter.words } }),
        ],
      ]
    case 'count':
      return [[name, wholeAmount(filter.label)]]
    case 'range':
      return Object.values(filter.bounds).flatMap((bound) =>
        bound.address === undefined ? [] : [[bound.address, AMOUNTS[filter.unit](bound.label)]],
      )
    case 'flag':
      return [[name, switchedOn(filter.label)]]
    case 'place':
      return [
        [filter.address, letters(LIMITS.shortTextLetters, 'Search for a place of at most 200 letters.')],
      ]
    case 'box':
      return [[name, boxText(filter.label)]]
    case 'outline':
      return [[name, outlineText(filter.label)]]
    default:
      return filter satisfies never
  }
}

const ID_LETTERS = 24

/** The listings that GET /api/properties is asked for by name: an array of 1 to 100 ids, without repetitions. */
export const ListedIds = z.object({
  ids: z
    .string()
    .max(LIMITS.keptProperties * (ID_LETTERS + 1), SERVER_MESSAGES.idsUnclear)
    .transform((text) => text.split(','))
    .pipe(
      z
        .array(z.string().trim().regex(ID, SERVER_MESSAGES.idsUnclear))
        .max(LIMITS.keptProperties, SERVER_MESSAGES.idsUnclear),
    )
    .transform((ids) => [...new Set(ids)])
    .meta({
      type: 'string',
      description:
        'Ids of 1 to 100 listings with commas between them: these are answered, in this order, sold and rented ones too; all else is ignored.',
    }),
})

/** What the list calls understand; unknown keys and empty values are ignored. */
export const PropertyQuery = z
  .object({
    searchTerm: letters(LIMITS.maxSearchLetters, SERVER_MESSAGES.searchTooLong),
    /** A budget in words; what is not understood is ignored. */
    price: z
      .string()
      .transform((budget) => readBudget(budget))
      .meta({ type: 'string', description: 'A budget in words: under 90 lakh, 40-60 lakh.' }),
    ...filterSchemas(),
    mine: switchedOn('Mine'),
    missing: word(MISSING, 'Missing'),
    number: readAs(
      (text) => readListingNumber(text, true),
      LIMITS.shortTextLetters,
      SERVER_MESSAGES.numberUnreadable,
    ).meta({ type: 'string', description: 'The number of a listing in any spelling: A-142, a142.' }),
    /** No other spelling of searchTerm and city is tried. */
    asTyped: switchedOn('As typed'),
    sort: word(ORDERS, 'Sort'),
    status: word(STATUSES, 'Status'),
    limit: whole(1, LIMITS.maxPageSize, 'Limit'),
    cursor: z.string().max(LIMITS.listCursorLetters, SERVER_MESSAGES.cursorInvalid),
  } satisfies Record<ListParameter, z.ZodType>)
  .partial()
export type PropertyQuery = z.infer<typeof PropertyQuery> & {
  /** The account that `mine` stands for. */
  listedBy?: string
  /** Staff's own calls: digits alone are a listing's number too. */
  isStaff?: boolean
  /** The ages of listings whose owner the text names, for staff. */
  owned?: readonly number[]
}
