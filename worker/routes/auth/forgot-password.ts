import { ForgotPasswordInput, type ForgotPasswordReply } from '#contract/accounts/auth.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { codeExpiry } from '#worker/db/queries/accounts/codes.ts'
import { reserveResetCode } from '#worker/db/queries/accounts/resets.ts'
import { handlers } from '#worker/lib/app.ts'
import { sendOfCode } from '#worker/features/accounts/code-sends.ts'
import { authSecret } from '#worker/lib/config.ts'
import { newMail, sendAfterResponse, requireMail } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'

/**
 * The same answer after the same work whether or not the address has an account: only an owner gets the mail. With
 * Reset-Request-Token the code that was sent before ends, without it the new one stands beside it.
 */
export const forgotPassword = handlers(valid('json', ForgotPasswordInput), async (c) => {
  authSecret(c.env)
  requireMail(c.env)
  const { email } = c.req.valid('json')
  const nowMs = Date.now()
  const wish = { purpose: 'reset', email, token: c.req.header('reset-request-token'), nowMs } as const
  const { reserved, token } = await sendOfCode(c, wish, async (code, hasLink) => {
    const says = { kind: 'reset-code', codeId: code.id, hasLink } as const
    const mail = newMail(c.env, { recipient: email, mail: says, nowMs, expiresAt: codeExpiry(nowMs) })
    const made = await reserveResetCode(c.var.db, code, mail)
    return made && (made.userId === null ? [] : [mail])
  })
  sendAfterResponse(c, reserved)
  return c.json<ForgotPasswordReply>({ message: SERVER_MESSAGES.resetOtpSent, resetRequestToken: token })
})
