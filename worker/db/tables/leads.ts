import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Language } from '#contract/languages/languages.ts'
import { REPORT_REASONS } from '#contract/contact-messages/report-reasons.ts'
import { LEAD_KINDS, LEAD_STATUSES, LINE_KINDS, VISIT_PARTS, VISIT_STATES } from '#contract/leads/kinds.ts'
import { time } from './columns.ts'

/** What somebody offers who wants to sell, or to let where its deal says so. */
export type SellOffer = {
  category: string
  place: string
  size: string
  wantedPrice: string
  deal?: 'rent'
}

/**
 * People who asked, wrote, reported, offered or called. A contact message and its lead share an id. Listings and accounts are
 * named without references, as they are deleted.
 */
export const leads = sqliteTable(
  'leads',
  {
    id: text().primaryKey(),
    kind: text({ enum: LEAD_KINDS }).notNull(),
    status: text({ enum: LEAD_STATUSES }).notNull().default('new'),
    name: text().notNull(),
    email: text().notNull().default(''),
    phone: text().notNull(),
    /** The number in one spelling: all leads of a person have the same; empty where none was given. */
    phoneKey: text('phone_key').notNull(),
    words: text().notNull(),
    propertyId: text('property_id'),
    reason: text({ enum: REPORT_REASONS }),
    offer: text({ mode: 'json' }).$type<SellOffer>(),
    language: text().$type<Language>(),
    /** The page it was sent from. */
    page: text(),
    /** What the sender calls it: sent twice, it is stored once. */
    sentKey: text('sent_key'),
    /** What listings are looked for by, where staff have changed it. */
    looksFor: text('looks_for'),
    /** What staff know of the person. */
    notes: text(),
    /** When the person is called best. */
    bestTime: text('best_time'),
    assignedTo: text('assigned_to'),
    nextStep: text('next_step'),
    /** A day of the firm's calendar: '2026-11-24'. */
    nextStepOn: text('next_step_on'),
    visitPropertyId: text('visit_property_id'),
    visitOn: text('visit_on'),
    visitAt: text('visit_at'),
    visitPart: text('visit_part', { enum: VISIT_PARTS }),
    visitState: text('visit_state', { enum: VISIT_STATES }),
    /** When somebody first called, and which account. */
    calledAt: time('called_at'),
    calledBy: text('called_by'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('leads_sent_key').on(table.sentKey),
    index('leads_person').on(table.phoneKey, table.id),
    index('leads_listing').on(table.propertyId, table.id),
    index('leads_steps')
      .on(table.nextStepOn, table.id)
      .where(sql`status IN ('new', 'called', 'visit') AND next_step_on IS NOT NULL`),
    index('leads_new')
      .on(table.id)
      .where(sql`status = 'new' AND next_step_on IS NULL`),
    index('leads_idle')
      .on(table.id)
      .where(sql`status IN ('called', 'visit') AND next_step_on IS NULL`),
    index('leads_done')
      .on(table.id)
      .where(sql`status IN ('closed', 'lost')`),
    index('leads_visits')
      .on(table.visitOn, table.visitAt)
      .where(sql`visit_state IS NOT NULL`),
    index('leads_visited')
      .on(table.visitPropertyId)
      .where(sql`visit_property_id IS NOT NULL`),
    index('leads_called')
      .on(table.calledAt)
      .where(sql`called_at IS NOT NULL`),
    index('leads_updated').on(table.updatedAt),
    check('leads_offer', sql`"offer" IS NULL OR json_valid("offer")`),
  ],
)

/** What was noted, done and sent since a lead came. */
export const leadLines = sqliteTable(
  'lead_lines',
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    leadId: text('lead_id').notNull(),
    kind: text({ enum: LINE_KINDS }).notNull(),
    at: time('at').notNull(),
    byId: text('by_id').notNull(),
    text: text().notNull(),
    /** The shared list that was sent. */
    listCode: text('list_code'),
  },
  (table) => [
    index('lead_lines_lead').on(table.leadId, table.seq),
    index('lead_lines_list')
      .on(table.listCode, table.seq)
      .where(sql`list_code IS NOT NULL`),
  ],
)

/** The secret addresses of calendars, one of an account; of the key a hash is stored. */
export const calendarKeys = sqliteTable(
  'calendar_keys',
  {
    userId: text('user_id').primaryKey(),
    keyHash: text('key_hash').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_keys_hash').on(table.keyHash)],
)
