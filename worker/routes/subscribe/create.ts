import type { MessageReply } from '#contract/accounts/auth.ts'
import { ContactMessageInput } from '#contract/messages/contact-messages.ts'
import { FIRM } from '#contract/firm.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { storeMessage } from '#worker/db/queries/contact-messages/store.ts'
import { countedTries } from '#worker/features/contact-messages/counted-tries.ts'
import { handlers } from '#worker/lib/app.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { contactWindow } from '#worker/middleware/limits.ts'

/**
 * The contact form: the message is stored first, then the firm is mailed. A machine, and who sends the same twice, is
 * answered like everybody else.
 */
export const createMessage = handlers(
  countedTries(contactWindow),
  valid('json', ContactMessageInput),
  async (c) => {
    const nowMs = Date.now()
    const { isFromMachine, ...message } = c.req.valid('json')
    if (isFromMachine) return c.json(RECEIVED)

    const mail = newMail(c.env, {
      recipient: FIRM.email,
      mail: { kind: 'contact-message', ...message },
      nowMs,
    })
    const isNew = await storeMessage(c.var.db, { ...message, id: mail.id, createdAt: nowMs }, mail)
    if (isNew) sendAfterResponse(c, [mail])
    return c.json(RECEIVED)
  },
)

const RECEIVED: MessageReply = { message: SERVER_MESSAGES.contactReceived }
