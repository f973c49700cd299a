import { LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { Button } from '#frontend/ui/button.tsx'
import { AskOn } from './ask-on.tsx'
import { AuthEmailField } from './auth-email-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { checkForgotEmail } from '#frontend/features/session/flows/checks.ts'
import { OtherScreen } from './other-screen.tsx'
import type { Problem } from '#frontend/features/session/flows/problem.ts'
import { useSubmit } from '#frontend/features/session/flows/use-submit.ts'

const { forgot: words } = accounts

type ForgotEmailFormProps = {
  email: string
  onChange: (email: string) => void
  problemAtFirst?: Problem
  send: (email: string) => Promise<Problem | undefined>
}

export function ForgotEmailForm({ email, onChange, problemAtFirst, send }: ForgotEmailFormProps) {
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
      <Button type="submit" isWide isBusy={attempt.isBusy} busyLabel={accounts.otp.sending}>
        {words.submit}
      </Button>
      <OtherScreen question={words.rememberedIt} to={LOGIN} label={accounts.signup.login} />
    </AuthForm>
  )
}
