import { Navigate, useLocation } from 'react-router'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { checkForgotEmail, checkResetCode } from '#frontend/features/session/flows/checks.ts'
import { NewPasswordForm } from '#frontend/features/session/forms/new-password-form.tsx'
import { noticeIn, noticeState } from '#frontend/features/session/notice.ts'
import { OtpForm } from '#frontend/features/session/forms/otp-form.tsx'
import { signOut } from '#frontend/features/session/session.ts'
import { FORGOT_PASSWORD, LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { useHead } from '#frontend/lib/head.ts'
import { useNavigateWhileHere } from '#frontend/lib/navigation/use-navigate-while-here.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { forgotPassword, validateForgotPasswordOtp } from '#frontend/features/session/flows/auth-calls.ts'
import { useSessionState } from '#frontend/features/session/flows/use-session-state.ts'
import {
  nextCodeAfter,
  nextCodeAt,
  type Problem,
  useSubmit,
} from '#frontend/features/session/flows/use-submit.ts'
import { PASSWORD_RESET, readReset } from '#frontend/features/session/flows/progress.ts'
import { Button } from '#frontend/ui/button.tsx'
import { AskOn } from '#frontend/features/session/forms/ask-on.tsx'
import { AuthEmailField, AuthForm, OtherScreen } from '#frontend/features/session/forms/auth-form.tsx'

const { forgot: words, otp, reset: resetWords } = accounts
const OTP_STEP = `${FORGOT_PASSWORD}?step=otp`
const RESET_STEP = `${FORGOT_PASSWORD}?step=reset`
const TITLES: Partial<Record<string, string>> = { otp: otp.pageTitle, reset: resetWords.pageTitle }

/** Three steps. The last replaces the code's entry in the history, because a code works only once. */
export function ForgotPasswordPage() {
  const reset = usePasswordReset()
  const { search, state } = useLocation()
  const navigate = useNavigateWhileHere()
  const step = new URLSearchParams(search).get('step') ?? 'email'
  useHead({ title: TITLES[step] ?? words.pageTitle, description: words.lead })

  async function sendThenGoToOtp(email: string) {
    const problem = await reset.send(email)
    if (!problem) navigate(OTP_STEP)
    return problem
  }

  async function verify(code: string) {
    const problem = await reset.verify(code)
    if (!problem) navigate(RESET_STEP, { replace: true })
    return problem
  }

  function askAgain() {
    navigate(FORGOT_PASSWORD, { replace: true, state: noticeState('info', words.proofExpired) })
  }

  /** The new password ended all sessions, also the one of this browser. */
  function goToLogin() {
    reset.forget()
    signOut()
    navigate(LOGIN, { replace: true, state: noticeState('success', resetWords.done, reset.sentEmail) })
  }

  if (step === 'otp' && reset.sentEmail)
    return (
      <OtpForm
        sentence={SERVER_MESSAGES.resetOtpSent}
        email={reset.sentEmail}
        addressAt={FORGOT_PASSWORD}
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

/** A password reset across its steps; it survives a reload. */
function usePasswordReset() {
  const { kept, keep, forget } = useSessionState(PASSWORD_RESET, readReset)
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

type ForgotEmailFormProps = {
  email: string
  onChange: (email: string) => void
  problemAtFirst?: Problem
  send: (email: string) => Promise<Problem | undefined>
}

function ForgotEmailForm({ email, onChange, problemAtFirst, send }: ForgotEmailFormProps) {
  const attempt = useSubmit(problemAtFirst)

  function submit() {
    const problem = checkForgotEmail(email)
    if (problem) return attempt.refuse(problem)
    void attempt.start(() => send(email.trim()), words.failed)
  }

  return (
    <AuthForm
      title={words.title}
      lead={
        <>
          <AskOn />
          <p>{words.lead}</p>
        </>
      }
      attempt={attempt}
      onSubmit={submit}
    >
      <AuthEmailField value={email} onChange={onChange} errorId={attempt.errorIdOf('email')} />
      <Button type="submit" isWide isOffWhileBusy isBusy={attempt.isBusy} busyLabel={accounts.otp.sending}>
        {words.submit}
      </Button>
      <OtherScreen question={words.rememberedIt} to={LOGIN} label={accounts.signup.login} />
    </AuthForm>
  )
}
