import { type OtpValidatedReply, ValidateForgotPasswordOtpInput } from '#contract/auth.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { tryCode } from '#worker/db/queries/codes.ts'
import { turnIntoGrant } from '#worker/db/queries/resets.ts'
import { handlers } from '#worker/lib/app.ts'
import { authSecret } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { isCodeOf, newGrant } from '#worker/services/codes.ts'

const PURPOSE = 'reset'

/** Turns a right code into the proof that resetPassword asks for. */
export const validateForgotPasswordOtp = handlers(
  valid('json', ValidateForgotPasswordOtpInput),
  async (c) => {
    const secret = authSecret(c.env)
    const { code, email } = c.req.valid('json')
    const nowMs = Date.now()
    const tried = await tryCode(c.var.db, PURPOSE, email, nowMs)
    const isRight = tried !== undefined && isCodeOf(secret, { id: tried.id, purpose: PURPOSE, email }, code)
    if (!isRight || tried.userId === null) throw wrongCode()

    const { token, hash } = newGrant()
    if (!(await turnIntoGrant(c.var.db, tried.id, hash, nowMs))) throw wrongCode()
    return c.json<OtpValidatedReply>({ message: SENTENCES.resetOtpValidated, resetToken: token })
  },
)

const wrongCode = () => new ApiError('INVALID_CODE', SENTENCES.otpWrong)
