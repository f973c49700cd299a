import { isId } from '#contract/ids.ts'
import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findProperty } from '#worker/db/queries/properties/read.ts'
import { addItem, removeItem } from '#worker/db/queries/shared-lists.ts'
import { storedList } from '#worker/features/lists/stored-list.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid } from '#worker/lib/errors.ts'

/** Adds a listing to a list; again is the same. */
export const addListItem = handlers(async (c) => {
  const nowMs = Date.now()
  const { code } = await storedList(c, nowMs)
  const propertyId = c.req.param('propertyId') ?? ''
  const item = { code, propertyId }
  if (!isId(propertyId)) throw invalid('propertyId', SERVER_MESSAGES.listPropertyGone)
  if (!(await addItem(c.var.db, item, { nowMs }))) {
    const isThere = (await findProperty(c.var.db, propertyId))?.approvedByAdmin === true
    throw invalid('propertyId', isThere ? SERVER_MESSAGES.listFull : SERVER_MESSAGES.listPropertyGone)
  }
  return c.json<MessageReply>({ message: SERVER_MESSAGES.listItemAdded })
})

/** Takes a listing out of a list, with what was said of it; again is the same. */
export const removeListItem = handlers(async (c) => {
  const nowMs = Date.now()
  const { code } = await storedList(c, nowMs)
  await removeItem(c.var.db, { code, propertyId: c.req.param('propertyId') ?? '' }, { nowMs })
  return c.json<MessageReply>({ message: SERVER_MESSAGES.listItemRemoved })
})
