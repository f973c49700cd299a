import { ChangePasswordForm } from '#frontend/features/session/forms/change-password-form.tsx'
import { useSession } from '#frontend/features/session/session.ts'
import { useHead } from '#frontend/lib/head.ts'
import { panelSecurity } from '#frontend/messages/panel/security.ts'

const { password: words } = panelSecurity

export function PasswordPage() {
  const { user } = useSession()
  useHead({ title: words.pageTitle, description: words.title })
  return <ChangePasswordForm user={user} />
}
