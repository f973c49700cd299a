import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type {
  ContactMessage,
  ListedMessage,
  MessagePage,
  MessageQuery,
} from '#contract/contact-messages/contact-messages.ts'
import { LIMITS } from '#contract/limits.ts'
import { listingNumber } from '#contract/properties/number.ts'
import type { ReportReason } from '#contract/contact-messages/report-reasons.ts'
import type { Db } from '#worker/db/client.ts'
import { contactMessages, leads, outbox, properties, users } from '#worker/db/schema.ts'
import { auditEntry } from './audit.ts'
import { withFollowers } from './followers.ts'
import { insertSelected } from './insert-selected.ts'
import { leadOfMessage } from './leads/arrive.ts'
import { leadFollows, withoutLead } from './leads/changes.ts'
import { type NewMail, storeMails } from './mail-outbox.ts'
import { isoTime } from '#worker/db/queries/properties/rows.ts'

type MessageRow = Omit<ListedMessage, 'createdAt' | 'handledAt' | 'notice' | 'report'> & {
  reason: ReportReason | null
  propertyId: string | null
  title: string | null
  age: number | null
  createdAt: number
  handledAt: number | null
  noticeState: keyof typeof NOTICES | null
}

/** A notice as the outbox has it, and as the list says it. */
const NOTICES = { waiting: 'waiting', sent: 'sent', local: 'sent', 'given-up': 'failed' } as const

type Handling = { actor: { id: string; email: string }; handled: boolean; nowMs: number }

const isOpen = sql`(handled_at IS NULL)`
const IN_STATE = { open: sql`${isOpen} = 1`, handled: sql`${isOpen} = 0` }

const selectMessages = (db: Db) =>
  db
    .select({
      _id: contactMessages.id,
      name: contactMessages.name,
      email: contactMessages.email,
      phone: contactMessages.phone,
      interest: contactMessages.interest,
      language: leads.language,
      reason: contactMessages.reason,
      propertyId: contactMessages.propertyId,
      title: properties.title,
      age: properties.seq,
      createdAt: contactMessages.createdAt,
      handledAt: contactMessages.handledAt,
      handledBy: users.username,
      noticeState: outbox.state,
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.handledBy))
    .leftJoin(outbox, eq(outbox.id, contactMessages.id))
    .leftJoin(properties, eq(properties.id, contactMessages.propertyId))
    .leftJoin(leads, eq(leads.id, contactMessages.id))

/** The newest contact messages, older than the cursor's; ids sort by age. */
const selectNewestMessages = (db: Db, { state, cursor }: MessageQuery, take: number) =>
  selectMessages(db)
    .where(and(state && IN_STATE[state], cursor === undefined ? undefined : lt(contactMessages.id, cursor)))
    .orderBy(desc(contactMessages.id))
    .limit(take)

/** What nobody has handled yet: messages to the firm, and reports about listings, which stand among them. Each has an index. */
const OPEN = {
  messages: sql`contact_messages.reason IS NULL AND contact_messages.handled_at IS NULL`,
  reports: sql`contact_messages.reason IS NOT NULL AND contact_messages.handled_at IS NULL`,
}

