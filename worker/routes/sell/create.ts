import type { MessageReply } from '#contract/message-reply.ts'
import { FIRM } from '#contract/firm.ts'
import { SellInput } from '#contract/leads/leads.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { storeOffer } from '#worker/db/queries/leads/arrive.ts'
import { countedTries, noticeOf } from '#worker/features/contact-messages/counted-tries.ts'
import { handlers } from '#worker/lib/app.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { SELL_WINDOW } from '#worker/middleware/limits.ts'

/** Somebody offers a property for sale or rent: it becomes a lead, and the firm is mailed. */
export const createOffer = handlers(countedTries(SELL_WINDOW), valid('json', SellInput), async (c) => {
  const nowMs = Date.now()
  const { isFromMachine, ...offer } = c.req.valid('json')
  if (isFromMachine) return c.json(RECEIVED)
  const { deal, name, phone, category, place, size, wantedPrice, words } = offer
  const interest = [
    `${deal === 'rent' ? 'To let' : 'To sell'}: ${category}, ${place}`,
    size,
    wantedPrice,
    words,
  ]
    .filter(Boolean)
    .join('\n')
  const own = {
    kind: 'contact-message',
    about: deal === 'rent' ? 'let-offer' : 'sell-offer',
    name,
    email: '',
    phone,
    interest,
  } as const
  const notice = await noticeOf(c, own, { nowMs })
  const mail = notice && newMail(c.env, { recipient: FIRM.email, mail: notice, nowMs })
  const isNew = await storeOffer(c.var.db, offer, { id: mail?.id ?? newId(nowMs), nowMs }, mail)
  if (isNew && mail) sendAfterResponse(c, [mail])
  return c.json(RECEIVED)
})

const RECEIVED: MessageReply = { message: SERVER_MESSAGES.offerReceived }
