import type { MessageReply } from '#contract/accounts/auth.ts'
import { FIRM } from '#contract/firm.ts'
import { ReportInput } from '#contract/messages/reports.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { storeMessage } from '#worker/db/queries/contact-messages/store.ts'
import { findProperty } from '#worker/db/queries/properties/read.ts'
import { countedTries } from '#worker/features/contact-messages/counted-tries.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { reportWindow } from '#worker/middleware/limits.ts'

/** Who reports need not say who they are. */
const NOBODY = { name: 'A visitor', email: '' }

/** A visitor says what is wrong with a listing: it lands among the messages, and the firm is mailed. */
export const createReport = handlers(countedTries(reportWindow), valid('json', ReportInput), async (c) => {
  const nowMs = Date.now()
  const { isFromMachine, propertyId, reason, words, phone } = c.req.valid('json')
  if (isFromMachine) return c.json(RECEIVED)
  const property = await findProperty(c.var.db, propertyId)
  if (!property?.approvedByAdmin) throw notFound(SERVER_MESSAGES.propertyNotFound)

  const mail = newMail(c.env, {
    recipient: FIRM.email,
    mail: { kind: 'listing-report', propertyId, title: property.title, reason, words, phone },
    nowMs,
  })
  const message = { ...NOBODY, phone, interest: words, id: mail.id, createdAt: nowMs }
  const isNew = await storeMessage(c.var.db, { ...message, propertyId, reason }, mail)
  if (isNew) sendAfterResponse(c, [mail])
  return c.json(RECEIVED)
})

const RECEIVED: MessageReply = { message: SERVER_MESSAGES.reportReceived }
