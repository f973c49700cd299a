import { z } from 'zod'
import { AREA_UNITS, toSqFt } from './area.ts'
import { AREA_FIELDS, PlotFields, VillaFields, WarehouseFields } from './category-fields.ts'
import { count, flag, oneOf, prose, squareFeet, text } from './field-kinds.ts'
import { LIMITS } from './limits.ts'
import { type MapLocation, parseMapLocation } from './map-location.ts'
import { PictureNotes, withoutOrigin } from './picture-notes.ts'
import { plainLine } from './plain-text.ts'
import { CATEGORIES, LEASE_TYPES, OWNERSHIP_TYPES } from './property-words.ts'
import { SENTENCES } from './sentences.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const title = z
  .string(SENTENCES.titleRequired)
  .overwrite(plainLine)
  .min(1, SENTENCES.titleRequired)
  .max(LIMITS.titleLetters, `Title must be at most ${LIMITS.titleLetters} letters.`)

const city = z
  .string(SENTENCES.cityRequired)
  .overwrite(plainLine)
  .min(1, SENTENCES.cityRequired)
  .max(LIMITS.shortTextLetters, `City must be at most ${LIMITS.shortTextLetters} letters.`)

const DIGITS = /^\d+(\.\d+)?$/
/** Whole rupees; 0 means price on request. Paise are cut. */
const priceInr = z.preprocess(
  (value) => (typeof value === 'string' && DIGITS.test(value.trim()) ? Number(value) : value),
  z
    .number(SENTENCES.priceRequired)
    .min(0, SENTENCES.priceRequired)
    .max(LIMITS.maxPriceInr, SENTENCES.priceRequired)
    .transform((rupees) => Math.floor(rupees)),
)

/** Pictures by their path in the store; a client's own origin in front is dropped. */
const picturePath = z
  .string('Pictures are given by their address.')
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

const Fields = z.object({
  title,
  city,
  price: priceInr,
  state: text(LIMITS.shortTextLetters, 'State'),
  country: text(LIMITS.shortTextLetters, 'Country'),
  locality: text(LIMITS.shortTextLetters, 'Locality'),
  address: text(LIMITS.addressLetters, 'Address'),
  description: prose(LIMITS.descriptionLetters, 'Description'),
  propertyType: text(LIMITS.shortTextLetters, 'Property type'),
  areaSqFt: squareFeet('Area'),
  bedRooms: count('Bedrooms'),
  leaseType: oneOf(LEASE_TYPES, 'Lease type'),
  ownershipType: oneOf(OWNERSHIP_TYPES, 'Ownership type'),
  images: images.optional(),
  pictures: PictureNotes.optional(),
  googleMap: googleMap.optional(),
  isForSale: flag('For sale'),
  isForRent: flag('For rent'),
  isSold: flag('Sold'),
  isRented: flag('Rented'),
  approvedByAdmin: flag('Approved'),
  company: text(LIMITS.shortTextLetters, 'Contact company'),
  phone: text(LIMITS.shortTextLetters, 'Contact phone'),
  enteredAreas: enteredAreas.nullish(),
})

const AddFields = {
  Warehouse: Fields.extend(WarehouseFields.shape),
  Plot: Fields.extend(PlotFields.shape),
  Villa: Fields.extend(VillaFields.shape),
} as const

/** Lays location (object or 'city, state, country') and contact flat, as the forms' own fields are. */
function flatten(details: unknown): unknown {
  if (!isRecord(details)) return {}
  const { location, contact, ...rest } = details
  const place = typeof location === 'string' ? splitLocation(location) : location
  return { ...pick(place, ['city', 'state', 'country']), ...pick(contact, ['company', 'phone']), ...rest }
}

function pick(value: unknown, names: readonly string[]): Record<string, unknown> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    names.filter((name) => value[name] !== undefined).map((name) => [name, value[name]]),
  )
}

function splitLocation(location: string): Record<string, unknown> {
  const [city, state, ...country] = location.split(',').map((part) => part.trim())
  return { city, state, country: country.length > 0 ? country.join(', ') : undefined }
}

/** The details of a new listing, checked in the specification's order: title, city, price, then the rest. */
export const NewPropertyDetails = {
  Warehouse: z.preprocess(
    flatten,
    AddFields.Warehouse.refine(({ images: paths }) => paths !== undefined && paths.length > 0, {
      path: ['images'],
      message: SENTENCES.imageRequired,
    }),
  ),
  Plot: z.preprocess(flatten, AddFields.Plot),
  Villa: z.preprocess(
    flatten,
    AddFields.Villa.refine(({ googleMap: place }) => Boolean(place), {
      path: ['googleMap'],
      message: SENTENCES.locationRequired,
    }),
  ),
} as const

/** The details of an edit: every key that is left out keeps its stored value. */
export const PropertyChanges = {
  Warehouse: z.preprocess(flatten, AddFields.Warehouse.partial()),
  Plot: z.preprocess(flatten, AddFields.Plot.partial()),
  Villa: z.preprocess(flatten, AddFields.Villa.partial()),
} as const

/** The details of an imported listing: a new one whose pictures and place on the map may come later. */
export const ImportedDetails = {
  Warehouse: z.preprocess(flatten, AddFields.Warehouse),
  Plot: z.preprocess(flatten, AddFields.Plot),
  Villa: z.preprocess(flatten, AddFields.Villa),
} as const

type PropertyDetails = z.infer<(typeof AddFields)['Warehouse' | 'Plot' | 'Villa']>
export type PropertyChange = Partial<PropertyDetails>

const categoryOf = (value: unknown) =>
  CATEGORIES.find(
    (category) => typeof value === 'string' && category.toLowerCase() === value.trim().toLowerCase(),
  )

/** The envelope of POST add-property; the category stands in the details or in propertyType. */
export const AddPropertyBody = z
  .object(
    { propertyType: z.unknown().optional(), propertyDetails: z.unknown().optional() },
    SENTENCES.invalid,
  )
  .transform(({ propertyType, propertyDetails }, context) => {
    const details = isRecord(propertyDetails) ? propertyDetails : {}
    const category =
      categoryOf(details.category) ?? categoryOf(propertyType) ?? categoryOf(details.propertyType)
    if (category) return { category, propertyDetails: details }
    context.addIssue({
      code: 'custom',
      path: ['propertyType'],
      message: `Choose a type: ${CATEGORIES.join(', ')}.`,
    })
    return z.NEVER
  })

/** The envelope of PUT edit-property. */
export const EditPropertyBody = z.object(
  { propertyDetails: z.record(z.string(), z.unknown(), SENTENCES.invalid) },
  SENTENCES.invalid,
)
