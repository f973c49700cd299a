import type { MessageReply } from '#contract/accounts/auth.ts'
import { ContactMessageInput } from '#contract/contact-messages.ts'
import { FIRM } from '#contract/firm.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { storeMessage } from '#worker/db/queries/contact-messages/store.ts'
import { refundTries, consumeTry } from '#worker/db/queries/accounts/tries.ts'
import { handlers, middleware } from '#worker/lib/app.ts'
import { newMail, sendAfterResponse, requireMail } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { callerNetwork, contactWindow, tooMany } from '#worker/middleware/limits.ts'

/** A message counts before anybody reads it; one that is refused is given back. */
const counted = middleware(async (c, next) => {
  requireMail(c.env)
  const window = contactWindow(callerNetwork(c))
  const waitMs = await consumeTry(c.var.db, [window], Date.now())
  if (waitMs !== undefined) throw tooMany(waitMs)
  await next()
  if (c.error) await refundTries(c.var.db, [window.key])
})

/**
 * The contact form: the message is stored first, then the firm is mailed. A machine, and who sends the same twice, is
 * answered like everybody else.
 */
export const createMessage = handlers(counted, valid('json', ContactMessageInput), async (c) => {
  const nowMs = Date.now()
  const { isFromMachine, ...message } = c.req.valid('json')
  if (isFromMachine) return c.json(RECEIVED)

  const mail = newMail(c.env, { recipient: FIRM.email, mail: { kind: 'contact-message', ...message }, nowMs })
  const isNew = await storeMessage(c.var.db, { ...message, id: mail.id, createdAt: nowMs }, mail)
  if (isNew) sendAfterResponse(c, [mail])
  return c.json(RECEIVED)
})

const RECEIVED: MessageReply = { message: SERVER_MESSAGES.contactReceived }
