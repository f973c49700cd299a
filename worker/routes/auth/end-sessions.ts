import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { endSession, endSessions } from '#worker/db/queries/accounts/sessions.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Signs out one of the account's devices. */
export const endOneSession = handlers(async (c) => {
  const isEnded = await endSession(c.var.db, signedIn(c).id, c.req.param('id') ?? '')
  if (!isEnded) throw notFound(SERVER_MESSAGES.sessionNotFound)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.signedOut })
})

/** Signs out everywhere, here too. */
export const endAllSessions = handlers(async (c) => {
  await endSessions(c.var.db, signedIn(c).id)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.signedOutEverywhere })
})
