import { Navigate, useLocation } from 'react-router'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { Registration } from '#frontend/features/session/flows/auth-calls.ts'
import { checkSignupCode } from '#frontend/features/session/flows/checks.ts'
import { noticeIn, noticeState } from '#frontend/features/session/notice.ts'
import { OtpForm } from '#frontend/features/session/forms/otp-form.tsx'
import { SignupForm } from '#frontend/features/session/forms/signup-form.tsx'
import { useSignup } from '#frontend/features/session/flows/use-signup.ts'
import { LOGIN, SIGNUP } from '#frontend/lib/navigation/auth-paths.ts'
import { useHead } from '#frontend/lib/head.ts'
import { useNavigateWhileHere } from '#frontend/lib/navigation/use-navigate-while-here.ts'
import { accounts } from '#frontend/messages/accounts.ts'

const { signup: words, otp } = accounts
const OTP_STEP = `${SIGNUP}?step=otp`

/** Two steps, each with an entry of its own in the history. */
export function SignupPage() {
  const signup = useSignup()
  const { search, state } = useLocation()
  const navigate = useNavigateWhileHere()
  const isOtpStep = new URLSearchParams(search).get('step') === 'otp'
  useHead({ title: isOtpStep ? otp.pageTitle : words.pageTitle, description: words.access })

  async function sendThenGoToOtp(registration: Registration) {
    const problem = await signup.send(registration)
    if (!problem) navigate(OTP_STEP)
    return problem
  }

  async function verify(code: string) {
    const message = await signup.verify(code)
    navigate(LOGIN, { replace: true, state: noticeState('success', message, signup.sentEmail) })
    return undefined
  }

  async function resend() {
    if (signup.canResend) return signup.resend()
    navigate(SIGNUP, { state: noticeState('info', words.passwordAgain) })
    return { message: words.passwordAgain }
  }

  if (!isOtpStep) {
    const asked = noticeIn(state)
    return (
      <SignupForm
        values={signup.values}
        onChange={signup.change}
        problemAtFirst={asked && { message: asked.text, field: 'password' }}
        sentEmail={signup.sentEmail}
        otpStep={OTP_STEP}
        send={sendThenGoToOtp}
      />
    )
  }
  if (!signup.sentEmail) return <Navigate to={SIGNUP} replace />
  return (
    <OtpForm
      sentence={SERVER_MESSAGES.signUpOtpSent}
      email={signup.sentEmail}
      addressAt={SIGNUP}
      check={checkSignupCode}
      verify={verify}
      resend={resend}
      failed={{ verify: words.notVerified, resend: words.notResent }}
      resendAtMs={signup.resendAtMs}
    />
  )
}
