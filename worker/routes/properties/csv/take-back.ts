import type { Context } from 'hono'
import type { TakenBackReply, ToTakeBackReply } from '#contract/properties/csv.ts'
import { LIMITS } from '#contract/limits.ts'
import { importTakenBack, SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findImport, findToTakeBack, takeBack } from '#worker/db/queries/properties/take-back.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { ApiError, notFound } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Takes an import back as long as that is possible; what somebody has dealt with since stays and is named. */
export const takeImportBack = handlers(async (c) => {
  const { importId, nowMs } = await findRecent(c)
  const done = await takeBack(c.var.db, importId, { actor: signedIn(c), nowMs })
  return c.json<TakenBackReply>({ message: importTakenBack(done), ...done })
})

/** What taking it back would do now. */
export const readImport = handlers(async (c) => {
  const { importId } = await findRecent(c)
  return c.json<ToTakeBackReply>(await findToTakeBack(c.var.db, importId))
})

/** The import of the address, refused where it can no longer be taken back. */
async function findRecent(c: Context<AppEnv>) {
  const importId = c.req.param('id') ?? ''
  const nowMs = Date.now()
  const found = await findImport(c.var.db, importId)
  if (!found) throw notFound()
  if (nowMs - found.at > LIMITS.importUndoMs) throw new ApiError('CONFLICT', SERVER_MESSAGES.importTooOld)
  return { importId, nowMs }
}
