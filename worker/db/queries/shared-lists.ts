import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { LIMITS } from '#contract/limits.ts'
import { type ListComment, type SentLists, type Vote, VOTES } from '#contract/shared-lists.ts'
import { DAY_MS } from '#contract/units/time.ts'
import type { Db } from '#worker/db/client.ts'
import { sharedListComments, sharedListItems, sharedLists, sharedListVotes } from '#worker/db/schema.ts'
import { PUBLIC_LISTING } from '#worker/db/search/public-listing.ts'
import { valueIn } from '#worker/db/tables/stored-pictures.ts'
import { auditEntry } from './audit.ts'
import { withFollowers } from './followers.ts'
import { insertSelected } from './insert-selected.ts'
import { idsIn } from './many-rows.ts'
import { LISTING_VERSION } from './meta.ts'
import { isoTime, isoTimeOrNull } from './properties/rows.ts'

/** A list ends so long after its last use. */
export const ENDED_AFTER_MS = LIMITS.listDays * DAY_MS

type Moment = { nowMs: number }
/** An item of a list. */
type Item = { code: string; propertyId: string }
/** An admin who ends what strangers wrote: the log says so. */
export type Actor = { id: string; email: string } | undefined

/** A list with the number that its ETag is made of. */
export type StoredList = typeof sharedLists.$inferSelect & { version: number }

/** The list of a code; undefined where there is none or it has ended. */
export async function findList(db: Db, code: string, { nowMs }: Moment): Promise<StoredList | undefined> {
  const found = await db
    .select({ list: sharedLists, version: sql<number>`${LISTING_VERSION}` })
    .from(sharedLists)
    .where(and(eq(sharedLists.code, code), gt(sharedLists.usedAt, nowMs - ENDED_AFTER_MS)))
    .get()
  return found && { ...found.list, version: found.version }
}

/** Notes that a list was read: to the day, and once that somebody else than its maker has opened it. */
export function noteReading(
  db: Db,
  { code }: StoredList,
  { nowMs, isOpened }: Moment & { isOpened: boolean },
) {
  return db
    .update(sharedLists)
    .set({ usedAt: nowMs, ...(isOpened && { openedAt: sql`ifnull(${sharedLists.openedAt}, ${nowMs})` }) })
    .where(eq(sharedLists.code, code))
}

type NewList = {
  code: string
  ownerKeyHash: string
  title: string | null
  propertyIds: string[]
  madeBy: string | null
}

/** Makes a list of those listings that the public sees. Answers false and stores nothing where there are none. */
export async function insertList(
  db: Db,
  { propertyIds, ...list }: NewList,
  { nowMs }: Moment,
): Promise<boolean> {
  const store = insertSelected(
    db,
    sharedLists,
    { ...list, createdAt: nowMs, updatedAt: nowMs, usedAt: nowMs },
    sql`WHERE EXISTS (SELECT 1 FROM properties WHERE id IN ${idsIn(propertyIds)} AND approved_by_admin = 1)`,
  ).returning({ code: sharedLists.code })
  const items = db.insert(sharedListItems).select(
    sql`SELECT ${list.code}, properties.id, wanted.key FROM json_each(${JSON.stringify(propertyIds)}) AS wanted
      CROSS JOIN properties ON properties.id = wanted.value WHERE properties.approved_by_admin = 1`,
  )
  const [stored] = await db.batch([store, items])
  return stored.length > 0
}

const LISTING_COLUMNS = PUBLIC_LISTING.sql.map((column, index) => `${column} AS column${index}`).join(', ')
const OF_ITEM = 'code = item.code AND property_id = item.property_id'
const voted = (vote: Vote) =>
  `'${vote}', json((SELECT json_group_array(name) FROM (SELECT name FROM shared_list_votes
    WHERE ${OF_ITEM} AND vote = '${vote}' ORDER BY at, voter_hash)))`
