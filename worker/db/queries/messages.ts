import type { ContactMessageInput } from '#contract/contact-messages.ts'
import type { Db } from '#worker/db/client.ts'
import { contactMessages } from '#worker/db/schema.ts'
import { type NewMail, storeMails } from './outbox.ts'

/** Stores a message of the contact form and the mail that tells the firm. They share an id: a message finds its mail's state. */
export async function storeMessage(
  db: Db,
  message: ContactMessageInput & { id: string; createdAt: number },
  mail: NewMail,
): Promise<void> {
  await db.batch([db.insert(contactMessages).values(message), storeMails(db, [mail])])
}
