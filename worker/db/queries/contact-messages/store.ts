import { sql } from 'drizzle-orm'
import type { ContactMessage } from '#contract/messages/contact-messages.ts'
import type { ReportReason } from '#contract/messages/report-reasons.ts'
import { LIMITS } from '#contract/limits.ts'
import { insertSelected } from '#worker/db/queries/insert-selected.ts'
import type { Db } from '#worker/db/client.ts'
import { contactMessages } from '#worker/db/schema.ts'
import { type NewMail, storeMails } from '#worker/db/queries/mail-outbox.ts'

const WINDOW_MS = LIMITS.contactWindowMinutes * 60_000

type NewMessage = ContactMessage & {
  id: string
  createdAt: number
  propertyId?: string
  reason?: ReportReason
}

/**
 * Stores a message of the contact form, or a report about a listing, and the mail that tells the firm, where one does. They share an id: a message
 * finds its mail's state. Answers false and stores neither when the same words of the same sender came within the last ten minutes; the
 * condition is part of the statement, so that a message sent twice at once is stored once.
 */
export async function storeMessage(
  db: Db,
  { id, name, email, phone, interest, createdAt, propertyId, reason }: NewMessage,
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
  const [stored] = await db.batch([store, ...(mail ? [storeMails(db, [mail], isStored)] : [])])
  return stored.length > 0
}