/** Counts what nobody has handled, looking at no more than `upTo` of them. */
export const selectOpenCount = (db: Db, of: keyof typeof OPEN, upTo: number) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(SELECT 1 FROM ${contactMessages} WHERE ${OPEN[of]} LIMIT ${upTo})`)

/** How many messages and reports nobody has handled, counted up to a number of each. */
export async function countOpen(db: Db, upTo: number): Promise<number> {
  const counts = await db.batch([selectOpenCount(db, 'messages', upTo), selectOpenCount(db, 'reports', upTo)])
  return counts.reduce((sum, [one]) => sum + (one?.count ?? 0), 0)
}

/** The newest of them. */
export const selectNewestOpen = (db: Db, of: keyof typeof OPEN, take: number) =>
  selectMessages(db).where(OPEN[of]).orderBy(desc(contactMessages.id)).limit(take)

/** One page of them, newest first, and the cursor of the next page. */
export async function listMessages(db: Db, query: MessageQuery): Promise<MessagePage> {
  const rows = await selectNewestMessages(db, query, LIMITS.pageSize + 1)
  const shown = rows.slice(0, LIMITS.pageSize).map(listedMessage)
  return { messages: shown, next: rows.length > shown.length ? (shown.at(-1)?._id ?? null) : null }
}

const WINDOW_MS = LIMITS.contactWindowMinutes * 60_000

type NewMessage = ContactMessage & {
  id: string
  createdAt: number
  propertyId?: string
  reason?: ReportReason
}

/**
 * Stores a message of the contact form, or a report about a listing, and the mail that tells the firm, where one
 * does. They share an id: a message finds its mail's state. Answers false and stores neither when the same words of
 * the same sender came within the last ten minutes; the condition is part of the statement, so that a message sent
 * twice at once is stored once.
 */
export async function storeMessage(
  db: Db,
  { id, name, email, phone, interest, createdAt, propertyId, reason, language }: NewMessage,
  mail: NewMail | undefined,
): Promise<boolean> {
  const isKnown = sql`SELECT 1 FROM contact_messages WHERE email = ${email} AND created_at > ${createdAt - WINDOW_MS}
    AND name = ${name} AND phone = ${phone} AND interest = ${interest} AND property_id IS ${propertyId ?? null} AND reason IS ${reason ?? null}`
  const store = insertSelected(
    db,
    contactMessages,
    { id, name, email, phone, interest, createdAt, propertyId, reason },
    sql`WHERE NOT EXISTS (${isKnown})`,
  ).returning({ id: contactMessages.id })
  const isStored = sql`EXISTS (SELECT 1 FROM contact_messages WHERE id = ${id})`
  const message = { id, name, email, phone, interest, createdAt, propertyId, reason, language }
  const [stored] = await db.batch([
    store,
    leadOfMessage(db, message),
    ...(mail ? [storeMails(db, [mail], isStored)] : []),
  ])
  return stored.length > 0
}

/**
 * Marks a message as handled or open again, and writes down who did; one that is so already stays as it is. Undefined
 * when there is none.
 */
export async function handleMessage(
  db: Db,
  id: string,
  { actor, handled, nowMs }: Handling,
): Promise<ListedMessage | undefined> {
  const found = await selectMessages(db).where(eq(contactMessages.id, id)).get()
  if (!found || handled === (found.handledAt !== null)) return found && listedMessage(found)
  const marks = handled ? { handledAt: nowMs, handledBy: actor.id } : { handledAt: null, handledBy: null }
  const [_marked, _entry, _lead, [saved]] = await db.batch([
    ...withFollowers(
      db
        .update(contactMessages)
        .set(marks)
        .where(and(eq(contactMessages.id, id), handled ? IN_STATE.open : IN_STATE.handled)),
      (ifChanged) => [
        auditEntry(
          db,
          {
            at: nowMs,
            actor,
            action: handled ? 'message-handled' : 'message-reopened',
            subjectKind: 'message',
            subjectId: id,
            subjectName: kindOf(found),
          },
          ifChanged,
        ),
      ],
    ),
    leadFollows(db, id, handled, nowMs),
    selectMessages(db).where(eq(contactMessages.id, id)),
  ])
  return saved && listedMessage(saved)
}

/** Deletes a message, with the mail that told of it. Answers false when there is none. */
export async function deleteMessage(
  db: Db,
  id: string,
  { actor, nowMs }: Omit<Handling, 'handled'>,
): Promise<boolean> {
  const found = await selectMessages(db).where(eq(contactMessages.id, id)).get()
  if (!found) return false
  const [[deleted]] = await db.batch([
    ...withFollowers(
      db.delete(contactMessages).where(eq(contactMessages.id, id)).returning({ id: contactMessages.id }),
      (ifChanged) => [
        auditEntry(
          db,
          {
            at: nowMs,
            actor,
            action: 'message-deleted',
            subjectKind: 'message',
            subjectId: id,
            subjectName: kindOf(found),
          },
          ifChanged,
        ),
      ],
    ),
    db.delete(outbox).where(eq(outbox.id, id)),
    ...withoutLead(db, id),
  ])
  return deleted !== undefined
}

/** What the log calls it: its kind as a lead, which names nobody. */
const kindOf = ({ reason }: MessageRow): 'message' | 'report' => (reason === null ? 'message' : 'report')

/** A stored message as the list shows it. */
export const listedMessage = ({
  createdAt,
  handledAt,
  noticeState,
  reason,
  propertyId,
  title,
  age,
  ...row
}: MessageRow): ListedMessage => ({
  ...row,
  ...(reason !== null &&
    propertyId !== null && {
      report: { reason, propertyId, number: age === null ? null : listingNumber(age), title },
    }),
  createdAt: isoTime(createdAt),
  handledAt: handledAt === null ? null : isoTime(handledAt),
  notice: noticeState && NOTICES[noticeState],
})
