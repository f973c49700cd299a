import type { MessageReply } from '#contract/message-reply.ts'
import { EnquiryInput, mayVisitOn } from '#contract/leads/leads.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { storeEnquiry } from '#worker/db/queries/leads/arrive.ts'
import { wasPublic } from '#worker/db/queries/leads/changes.ts'
import { countedTries } from '#worker/features/contact-messages/counted-tries.ts'
import { handlers, middleware } from '#worker/lib/app.ts'
import { recordsEnquiries } from '#worker/lib/config.ts'
import { invalid, notFound } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import { ENQUIRY_WINDOW } from '#worker/middleware/limits.ts'

const whereRecorded = middleware((c, next) => {
  if (!recordsEnquiries(c.env)) throw notFound()
  return next()
})

/**
 * The copy of a chat that a visitor has opened. It may have waited on the device, so it counts for the day it was written on, and
 * a listing that has gone since is none the worse.
 */
export const createEnquiry = handlers(
  whereRecorded,
  countedTries(ENQUIRY_WINDOW, { isMailed: false }),
  valid('json', EnquiryInput),
  async (c) => {
    const nowMs = Date.now()
    const enquiry = c.req.valid('json')
    if (enquiry.isFromMachine) return c.json(RECEIVED, 202)
    if (!(await wasPublic(c.var.db, enquiry.propertyId))) throw notFound(SERVER_MESSAGES.propertyNotFound)
    await storeEnquiry(c.var.db, { ...enquiry, ...visitWish(enquiry, nowMs) }, { id: newId(nowMs), nowMs })
    return c.json(RECEIVED, 202)
  },
)

/** The wish for a visit on a day that could be chosen now or when it was written; none where that is too long ago to be true or of use. */
function visitWish({ visitOn, visitPart, at }: EnquiryInput, nowMs: number) {
  if (!visitOn || mayVisitOn(visitOn, nowMs)) return { visitOn, visitPart }
  if (at < nowMs - LIMITS.enquiryWaitsDays * DAY_MS) return { visitOn: null, visitPart: null }
  if (!mayVisitOn(visitOn, Math.min(at, nowMs))) throw invalid('visitOn', SERVER_MESSAGES.visitDay)
  return { visitOn, visitPart }
}

const RECEIVED: MessageReply = { message: SERVER_MESSAGES.enquiryReceived }
