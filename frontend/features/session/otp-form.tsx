import { useState } from 'react'
import { ApiError } from '#frontend/lib/api-error.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { Button } from '#frontend/ui/button.tsx'
import { AuthForm } from './auth-form.tsx'
import { durationInWords } from '#frontend/messages/duration.ts'
import type { Notice } from './notice.ts'
import { OtpField } from './otp-field.tsx'
import type { Problem } from './problem.ts'
import { useAttempt } from './use-attempt.ts'
import { useCountdown } from './use-countdown.ts'

const { otp: words } = accounts
const RESENT: Notice = { tone: 'success', text: words.resent }

type OtpFormProps = {
  /** What the server said when it sent the code. */
  sentence: string
  email: string
  check: (code: string) => Problem | undefined
  verify: (code: string) => Promise<Problem | undefined>
  resend: () => Promise<Problem | undefined>
  /** What is said when the server does not say what went wrong. */
  failed: { verify: string; resend: string }
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAtMs: number
}

export function OtpForm({ sentence, email, check, verify, resend, failed, resendAtMs }: OtpFormProps) {
  const [code, setCode] = useState('')
  const [isResending, setIsResending] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const secondsToWait = useCountdown(resendAtMs)
  const attempt = useAttempt()

  function submit() {
    const problem = check(code)
    if (problem) return attempt.refuse(problem)
    setNotice(undefined)
    void attempt.start(sendCode, failed.verify)
  }

  /** A wrong code makes room for the next one. */
  async function sendCode() {
    try {
      return await verify(code)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'INVALID_CODE') setCode('')
      throw error
    }
  }

  async function sendAgain() {
    const problem = await resend()
    if (problem) return problem
    setCode('')
    setNotice(RESENT)
    return undefined
  }

  async function startResending() {
    setNotice(undefined)
    setIsResending(true)
    await attempt.start(sendAgain, failed.resend)
    setIsResending(false)
  }

  return (
    <AuthForm
      title={words.title}
      notice={notice}
      attempt={attempt}
      startField="code"
      onSubmit={submit}
      lead={
        <p>
          <span className="block">{sentence}</span>
          {words.sentTo} <b className="font-semibold">{email}</b>.
        </p>
      }
    >
      <OtpField value={code} onChange={setCode} errorId={attempt.errorIdOf('code')} />
      <Button
        type="submit"
        isWide
        disabled={isResending}
        isBusy={attempt.isBusy && !isResending}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
      <Button
        look="secondary"
        isWide
        disabled={secondsToWait > 0 || attempt.isBusy}
        isBusy={isResending}
        busyLabel={words.sending}
        onClick={() => void startResending()}
      >
        {words.resend}
      </Button>
      {secondsToWait > 0 && (
        <p className="text-micro text-ink-500 tabular">{words.wait(durationInWords(secondsToWait))}</p>
      )}
    </AuthForm>
  )
}
