import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { placeAfterSignIn, signInThenBackTo } from '#frontend/features/session/local-path.ts'
import { noticeState } from '#frontend/features/session/notice.ts'
import { useSession } from '#frontend/features/session/session.ts'
import { accounts } from '#frontend/messages/accounts.ts'

/** Without a sign-in: to the login screen, which leads back here. After Logout: to the home page. */
export function SignedInOnly() {
  const { token, end } = useSession()
  const [wasSignedIn] = useState(token !== null)
  const place = useLocation()
  if (token !== null) return <Outlet />
  if (wasSignedIn && end === 'signed-out') return <Navigate to="/" replace />
  const state = wasSignedIn ? noticeState('info', accounts.session.ended) : undefined
  return <Navigate to={signInThenBackTo(place)} replace state={state} />
}

/** With a sign-in there is nothing to do on these screens: on to where the user wanted to go. */
export function GuestsOnly() {
  const { token } = useSession()
  const { search } = useLocation()
  return token === null ? <Outlet /> : <Navigate to={placeAfterSignIn(search)} replace />
}
