import { connect } from '#worker/db/client.ts'
import { claimDueMails, giveUpMails } from '#worker/db/queries/messages/outbox.ts'
import { handOver } from '#worker/lib/mail-outbox.ts'

/** Sends again what the mail service did not take, and gives up what is no longer worth sending. */
export async function resendMails(env: Env, nowMs: number): Promise<void> {
  const db = connect(env.DB)
  await giveUpMails(db, nowMs)
  if (env.RESEND_API_KEY) await handOver(env, db, await claimDueMails(db, nowMs))
}
