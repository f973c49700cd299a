import { and, desc, eq, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { idAt } from '#worker/db/queries/id-at.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import type { Db } from '#worker/db/client.ts'
import { outbox } from '#worker/db/schema.ts'

export type StoredMail = {
  id: string
  recipient: string
  mail: unknown
  createdAt: number
  sentAt: number | null
}
export type NewMail = StoredMail & { state: 'waiting' | 'local'; nextTryAt: number | null; expiresAt: number }

const LISTED = 100
const CLAIMED_AT_ONCE = 50
const FIRST_PAUSE_MS = 5 * 60_000
const LONGEST_PAUSE_MS = 6 * 60 * 60_000

const stored = {
  id: outbox.id,
  recipient: outbox.recipient,
  mail: outbox.mail,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
}

/**
 * The statement that puts mails into the outbox; it belongs into the batch of the write they tell of. With `only`,
 * a condition in SQL, they are put there if it holds by then. With `isWanted`, a mail that nobody wants is put there
 * nevertheless, empty and given up: the work does not tell whether there is a reader.
 */
export function storeMails(db: Db, mails: NewMail[], only: SQL = sql`true`, isWanted: SQL = sql`true`) {
  return insertSelected(
    db,
    outbox,
    {
      id: sql`value ->> 'id'`,
      recipient: sql`value ->> 'recipient'`,
      mail: sql`iif(${isWanted}, value -> 'mail', NULL)`,
      state: sql`iif(${isWanted}, value ->> 'state', 'given-up')`,
      nextTryAt: sql`value ->> 'nextTryAt'`,
      expiresAt: sql`value ->> 'expiresAt'`,
      createdAt: sql`value ->> 'createdAt'`,
      sentAt: sql`value ->> 'sentAt'`,
    },
    sql`FROM json_each(${JSON.stringify(mails)}) WHERE ${only}`,
  )
}

/** What is kept of a mail after it was sent or given up: all of it (local outbox), only the recipient, only the kind, or nothing. */
type MailRetention = 'all' | 'recipient' | 'kind' | 'nothing'
const RETAINED_COLUMNS = {
  all: {},
  recipient: { mail: null },
  kind: { mail: sql`json_object('kind', ${outbox.mail} ->> 'kind')`, recipient: '' },
  nothing: { mail: null, recipient: '' },
} as const

/** Notes that a mail was handed over. */
export async function markSent(db: Db, id: string, nowMs: number, kept: MailRetention): Promise<void> {
  const emptied = RETAINED_COLUMNS[kept]
  await db
    .update(outbox)
    .set({ ...emptied, state: 'sent', sentAt: nowMs, nextTryAt: null, lastError: null })
    .where(eq(outbox.id, id))
}

/** Notes why a mail could not be handed over. It goes on waiting, unless it was refused for good. */
export async function markFailed(
  db: Db,
  id: string,
  { reason, isFinal }: { reason: string; isFinal: boolean },
  kept: MailRetention,
): Promise<void> {
  const givenUp = { state: 'given-up', mail: null, nextTryAt: null, ...RETAINED_COLUMNS[kept] } as const
  await db
    .update(outbox)
    .set({ lastError: reason, ...(isFinal && givenUp) })
    .where(and(eq(outbox.id, id), ne(outbox.state, 'sent')))
}

/** A mail about listings of which one is not on offer any more: it must not be sent. */
export const TELLS_HIDDEN = sql`(outbox.mail ->> 'kind' = 'alert-finds' AND EXISTS (
  SELECT 1 FROM json_each(outbox.mail -> 'listings') AS told LEFT JOIN properties ON properties.id = told.value ->> 'id'
  WHERE properties.status IS NOT 'available'))`

/**
 * What a run may send: `first` are the kinds that go before all others and have no limit, `last` those that go after all others, and
 * `asked` those of the last that anybody can have sent; these go before the other last ones. `most` mails in a day that are not of the
 * first, `mostOfLast` of the last, and `mostOfAsked` of them that anybody asked for.
 */
type Claim = {
  nowMs: number
  first: readonly string[]
  last: readonly string[]
  asked: readonly string[]
  today?: { most: number; mostOfLast: number; mostOfAsked: number; sinceMs: number } | undefined
}

/**
 * Takes the mails whose next try is due, each for one caller only, and sets the try after that: 5 minutes, then
 * twice as long each time, at most 6 hours.
 */
export function claimDueMails(db: Db, { nowMs, first, last, asked, today }: Claim): Promise<StoredMail[]> {
  const pause = sql`min(${LONGEST_PAUSE_MS}, ${FIRST_PAUSE_MS} * (1 << min(${outbox.attempts}, 10)))`
  const kind = sql`mail ->> 'kind'`
  const room = (most: number | undefined, only: SQL) =>
    today && most !== undefined
      ? sql`min(${CLAIMED_AT_ONCE}, ${most} - (${sentOrSending(today.sinceMs, nowMs, only)}))`
      : sql`${CLAIMED_AT_ONCE}`
  const claimed = sql`WITH
    due AS MATERIALIZED (
      SELECT id, next_try_at AS since, mail ->> 'turn' AS turn,
        CASE WHEN ${kind} IN ${[...first]} THEN 'first' WHEN ${kind} IN ${[...asked]} THEN 'asked'
          WHEN ${kind} NOT IN ${[...last]} THEN 'between' WHEN ${TELLS_HIDDEN} THEN 'hidden' ELSE 'last' END AS class
      FROM outbox WHERE state = 'waiting' AND next_try_at <= ${nowMs} AND expires_at > ${nowMs}
    ),
    room AS MATERIALIZED (
      SELECT ${room(today?.most, sql`TRUE`)} AS whole, ${room(today?.mostOfLast, isOfKinds(last))} AS last,
        ${room(today?.mostOfAsked, sql`${outbox.mail} ->> 'kind' IN ${[...asked]}`)} AS asked
    ),
    room_after AS MATERIALIZED (
      SELECT min(last, whole - (SELECT count(*) FROM due WHERE class = 'between')) AS last, asked FROM room
    ),
    asked AS MATERIALIZED (
      SELECT id FROM due WHERE class = 'asked'
      ORDER BY turn, since LIMIT (SELECT max(0, min(last, asked)) FROM room_after)
    )
    SELECT id FROM asked
    UNION ALL SELECT id FROM (SELECT id FROM due WHERE class = 'first' ORDER BY since LIMIT ${CLAIMED_AT_ONCE})
    UNION ALL SELECT id FROM (SELECT id FROM due WHERE class = 'between'
      ORDER BY since LIMIT (SELECT max(0, whole) FROM room))
    UNION ALL SELECT id FROM (SELECT id FROM due WHERE class = 'last'
      ORDER BY since LIMIT (SELECT max(0, last - (SELECT count(*) FROM asked)) FROM room_after))`
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextTryAt: sql`${nowMs} + ${pause}` })
    .where(sql`${outbox.id} IN (${claimed})`)
    .returning(stored)
}

