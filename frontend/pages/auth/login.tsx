import { useLocation } from 'react-router'
import { type Notice, noticeIn } from '#frontend/features/session/notice.ts'
import { useHead } from '#frontend/lib/head.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { useState } from 'react'
import { FORGOT_PASSWORD, SIGNUP } from '#frontend/lib/navigation/auth-paths.ts'
import { Link } from '#frontend/lib/navigation/link.tsx'
import { Button } from '#frontend/ui/button.tsx'
import { Checkbox } from '#frontend/ui/form/checkbox.tsx'
import { login } from '#frontend/features/session/flows/auth-calls.ts'
import {
  AuthEmailField,
  AuthForm,
  AuthPasswordField,
  inlineLink,
  OtherScreen,
} from '#frontend/features/session/forms/auth-form.tsx'
import { checkLogin } from '#frontend/features/session/flows/checks.ts'
import { startSession } from '#frontend/features/session/session.ts'
import { PASSWORD_RESET } from '#frontend/features/session/flows/progress.ts'
import { keepForLater } from '#frontend/features/session/flows/use-session-state.ts'
import { useSubmit } from '#frontend/features/session/flows/use-submit.ts'

export function LoginPage() {
  const { state } = useLocation()
  useHead({ title: accounts.login.pageTitle, description: accounts.login.panel })
  return <LoginForm notice={noticeIn(state)} />
}

const { login: words } = accounts

/** Signs in; leaving the screen is up to the components that watch the session. */
function LoginForm({ notice }: { notice?: Notice }) {
  const [email, setEmail] = useState(notice?.email ?? '')
  const [password, setPassword] = useState('')
  const [isRemembered, setIsRemembered] = useState(false)
  const attempt = useSubmit()

  async function signIn() {
    const { token, user } = await login({ email: email.trim(), password, remember: isRemembered })
    if (!token || !user) return { message: words.invalidReply }
    startSession({ token, user })
    return undefined
  }

  function submit() {
    const problem = checkLogin({ email, password })
    if (problem) return attempt.refuse(problem)
    void attempt.start(signIn, words.failed)
  }

  /** Whoever has typed their address here need not do so once more. */
  function keepAddress() {
    if (email.trim() !== '') keepForLater(PASSWORD_RESET, { email })
  }

  return (
    <AuthForm
      title={words.title}
      notice={notice}
      attempt={attempt}
      startField={notice?.email && 'password'}
      onSubmit={submit}
    >
      <AuthEmailField value={email} onChange={setEmail} errorId={attempt.errorIdOf('email')} />
      <AuthPasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        errorId={attempt.errorIdOf('password')}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox checked={isRemembered} onChange={(event) => setIsRemembered(event.target.checked)}>
          {words.remember}
        </Checkbox>
        <Link className={inlineLink} to={FORGOT_PASSWORD} onClick={keepAddress}>
          {words.forgot}
        </Link>
      </div>
      <Button type="submit" isWide isOffWhileBusy isBusy={attempt.isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
      <OtherScreen question={words.newHere} to={SIGNUP} label={words.register} />
    </AuthForm>
  )
}
