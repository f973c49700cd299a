import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { VOTES } from '#contract/shared-lists.ts'
import { time } from './columns.ts'

/** Lists of listings that people decide on together. Who has the code reads and writes; the owner's key is stored as a hash. */
export const sharedLists = sqliteTable(
  'shared_lists',
  {
    code: text().primaryKey(),
    ownerKeyHash: text('owner_key_hash').notNull(),
    title: text(),
    /** The account that sent it, where one did. */
    madeBy: text('made_by'),
    /** Raised by every change of the list. */
    revision: integer().notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When it was last read or changed, to the day: it ends so long afterwards. */
    usedAt: time('used_at').notNull(),
    /** When somebody but the account that made it first read it. */
    openedAt: time('opened_at'),
  },
  (table) => [
    index('shared_lists_used').on(table.usedAt),
    index('shared_lists_made_by').on(table.madeBy, table.createdAt),
  ],
)

/** The listings of a list, in the order in which they came to it. Without a reference, as listings are deleted. */
export const sharedListItems = sqliteTable(
  'shared_list_items',
  {
    code: text().notNull(),
    propertyId: text('property_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.propertyId] })],
)

/** Votes belong to a device's random id, of which a hash is stored. */
export const sharedListVotes = sqliteTable(
  'shared_list_votes',
  {
    code: text().notNull(),
    propertyId: text('property_id').notNull(),
    voterHash: text('voter_hash').notNull(),
    name: text().notNull(),
    vote: text({ enum: VOTES }).notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.propertyId, table.voterHash] })],
)

export const sharedListComments = sqliteTable(
  'shared_list_comments',
  {
    id: text().primaryKey(),
    code: text().notNull(),
    propertyId: text('property_id').notNull(),
    name: text().notNull(),
    text: text().notNull(),
    /** What the sender calls it: sent twice, it is stored once. */
    sentKey: text('sent_key').notNull(),
    at: time('at').notNull(),
  },
  (table) => [uniqueIndex('shared_list_comments_sent').on(table.code, table.propertyId, table.sentKey)],
)
