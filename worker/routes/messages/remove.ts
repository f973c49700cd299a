import type { MessageReply } from '#contract/accounts/auth.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { deleteMessage } from '#worker/db/queries/messages/inbox.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Deletes a message for good. */
export const removeMessage = handlers(async (c) => {
  const removal = { actor: signedIn(c), nowMs: Date.now() }
  if (!(await deleteMessage(c.var.db, c.req.param('id') ?? '', removal)))
    throw notFound(SENTENCES.messageNotFound)
  return c.json<MessageReply>({ message: SENTENCES.messageDeleted })
})
