import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CategoryDetails, EnteredAreas, StoredStaffDetails } from '#contract/properties/replies.ts'
import {
  CATEGORIES,
  CONFIRMATIONS,
  DEALS,
  LEASE_TYPES,
  OWNERSHIP_TYPES,
  STATES,
} from '#contract/properties/enums.ts'
import type { StoodPrice } from '#worker/db/queries/properties/price-history.ts'
import { FACETS_SQL, MEASURES_SQL } from '#worker/db/search/facets.ts'
import { booleanColumn, sparseJson, time } from './columns.ts'
import { storedPictures } from './stored-pictures.ts'
import { users } from './accounts.ts'

/**
 * Listings. `seq` is the age of a listing. What lists filter and order by stands in the search indexes
 * (db/search/), which triggers keep in step.
 */
export const properties = sqliteTable(
  'properties',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    title: text().notNull(),
    category: text({ enum: CATEGORIES }).notNull(),
    propertyType: text('property_type').notNull(),
    priceInr: integer('price_inr').notNull(),
    description: text(),
    address: text(),
    locality: text(),
    city: text().notNull(),
    state: text(),
    country: text(),
    areaSqFt: real('area_sq_ft'),
    bedRooms: integer('bed_rooms'),
    leaseType: text('lease_type', { enum: LEASE_TYPES }),
    ownershipType: text('ownership_type', { enum: OWNERSHIP_TYPES }),
    deal: text({ enum: DEALS }).notNull(),
    status: text({ enum: STATES }).notNull(),
    isForSale: booleanColumn('is_for_sale'),
    isForRent: booleanColumn('is_for_rent'),
    isSold: booleanColumn('is_sold'),
    isRented: booleanColumn('is_rented'),
    approvedByAdmin: booleanColumn('approved_by_admin'),
    listedBy: text('listed_by').references(() => users.id),
    lat: real(),
    lng: real(),
    embedUrl: text('embed_url'),
    contactCompany: text('contact_company'),
    contactPhone: text('contact_phone'),
    pictures: storedPictures('pictures').notNull(),
    details: sparseJson<CategoryDetails>('details').notNull(),
    /** What visitors never get; kept apart, so that no public read can let it slip. */
    staffDetails: sparseJson<StoredStaffDetails>('staff_details').notNull().default({}),
    enteredAreas: text('entered_areas', { mode: 'json' }).$type<EnteredAreas>().notNull(),
    searchTerms: text('search_terms').notNull(),
    version: integer().notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    publishedAt: time('published_at'),
    /** When somebody last said that it is still there, and which account; without a reference, as accounts are deleted. */
    confirmedAt: time('confirmed_at'),
    confirmedBy: text('confirmed_by'),
    confirmation: text({ enum: CONFIRMATIONS }).notNull().default('fresh'),
    /** The prices that have stood in public; what they say and when it changes is in queries/properties/price-history.ts. */
    priceHistory: text('price_history', { mode: 'json' }).$type<StoodPrice[]>().notNull().default([]),
    priceSince: time('price_since'),
    priceLoweredAt: time('price_lowered_at'),
    isPriceLowered: booleanColumn('is_price_lowered'),
    priceDueAt: time('price_due_at'),
    /** Names the call that added it, so that the call may be repeated. */
    addKey: text('add_key'),
    /** The title as it is looked up whole. */
    titleKey: text('title_key').generatedAlwaysAs(sql`lower(title)`, { mode: 'virtual' }),
    facets: text().generatedAlwaysAs(sql.raw(FACETS_SQL), { mode: 'virtual' }),
    measures: text().generatedAlwaysAs(sql.raw(MEASURES_SQL), { mode: 'virtual' }),
  },
  (table) => [
    uniqueIndex('properties_id').on(table.id),
    index('properties_all_newest').on(table.status),
    index('properties_title').on(table.titleKey),
    index('properties_listed_by').on(table.listedBy),
    index('properties_confirmed')
      .on(table.confirmation, table.deal, table.confirmedAt)
      .where(sql`status = 'available'`),
    index('properties_to_confirm')
      .on(table.confirmedAt)
      .where(sql`confirmation <> 'fresh'`),
    index('properties_price_due')
      .on(table.priceDueAt)
      .where(sql`price_due_at IS NOT NULL`),
    uniqueIndex('properties_add_key')
      .on(table.listedBy, table.addKey)
      .where(sql`add_key IS NOT NULL`),
    check('properties_id_form', sql`length("id") = 24 AND "id" NOT GLOB '*[^0-9a-f]*'`),
    check('properties_price', sql`"price_inr" >= 0`),
    check('properties_area', sql`"area_sq_ft" IS NULL OR "area_sq_ft" >= 0`),
    check(
      'properties_point',
      sql`("lat" IS NULL) = ("lng" IS NULL) AND ("lat" IS NULL OR abs("lat") <= 90 AND abs("lng") <= 180)`,
    ),
    check(
      'properties_json',
      sql`json_valid("pictures") AND json_valid("details") AND json_valid("entered_areas")`,
    ),
  ],
)
