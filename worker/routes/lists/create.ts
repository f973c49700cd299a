import { NewList, type NewListReply } from '#contract/shared-lists.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { insertList } from '#worker/db/queries/shared-lists.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid } from '#worker/lib/errors.ts'
import { newListCode } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import { countedCalls, LIST_WINDOW } from '#worker/middleware/limits.ts'
import { newToken } from '#worker/services/codes.ts'

/** Anyone makes a list; of one that an account makes, the panel tells it what became of it. */
export const createList = handlers(countedCalls(LIST_WINDOW), valid('json', NewList), async (c) => {
  const { title, propertyIds } = c.req.valid('json')
  const { token: ownerKey, hash: ownerKeyHash } = newToken()
  const list = {
    code: newListCode(),
    ownerKeyHash,
    title: title ?? null,
    propertyIds: [...new Set(propertyIds)],
    madeBy: c.var.account?.id ?? null,
  }
  if (!(await insertList(c.var.db, list, { nowMs: Date.now() })))
    throw invalid('propertyIds', SERVER_MESSAGES.listProperties)
  return c.json<NewListReply>({ code: list.code, ownerKey }, 201)
})
