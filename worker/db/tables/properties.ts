import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CategoryDetails, EnteredAreas, Picture, StaffDetails } from '#contract/properties/replies.ts'
import { CATEGORIES, DEALS, LEASE_TYPES, OWNERSHIP_TYPES, STATES } from '#contract/properties/enums.ts'
import { AREA_BANDS_SQ_FT, BEHIND_ALL_PRICES, bandSql, PRICE_BANDS_INR, zoneSql } from '#worker/db/bands.ts'
import { flag, time } from './columns.ts'
import { users } from './users.ts'
import { walkIndexes } from './walk-indexes.ts'

/**
 * Listings. `seq` is the age of a listing and the rowid of the search index. Every index starts with the
 * status and ends, like all of SQLite's, with the rowid: one walk answers one filter in one order.
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
    isForSale: flag('is_for_sale'),
    isForRent: flag('is_for_rent'),
    isSold: flag('is_sold'),
    isRented: flag('is_rented'),
    approvedByAdmin: flag('approved_by_admin'),
    listedBy: text('listed_by').references(() => users.id),
    lat: real(),
    lng: real(),
    embedUrl: text('embed_url'),
    contactCompany: text('contact_company'),
    contactPhone: text('contact_phone'),
    pictures: text({ mode: 'json' }).$type<Picture[]>().notNull(),
    details: text({ mode: 'json' }).$type<CategoryDetails>().notNull(),
    /** What visitors never get; kept apart, so that no public read can let it slip. */
    staffDetails: text('staff_details', { mode: 'json' }).$type<StaffDetails>().notNull().default({}),
    enteredAreas: text('entered_areas', { mode: 'json' }).$type<EnteredAreas>().notNull(),
    searchTerms: text('search_terms').notNull(),
    version: integer().notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    publishedAt: time('published_at'),
    /** Names the call that added it, so that the call may be repeated. */
    addKey: text('add_key'),
    priceAscending: integer('price_ascending').generatedAlwaysAs(
      sql.raw(`iif(price_inr = 0, ${BEHIND_ALL_PRICES}, price_inr)`),
      { mode: 'virtual' },
    ),
    areaOrder: real('area_order').generatedAlwaysAs(sql`ifnull(area_sq_ft, 0)`, { mode: 'virtual' }),
    isResidential: integer('is_residential').generatedAlwaysAs(
      sql`(category = 'Villa' OR lease_type IS 'Residential')`,
      { mode: 'virtual' },
    ),
    priceBand: integer('price_band').generatedAlwaysAs(sql.raw(bandSql('price_inr', PRICE_BANDS_INR)), {
      mode: 'virtual',
    }),
    priceZone: integer('price_zone').generatedAlwaysAs(sql.raw(zoneSql('price_inr', PRICE_BANDS_INR)), {
      mode: 'virtual',
    }),
    areaZone: integer('area_zone').generatedAlwaysAs(
      sql.raw(zoneSql('ifnull(area_sq_ft, 0)', AREA_BANDS_SQ_FT)),
      { mode: 'virtual' },
    ),
    areaBand: integer('area_band').generatedAlwaysAs(
      sql.raw(bandSql('ifnull(area_sq_ft, 0)', AREA_BANDS_SQ_FT)),
      { mode: 'virtual' },
    ),
  },
  (table) => [
    uniqueIndex('properties_id').on(table.id),
    ...walkIndexes(table),
    index('properties_listed_by').on(table.listedBy),
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
