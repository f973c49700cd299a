import { useEffect, useState } from 'react'
import { href, PATHS } from '#contract/paths.ts'
import type { ListedUser, Role, UserChange, UserPage } from '#contract/users.ts'
import { call } from '#frontend/lib/api.ts'

type Loading = { status: 'loading' | 'ready' } | { status: 'failed'; error: unknown }
type Listed = { users: ListedUser[]; next: string | null }

const NOTHING: Listed = { users: [], next: null }

/** The accounts of a role, page by page. `cursor` is the page on its way; null is the first. */
export function useUsers(role: Role) {
  const [listed, setListed] = useState(NOTHING)
  const [cursor, setCursor] = useState<string | null>(null)
  const [loading, setLoading] = useState<Loading>({ status: 'loading' })
  const { status } = loading

  useEffect(() => {
    if (status !== 'loading') return undefined
    const leaving = new AbortController()
    readUsers(role, cursor, leaving.signal).then(
      ({ users, next }) => {
        setListed((before) => ({ users: [...before.users, ...users], next }))
        setLoading({ status: 'ready' })
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setLoading({ status: 'failed', error })
      },
    )
    return () => leaving.abort()
  }, [role, cursor, status])

  function load(from: string | null) {
    setCursor(from)
    setLoading({ status: 'loading' })
  }

  /** Shows a changed account; one that has another role now leaves the list. */
  function replace(changed: ListedUser) {
    const swap = (user: ListedUser) => (user._id === changed._id ? changed : user)
    setListed(({ users, next }) => ({ users: users.map(swap).filter((user) => user.role === role), next }))
  }

  return { ...listed, loading, retry: () => load(cursor), more: () => load(listed.next), replace }
}

export async function changeUser(id: string, change: UserChange): Promise<ListedUser> {
  const { body } = await call<ListedUser>(href(PATHS.user, { id }), { method: 'PATCH', json: change })
  return body
}

async function readUsers(role: Role, cursor: string | null, signal: AbortSignal): Promise<UserPage> {
  const query = new URLSearchParams({ role, ...(cursor !== null && { cursor }) })
  const { body } = await call<UserPage>(`${PATHS.users}?${query}`, { signal })
  return body
}
