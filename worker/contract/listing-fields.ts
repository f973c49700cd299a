import { z } from 'zod'
import { AREA_UNITS, toSqFt } from './area.ts'
import { AREA_FIELDS, PlotFields, VillaFields, WarehouseFields } from './category-fields.ts'
import { count, flag, oneOf, prose, squareFeet, text } from './field-kinds.ts'
import { LIMITS } from './limits.ts'
import { type MapLocation, parseMapLocation } from './map-location.ts'
import { PictureNotes, withoutOrigin } from './picture-notes.ts'
import { plainLine, rawLetters } from './plain-text.ts'
import { LEASE_TYPES, OWNERSHIP_TYPES } from './property-words.ts'
import { isRecord, pick } from './records.ts'
import { SENTENCES } from './sentences.ts'

/** One line that must be there; longer text than could be one is refused before it is read. */
const line = (maxLetters: number, label: string, required: string) => {
  const message = `${label} must be at most ${maxLetters} letters.`
  return z
    .string(required)
    .max(rawLetters(maxLetters), { message, abort: true })
    .overwrite(plainLine)
    .min(1, required)
    .max(maxLetters, message)
}

const title = line(LIMITS.titleLetters, 'Title', SENTENCES.titleRequired)
const city = line(LIMITS.shortTextLetters, 'City', SENTENCES.cityRequired)

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

/** Every field a listing of a category can be given, flat. */
export const ListingFields = {
  Warehouse: Fields.extend(WarehouseFields.shape),
  Plot: Fields.extend(PlotFields.shape),
  Villa: Fields.extend(VillaFields.shape),
} as const