/** Mails of these kinds, the last ones. Of one that was sent before the kind was kept, the empty recipient tells. */
const isOfKinds = (kinds: readonly string[]) =>
  sql`(outbox.recipient = '' OR outbox.mail ->> 'kind' IN ${[...kinds]})`

/** Mails that were sent since a time, and those that a run has taken and not yet come back with. */
const sentOrSending = (sinceMs: number, nowMs: number, only: SQL) =>
  sql`SELECT (SELECT count(*) FROM outbox WHERE sent_at >= ${sinceMs} AND ${only})
    + (SELECT count(*) FROM outbox
       WHERE state = 'waiting' AND next_try_at > ${nowMs} AND attempts > 0 AND last_error IS NULL AND ${only})`

type CountOfDay = { mails: number; last: number; lastWaiting: number; asked: number }

/**
 * Mails that were sent since a time and all that wait; how many of them are of the last kinds, how many of these wait, and how many
 * are of those that anybody can have sent.
 */
export function countOfDay(
  db: Db,
  sinceMs: number,
  { last, asked }: Pick<Claim, 'last' | 'asked'>,
): Promise<CountOfDay> {
  const counted = sql`${isOfKinds(last)} AS is_last, ifnull(outbox.mail ->> 'kind' IN ${[...asked]}, FALSE) AS is_asked`
  return db.get<CountOfDay>(
    sql`SELECT count(*) AS mails, count(*) FILTER (WHERE is_last) AS last, count(*) FILTER (WHERE is_last AND waits) AS lastWaiting,
      count(*) FILTER (WHERE is_asked) AS asked
      FROM (SELECT ${counted}, FALSE AS waits FROM outbox WHERE sent_at >= ${sinceMs}
        UNION ALL SELECT ${counted}, TRUE FROM outbox WHERE state = 'waiting')`,
  )
}

/** Gives up mails that are no longer worth sending, and drops what they said; of these kinds, also to whom. */
export const giveUpMails = (db: Db, nowMs: number, forgotten: readonly string[]) =>
  db
    .update(outbox)
    .set({
      state: 'given-up',
      mail: null,
      nextTryAt: null,
      recipient: sql`iif(${outbox.mail} ->> 'kind' IN ${[...forgotten]}, '', ${outbox.recipient})`,
    })
    .where(and(eq(outbox.state, 'waiting'), lte(outbox.expiresAt, nowMs)))

/**
 * Removes the traces of mails that were stored before a time and wait no longer. Found by their ids, which begin with the
 * time: no index holds `createdAt`, and the cron asks every minute.
 */
export const sweepMails = (db: Db, beforeMs: number) =>
  db.delete(outbox).where(and(lt(outbox.id, idAt(beforeMs + 1)), ne(outbox.state, 'waiting')))

/** To whom and when a mail was written; undefined when there is no trace of it. */
export const findMail = (db: Db, id: string) =>
  db
    .select({ recipient: outbox.recipient, createdAt: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.id, id))
    .get()

/** The newest mails, for the local outbox, of one recipient or of all. */
export function listMails(db: Db, recipient: string | undefined): Promise<StoredMail[]> {
  return db
    .select(stored)
    .from(outbox)
    .where(recipient === undefined ? undefined : eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(LISTED)
}
