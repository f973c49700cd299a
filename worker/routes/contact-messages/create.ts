import type { MessageReply } from '#contract/message-reply.ts'
import { ContactMessageInput } from '#contract/contact-messages/contact-messages.ts'
import { FIRM } from '#contract/firm.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { storeMessage } from '#worker/db/queries/contact-messages.ts'
import { countedTries, noticeOf } from '#worker/features/contact-messages/counted-tries.ts'
import { handlers } from '#worker/lib/app.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { CONTACT_WINDOW } from '#worker/middleware/limits.ts'

/**
 * The contact form: the message is stored first, then the firm is mailed. A machine, and who sends the same twice, is
 * answered like everybody else.
 */
export const createContactMessage = handlers(
  countedTries(CONTACT_WINDOW),
  valid('json', ContactMessageInput),
  async (c) => {
    const nowMs = Date.now()
    const { isFromMachine, ...message } = c.req.valid('json')
    if (isFromMachine) return c.json(RECEIVED)

    const notice = await noticeOf(c, { kind: 'contact-message', ...message }, { nowMs })
    const mail = notice && newMail(c.env, { recipient: FIRM.email, mail: notice, nowMs })
    const id = mail?.id ?? newId(nowMs)
    const isNew = await storeMessage(c.var.db, { ...message, id, createdAt: nowMs }, mail)
    if (isNew && mail) sendAfterResponse(c, [mail])
    return c.json(RECEIVED)
  },
)

const RECEIVED: MessageReply = { message: SERVER_MESSAGES.contactReceived }
