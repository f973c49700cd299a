import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ErasureReply } from '#contract/leads/leads.ts'
import { ownDigits, phoneKey, phonePattern } from '#contract/leads/phone.ts'
import type { Db } from '#worker/db/client.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import {
  alertFinds,
  alerts,
  auditLog,
  contactMessages,
  leadLines,
  leads,
  outbox,
  properties,
} from '#worker/db/schema.ts'

type Erasing = { actor: { id: string; email: string }; nowMs: number }
type Erased = Omit<ErasureReply, 'message'>

const ERASED = 'Erased'

/** A column without what people put between digits. */
const digitsOf = (column: SQL) =>
  sql`replace(replace(replace(replace(replace(${column}, ' ', ''), '-', ''), '.', ''), '(', ''), ')', '')`

/**
 * Deletes everything of one person, found by a phone number in one spelling: leads and messages with their notes, mails and alerts
 * to the addresses given with them, what private files say of an owner, and the number in the log and in what others wrote. The log
 * says that it was done, not of whom.
 */
export async function erasePerson(db: Db, key: string, { actor, nowMs }: Erasing): Promise<Erased> {
  const holds = (column: SQL) => sql`instr(${digitsOf(column)}, ${ownDigits(key)}) > 0`
  const people = await db
    .select({ id: leads.id, email: leads.email })
    .from(leads)
    .where(eq(leads.phoneKey, key))
  const ids = idsIn(people.map(({ id }) => id))
  const emails = sql`(SELECT value FROM json_each(${JSON.stringify(people.map(({ email }) => email).filter(Boolean))})
    WHERE value NOT IN (SELECT email FROM users))`

  const files = await privateFiles(db, key, holds)
  const owned = idsIn(files.filter(({ isOwner }) => isOwner).map(({ id }) => id))
  const entries = await logEntries(db, { key, ids, owned, holds })
  const texts = await rewrittenTexts(db, key, ids, holds)

  const messages = db
    .delete(contactMessages)
    .where(inArray(contactMessages.id, ids))
    .returning({ id: contactMessages.id })
  const mails = db
    .delete(outbox)
    .where(sql`${outbox.id} IN ${ids} OR ${outbox.recipient} IN ${emails} OR (${holds(sql`${outbox.mail}`)})`)
    .returning({ id: outbox.id })
  const erased = {
    deleted: people.length,
    privateFiles: files.length,
    logEntries: entries.length,
  }
  const rest: BatchItem<'sqlite'>[] = [
    db
      .delete(alertFinds)
      .where(sql`${alertFinds.alertId} IN (SELECT id FROM alerts WHERE email IN ${emails})`),
    db.delete(alerts).where(sql`${alerts.email} IN ${emails}`),
    db.delete(leadLines).where(inArray(leadLines.leadId, ids)),
    db.delete(leads).where(inArray(leads.id, ids)),
    ...files.map(({ write }) => write),
    ...entries,
    ...texts,
    auditEntry(db, {
      at: nowMs,
      actor,
      action: 'person-erased',
      subjectKind: 'lead',
      subjectId: 'erased',
      subjectName: ERASED,
      changes: erased,
    }),
  ]
  const [mailed, written] = await db.batch([mails, messages, ...rest])
  return { ...erased, messages: written.length, mails: mailed.length }
}

type Holds = (column: SQL) => SQL

/** Private files and contacts of listings that hold the number, each with the write that takes it out; the owner's name goes with it. */
async function privateFiles(db: Db, key: string, holds: Holds) {
  const { id, staffDetails, contactPhone, contactCompany } = properties
  const rows = await db
    .select({ id, staff: sql<string>`${staffDetails}`, staffDetails, contactPhone, contactCompany })
    .from(properties)
    .where(sql`${holds(sql`${staffDetails}`)} OR ${holds(sql`ifnull(${contactPhone}, '')`)}`)
  return rows.map((row) => {
    const isOwner = row.staffDetails.ownerPhones?.some((phone) => phoneKey(phone) === key) ?? false
    const names = isOwner ? ['ownerName', 'ownerPhones'] : []
    const isContact = row.contactPhone !== null && phoneKey(row.contactPhone) === key
    return {
      id: row.id,
      isOwner,
      write: db
        .update(properties)
        .set({
          staffDetails: sql`${rewrittenJson(row.staff, key, names)}`,
          ...(isContact && { contactPhone: null, contactCompany: null }),
          version: sql`${properties.version} + 1`,
        })
        .where(eq(properties.id, row.id)),
    }
  })
}

