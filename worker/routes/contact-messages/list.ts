import { type MessagePage, MessageQuery } from '#contract/contact-messages/contact-messages.ts'
import { listMessages } from '#worker/db/queries/contact-messages.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

export const listContactMessages = handlers(valid('query', MessageQuery), async (c) =>
  c.json<MessagePage>(await listMessages(c.var.db, c.req.valid('query'))),
)