const ITEMS = `SELECT item.property_id, properties.seq IS NULL,
    json_object(${VOTES.map(voted).join(', ')}),
    (SELECT json_group_array(json_object('_id', id, 'name', name, 'text', text,
      'at', strftime('%Y-%m-%dT%H:%M:%fZ', at / 1000.0, 'unixepoch')))
      FROM (SELECT * FROM shared_list_comments WHERE ${OF_ITEM} ORDER BY id)),
    ${LISTING_COLUMNS}
  FROM shared_list_items AS item
  LEFT JOIN properties ON properties.id = item.property_id AND properties.approved_by_admin = 1
  WHERE item.code = ?1 ORDER BY item.position, item.property_id`

/** The items of a list as JSON text: each listing as the public sees it, with its votes and comments. */
export async function readItems(db: Db, code: string): Promise<string> {
  const rows = await db.$client.prepare(ITEMS).bind(code).raw()
  const items = rows.map(([id, isGone, votes, comments, ...listing]) => {
    const property = Number(isGone) === 1 ? 'null' : PUBLIC_LISTING.read(listing)
    return `{"propertyId":${JSON.stringify(id)},"property":${property},"votes":${String(votes)},"comments":${String(comments)}}`
  })
  return `[${items.join(',')}]`
}

/** How many listings a list has, and the first one's first picture. */
export async function previewOf(db: Db, code: string): Promise<{ count: number; picture: string | null }> {
  const found = await db.get<{ count: number; picture: string | null }>(sql`
    SELECT (SELECT count(*) FROM shared_list_items WHERE code = ${code}) AS count,
      (SELECT ${sql.raw(valueIn('properties.pictures -> 0', 'url'))} FROM shared_list_items AS item
        JOIN properties ON properties.id = item.property_id AND properties.approved_by_admin = 1
        WHERE item.code = ${code} ORDER BY item.position LIMIT 1) AS picture`)
  return found ?? { count: 0, picture: null }
}

/** A write, and the list's next revision where it changed something. */
const revising = <Write extends BatchItem<'sqlite'>>(db: Db, code: string, nowMs: number, write: Write) =>
  withFollowers(write, (ifChanged) => [nextRevision(db, code, nowMs, ifChanged)])

const nextRevision = (db: Db, code: string, nowMs: number, only: SQL) =>
  db
    .update(sharedLists)
    .set({ revision: sql`${sharedLists.revision} + 1`, updatedAt: nowMs, usedAt: nowMs })
    .where(and(eq(sharedLists.code, code), only))

const isIn = ({ code, propertyId }: Item) =>
  sql`EXISTS (SELECT 1 FROM shared_list_items WHERE code = ${code} AND property_id = ${propertyId})`

const selectItem = (db: Db, { code, propertyId }: Item) =>
  db
    .select({ position: sharedListItems.position })
    .from(sharedListItems)
    .where(and(eq(sharedListItems.code, code), eq(sharedListItems.propertyId, propertyId)))

/** Whether a listing stands in a list. */
export const hasItem = async (db: Db, item: Item): Promise<boolean> => (await selectItem(db, item)).length > 0

/**
 * Adds a listing that the public sees at the end of a list, up to a number of them; one that is in it stays where it
 * is. Answers whether it was in it then.
 */
export async function addItem(db: Db, { code, propertyId }: Item, { nowMs }: Moment): Promise<boolean> {
  const last = sql`(SELECT ifnull(max(position), 0) + 1 FROM shared_list_items WHERE code = ${code})`
  const add = insertSelected(
    db,
    sharedListItems,
    { code, propertyId, position: last },
    sql`WHERE (SELECT count(*) FROM shared_list_items WHERE code = ${code}) < ${LIMITS.listedProperties}
      AND EXISTS (SELECT 1 FROM properties WHERE id = ${propertyId} AND approved_by_admin = 1)
      AND EXISTS (SELECT 1 FROM shared_lists WHERE code = ${code})`,
  ).onConflictDoNothing()
  const [_added, _revision, found] = await db.batch([
    ...revising(db, code, nowMs, add),
    selectItem(db, { code, propertyId }),
  ])
  return found.length > 0
}

