import { accounts } from '#frontend/messages/accounts.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { AuthForm, inlineLink } from './auth-form.tsx'
import { durationInWords } from '#frontend/messages/duration.ts'
import { type OtpCalls, useOtp } from '#frontend/features/session/flows/use-otp.ts'
import { type ClipboardEvent, useEffect, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Field } from '#frontend/ui/form/field.tsx'

const { otp: words } = accounts

type OtpFormProps = OtpCalls & {
  /** What the server said when it sent the code. */
  sentence: string
  email: string
  /** Where the address is typed. */
  addressAt: string
  /** When another code may be asked for, in milliseconds since 1970. */
  resendAtMs: number
}

export function OtpForm({ sentence, email, addressAt, resendAtMs, ...calls }: OtpFormProps) {
  const secondsToWait = useCountdown(resendAtMs)
  const { code, setCode, notice, attempt, isResending, submit, startResending } = useOtp(calls)
  return (
    <AuthForm
      title={words.title}
      notice={notice}
      attempt={attempt}
      startField="code"
      onSubmit={submit}
      lead={<SentTo {...{ sentence, email, addressAt }} />}
    >
      <OtpField value={code} onChange={setCode} errorId={attempt.errorIdOf('code')} />
      <Button
        type="submit"
        isWide
        isHeld={isResending}
        isOffWhileBusy
        isBusy={attempt.isBusy && !isResending}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
      <Button
        look="secondary"
        isWide
        isHeld={attempt.isBusy}
        disabled={secondsToWait > 0}
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

function SentTo({ sentence, email, addressAt }: Pick<OtpFormProps, 'sentence' | 'email' | 'addressAt'>) {
  return (
    <p>
      <span className="block">{sentence}</span>
      {words.sentTo} <b className="font-semibold">{email}</b>.{' '}
      <Link className={inlineLink} to={addressAt}>
        {words.changeAddress}
      </Link>
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

const BOXES = Array.from({ length: LIMITS.otpDigits }, (_, index) => index)

type OtpFieldProps = { value: string; onChange: (digits: string) => void; errorId?: string }

/** One input behind six drawn boxes, so that autofill and pasting '123 456' fill them all. */
function OtpField({ value, onChange, errorId }: OtpFieldProps) {
  const [hasFocus, setHasFocus] = useState(false)
  const current = Math.min(value.length, LIMITS.otpDigits - 1)

  /** A complete code that is pasted replaces what was there. */
  function paste(event: ClipboardEvent) {
    const digits = digitsOf(event.clipboardData.getData('text'))
    if (digits.length < LIMITS.otpDigits) return
    event.preventDefault()
    onChange(digits)
  }

  return (
    <Field label={accounts.otp.label} errorId={errorId}>
      {(control) => (
        <span className="otp">
          {BOXES.map((box) => (
            <i
              key={box}
              aria-hidden
              className={classNames(
                'otp-box',
                hasFocus && box === current && 'otp-box-current',
                errorId !== undefined && 'otp-box-wrong',
              )}
            />
          ))}
          <span className="otp-clip">
            <input
              {...control}
              name="code"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              value={value}
              onChange={(event) => onChange(digitsOf(event.target.value))}
              onPaste={paste}
              onFocus={() => setHasFocus(true)}
              onBlur={() => setHasFocus(false)}
              className="otp-input"
            />
          </span>
        </span>
      )}
    </Field>
  )
}

/** The digits of what was typed or pasted, full-width ones too. */
function digitsOf(typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, LIMITS.otpDigits)
}
