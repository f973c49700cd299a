import { type CommonFields, type NamesWithout, NO_DETAILS } from '#contract/properties/fields.ts'
import type { CategoryDetails, Property, StaffDetails } from '#contract/properties/replies.ts'
import { listingNumber } from '#contract/properties/number.ts'
import { readPictures } from '#worker/db/tables/stored-pictures.ts'
import type { Columns } from './page.ts'

/*
 * A listing as the public sees it, as JSON that SQLite writes and the Worker sends without parsing it. It has no contact
 * details and does not say who listed it. The same as toProperty in queries/properties/rows.ts.
 */

/** True and false as JSONB (SQLite's binary JSON): parsing the words would cost more than the rest of the object. */
const bool = (column: string) => `iif(properties.${column}, X'01', X'02')`
/** An ISO time in UTC, exact as SQLite's times have whole milliseconds; null stays null. */
const time = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', properties.${column} / 1000.0, 'unixepoch')`

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
const HEAD = Object.entries({
  _id: 'properties.id',
  number: `'${listingNumber('')}' || properties.seq`,
  title: 'properties.title',
  propertyType: 'properties.property_type',
  price: 'properties.price_inr',
  description: 'properties.description',
  address: 'properties.address',
  locality: 'properties.locality',
  location: `json_object('city', properties.city, 'state', properties.state, 'country', properties.country)`,
  areaSqFt: 'properties.area_sq_ft',
  bedRooms: 'properties.bed_rooms',
  leaseType: 'properties.lease_type',
  ownershipType: 'properties.ownership_type',
  deal: 'properties.deal',
  status: 'properties.status',
  listedBy: 'NULL',
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
} satisfies Record<HeadName, string>)
  .map(([name, sql]) => `'${name}', ${sql}`)
  .join(', ')

/** A listing as JSON text. */
export const PUBLIC_LISTING: Columns<string> = {
  sql: [
    `json_object(${HEAD})`,
    'properties.entered_areas',
    'properties.pictures',
    'properties.details',
    'properties.lat',
    'properties.lng',
    'properties.embed_url',
  ],
  read: ([head, areas, pictures, details, ...place]) =>
    `${String(head).slice(0, -1)},"enteredAreas":${String(areas)},"googleMap":${JSON.stringify(mapOf(place))},${picturesJson(String(pictures))},${detailsJson(String(details))}`,
}

/** What can be compared of a listing, from the same values: without its pictures, and what is not saved is left out. */
export type Facts = Omit<Property, 'pictures' | 'images' | 'enteredAreas'>
export const factsOf = ([head, , , details, ...place]: unknown[]): Facts => ({
  ...JSON.parse(String(head)),
  ...JSON.parse(String(details)),
  googleMap: mapOf(place),
})

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
