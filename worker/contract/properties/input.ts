import { z } from 'zod'
import { ListingFields } from './input-fields.ts'
import { ADD_NEEDS, COMMON_FIELDS, perCategory } from './fields.ts'
import { CATEGORIES, type Category } from './enums.ts'
import { ID } from '#contract/ids.ts'
import { LIMITS } from '#contract/limits.ts'
import { isRecord, pick } from '#contract/text/records.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'

/** Lays location (object or 'city, state, country'), contact and private file flat, as the forms' own fields are. */
function flatten(details: unknown): unknown {
  if (!isRecord(details)) return {}
  const { location, contact, privateFile, ...rest } = details
  const place = typeof location === 'string' ? splitLocation(location) : location
  return {
    ...pick(place, namesIn('location')),
    ...pick(contact, namesIn('contact')),
    ...flatFile(privateFile),
    ...rest,
  }
}

function flatFile(file: unknown): Record<string, unknown> {
  if (!isRecord(file)) return {}
  const { notes } = file
  return { ...pick(file, namesIn('privateFile')), ...(notes !== undefined && { privateNotes: notes }) }
}

const namesIn = (part: 'location' | 'contact' | 'privateFile') =>
  Object.entries(COMMON_FIELDS).flatMap(([name, field]) =>
    'part' in field && field.part === part ? [name] : [],
  )

function splitLocation(location: string): Record<string, unknown> {
  const [city, state, ...country] = location.split(',').map((part) => part.trim())
  return { city, state, country: country.length > 0 ? country.join(', ') : undefined }
}

const SENTENCE_OF = {
  images: SERVER_MESSAGES.imageRequired,
  googleMap: SERVER_MESSAGES.locationRequired,
} as const

/** Adds to the checks that what the category cannot do without is there, and to what the API's document requires. */
function withNeeds(category: Category, details: z.ZodObject): z.ZodObject {
  const need = ADD_NEEDS[category]
  if (need === undefined) return details
  const always = Object.keys(details.shape).filter(
    (name) => !details.shape[name]?.safeParse(undefined).success,
  )
  return details
    .refine(({ [need]: given }) => (Array.isArray(given) ? given.length > 0 : Boolean(given)), {
      path: [need],
      message: SENTENCE_OF[need],
    })
    .meta({ required: [...always, need] })
}

type Fields = typeof ListingFields

/** The details of a new listing, checked in the specification's order: title, city, price, then the rest. */
export const NewPropertyDetails = perCategory<{ [C in Category]: z.ZodType<z.infer<Fields[C]>> }>(
  (category) => z.preprocess(flatten, withNeeds(category, ListingFields[category])),
)

/** The details of an edit: every key that is left out keeps its stored value. */
export const PropertyChanges = perCategory<{ [C in Category]: z.ZodType<Partial<z.infer<Fields[C]>>> }>(
  (category) => z.preprocess(flatten, ListingFields[category].partial()),
)

/** The details of an imported listing: a new one whose pictures and place on the map may come later. */
export const ImportedDetails = perCategory<{ [C in Category]: z.ZodType<z.infer<Fields[C]>> }>((category) =>
  z.preprocess(flatten, ListingFields[category]),
)

type PropertyDetails = z.infer<Fields[Category]>
export type PropertyChange = Partial<PropertyDetails>

const categoryOf = (value: unknown) =>
  CATEGORIES.find(
    (category) => typeof value === 'string' && category.toLowerCase() === value.trim().toLowerCase(),
  )

/** The lead of somebody who offers what is listed. */
export const OfferingLead = z
  .string(SERVER_MESSAGES.leadOfListing)
  .regex(ID, SERVER_MESSAGES.leadOfListing)
  .optional()

/** That a listing is meant beside the one that was made of the same offer. */
export const IsAnother = z.boolean(SERVER_MESSAGES.listingIsAnother).optional()

/** The envelope of POST add-property; the category stands in the details or in propertyType. */
export const AddPropertyBody = z
  .object(
    {
      propertyType: z.unknown().optional(),
      propertyDetails: z.unknown().optional(),
      leadId: OfferingLead,
      isAnother: IsAnother,
    },
    SERVER_MESSAGES.invalid,
  )
  .transform(({ propertyType, propertyDetails, leadId, isAnother = false }, context) => {
    const details = isRecord(propertyDetails) ? propertyDetails : {}
    const category =
      categoryOf(details.category) ?? categoryOf(propertyType) ?? categoryOf(details.propertyType)
    if (category) return { category, propertyDetails: details, leadId, isAnother }
    context.addIssue({
      code: 'custom',
      path: ['propertyType'],
      message: `Choose a type: ${CATEGORIES.join(', ')}.`,
    })
    return z.NEVER
  })

/** The envelope of PUT edit-property. */
export const EditPropertyBody = z.object(
  { propertyDetails: z.record(z.string(), z.unknown(), SERVER_MESSAGES.invalid) },
  SERVER_MESSAGES.invalid,
)

/**
 * Headers of a call that adds something. A call that is repeated with the same key, because its answer was lost, adds
 * nothing and is answered like the first one; keys belong to the account that calls.
 */
export const RepeatHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(
      new RegExp(`^[\\w-]{${LIMITS.repeatKeyMinLetters},${LIMITS.repeatKeyMaxLetters}}$`),
      SERVER_MESSAGES.repeatKeyInvalid,
    )
    .optional(),
})
