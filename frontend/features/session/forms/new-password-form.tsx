import { useState } from 'react'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { ApiError } from '#frontend/lib/api/api-error.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { Button } from '#frontend/ui/button.tsx'
import { resetPassword } from '#frontend/features/session/flows/auth-calls.ts'
import { AuthForm, AuthPasswordField } from './auth-form.tsx'
import { checkNewPassword } from '#frontend/features/session/flows/checks.ts'
import { useSubmit } from '#frontend/features/session/flows/use-submit.ts'

const { reset: words } = accounts

type NewPasswordFormProps = {
  email: string
  resetToken: string
  /** The reset token was used or has expired. */
  onExpired: () => void
  onReset: () => void
}

export function NewPasswordForm({ email, resetToken, onExpired, onReset }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const attempt = useSubmit()

  async function send() {
    try {
      const message = await resetPassword({ email, password }, resetToken)
      if (message !== SERVER_MESSAGES.passwordReset) return { message: words.notReset }
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'NOT_SIGNED_IN')) throw error
      onExpired()
      return { message: accounts.forgot.proofExpired }
    }
    onReset()
    return undefined
  }

  function submit() {
    const problem = checkNewPassword(password, confirmation)
    if (problem) return attempt.refuse(problem)
    void attempt.start(send, accounts.forgot.failed)
  }

  return (
    <AuthForm
      title={words.title}
      lead={<p>{words.lead(email)}</p>}
      attempt={attempt}
      startField="password"
      onSubmit={submit}
    >
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <AuthPasswordField
        label={words.password}
        name="password"
        autoComplete="new-password"
        hint={accounts.password.hint}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        errorId={attempt.errorIdOf('password')}
      />
      <AuthPasswordField
        label={words.confirmation}
        name="confirmation"
        autoComplete="new-password"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
        errorId={attempt.errorIdOf('confirmation')}
      />
      <Button type="submit" isWide isOffWhileBusy isBusy={attempt.isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </AuthForm>
  )
}
