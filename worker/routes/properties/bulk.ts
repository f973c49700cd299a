import { BulkBody, type BulkReply } from '#contract/properties/bulk.ts'
import { bulkDone, SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Db } from '#worker/db/client.ts'
import { type BulkResult, deleteProperties, markProperties } from '#worker/db/queries/properties/bulk.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Each lost try means that somebody else's save of one of the listings went through. */
const MAX_TRIES = 10

/** One thing done with many listings: with all of them or with none. */
export const bulkProperties = handlers(valid('json', BulkBody), async (c) => {
  const body = c.req.valid('json')
  const { done, missing } = await doWithAll(c.var.db, body, signedIn(c), MAX_TRIES)
  return c.json<BulkReply>({ message: bulkDone(body.action, done.length, missing.length), done, missing })
})

async function doWithAll(
  db: Db,
  { action, ids }: BulkBody,
  actor: Account,
  triesLeft: number,
): Promise<BulkResult> {
  if (triesLeft === 0) throw new ApiError('CONFLICT', SERVER_MESSAGES.bulkBusy)
  const doing = { actor, nowMs: Date.now() }
  if (action === 'delete') return deleteProperties(db, ids, doing)
  const result = await markProperties(db, ids, action, doing)
  return result === 'stale' ? doWithAll(db, { action, ids }, actor, triesLeft - 1) : result
}
