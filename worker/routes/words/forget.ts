import type { MessageReply } from '#contract/message-reply.ts'
import { taughtKey } from '#contract/search/taught.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findTaughtWord, forgetWord } from '#worker/db/queries/taught-words.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const forgetTaughtWord = handlers(async (c) => {
  const { id, email } = signedIn(c)
  const word = taughtKey(c.req.param('word') ?? '')
  const known = word === undefined ? undefined : await findTaughtWord(c.var.db, word)
  const by = { actor: { id, email }, nowMs: Date.now() }
  if (!known || !(await forgetWord(c.var.db, known, by))) throw notFound(SERVER_MESSAGES.taughtNotFound)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.taughtForgotten })
})
