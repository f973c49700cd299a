import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { noticeState } from '#frontend/features/session/notice.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { accounts } from '#frontend/messages/accounts.ts'
import { LOGIN } from '#frontend/lib/navigation/auth-paths.ts'
import { PANEL } from '#frontend/lib/navigation/panel-paths.ts'

/** Without a sign-in: to the login screen, which leads back here. After Logout: to the home page. */
export function SignedInOnly() {
  const { token, user, end } = useSession()
  const [wasSignedIn] = useState(token !== null)
  const [email] = useState(user?.email)
  const place = useLocation()
  if (token !== null) return <Outlet />
  if (wasSignedIn && end === 'signed-out') return <Navigate to="/" replace />
  const state = wasSignedIn ? noticeState('info', accounts.session.ended, email) : undefined
  return <Navigate to={signInThenBackTo(place)} replace state={state} />
}

/** With a sign-in there is nothing to do on these screens: on to where the user wanted to go. */
export function GuestsOnly() {
  const { token } = useSession()
  const { search } = useLocation()
  return token === null ? <Outlet /> : <Navigate to={placeAfterSignIn(search)} replace />
}

type Place = { pathname: string; search: string; hash: string }

/** The sign-in screen, which leads back to `place` afterwards. */
export function signInThenBackTo({ pathname, search, hash }: Place): string {
  return `${LOGIN}?${new URLSearchParams({ next: pathname + search + hash })}`
}

/** Where `?next=` leads: an address of this site, else the dashboard. Never another site, whatever it says. */
export function placeAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isLocalPath(next) ? next : PANEL.dashboard
}

/** One '/' first: no '//', '/\\', scheme or control character, also once '..' is resolved. */
function isLocalPath(path: string): boolean {
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)) return false
  return !new URL(path, 'https://local.invalid').pathname.startsWith('//')
}