/** Takes a listing out of a list, with its votes and comments. */
export async function removeItem(db: Db, { code, propertyId }: Item, { nowMs }: Moment): Promise<void> {
  const ofItem = (table: typeof sharedListItems | typeof sharedListVotes | typeof sharedListComments) =>
    and(eq(table.code, code), eq(table.propertyId, propertyId))
  await db.batch([
    db.delete(sharedListVotes).where(ofItem(sharedListVotes)),
    db.delete(sharedListComments).where(ofItem(sharedListComments)),
    ...revising(db, code, nowMs, db.delete(sharedListItems).where(ofItem(sharedListItems))),
  ])
}

type StoredVote = Item & { voterHash: string; name: string }

/**
 * Stores what a device says of a listing; what it said before is replaced. Answers false where a list has
 * all the votes that it holds, or not that listing any more.
 */
export async function storeVote(
  db: Db,
  { vote, ...voter }: StoredVote & { vote: Vote },
  { nowMs }: Moment,
): Promise<boolean> {
  const { code, propertyId, voterHash, name } = voter
  const isSame = sql`code = ${code} AND property_id = ${propertyId} AND voter_hash = ${voterHash}`
  const store = insertSelected(
    db,
    sharedListVotes,
    { ...voter, vote, at: nowMs },
    sql`WHERE ${isIn(voter)} AND ((SELECT count(*) FROM shared_list_votes WHERE code = ${code}) < ${LIMITS.listVotes}
      OR EXISTS (SELECT 1 FROM shared_list_votes WHERE ${isSame}))`,
  ).onConflictDoUpdate({
    target: [sharedListVotes.code, sharedListVotes.propertyId, sharedListVotes.voterHash],
    set: { vote, name, at: nowMs },
    setWhere: sql`${sharedListVotes.vote} <> ${vote} OR ${sharedListVotes.name} <> ${name}`,
  })
  const [_stored, _revision, [stored]] = await db.batch([
    ...revising(db, code, nowMs, store),
    db.select({ vote: sharedListVotes.vote }).from(sharedListVotes).where(isSame),
  ])
  return stored !== undefined
}

/** Takes back what a device said of a listing. */
export async function removeVote(
  db: Db,
  { code, propertyId, voterHash }: Omit<StoredVote, 'name'>,
  { nowMs }: Moment,
): Promise<void> {
  const isTheirs = and(
    eq(sharedListVotes.code, code),
    eq(sharedListVotes.propertyId, propertyId),
    eq(sharedListVotes.voterHash, voterHash),
  )
  await db.batch(revising(db, code, nowMs, db.delete(sharedListVotes).where(isTheirs)))
}

type NewComment = Item & { id: string; name: string; text: string; sentKey: string }

/**
 * Stores a comment once for each `sentKey`, and answers the stored one; undefined where a list has all
 * the comments that it holds, or not that listing any more.
 */
export async function storeComment(
  db: Db,
  comment: NewComment,
  { nowMs }: Moment,
): Promise<ListComment | undefined> {
  const { code, propertyId, sentKey } = comment
  const store = insertSelected(
    db,
    sharedListComments,
    { ...comment, at: nowMs },
    sql`WHERE ${isIn(comment)} AND (SELECT count(*) FROM shared_list_comments WHERE code = ${code}) < ${LIMITS.listComments}`,
  ).onConflictDoNothing()
  const [_stored, _revision, [stored]] = await db.batch([
    ...revising(db, code, nowMs, store),
    db
      .select()
      .from(sharedListComments)
      .where(
        and(
          eq(sharedListComments.code, code),
          eq(sharedListComments.propertyId, propertyId),
          eq(sharedListComments.sentKey, sentKey),
        ),
      ),
  ])
  return stored && { _id: stored.id, name: stored.name, text: stored.text, at: isoTime(stored.at) }
}

