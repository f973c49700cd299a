import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { endSession } from '#worker/db/queries/accounts/sessions.ts'
import { handlers } from '#worker/lib/app.ts'
import { openSession } from '#worker/middleware/auth.ts'

/** Ends the session that calls. */
export const logout = handlers(async (c) => {
  const { id, account } = openSession(c)
  await endSession(c.var.db, account.id, id)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.signedOut })
})
