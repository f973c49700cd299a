import { type OtpValidatedReply, ValidateForgotPasswordOtpInput } from '#contract/accounts/auth.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { turnIntoGrant } from '#worker/db/queries/accounts/resets.ts'
import { handlers } from '#worker/lib/app.ts'
import { findTypedCode } from '#worker/features/accounts/code-tries.ts'
import { authSecret } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { codeCalls } from '#worker/middleware/limits.ts'
import { newToken } from '#worker/services/codes.ts'

/** Turns a right code into the proof that resetPassword asks for. */
export const validateForgotPasswordOtp = handlers(
  codeCalls,
  valid('json', ValidateForgotPasswordOtpInput),
  async (c) => {
    const secret = authSecret(c.env)
    const { code, email } = c.req.valid('json')
    const nowMs = Date.now()
    const typed = {
      purpose: 'reset',
      email,
      code,
      token: c.req.header('reset-request-token'),
      nowMs,
    } as const
    const found = await findTypedCode(c, secret, typed)
    if (!found || found.userId === null) throw wrongCode()

    const { token, hash } = newToken()
    if (!(await turnIntoGrant(c.var.db, found.id, hash, nowMs))) throw wrongCode()
    return c.json<OtpValidatedReply>({ message: SERVER_MESSAGES.resetOtpValidated, resetToken: token })
  },
)

const wrongCode = () => new ApiError('INVALID_CODE', SERVER_MESSAGES.otpWrong)
