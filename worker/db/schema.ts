import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { CategoryDetails, EnteredAreas, Picture } from '#contract/properties.ts'
import { CATEGORIES, DEALS, LEASE_TYPES, OWNERSHIP_TYPES, STATES } from '#contract/property-words.ts'
import { AREA_BANDS_SQ_FT, BEHIND_ALL_PRICES, bandSql, PRICE_BANDS_INR, zoneSql } from './bands.ts'

const oneOf = (column: string, words: readonly string[]) =>
  sql.raw(`"${column}" IN (${words.map((word) => `'${word}'`).join(', ')})`)

const time = (name: string) => integer(name, { mode: 'number' })
const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)
const MAIL_STATES = ['waiting', 'sent', 'local', 'given-up'] as const

type WalkColumn =
  | 'status'
  | 'category'
  | 'isResidential'
  | 'deal'
  | 'leaseType'
  | 'bedRooms'
  | 'priceInr'
  | 'priceAscending'
  | 'areaOrder'
  | 'priceBand'
  | 'priceZone'
  | 'areaBand'
  | 'areaZone'

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
    listedBy: text('listed_by').references(() => users.id, { onDelete: 'set null' }),
    lat: real(),
    lng: real(),
    embedUrl: text('embed_url'),
    contactCompany: text('contact_company'),
    contactPhone: text('contact_phone'),
    pictures: text({ mode: 'json' }).$type<Picture[]>().notNull(),
    details: text({ mode: 'json' }).$type<CategoryDetails>().notNull(),
    enteredAreas: text('entered_areas', { mode: 'json' }).$type<EnteredAreas>().notNull(),
    searchTerms: text('search_terms').notNull(),
    version: integer().notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    publishedAt: time('published_at'),
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
    check('properties_id_form', sql`length("id") = 24 AND "id" NOT GLOB '*[^0-9a-f]*'`),
    check('properties_category', oneOf('category', CATEGORIES)),
    check('properties_price', sql`"price_inr" >= 0`),
    check('properties_area', sql`"area_sq_ft" IS NULL OR "area_sq_ft" >= 0`),
    check('properties_deal', oneOf('deal', DEALS)),
    check('properties_status', oneOf('status', STATES)),
    check('properties_lease', sql`"lease_type" IS NULL OR ${oneOf('lease_type', LEASE_TYPES)}`),
    check(
      'properties_ownership',
      sql`"ownership_type" IS NULL OR ${oneOf('ownership_type', OWNERSHIP_TYPES)}`,
    ),
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

/**
 * The ranges that list pages walk: each facet in each order. The name is properties_{facet}_{order}, as
 * queries/walks.ts asks for it.
 */
function walkIndexes(table: Record<WalkColumn, AnySQLiteColumn>) {
  const facets = {
    category: [table.category],
    residential: [table.isResidential],
    deal: [table.deal],
    lease: [table.leaseType],
    bedrooms: [table.bedRooms],
    all: [],
  }
  const orders = {
    newest: [],
    cheapest: [table.priceAscending],
    dearest: [table.priceInr],
    largest: [table.areaOrder],
  }
  const bands = {
    price_band: [table.priceBand],
    price_zone: [table.priceZone],
    area_band: [table.areaBand],
    area_zone: [table.areaZone],
  }
  const walks = [
    ...pairs(facets, orders),
    ...pairs(bands, orders).filter(([name]) => !SELF_ORDERED.test(name)),
  ]
  return walks.map(([name, columns]) => index(`properties_${name}`).on(table.status, ...columns))
}

/** A band of prices in the order of prices is no walk: the order's own index holds the range. */
const SELF_ORDERED = /^price_.*(cheapest|dearest)|^area_.*largest/

function pairs(facets: Record<string, AnySQLiteColumn[]>, orders: Record<string, AnySQLiteColumn[]>) {
  return Object.entries(facets).flatMap(([facet, fixed]) =>
    Object.entries(orders).map(([order, sorted]) => [`${facet}_${order}`, [...fixed, ...sorted]] as const),
  )
}

/** Accounts. The e-mail address is stored in lower case. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    email: text().notNull(),
    role: text({ enum: ['admin', 'staff'] })
      .notNull()
      .default('staff'),
    approvedByAdmin: flag('approved_by_admin'),
    suspendedAt: time('suspended_at'),
    passwordHash: text('password_hash').notNull(),
    /** Every sign-in carries it; raising it ends all older sessions. */
    tokenVersion: integer('token_version').notNull().default(0),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_role').on(table.role, table.id),
    check('users_role', oneOf('role', ['admin', 'staff'])),
    check('users_email_lower', sql`"email" = lower("email")`),
  ],
)

