import { ForgotPasswordInput, type MessageReply } from '#contract/auth.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { codeExpiry } from '#worker/db/queries/codes.ts'
import { reserveResetCode } from '#worker/db/queries/resets.ts'
import { handlers } from '#worker/lib/app.ts'
import { sendOfCode } from '#worker/lib/code-sends.ts'
import { authSecret } from '#worker/lib/config.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, postLater, requireMail } from '#worker/lib/post.ts'
import { valid } from '#worker/lib/valid.ts'

/** The same answer after the same work whether or not the address has an account: only an owner gets the mail. */
export const forgotPassword = handlers(valid('json', ForgotPasswordInput), async (c) => {
  authSecret(c.env)
  requireMail(c.env)
  const { email } = c.req.valid('json')
  const nowMs = Date.now()
  const code = { id: newId(nowMs), purpose: 'reset', email, nowMs } as const
  const says = { kind: 'reset-code', codeId: code.id } as const
  const mail = newMail(c.env, { recipient: email, mail: says, nowMs, expiresAt: codeExpiry(nowMs) })
  const { userId } = await sendOfCode(c, code, () => reserveResetCode(c.var.db, code, mail))
  if (userId !== null) postLater(c, [mail])
  return c.json<MessageReply>({ message: SENTENCES.resetOtpSent })
})