/** Deletes a comment of a listing in a list; answers false where there is none. An admin's deletion is written down. */
export async function removeComment(
  db: Db,
  { id, code, propertyId }: Item & { id: string },
  { nowMs, actor }: Moment & { actor: Actor },
): Promise<boolean> {
  const isIt = and(
    eq(sharedListComments.id, id),
    eq(sharedListComments.code, code),
    eq(sharedListComments.propertyId, propertyId),
  )
  const entry = actor && entryOf('list-comment-deleted', code, 'comment', { nowMs, actor })
  const remove = db.delete(sharedListComments).where(isIt).returning({ id: sharedListComments.id })
  const [removed] = await db.batch(
    withFollowers(remove, (ifChanged) => [
      ...(entry ? [auditEntry(db, entry, ifChanged)] : []),
      nextRevision(db, code, nowMs, ifChanged),
    ]),
  )
  return removed.length > 0
}

/** Ends a list: it and all that was said in it is deleted. An admin's word is written down. */
export async function removeList(
  db: Db,
  { code, title }: StoredList,
  { nowMs, actor }: Moment & { actor: Actor },
): Promise<void> {
  const entry = actor && entryOf('list-ended', code, title ?? code, { nowMs, actor })
  const removal = db.delete(sharedLists).where(eq(sharedLists.code, code))
  await db.batch([
    ...withFollowers(removal, (ifChanged): BatchItem<'sqlite'>[] =>
      entry ? [auditEntry(db, entry, ifChanged)] : [],
    ),
    ...withoutList(db, (table) => eq(table.code, code)),
  ])
}

const entryOf = (
  action: 'list-ended' | 'list-comment-deleted',
  code: string,
  subjectName: string,
  { nowMs, actor }: Moment & { actor: NonNullable<Actor> },
) => ({ at: nowMs, actor, action, subjectKind: 'list', subjectId: code, subjectName }) as const

type ListPartTable = typeof sharedListItems | typeof sharedListVotes | typeof sharedListComments

const withoutList = (db: Db, ofIt: (table: ListPartTable) => SQL) =>
  [sharedListItems, sharedListVotes, sharedListComments].map((table) => db.delete(table).where(ofIt(table)))

/** The statements that delete lists which nobody has used for long. */
export function sweepLists(db: Db, nowMs: number) {
  const ended = sql`(SELECT code FROM shared_lists WHERE used_at <= ${nowMs - ENDED_AFTER_MS})`
  return [
    ...withoutList(db, (table) => sql`${table.code} IN ${ended}`),
    db.delete(sharedLists).where(lte(sharedLists.usedAt, nowMs - ENDED_AFTER_MS)),
  ]
}

/** The lists that an account has sent, newest first, with what was said in each. */
export async function listSent(db: Db, accountId: string, { nowMs }: Moment): Promise<SentLists> {
  const voted = (vote: Vote) =>
    sql<number>`(SELECT count(*) FROM shared_list_votes WHERE shared_list_votes.code = shared_lists.code AND vote = ${vote})`.as(
      vote,
    )
  const rows = await db
    .select({
      code: sharedLists.code,
      title: sharedLists.title,
      sentTo: sql<
        string | null
      >`(SELECT nullif(name, '') FROM lead_lines CROSS JOIN leads ON leads.id = lead_id
        WHERE list_code = shared_lists.code ORDER BY lead_lines.seq DESC LIMIT 1)`,
      properties: sql<number>`(SELECT count(*) FROM shared_list_items WHERE shared_list_items.code = shared_lists.code)`,
      yes: voted('yes'),
      maybe: voted('maybe'),
      no: voted('no'),
      comments: sql<number>`(SELECT count(*) FROM shared_list_comments WHERE shared_list_comments.code = shared_lists.code)`,
      createdAt: sharedLists.createdAt,
      openedAt: sharedLists.openedAt,
    })
    .from(sharedLists)
    .where(and(eq(sharedLists.madeBy, accountId), gt(sharedLists.usedAt, nowMs - ENDED_AFTER_MS)))
    .orderBy(sql`${sharedLists.createdAt} DESC`)
    .limit(LIMITS.sentLists)
  return {
    lists: rows.map(({ yes, maybe, no, createdAt, openedAt, ...row }) => ({
      ...row,
      votes: { yes, maybe, no },
      createdAt: isoTime(createdAt),
      openedAt: isoTimeOrNull(openedAt),
    })),
  }
}
