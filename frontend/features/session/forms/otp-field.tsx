import { type ClipboardEvent, useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { classNames } from '#frontend/ui/class-names.ts'
import { Field } from '#frontend/ui/form/field.tsx'

const BOXES = Array.from({ length: LIMITS.otpDigits }, (_, index) => index)

type OtpFieldProps = { value: string; onChange: (digits: string) => void; errorId?: string }

/** One input behind six drawn boxes, so that autofill and pasting '123 456' fill them all. */
export function OtpField({ value, onChange, errorId }: OtpFieldProps) {
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
