import { type ListedMessage, MessageChange } from '#contract/contact-messages/contact-messages.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { handleMessage } from '#worker/db/queries/contact-messages.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

export const updateContactMessage = handlers(valid('json', MessageChange), async (c) => {
  const { handled } = c.req.valid('json')
  const handling = { actor: signedIn(c), handled, nowMs: Date.now() }
  const message = await handleMessage(c.var.db, c.req.param('id') ?? '', handling)
  if (!message) throw notFound(SERVER_MESSAGES.messageNotFound)
  return c.json<ListedMessage>(message)
})
