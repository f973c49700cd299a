import { getTableColumns } from 'drizzle-orm'
import { formatMapLocation } from '#contract/properties/map-location.ts'
import { NO_DETAILS, presetsOf } from '#contract/properties/fields.ts'
import { listingNumber } from '#contract/properties/number.ts'
import { pick } from '#contract/text/records.ts'
import type { Category } from '#contract/properties/enums.ts'
import { type PricePoint, type Property, StaffDetails } from '#contract/properties/replies.ts'
import type { StoodPrice } from './price-history.ts'
import type { Columns } from '#worker/db/search/page.ts'
import { properties } from '#worker/db/schema.ts'
import { withTruePlace } from './shown-place.ts'

const { searchTerms, titleKey, facets, measures, addKey, ...stored } = getTableColumns(properties)

/** What a query selects of a listing: all but what only the search and the indexes need. */
export const PROPERTY_COLUMNS = stored

export type PropertyRow = Pick<typeof properties.$inferSelect, keyof typeof PROPERTY_COLUMNS>

const FIELDS = Object.entries(PROPERTY_COLUMNS).map(([name, column]) => ({ name, column }))

/** A page of whole listings, for those who may see all of them. */
export const WHOLE_ROWS: Columns<PropertyRow> = {
  sql: FIELDS.map(({ column }) => `properties.${column.name}`),
  read: readPropertyRow,
}

function readPropertyRow(values: unknown[]): PropertyRow
function readPropertyRow(values: unknown[]) {
  const row: Record<string, unknown> = {}
  FIELDS.forEach(({ name, column }, index) => {
    const value = values[index]
    row[name] = value === null ? null : column.mapFromDriverValue(value)
  })
  return row
}

/** A listing with the usernames of who listed and who confirmed it, where that was asked for. */
export type ListedRow = PropertyRow & { listedByName?: string | null; confirmedByName?: string | null }

/** A stored time as calls answer it. */
export const isoTime = (ms: number) => new Date(ms).toISOString()
export const isoTimeOrNull = (ms: number | null) => (ms === null ? null : isoTime(ms))

/** A stored listing as the public sees it: without the contact details and who listed it. */
export function toProperty(row: PropertyRow): Property {
  return {
    _id: row.id,
    number: listingNumber(row.seq),
    title: row.title,
    propertyType: row.propertyType,
    price: row.priceInr,
    description: row.description,
    address: row.address,
    locality: row.locality,
    location: { city: row.city, state: row.state, country: row.country },
    areaSqFt: row.areaSqFt,
    bedRooms: row.bedRooms,
    leaseType: row.leaseType,
    ownershipType: row.ownershipType,
    deal: row.deal,
    status: row.status,
    listedBy: null,
    images: row.pictures.map(({ url }) => url),
    pictures: row.pictures,
    googleMap: googleMapOf(row),
    isRented: row.isRented,
    isSold: row.isSold,
    isForSale: row.isForSale,
    isForRent: row.isForRent,
    approvedByAdmin: row.approvedByAdmin,
    enteredAreas: row.enteredAreas,
    createdAt: isoTime(row.createdAt),
    updatedAt: isoTime(row.updatedAt),
    publishedAt: isoTimeOrNull(row.publishedAt),
    confirmedAt: isoTimeOrNull(row.confirmedAt),
    priceLoweredAt: isoTimeOrNull(row.priceLoweredAt),
    ...NO_DETAILS[row.category],
    ...row.details,
  }
}

/** What only staff get beside the private file, all of it empty: what is not saved of it is null. */
const NO_STAFF_DETAILS: StaffDetails = Object.fromEntries(
  Object.keys(StaffDetails.shape).map((name) => [name, null]),
)

/** The same with the contact, what only staff know and who listed it, for approved and signed-in users only. */
export function toPropertyWithContact(row: ListedRow): Property {
  const {
    checkNotes: _,
    untouchedDefaults: __,
    truePlace: ___,
    ownerName = null,
    ownerPhones,
    keyWith = null,
    lowestPrice = null,
    commission = null,
    caretaker = null,
    ...saved
  } = row.staffDetails
  const staffDetails = { ...NO_STAFF_DETAILS, ...saved }
  const { privateNotes: notes = null } = staffDetails
  return {
    ...toProperty(withTruePlace(row)),
    checks: checksWithNotes(row),
    listedBy: row.listedBy,
    contact: { company: row.contactCompany, phone: row.contactPhone },
    ...staffDetails,
    privateFile: {
      ownerName,
      ownerPhones: ownerPhones ?? [],
      keyWith,
      lowestPrice,
      commission,
      caretaker,
      notes,
    },
    confirmedBy: row.confirmedBy,
    ...(row.listedByName !== undefined && { listedByName: row.listedByName }),
    ...(row.confirmedByName && { confirmedByName: row.confirmedByName }),
  }
}

type Untouched = { category: Category; untouchedDefaults: string[] }

/**
 * What a new listing has when nobody says anything (specification, section 3), for those of its fields that nobody has touched, and
 * their names. Only the answer about one listing has it: lists, filters, files and pages leave it out.
 */
export const presetsShown = ({ category, untouchedDefaults }: Untouched) => ({
  ...pick(presetsOf(category), untouchedDefaults),
  untouchedDefaults,
})

/** A listing as the answer about it shows it: with the presets that nobody has touched, named as such. */
function withPresets<One extends Property>(property: One, { staffDetails }: PropertyRow): One {
  const { untouchedDefaults = [] } = staffDetails
  return { ...property, ...presetsShown({ category: property.category, untouchedDefaults }) }
}

/** A listing as the answer about it alone shows it. */
export const asAnswered = <One extends Property>(property: One, row: PropertyRow): One => ({
  ...withPresets(property, row),
  priceHistory: pricesShown(row),
})

type Prices = Pick<PropertyRow, 'priceHistory' | 'priceSince' | 'priceInr' | 'publishedAt'>

/** The prices that have stood; until the first has, the present one alone, and none where nobody sees it. */
export function pricesShown({ priceHistory, priceSince, priceInr, publishedAt }: Prices): PricePoint[] {
  if (priceHistory.length > 0) return priceHistory.map(pricePoint)
  return priceSince === null || publishedAt === null ? [] : [pricePoint({ at: publishedAt, priceInr })]
}

const pricePoint = ({ at, priceInr }: StoodPrice): PricePoint => ({
  at: isoTime(at),
  price: priceInr === 0 ? null : priceInr,
})

/** The checks of a listing with what only staff know of them. */
export function checksWithNotes({ details, staffDetails }: Pick<PropertyRow, 'details' | 'staffDetails'>) {
  const notes = staffDetails.checkNotes ?? []
  return (
    details.checks?.map((done) => ({ ...done, ...notes.find(({ check }) => check === done.check) })) ?? null
  )
}

function googleMapOf({ lat, lng, embedUrl }: PropertyRow): string | null {
  if (lat !== null && lng !== null) return formatMapLocation({ lat, lng })
  return embedUrl
}
