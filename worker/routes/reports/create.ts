import type { MessageReply } from '#contract/message-reply.ts'
import { FIRM } from '#contract/firm.ts'
import { ReportInput } from '#contract/contact-messages/reports.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { storeMessage } from '#worker/db/queries/contact-messages.ts'
import { findProperty } from '#worker/db/queries/properties/read.ts'
import { countedTries, noticeOf } from '#worker/features/contact-messages/counted-tries.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { listingNumber } from '#contract/properties/number.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { REPORT_WINDOW } from '#worker/middleware/limits.ts'

/** Who reports need not say who they are. */
const NOBODY = { name: 'A visitor', email: '' }

/** A visitor says what is wrong with a listing: it lands among the messages, and the firm is mailed. */
export const createReport = handlers(countedTries(REPORT_WINDOW), valid('json', ReportInput), async (c) => {
  const nowMs = Date.now()
  const { isFromMachine, propertyId, reason, words, phone } = c.req.valid('json')
  if (isFromMachine) return c.json(RECEIVED)
  const property = await findProperty(c.var.db, propertyId)
  if (!property?.approvedByAdmin) throw notFound(SERVER_MESSAGES.propertyNotFound)

  const own = {
    kind: 'listing-report',
    propertyId,
    title: `${property.title} (${listingNumber(property.seq)})`,
    reason,
    words,
    phone,
  } as const
  const notice = await noticeOf(c, own, { propertyId, nowMs })
  const mail = notice && newMail(c.env, { recipient: FIRM.email, mail: notice, nowMs })
  const message = { ...NOBODY, phone, interest: words, id: mail?.id ?? newId(nowMs), createdAt: nowMs }
  const isNew = await storeMessage(c.var.db, { ...message, propertyId, reason }, mail)
  if (isNew && mail) sendAfterResponse(c, [mail])
  return c.json(RECEIVED)
})

const RECEIVED: MessageReply = { message: SERVER_MESSAGES.reportReceived }
