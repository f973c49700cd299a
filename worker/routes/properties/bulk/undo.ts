import { UndoBulkBody, type UndoBulkReply, type Undone } from '#contract/properties/bulk.ts'
import { bulkUndone, SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Db } from '#worker/db/client.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { undoing, undoMany } from '#worker/db/queries/properties/bulk-changes.ts'
import { findProperties } from '#worker/db/queries/properties/read.ts'
import { handlers } from '#worker/lib/app.ts'
import { untilSaved } from '#worker/lib/until-saved.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Takes a change of many listings back. Asked again it changes nothing more; what somebody has changed since stays. */
export const undoBulk = handlers(valid('json', UndoBulkBody), async (c) => {
  const { undo } = c.req.valid('json')
  const tryToUndo = () => undoAll(c.var.db, undo, signedIn(c))
  return c.json<UndoBulkReply>(await untilSaved(tryToUndo, SERVER_MESSAGES.bulkBusy))
})

async function undoAll(db: Db, undo: readonly Undone[], actor: Account): Promise<UndoBulkReply | 'stale'> {
  const nowMs = Date.now()
  const ids = undo.map(({ _id }) => _id)
  const { updates, already, left } = undoing(undo, await findProperties(db, ids), nowMs)
  if ((await undoMany(db, updates, { actor, nowMs })) === 'stale') return 'stale'
  const done = [...already, ...updates.map(({ stored }) => stored.id)]
  return { message: bulkUndone(done.length, left.length), done, left }
}
