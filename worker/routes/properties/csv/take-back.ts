import type { TakenBackReply } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { importTakenBack, SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findImport, takeBack } from '#worker/db/queries/properties/take-back.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError, notFound } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Takes an import back as long as that is possible; what somebody has dealt with since stays and is named. */
export const takeImportBack = handlers(async (c) => {
  const importId = c.req.param('id') ?? ''
  const nowMs = Date.now()
  const found = await findImport(c.var.db, importId)
  if (!found) throw notFound()
  if (nowMs - found.at > LIMITS.importUndoMs) throw new ApiError('CONFLICT', SERVER_MESSAGES.importTooOld)
  const done = await takeBack(c.var.db, importId, { actor: signedIn(c), nowMs })
  return c.json<TakenBackReply>({ message: importTakenBack(done), ...done })
})
