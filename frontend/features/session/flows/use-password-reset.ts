import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { forgotPassword, validateForgotPasswordOtp } from './auth-calls.ts'
import { useSessionState } from './use-session-state.ts'
import { nextCodeAfter, nextCodeAt, type Problem } from './problem.ts'
import { readReset } from './progress.ts'

/** A password reset across its steps; it survives a reload. */
export function usePasswordReset() {
  const { kept, keep, forget } = useSessionState('password-reset', readReset)
  const { email, sentEmail, resetRequestToken, resendAtMs, resetToken } = kept

  /** Requests a code; for the same address it replaces the last one. */
  async function send(sentTo: string): Promise<Problem | undefined> {
    const reply = await forgotPassword({ email: sentTo }, sentTo === sentEmail ? resetRequestToken : '')
    if (reply.message !== SERVER_MESSAGES.resetOtpSent) return { message: accounts.forgot.notSent }
    const token = reply.resetRequestToken ?? ''
    keep({ sentEmail: sentTo, resetRequestToken: token, resendAtMs: nextCodeAt(), resetToken: '' })
    return undefined
  }

  async function verify(code: string): Promise<Problem | undefined> {
    const reply = await validateForgotPasswordOtp({ email: sentEmail, otp: code }, resetRequestToken)
    if (reply.message !== SERVER_MESSAGES.resetOtpValidated || !reply.resetToken)
      return { message: accounts.forgot.notVerified }
    keep({ resetToken: reply.resetToken })
    return undefined
  }

  async function resend(): Promise<Problem | undefined> {
    try {
      const problem = await send(sentEmail)
      return problem && { message: accounts.forgot.notResent }
    } catch (error) {
      keep({ resendAtMs: nextCodeAfter(error) ?? resendAtMs })
      throw error
    }
  }

  return {
    email,
    sentEmail,
    resendAtMs,
    resetToken,
    change: (typed: string) => keep({ email: typed }),
    send,
    verify,
    resend,
    forget,
  }
}
