import { eq, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { ErasureReply } from '#contract/leads/leads.ts'
import { listingNumber } from '#contract/properties/number.ts'
import type { Db } from '#worker/db/client.ts'
import { auditEntry } from '#worker/db/queries/audit.ts'
import { idsIn } from '#worker/db/queries/many-rows.ts'
import type { Stale } from '#worker/db/queries/properties/writes.ts'
import { isRefusal } from '#worker/db/queries/refusals.ts'
import {
  alertFinds,
  alerts,
  contactMessages,
  images,
  leadLines,
  leads,
  outbox,
  properties,
} from '#worker/db/schema.ts'
import { ERASED, holding, holdingInAddress, holdingInPicture, isInMail, isInPicture } from './erased-texts.ts'
import { withoutPerson } from './without-person.ts'

/** Fewer digits may be a PIN code or a date that stands in texts of others: what holds those is left as it is. */
const LEAST_DIGITS_IN_TEXTS = 9
const INDIAN_MOBILE = /^91[6-9]\d{9}$/
/** '125000000' may be an amount, '202612051100' a day and an hour. */
const MAY_BE_ANOTHER_FIGURE = /0000$|^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])/
/** Whether a number is looked for in what others wrote: anybody can give one, and the prices and days of others must stay. */
export const isSoughtInTexts = (key: string): boolean =>
  INDIAN_MOBILE.test(key) || (key.length >= LEAST_DIGITS_IN_TEXTS && !MAY_BE_ANOTHER_FIGURE.test(key))

const OWN_ALONE: Awaited<ReturnType<typeof withoutPerson>> = {
  privateFiles: 0,
  logEntries: 0,
  texts: 0,
  writes: [],
}

type Erasing = { actor: { id: string; email: string }; nowMs: number }
/**
 * `isFound`: whether there was anything of the person, texts included that are not counted. `pictures`: those whose address still holds
 * the number, as listings show them by it; by the number of their listing, or by their address where they have none.
 */
type Erased = { counts: Omit<ErasureReply, 'message'>; isFound: boolean; pictures: string[] }

/**
 * Deletes everything of one person, found by a phone number in one spelling: leads and messages with their notes, mails and alerts
 * to the addresses given with them, what private files say of an owner, and the number in the log and in what others
 * wrote, where it is long enough to be told from other numbers. The log says that it was done, not of whom. Nothing
 * is done where somebody has changed one of these texts meanwhile.
 */
export async function erasePerson(db: Db, key: string, { actor, nowMs }: Erasing): Promise<Erased | Stale> {
  const people = await db
    .select({ id: leads.id, email: leads.email })
    .from(leads)
    .where(eq(leads.phoneKey, key))
  const ids = idsIn(people.map(({ id }) => id))
  const emails = sql`(SELECT value FROM json_each(${JSON.stringify(people.map(({ email }) => email).filter(Boolean))})
    WHERE value NOT IN (SELECT email FROM users))`
  const isSought = isSoughtInTexts(key)
  const { privateFiles, logEntries, texts, writes } = isSought
    ? await withoutPerson(db, key, { ids, emails })
    : OWN_ALONE
  const naming = idsIn(isSought ? await mailsNaming(db, key) : [])

  const messages = db
    .delete(contactMessages)
    .where(inArray(contactMessages.id, ids))
    .returning({ id: contactMessages.id })
  const mails = db
    .delete(outbox)
    .where(sql`${outbox.id} IN ${ids} OR ${outbox.recipient} IN ${emails} OR ${outbox.id} IN ${naming}`)
    .returning({ id: outbox.id })
  const erased = { deleted: people.length, privateFiles, logEntries }
  const rest: BatchItem<'sqlite'>[] = [
    db
      .delete(alertFinds)
      .where(sql`${alertFinds.alertId} IN (SELECT id FROM alerts WHERE email IN ${emails})`),
    db.delete(alerts).where(sql`${alerts.email} IN ${emails}`),
    db.delete(leadLines).where(inArray(leadLines.leadId, ids)),
    db.delete(leads).where(inArray(leads.id, ids)),
    ...writes,
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
  try {
    const [mailed, written] = await db.batch([mails, messages, ...rest])
    const counts = { ...erased, messages: written.length, mails: mailed.length }
    const pictures = isSought ? await picturesCalled(db, key) : []
    return { counts, pictures, isFound: texts + people.length + written.length + mailed.length > 0 }
  } catch (error) {
    if (isRefusal(error)) return 'stale'
    throw error
  }
}

/** The mails that name the number in what others wrote. */
async function mailsNaming(db: Db, key: string): Promise<string[]> {
  const found = await db
    .select({ id: outbox.id, mail: sql<string>`${outbox.mail}` })
    .from(outbox)
    .where(sql`${holding(key, [outbox.mail])} OR ${holdingInAddress(key, [outbox.mail])}`)
  return found.filter(({ mail }) => isInMail(key, mail)).map(({ id }) => id)
}

async function picturesCalled(db: Db, key: string): Promise<string[]> {
  const found = await db
    .select({ address: images.key, age: properties.seq })
    .from(images)
    .leftJoin(properties, eq(properties.id, images.propertyId))
    .where(holdingInPicture(key, images.key))
  return found
    .filter(({ address }) => isInPicture(key, address))
    .map(({ address, age }) => (age === null ? `/${address}` : listingNumber(age)))
}