/** The statements that take a person out of the log: names of messages, numbers in changes, and owners of listings. */
async function logEntries(
  db: Db,
  { key, ids, owned, holds }: { key: string; ids: SQL; owned: SQL; holds: Holds },
): Promise<BatchItem<'sqlite'>[]> {
  const { seq, subjectId, subjectKind, subjectName, changes } = auditLog
  const ofPerson = sql`(${subjectKind} IN ('message', 'lead') AND ${subjectId} IN ${ids})`
  const ofListing = sql`(${subjectKind} = 'property' AND ${subjectId} IN ${owned})`
  const rows = await db
    .select({ seq, subjectName, changes: sql<string | null>`${changes}`, isNamed: sql<number>`${ofPerson}` })
    .from(auditLog)
    .where(
      sql`${ofPerson} OR ${ofListing} OR ${holds(sql`ifnull(${changes}, '')`)} OR ${holds(sql`${subjectName}`)}`,
    )
  return rows.map((row) =>
    db
      .update(auditLog)
      .set({
        subjectName: row.isNamed ? ERASED : row.subjectName.replaceAll(phonePattern(key), ERASED),
        changes:
          row.changes === null ? null : sql`${rewrittenJson(row.changes, key, ['ownerName', 'ownerPhones'])}`,
      })
      .where(eq(seq, row.seq)),
  )
}

/** The statements that take the number out of what others wrote. */
async function rewrittenTexts(db: Db, key: string, ids: SQL, holds: Holds): Promise<BatchItem<'sqlite'>[]> {
  const withoutIt = (text: string) => text.replaceAll(phonePattern(key), ERASED)
  const [words, lines, interests] = await db.batch([
    db
      .select({ id: leads.id, words: leads.words, nextStep: leads.nextStep })
      .from(leads)
      .where(
        sql`${holds(sql`${leads.words} || ifnull(${leads.nextStep}, '')`)} AND ${leads.id} NOT IN ${ids}`,
      ),
    db
      .select({ seq: leadLines.seq, text: leadLines.text })
      .from(leadLines)
      .where(sql`${holds(sql`${leadLines.text}`)} AND ${leadLines.leadId} NOT IN ${ids}`),
    db
      .select({ id: contactMessages.id, interest: contactMessages.interest })
      .from(contactMessages)
      .where(sql`${holds(sql`${contactMessages.interest}`)} AND ${contactMessages.id} NOT IN ${ids}`),
  ])
  return [
    ...words.map(({ id, words: said, nextStep }) =>
      db
        .update(leads)
        .set({ words: withoutIt(said), nextStep: nextStep && withoutIt(nextStep) })
        .where(eq(leads.id, id)),
    ),
    ...lines.map(({ seq, text }) =>
      db
        .update(leadLines)
        .set({ text: withoutIt(text) })
        .where(eq(leadLines.seq, seq)),
    ),
    ...interests.map(({ id, interest }) =>
      db
        .update(contactMessages)
        .set({ interest: withoutIt(interest) })
        .where(eq(contactMessages.id, id)),
    ),
  ]
}

/** JSON without a number in its texts, and without these names. */
function rewrittenJson(json: string, key: string, names: readonly string[]): string {
  const pattern = phonePattern(key)
  return JSON.stringify(
    JSON.parse(json, (name, value: unknown) => {
      if (names.includes(name)) return undefined
      return typeof value === 'string' ? value.replaceAll(pattern, ERASED) : value
    }),
  )
}
