import { z } from 'zod'
import { AREA_UNITS, toSqFt } from '#contract/units/area.ts'
import {
  checkList,
  count,
  feature,
  feet,
  yesOrNo,
  oneOf,
  phones,
  prose,
  readyOrMonth,
  squareFeet,
  text,
  wordList,
} from './input-kinds.ts'
import { LIMITS } from '#contract/limits.ts'
import { type MapLocation, parseMapLocation } from './map-location.ts'
import { PictureNotes, withoutOrigin } from '#contract/pictures/notes.ts'
import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { plainLine, rawLetters } from '#contract/text/plain-text.ts'
import {
  ALL_FIELDS,
  type AllFields,
  AREA_FIELDS,
  COMMON_FIELDS,
  type Field,
  type NamesOf,
  OWN_FIELDS,
  perCategory,
  type OwnFields,
  type ValueOf,
} from './fields.ts'
import { type CheckSaid, checksOf } from './checks.ts'
import { type Category, CHECKS } from './enums.ts'
import { isRecord, pick } from '#contract/text/records.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

/** One line that must be there; longer text than could be one is refused before it is read. */
const mustSay = (required: string, { label, maxLetters }: { label: string; maxLetters: number }) => {
  const message = `${label} must be at most ${maxLetters} letters.`
  return z
    .string(required)
    .max(rawLetters(maxLetters), { message, abort: true })
    .overwrite(plainLine)
    .min(1, required)
    .max(maxLetters, message)
}

const DIGITS = /^\d+(\.\d+)?$/
function plainAmount(value: unknown) {
  if (typeof value !== 'string' || value.length > LIMITS.shortTextLetters) return value
  const digits = asciiDigits(value.trim())
  return DIGITS.test(digits) ? Number(digits) : value
}

/** Whole rupees; of a price 0 means on request, so that less than one rupee is no amount. Paise are cut. */
const money = (refused: Record<'unread' | 'negative' | 'tooLarge', string>) =>
  z.preprocess(
    plainAmount,
    z
      .number(refused.unread)
      .min(0, refused.negative)
      .max(LIMITS.maxPriceInr, refused.tooLarge)
      .refine((rupees) => rupees <= 0 || rupees >= 1, refused.unread)
      .transform((rupees) => Math.floor(rupees)),
  )

/** The specification has one sentence for every price that is none. */
const price = money({
  unread: SERVER_MESSAGES.priceRequired,
  negative: SERVER_MESSAGES.priceRequired,
  tooLarge: SERVER_MESSAGES.priceRequired,
})

const amount = (label: string) =>
  money({
    unread: `${label} must be a number of rupees.`,
    negative: `${label} must be 0 or more.`,
    tooLarge: `${label} is too large.`,
  })

/** Pictures by their path in the store; a client's own origin in front is dropped. */
const picturePath = z
  .string('Pictures are given by their address.')
  .max(rawLetters(LIMITS.shortTextLetters), 'A picture must be uploaded here first.')
  .transform(withoutOrigin)
  .pipe(z.string().regex(/^\/property-images\/[\w-]+\/[\w.-]+$/, 'A picture must be uploaded here first.'))

const images = z
  .array(picturePath, 'Pictures must be a list.')
  .max(LIMITS.images, `At most ${LIMITS.images} pictures.`)
  .transform((paths) => [...new Set(paths)])

const googleMap = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .string('The map location must be text.')
    .transform((input, context): MapLocation => {
      const location = parseMapLocation(input)
      if (location) return location
      context.addIssue('Paste "latitude,longitude" or the embed code of Google Maps or OpenStreetMap.')
      return z.NEVER
    })
    .nullable(),
)

const AREA_WANTED = `Areas are given as value and unit (${AREA_UNITS.join(', ')}).`
const enteredArea = z
  .object(
    { value: z.number(AREA_WANTED).min(0, AREA_WANTED), unit: z.enum(AREA_UNITS, AREA_WANTED) },
    AREA_WANTED,
  )
  .refine(({ value, unit }) => toSqFt(value, unit) <= LIMITS.maxAreaSqFt, 'The area is too large.')
const enteredAreas = z.preprocess(
  (areas) => (isRecord(areas) ? pick(areas, AREA_FIELDS) : areas),
  z.partialRecord(z.enum(AREA_FIELDS), enteredArea.nullable(), AREA_WANTED),
)

type Required = NamesOf<AllFields, { required: 'always' }>

/** What no listing is without, in the order in which the specification checks. */
const REQUIRED: { [Name in Required]: z.ZodType<ValueOf<AllFields[Name]>> } = {
  title: mustSay(SERVER_MESSAGES.titleRequired, ALL_FIELDS.title),
  city: mustSay(SERVER_MESSAGES.cityRequired, ALL_FIELDS.city),
  price,
}

/** The schema of what a field may be given: left out is undefined, empty is null. */
function inputOf(field: Field): z.ZodType {
  const { label } = field
  switch (field.kind) {
    case 'text':
      return text(field.maxLetters, label)
    case 'long text':
      return prose(field.maxLetters, label)
    case 'money':
      return amount(label).nullish()
    case 'measure':
      return feet(label)
    case 'area':
      return squareFeet(label)
    case 'count':
      return count(label)
    case 'moving in':
      return readyOrMonth(label)
    case 'flag':
      return yesOrNo(label)
    case 'feature':
      return feature(label)
    case 'one of':
      return oneOf(field.words, label)
    case 'phones':
      return phones(label)
    case 'several of':
      return wordList(label)
    case 'checks':
      return checkList(label, CHECKS)
    case 'place':
      return googleMap.optional()
    default:
      return field satisfies never
  }
}

type InputValue<Given extends Field> = Given extends { kind: 'place' }
  ? MapLocation
  : Given extends { kind: 'checks' }
    ? CheckSaid[]
    : ValueOf<Given>
type Input<Name extends string, Given extends Field> = Name extends Required
  ? z.ZodType<ValueOf<Given>>
  : z.ZodOptional<z.ZodType<InputValue<Given> | null | undefined>>
type Inputs<Fields extends Record<string, Field>> = {
  [Name in keyof Fields & string]: Input<Name, Fields[Name]>
}

function inputsOf<Fields extends Record<string, Field>>(fields: Fields): Inputs<Fields>
function inputsOf(fields: Record<string, Field>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.required === 'always'
        ? Object.entries(REQUIRED).find(([known]) => known === name)?.[1]
        : inputOf(field),
    ]),
  )
}

const fieldsIn = <C extends Category>(category: C) =>
  z.object({
    ...REQUIRED,
    ...inputsOf(COMMON_FIELDS),
    images: images.optional(),
    pictures: PictureNotes.optional(),
    enteredAreas: enteredAreas.nullish(),
    /** Says that the listing is still there. It is not kept; the day is. */
    confirm: yesOrNo('Confirm'),
    ...inputsOf<OwnFields[C]>(OWN_FIELDS[category]),
    checks: checkList(COMMON_FIELDS.checks.label, checksOf(category)),
  })

/** Every field a listing of a category can be given, flat. */
export const ListingFields = perCategory<{ [C in Category]: ReturnType<typeof fieldsIn<C>> }>(fieldsIn)
