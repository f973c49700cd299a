import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { deleteMessage } from '#worker/db/queries/contact-messages.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Deletes a message for good. */
export const removeContactMessage = handlers(async (c) => {
  const removal = { actor: signedIn(c), nowMs: Date.now() }
  if (!(await deleteMessage(c.var.db, c.req.param('id') ?? '', removal)))
    throw notFound(SERVER_MESSAGES.messageNotFound)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.messageDeleted })
})
