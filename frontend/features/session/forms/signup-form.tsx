import { LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { accounts } from '#frontend/messages/accounts.ts'
import { Alert } from '#frontend/ui/feedback/alert.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { TextField } from '#frontend/ui/form/text-field.tsx'
import type { Registration } from '#frontend/features/session/flows/auth-calls.ts'
import { AskOn } from './ask-on.tsx'
import { AuthEmailField, AuthForm, AuthPasswordField, OtherScreen } from './auth-form.tsx'
import { checkSignup } from '#frontend/features/session/flows/checks.ts'
import { type Problem, useSubmit } from '#frontend/features/session/flows/use-submit.ts'

const { signup: words, otp, password: passwordWords } = accounts

type SignupFormProps = {
  values: Registration
  onChange: (change: Partial<Registration>) => void
  problemAtFirst?: Problem
  /** The address that was sent a code already, and the link back to entering it. */
  sentEmail: string
  otpStep: string
  send: (registration: Registration) => Promise<Problem | undefined>
}

export function SignupForm(props: SignupFormProps) {
  const { values, onChange, problemAtFirst, sentEmail, otpStep, send } = props
  const { username, email, password } = values
  const attempt = useSubmit(problemAtFirst)

  function submit() {
    const problem = checkSignup(values)
    if (problem) return attempt.refuse(problem)
    const registration = { username: username.trim(), email: email.trim(), password }
    void attempt.start(() => send(registration), words.failed)
  }

  return (
    <AuthForm
      title={words.title}
      attempt={attempt}
      onSubmit={submit}
      lead={
        <>
          <AskOn />
          <Access {...{ sentEmail, otpStep }} />
        </>
      }
    >
      <TextField
        label={words.username}
        name="username"
        autoComplete="name"
        required
        value={username}
        onChange={(event) => onChange({ username: event.target.value })}
        errorId={attempt.errorIdOf('username')}
      />
      <AuthEmailField
        value={email}
        onChange={(typed) => onChange({ email: typed })}
        errorId={attempt.errorIdOf('email')}
      />
      <AuthPasswordField
        label={accounts.login.password}
        name="password"
        autoComplete="new-password"
        hint={passwordWords.hint}
        value={password}
        onChange={(event) => onChange({ password: event.target.value })}
        errorId={attempt.errorIdOf('password')}
      />
      <Button type="submit" isWide isOffWhileBusy isBusy={attempt.isBusy} busyLabel={otp.sending}>
        {words.submit}
      </Button>
      <OtherScreen question={words.haveAccount} to={LOGIN} label={words.login} />
    </AuthForm>
  )
}

function Access({ sentEmail, otpStep }: { sentEmail: string; otpStep: string }) {
  return (
    <Alert tone="info">
      <p>{words.access}</p>
      {sentEmail && (
        <p>
          {words.waitingCode(sentEmail)}{' '}
          <Link className="font-semibold whitespace-nowrap underline underline-offset-4" to={otpStep}>
            {words.enterCode}
          </Link>
        </p>
      )}
    </Alert>
  )
}
