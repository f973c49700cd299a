import { LOGIN } from '#frontend/lib/auth-paths.ts'
import { Link } from '#frontend/lib/link.tsx'
import { SENTENCES } from '#contract/sentences.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { Button } from '#frontend/ui/button.tsx'
import { TextField } from '#frontend/ui/text-field.tsx'
import { forgotPassword } from './auth-calls.ts'
import { AuthForm } from './auth-form.tsx'
import { checkForgotEmail } from './checks.ts'
import { inlineLink } from './inline-link.ts'
import type { Problem } from './problem.ts'
import { useAttempt } from './use-attempt.ts'

const { forgot: words } = accounts

type ForgotEmailFormProps = {
  email: string
  onChange: (email: string) => void
  problemAtFirst?: Problem
  onSent: (email: string) => void
}

export function ForgotEmailForm({ email, onChange, problemAtFirst, onSent }: ForgotEmailFormProps) {
  const attempt = useAttempt(problemAtFirst)

  async function send() {
    const message = await forgotPassword({ email: email.trim() })
    if (message !== SENTENCES.resetOtpSent) return { message: words.notSent }
    onSent(email.trim())
    return undefined
  }

  function submit() {
    const problem = checkForgotEmail(email)
    if (problem) return attempt.refuse(problem)
    void attempt.start(send, words.failed)
  }

  return (
    <AuthForm title={words.title} lead={<p>{words.lead}</p>} attempt={attempt} onSubmit={submit}>
      <TextField
        label={accounts.login.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => onChange(event.target.value)}
        errorId={attempt.errorIdOf('email')}
      />
      <Button type="submit" isWide isBusy={attempt.isBusy} busyLabel={accounts.otp.sending}>
        {words.submit}
      </Button>
      <p className="text-small">
        {words.rememberedIt}{' '}
        <Link className={inlineLink} to={LOGIN}>
          {accounts.signup.login}
        </Link>
      </p>
    </AuthForm>
  )
}
