import { UndoBulkBody, type UndoBulkReply } from '#contract/properties/bulk.ts'
import { bulkUndone, SERVER_MESSAGES } from '#contract/server-messages.ts'
import { changeMany, undoing } from '#worker/db/queries/properties/bulk-changes.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

const MAX_TRIES = 10

/** Takes a change of many listings back. Asked again it changes nothing more; what somebody has changed since stays. */
export const undoBulk = handlers(valid('json', UndoBulkBody), async (c) => {
  const { undo } = c.req.valid('json')
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const nowMs = Date.now()
    const stored = await findProperties(
      c.var.db,
      undo.map(({ _id }) => _id),
    )
    const { updates, already, left } = undoing(undo, stored, nowMs)
    if ((await changeMany(c.var.db, updates, { actor: signedIn(c), nowMs })) === 'stale') continue
    const done = [...already, ...updates.map((update) => update.stored.id)]
    return c.json<UndoBulkReply>({ message: bulkUndone(done.length, left.length), done, left })
  }
  throw new ApiError('CONFLICT', SERVER_MESSAGES.bulkBusy)
})
