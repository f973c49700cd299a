import { connect } from '#worker/db/client.ts'
import { foldFlushes, hasFlushes, sweepSeen } from '#worker/db/queries/numbers/gather.ts'

/**
 * Folds what isolates have counted, and at midnight throws away what told networks apart. Doubled or broken off, it
 * counts nothing twice.
 */
export async function watchNumbers(env: Env, nowMs: number): Promise<void> {
  const db = connect(env.DB)
  if (await hasFlushes(db)) await foldFlushes(db)
  await sweepSeen(db, nowMs)
}