/**
 * One-time codes. The code itself is not here: it follows from the row's id and the secret. A sign-up code carries
 * the account it will make; a reset code turns into a one-use grant. Rows also count the sends per address.
 */
export const oneTimeCodes = sqliteTable(
  'one_time_codes',
  {
    id: text().primaryKey(),
    purpose: text({ enum: ['sign-up', 'reset'] }).notNull(),
    email: text().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    attempts: integer().notNull().default(0),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
    pendingUsername: text('pending_username'),
    pendingPasswordHash: text('pending_password_hash'),
    grantHash: text('grant_hash'),
    grantExpiresAt: time('grant_expires_at'),
    grantUsedAt: time('grant_used_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('codes_address').on(table.email, table.purpose, table.createdAt),
    index('codes_grant').on(table.grantHash),
    index('codes_expiry').on(table.expiresAt),
    check('codes_purpose', oneOf('purpose', ['sign-up', 'reset'])),
    check('codes_attempts', sql`"attempts" >= 0`),
  ],
)

/** How often something happened in a window of time; the window's start is part of the key. */
export const tryCounts = sqliteTable(
  'try_counts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('try_counts_expiry').on(table.expiresAt)],
)

/** Pictures in the store. Without a listing they are swept; `releasedAt` says since when. */
export const images = sqliteTable(
  'images',
  {
    /** The R2 key, 'property-images/{form}/{timestamp}_{filename}'. */
    key: text().primaryKey(),
    propertyId: text('property_id').references(() => properties.id, { onDelete: 'set null' }),
    position: integer(),
    isCover: flag('is_cover'),
    alt: text().notNull().default(''),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: text({ mode: 'json' }).$type<number[]>().notNull(),
    hasPreview: flag('has_preview'),
    placeholderColour: text('placeholder_colour'),
    bytes: integer().notNull(),
    uploadedBy: text('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    releasedAt: time('released_at'),
  },
  (table) => [
    index('images_property').on(table.propertyId, table.position),
    index('images_unclaimed').on(table.propertyId, table.releasedAt, table.createdAt),
    check('images_size', sql`"width" > 0 AND "height" > 0`),
    check('images_widths', sql`json_valid("widths")`),
  ],
)

/** Messages of the contact form, with the delivery state of the mail that tells the firm. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    interest: text().notNull(),
    createdAt: time('created_at').notNull(),
    handledAt: time('handled_at'),
    handledBy: text('handled_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('messages_newest').on(table.createdAt)],
)

/**
 * Mails on their way. Locally it is the outbox that developers read; deployed, a mail waits here while the
 * mail service is down. A row holds what a mail says, not its text: codes are written in when it is sent.
 * A mail that was handed over keeps none of it.
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    mail: text({ mode: 'json' }).$type<unknown>(),
    state: text({ enum: MAIL_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    nextTryAt: time('next_try_at'),
    /** Not worth sending after this time: a code that has expired, for one. */
    expiresAt: time('expires_at').notNull(),
    lastError: text('last_error'),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
  },
  (table) => [
    index('outbox_due').on(table.state, table.nextTryAt),
    index('outbox_recipient').on(table.recipient, table.createdAt),
    check('outbox_state', oneOf('state', MAIL_STATES)),
    check('outbox_mail', sql`"mail" IS NULL OR json_valid("mail")`),
  ],
)

/** Who did what; kept when the subject is gone. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    at: time('at').notNull(),
    actorId: text('actor_id'),
    actorEmail: text('actor_email').notNull(),
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** What a reader recognises the subject by: a title, an address. */
    subjectName: text('subject_name').notNull(),
    changes: text({ mode: 'json' }).$type<Record<string, unknown>>(),
  },
  (table) => [index('audit_subject').on(table.subjectId, table.at)],
)

/** Listings per status and category, kept by triggers. 'Residential' counts villas and residential leases. */
export const listingCounts = sqliteTable('listing_counts', {
  key: text().primaryKey(),
  status: text({ enum: STATES }).notNull(),
  facet: text().notNull(),
  count: integer().notNull(),
})

/** Numbers of the whole store: the listing version, raised by triggers with every change of a listing. */
export const meta = sqliteTable('meta', {
  key: text().primaryKey(),
  value: integer().notNull(),
})
