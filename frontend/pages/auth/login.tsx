import { useLocation } from 'react-router'
import { LoginForm } from '#frontend/features/session/forms/login-form.tsx'
import { noticeIn } from '#frontend/features/session/notice.ts'
import { useHead } from '#frontend/lib/head.ts'
import { accounts } from '#frontend/messages/accounts.ts'

export function LoginPage() {
  const { state } = useLocation()
  useHead({ title: accounts.login.pageTitle, description: accounts.login.panel })
  return <LoginForm notice={noticeIn(state)} />
}
