import { connect } from '#worker/db/client.ts'
import { sweepCodes } from '#worker/db/queries/accounts/codes.ts'
import { sweepMails } from '#worker/db/queries/messages/outbox.ts'
import { sweepNetworks, sweepSessions } from '#worker/db/queries/accounts/sessions.ts'
import { sweepTries } from '#worker/db/queries/accounts/tries.ts'

const KEEP_MAILS_MS = 30 * 24 * 60 * 60_000

/** Removes codes, sessions, counted tries and traces of mails that nothing asks for any more. */
export async function sweepExpired(env: Env, nowMs: number): Promise<void> {
  const db = connect(env.DB)
  await db.batch([
    sweepCodes(db, nowMs),
    sweepSessions(db, nowMs),
    sweepNetworks(db, nowMs),
    sweepTries(db, nowMs),
    sweepMails(db, nowMs - KEEP_MAILS_MS),
  ])
}
