import { SENTENCES } from '#contract/sentences.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { forgotPassword, validateForgotPasswordOtp } from './auth-calls.ts'
import { useSessionState } from './use-session-state.ts'
import { nextCodeAfter, nextCodeAt, type Problem } from './problem.ts'
import { readReset } from './progress.ts'

/** The way to a new password across its steps; it survives a reload. */
export function usePasswordReset() {
  const { kept, keep, forget } = useSessionState('password-reset', readReset)
  const { email, sentEmail, resendAtMs, resetToken } = kept

  function remember(sentTo: string) {
    keep({ sentEmail: sentTo, resendAtMs: nextCodeAt(), resetToken: '' })
  }

  async function verify(code: string): Promise<Problem | undefined> {
    const reply = await validateForgotPasswordOtp({ email: sentEmail, otp: code })
    if (reply.message !== SENTENCES.resetOtpValidated || !reply.resetToken)
      return { message: accounts.forgot.notVerified }
    keep({ resetToken: reply.resetToken })
    return undefined
  }

  async function resend(): Promise<Problem | undefined> {
    try {
      const message = await forgotPassword({ email: sentEmail })
      if (message !== SENTENCES.resetOtpSent) return { message: accounts.forgot.notResent }
      keep({ resendAtMs: nextCodeAt() })
      return undefined
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
    remember,
    verify,
    resend,
    forget,
  }
}
