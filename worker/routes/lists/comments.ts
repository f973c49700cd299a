import type { MessageReply } from '#contract/message-reply.ts'
import { RepeatHeaders } from '#contract/properties/input.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { CommentInput, type ListComment, OwnerHeaders } from '#contract/shared-lists.ts'
import { removeComment, storeComment } from '#worker/db/queries/shared-lists.ts'
import { requireOwner, storedItem, storedList } from '#worker/features/lists/stored-list.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid, notFound } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import { countedCalls, LIST_COMMENT_WINDOW } from '#worker/middleware/limits.ts'

/** A comment on a listing in a list; one that is sent again with its Idempotency-Key is stored once. */
export const commentInList = handlers(
  countedCalls(LIST_COMMENT_WINDOW),
  valid('header', RepeatHeaders),
  valid('json', CommentInput),
  async (c) => {
    const nowMs = Date.now()
    const item = await storedItem(c, nowMs)
    const id = newId(nowMs)
    const { 'idempotency-key': sentKey = id } = c.req.valid('header')
    const stored = await storeComment(c.var.db, { ...item, ...c.req.valid('json'), id, sentKey }, { nowMs })
    if (!stored) {
      await storedItem(c, nowMs)
      throw invalid('text', SERVER_MESSAGES.listCommentsFull)
    }
    return c.json<ListComment>(stored, 201)
  },
)

/** The maker of a list deletes any comment in it, admins in every list. */
export const removeListComment = handlers(valid('header', OwnerHeaders), async (c) => {
  const nowMs = Date.now()
  const list = await storedList(c, nowMs)
  const actor = requireOwner(c, list, c.req.valid('header')['list-owner-key'])
  const { code } = list
  const [propertyId, id] = [c.req.param('propertyId') ?? '', c.req.param('id') ?? '']
  if (!(await removeComment(c.var.db, { code, propertyId, id }, { nowMs, actor })))
    throw notFound(SERVER_MESSAGES.listCommentNotFound)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.listCommentDeleted })
})
