import type { MessageReply } from '#contract/auth.ts'
import { ContactMessageInput } from '#contract/contact-messages.ts'
import { FIRM } from '#contract/firm.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { storeMessage } from '#worker/db/queries/messages.ts'
import { takeTry } from '#worker/db/queries/tries.ts'
import { handlers } from '#worker/lib/app.ts'
import { newMail, postLater, requireMail } from '#worker/lib/post.ts'
import { valid } from '#worker/lib/valid.ts'
import { callerNetwork, contactWindow, jsonBody, tooMany } from '#worker/middleware/limits.ts'

/**
 * The contact form: the message is stored first, then the firm is mailed. A machine, and who sends the same twice, is
 * answered like everybody else.
 */
export const createMessage = handlers(jsonBody, valid('json', ContactMessageInput), async (c) => {
  requireMail(c.env)
  const nowMs = Date.now()
  const waitMs = await takeTry(c.var.db, [contactWindow(callerNetwork(c))], nowMs)
  if (waitMs !== undefined) throw tooMany(waitMs)

  const { isFromMachine, ...message } = c.req.valid('json')
  if (isFromMachine) return c.json(RECEIVED)

  const mail = newMail(c.env, { recipient: FIRM.email, mail: { kind: 'contact-message', ...message }, nowMs })
  const isNew = await storeMessage(c.var.db, { ...message, id: mail.id, createdAt: nowMs }, mail)
  if (isNew) postLater(c, [mail])
  return c.json(RECEIVED)
})

const RECEIVED: MessageReply = { message: SENTENCES.contactReceived }
