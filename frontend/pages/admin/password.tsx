import { useSession } from '#frontend/features/session/session.ts'
import { useHead } from '#frontend/lib/head.ts'
import { panelSecurity } from '#frontend/messages/panel/security.ts'
import { useState } from 'react'
import type { MessageReply } from '#contract/message-reply.ts'
import type { ChangePasswordInput } from '#contract/accounts/auth.ts'
import { PATHS } from '#contract/paths.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import type { StoredUser } from '#contract/accounts/users.ts'
import { checkNewPassword } from '#frontend/features/session/flows/checks.ts'
import { useSubmit } from '#frontend/features/session/flows/use-submit.ts'
import { call } from '#frontend/lib/api/api.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { Button } from '#frontend/ui/button.tsx'
import { showToast } from '#frontend/ui/overlay/toast.tsx'
import { AuthForm, AuthPasswordField } from '#frontend/features/session/forms/auth-form.tsx'

const { password: words } = panelSecurity

export function PasswordPage() {
  const { user } = useSession()
  useHead({ title: words.pageTitle, description: words.title })
  return <ChangePasswordForm user={user} />
}

const EMPTY = { currentPassword: '', password: '', confirmation: '' }

/** Changes the password of the signed-in account, for which its current one is needed. */
function ChangePasswordForm({ user }: { user: StoredUser | null }) {
  const [typed, setTyped] = useState(EMPTY)
  const attempt = useSubmit()
  const type = (field: keyof typeof EMPTY, value: string) => setTyped({ ...typed, [field]: value })

  async function send() {
    const { currentPassword, password } = typed
    const json: ChangePasswordInput = { currentPassword, password }
    await call<MessageReply>(PATHS.password, { method: 'PUT', json })
    setTyped(EMPTY)
    showToast('success', words.done)
    return undefined
  }

  function submit() {
    const problem =
      typed.currentPassword === ''
        ? { message: SERVER_MESSAGES.currentPasswordRequired, field: 'currentPassword' }
        : checkNewPassword(typed.password, typed.confirmation)
    if (problem) return attempt.refuse(problem)
    void attempt.start(send, words.failed)
  }

  return (
    <AuthForm title={words.title} lead={<p>{words.lead}</p>} attempt={attempt} onSubmit={submit}>
      {/* Tells password managers whose password this is. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <AuthPasswordField
        label={words.current}
        name="currentPassword"
        autoComplete="current-password"
        value={typed.currentPassword}
        onChange={(event) => type('currentPassword', event.target.value)}
        errorId={attempt.errorIdOf('currentPassword')}
      />
      <AuthPasswordField
        label={words.next}
        name="password"
        autoComplete="new-password"
        hint={accounts.password.hint}
        value={typed.password}
        onChange={(event) => type('password', event.target.value)}
        errorId={attempt.errorIdOf('password')}
      />
      <AuthPasswordField
        label={words.confirmation}
        name="confirmation"
        autoComplete="new-password"
        value={typed.confirmation}
        onChange={(event) => type('confirmation', event.target.value)}
        errorId={attempt.errorIdOf('confirmation')}
      />
      <Button type="submit" isWide isBusy={attempt.isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </AuthForm>
  )
}
