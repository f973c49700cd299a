import type { MessageReply } from '#contract/message-reply.ts'
import { FIRM } from '#contract/firm.ts'
import { href, PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ListReportInput } from '#contract/shared-lists.ts'
import { storeMessage } from '#worker/db/queries/contact-messages.ts'
import { countedTries, noticeOf } from '#worker/features/contact-messages/counted-tries.ts'
import { storedList } from '#worker/features/lists/stored-list.ts'
import { handlers } from '#worker/lib/app.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { REPORT_WINDOW } from '#worker/middleware/limits.ts'

/** A visitor says what is wrong with a shared list: it lands among the messages with the list's address, and the firm is mailed. */
export const reportList = handlers(countedTries(REPORT_WINDOW), valid('json', ListReportInput), async (c) => {
  const nowMs = Date.now()
  const { words, website } = c.req.valid('json')
  const { code } = await storedList(c, nowMs)
  if (website) return c.json(RECEIVED)
  const interest = `A shared list: ${c.env.SITE_URL}${href(PATHS.sharedListPage, { code })}\n${words}`
  const message = { name: 'A visitor', email: '', phone: '', interest }
  const notice = await noticeOf(c, { kind: 'contact-message', about: 'list-report', ...message }, { nowMs })
  const mail = notice && newMail(c.env, { recipient: FIRM.email, mail: notice, nowMs })
  const isNew = await storeMessage(
    c.var.db,
    { ...message, id: mail?.id ?? newId(nowMs), createdAt: nowMs },
    mail,
  )
  if (isNew && mail) sendAfterResponse(c, [mail])
  return c.json(RECEIVED)
})

const RECEIVED: MessageReply = { message: SERVER_MESSAGES.listReported }
