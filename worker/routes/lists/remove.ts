import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { OwnerHeaders } from '#contract/shared-lists.ts'
import { removeList } from '#worker/db/queries/shared-lists.ts'
import { requireOwner, storedList } from '#worker/features/lists/stored-list.ts'
import { handlers } from '#worker/lib/app.ts'
import { valid } from '#worker/lib/valid.ts'

/** The maker ends the list, or an admin. */
export const endList = handlers(valid('header', OwnerHeaders), async (c) => {
  const nowMs = Date.now()
  const list = await storedList(c, nowMs)
  const actor = requireOwner(c, list, c.req.valid('header')['list-owner-key'])
  await removeList(c.var.db, list, { nowMs, actor })
  return c.json<MessageReply>({ message: SERVER_MESSAGES.listEnded })
})
