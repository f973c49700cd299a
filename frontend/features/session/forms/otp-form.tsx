import { accounts } from '#frontend/messages/accounts.ts'
import { Button } from '#frontend/ui/button.tsx'
import { AuthForm } from './auth-form.tsx'
import { durationInWords } from '#frontend/messages/duration.ts'
import { OtpField } from './otp-field.tsx'
import { type OtpCalls, useOtp } from '#frontend/features/session/flows/use-otp.ts'
import { useEffect, useState } from 'react'

const { otp: words } = accounts

type OtpFormProps = OtpCalls & {
  /** What the server said when it sent the code. */
  sentence: string
  email: string
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAtMs: number
}

export function OtpForm({ sentence, email, resendAtMs, ...calls }: OtpFormProps) {
  const secondsToWait = useCountdown(resendAtMs)
  const { code, setCode, notice, attempt, isResending, submit, startResending } = useOtp(calls)
  return (
    <AuthForm
      title={words.title}
      notice={notice}
      attempt={attempt}
      startField="code"
      onSubmit={submit}
      lead={<SentTo {...{ sentence, email }} />}
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

function SentTo({ sentence, email }: Pick<OtpFormProps, 'sentence' | 'email'>) {
  return (
    <p>
      <span className="block">{sentence}</span>
      {words.sentTo} <b className="font-semibold">{email}</b>.
    </p>
  )
}

/** Whole seconds left until `atMs` (milliseconds since 1970), counting down; 0 once it is reached. */
function useCountdown(atMs: number): number {
  const [counted, setCounted] = useState(() => ({ atMs, seconds: secondsUntil(atMs) }))
  if (counted.atMs !== atMs) setCounted({ atMs, seconds: secondsUntil(atMs) })
  const isOver = counted.seconds === 0

  useEffect(() => {
    if (isOver) return undefined
    const ticking = setInterval(() => setCounted({ atMs, seconds: secondsUntil(atMs) }), 1000)
    return () => clearInterval(ticking)
  }, [atMs, isOver])

  return counted.seconds
}

function secondsUntil(atMs: number): number {
  return Math.max(0, Math.ceil((atMs - Date.now()) / 1000))
}
