import { useSyncExternalStore } from 'react'
import { PATHS } from '#contract/paths.ts'
import type { StoredUser } from '#contract/accounts/users.ts'
import { call, whenSignInRefused } from '#frontend/lib/api/api.ts'
import { authToken, forgetAuthToken, rereadAuthToken, storeAuthToken } from '#frontend/lib/api/auth-token.ts'
import { forgetStoredUser, storedUser, storeUser } from './stored-user.ts'

/** Who is signed in in this tab, and how the last session ended: by Logout here, or in some other way ('lost'). */
type Session = {
  token: string | null
  user: StoredUser | null
  end?: 'signed-out' | 'lost'
}

const listeners = new Set<() => void>()
let session: Session = { token: authToken(), user: storedUser() }

export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession)
}

export function currentSession(): Session {
  return session
}

export function startSession({ token, user }: { token: string; user: StoredUser }) {
  whereAllowed(() => {
    storeAuthToken(token)
    storeUser(user)
  })
  become({ token, user })
}

/** Signs out here at once; the server is told in the background. */
export function signOut() {
  const { token } = session
  endSession('signed-out')
  if (token !== null) void endOnServer(token)
}

async function endOnServer(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  try {
    await call(PATHS.logout, { method: 'POST', headers, outlivesPage: true })
  } catch {
    // Not reported: a session that the server was not told about ends when it expires.
  }
}

/** Takes over what the server says about the account now: its role, its approval. */
export function refreshUser(user: StoredUser) {
  whereAllowed(() => storeUser(user))
  become({ ...session, user })
}

function endSession(end: 'signed-out' | 'lost') {
  whereAllowed(() => {
    forgetAuthToken()
    forgetStoredUser()
  })
  become({ token: null, user: null, end })
}

function become(next: Session) {
  session = next
  for (const notify of listeners) notify()
}

/** Calls `notify` after every change of the session; returns a function that stops it. */
export function watchSession(notify: () => void) {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** With storage switched off, the session lasts as long as the page stays open. */
function whereAllowed(write: () => void) {
  try {
    write()
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Another tab signed in or out, or the page came back from the back/forward cache. */
function readAgain() {
  const token = rereadAuthToken()
  if (token !== null) return become({ token, user: storedUser() })
  if (session.token !== null) endSession('lost')
}

whenSignInRefused((token) => {
  if (token === session.token) endSession('lost')
})
window.addEventListener('storage', readAgain)
window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain())
