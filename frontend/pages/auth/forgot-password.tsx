import { Navigate, useLocation, useNavigate } from 'react-router'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { checkResetCode } from '#frontend/features/session/flows/checks.ts'
import { ForgotEmailForm } from '#frontend/features/session/forms/forgot-email-form.tsx'
import { NewPasswordForm } from '#frontend/features/session/forms/new-password-form.tsx'
import { noticeIn, noticeState } from '#frontend/features/session/notice.ts'
import { OtpForm } from '#frontend/features/session/forms/otp-form.tsx'
import { signOut } from '#frontend/features/session/session.ts'
import { usePasswordReset } from '#frontend/features/session/flows/use-password-reset.ts'
import { FORGOT_PASSWORD, LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { useHead } from '#frontend/lib/head.ts'
import { accounts } from '#frontend/messages/accounts.ts'

const { forgot: words, otp, reset: resetWords } = accounts
const OTP_STEP = `${FORGOT_PASSWORD}?step=otp`
const RESET_STEP = `${FORGOT_PASSWORD}?step=reset`
const TITLES: Partial<Record<string, string>> = { otp: otp.pageTitle, reset: resetWords.pageTitle }

/** Three steps. The last replaces the code's entry in the history, because a code works only once. */
export function ForgotPasswordPage() {
  const reset = usePasswordReset()
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const step = new URLSearchParams(search).get('step') ?? 'email'
  useHead({ title: TITLES[step] ?? words.pageTitle, description: words.lead })

  async function sendThenGoToOtp(email: string) {
    const problem = await reset.send(email)
    if (!problem) void navigate(OTP_STEP)
    return problem
  }

  async function verify(code: string) {
    const problem = await reset.verify(code)
    if (!problem) void navigate(RESET_STEP, { replace: true })
    return problem
  }

  function askAgain() {
    void navigate(FORGOT_PASSWORD, { replace: true, state: noticeState('info', words.proofExpired) })
  }

  /** The new password ended all sessions, also the one of this browser. */
  function goToLogin() {
    reset.forget()
    signOut()
    void navigate(LOGIN, { replace: true, state: noticeState('success', resetWords.done, reset.sentEmail) })
  }

  if (step === 'otp' && reset.sentEmail)
    return (
      <OtpForm
        sentence={SERVER_MESSAGES.resetOtpSent}
        email={reset.sentEmail}
        check={checkResetCode}
        verify={verify}
        resend={reset.resend}
        failed={{ verify: words.failed, resend: words.notResent }}
        resendAtMs={reset.resendAtMs}
      />
    )
  if (step === 'reset' && reset.resetToken)
    return (
      <NewPasswordForm
        email={reset.sentEmail}
        resetToken={reset.resetToken}
        onExpired={askAgain}
        onReset={goToLogin}
      />
    )
  if (step !== 'email') return <Navigate to={FORGOT_PASSWORD} replace />

  const asked = noticeIn(state)
  return (
    <ForgotEmailForm
      email={reset.email}
      onChange={reset.change}
      problemAtFirst={asked && { message: asked.text }}
      send={sendThenGoToOtp}
    />
  )
}
