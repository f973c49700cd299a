import { type CommonFields, type NamesWithout, NO_DETAILS } from '#contract/properties/fields.ts'
import type { CategoryDetails, Property, StaffDetails } from '#contract/properties/replies.ts'
import { listingNumber } from '#contract/properties/number.ts'
import { readPictures } from '#worker/db/tables/stored-pictures.ts'
import { FILTER_NAMES, FILTERS } from '#contract/properties/filters.ts'
import type { Columns } from './page.ts'

/*
 * A listing as the public sees it, as JSON that SQLite writes and the Worker sends without parsing it. It has no contact
 * details and does not say who listed it. The same as toProperty in queries/properties/rows.ts.
 */

/** A part of a listing: SQL of it within JSON, SQL of its plain value, and what that stands for. */
type ListingPart = { json: string; value: string; read: (value: unknown) => unknown }

const asItIs = (sql: string): ListingPart => ({ json: sql, value: sql, read: (value) => value })
/** True and false as JSONB (SQLite's binary JSON): parsing the words would cost more than the rest of the object. */
const bool = (column: string): ListingPart => ({
  json: `iif(properties.${column}, X'01', X'02')`,
  value: `properties.${column}`,
  read: Boolean,
})
/** An ISO time in UTC, exact as SQLite's times have whole milliseconds; null stays null. */
const time = (column: string): ListingPart => ({
  json: `strftime('%Y-%m-%dT%H:%M:%fZ', properties.${column} / 1000.0, 'unixepoch')`,
  value: `properties.${column}`,
  read: (ms) => (ms === null ? null : new Date(Number(ms)).toISOString()),
})
const object = (sql: string): ListingPart => ({
  json: sql,
  value: sql,
  read: (value) => JSON.parse(String(value)),
})

/** The fields that have columns of their own and need nothing but SQL. */
type HeadName = Exclude<
  keyof Property,
  | 'category'
  | 'pictures'
  | 'images'
  | 'enteredAreas'
  | 'contact'
  | 'privateFile'
  | 'listedByName'
  | 'confirmedBy'
  | 'confirmedByName'
  | 'untouchedDefaults'
  | 'priceHistory'
  | keyof StaffDetails
  | NamesWithout<CommonFields, { column: string }>
>
const HEAD = {
  _id: asItIs('properties.id'),
  number: asItIs(`'${listingNumber('')}' || properties.seq`),
  title: asItIs('properties.title'),
  propertyType: asItIs('properties.property_type'),
  price: asItIs('properties.price_inr'),
  description: asItIs('properties.description'),
  address: asItIs('properties.address'),
  locality: asItIs('properties.locality'),
  location: object(
    `json_object('city', properties.city, 'state', properties.state, 'country', properties.country)`,
  ),
  areaSqFt: asItIs('properties.area_sq_ft'),
  bedRooms: asItIs('properties.bed_rooms'),
  leaseType: asItIs('properties.lease_type'),
  ownershipType: asItIs('properties.ownership_type'),
  deal: asItIs('properties.deal'),
  status: asItIs('properties.status'),
  listedBy: asItIs('NULL'),
  isRented: bool('is_rented'),
  isSold: bool('is_sold'),
  isForSale: bool('is_for_sale'),
  isForRent: bool('is_for_rent'),
  approvedByAdmin: bool('approved_by_admin'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  publishedAt: time('published_at'),
  confirmedAt: time('confirmed_at'),
  priceLoweredAt: time('price_lowered_at'),
} satisfies Record<HeadName, ListingPart>
const PARTS: [name: string, part: ListingPart][] = Object.entries(HEAD)
/** What filters compare of it besides the details, and where its value stands: to name all values of each candidate cost thrice as much. */
const COMPARED_NAMES = new Set<unknown>([
  'locality',
  'address',
  'priceLoweredAt',
  ...FILTER_NAMES.map((name) => ({ fact: undefined, ...FILTERS[name] }).fact),
])
const COMPARED_PARTS = PARTS.flatMap(([name, { read }], index) =>
  COMPARED_NAMES.has(name) ? [{ name, read, index }] : [],
)
const TAIL = [
  'properties.entered_areas',
  'properties.pictures',
  'properties.details',
  'properties.lat',
  'properties.lng',
  'properties.embed_url',
]

/** A listing as JSON text. */
export const PUBLIC_LISTING: Columns<string> = {
  sql: [`json_object(${PARTS.map(([name, { json }]) => `'${name}', ${json}`).join(', ')})`, ...TAIL],
  read: ([head, ...tail]) => `${String(head).slice(0, -1)},${tailJson(tail)}`,
}

const tailJson = ([areas, pictures, details, ...place]: unknown[]) =>
  `"enteredAreas":${String(areas)},"googleMap":${JSON.stringify(mapOf(place))},${picturesJson(String(pictures))},${detailsJson(String(details))}`

/** What can be compared of a listing; what is not saved of it is left out. */
export type Facts = Pick<
  Property,
  'category' | 'leaseType' | 'locality' | 'address' | 'googleMap' | 'priceLoweredAt'
> & {
  location: { city: string }
}
/** A listing that is compared. Its text is made only where it is looked at: of most nothing else is wanted. */
export type ComparedListing = { facts: Facts; text: () => string }

/** The plain values of a listing: to make JSON of each that is compared would cost SQLite three times as much. */
export const COMPARED_LISTING: Columns<ComparedListing> = {
  sql: [...PARTS.map(([, { value }]) => value), ...TAIL, 'properties.city'],
  read: (values) => {
    const tail = values.slice(PARTS.length)
    const [_areas, _pictures, details, lat, lng, embedUrl, city] = tail
    const facts = JSON.parse(String(details))
    for (const { name, read, index } of COMPARED_PARTS) facts[name] = read(values[index])
    facts.location = { city }
    facts.googleMap = mapOf([lat, lng, embedUrl])
    const head = () =>
      JSON.stringify(Object.fromEntries(PARTS.map(([name, { read }], index) => [name, read(values[index])])))
    return {
      facts,
      text: () => `${head().slice(0, -1)},${tailJson(tail)}`,
    }
  },
}

const mapOf = ([lat, lng, embedUrl]: unknown[]) => (lat === null ? embedUrl : `${Number(lat)},${Number(lng)}`)

/** `pictures`, and `images`, their paths alone. */
function picturesJson(stored: string): string {
  const pictures = readPictures(stored)
  return `"pictures":${JSON.stringify(pictures)},"images":${JSON.stringify(pictures.map(({ url }) => url))}`
}

/** The details as JSON without the first brace, in the order of the fields; what is not saved of them is null. */
function detailsJson(stored: string): string {
  const { category, ...details }: CategoryDetails = JSON.parse(stored)
  return JSON.stringify({ category, ...NO_DETAILS[category], ...details }).slice(1)
}
