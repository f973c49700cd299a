import type { MessageReply } from '#contract/message-reply.ts'
import { AskOnInput } from '#contract/accounts/auth.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { DAY_MS } from '#contract/units/time.ts'
import { findMail } from '#worker/db/queries/mail-outbox.ts'
import { consumeTry } from '#worker/db/queries/accounts/tries.ts'
import { handlers } from '#worker/lib/app.ts'
import { askOnWindow } from '#worker/features/accounts/code-sends.ts'
import { authSecret } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { callerNetwork } from '#worker/lib/networks.ts'
import { codeCalls } from '#worker/middleware/limits.ts'
import { mailOfLink } from '#worker/services/codes.ts'

/** The reader of a mail says that it was them who asked so often: their network may ask on for a day. */
export const askOn = handlers(codeCalls, valid('json', AskOnInput), async (c) => {
  const nowMs = Date.now()
  const mailId = mailOfLink(authSecret(c.env), c.req.valid('json').link)
  const mail = mailId === undefined ? undefined : await findMail(c.var.db, mailId)
  if (!mail || mail.createdAt + DAY_MS <= nowMs)
    throw new ApiError('INVALID_CODE', SERVER_MESSAGES.askOnExpired)

  await consumeTry(c.var.db, [askOnWindow(mail.recipient, callerNetwork(c))], nowMs)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.askOnDone })
})
