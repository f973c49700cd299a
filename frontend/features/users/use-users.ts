import { useQueryClient } from '@tanstack/react-query'
import { href, PATHS } from '#contract/paths.ts'
import type { Role } from '#contract/accounts/roles.ts'
import type { ListedUser, UserChange, UserPage } from '#contract/accounts/users.ts'
import { call } from '#frontend/lib/api/api.ts'
import { type Pages, usePages } from '#frontend/lib/api/use-pages.ts'

const NOUN = 'users'

/** The accounts of a role, page by page. */
export function useUsers(role: Role) {
  return usePages<UserPage>({
    queryKey: [NOUN, role],
    read: async (cursor, signal) => {
      const query = new URLSearchParams({ role, ...(cursor !== null && { cursor }) })
      return (await call<UserPage>(`${PATHS.users}?${query}`, { signal })).body
    },
  })
}

/**
 * Shows a changed account at once: with another role it leaves this list, and the other role's list is read again; a
 * deleted account leaves it too.
 */
export function useShowChanged(role: Role) {
  const client = useQueryClient()
  return (id: string, changed: ListedUser | undefined) => {
    client.setQueryData<Pages<UserPage>>(
      [NOUN, role],
      (pages) => pages && withChanged(pages, { id, changed, role }),
    )
    const isElsewhere = ({ queryKey: [noun, of] }: { queryKey: readonly unknown[] }) =>
      noun === 'audit' || noun === 'leads' || (noun === NOUN && of !== role)
    void client.invalidateQueries({ predicate: isElsewhere })
  }
}

type Changed = { id: string; changed: ListedUser | undefined; role: Role }

function withChanged(pages: Pages<UserPage>, { id, changed, role }: Changed): Pages<UserPage> {
  const swap = (user: ListedUser) => (user._id === id ? (changed ?? []) : user)
  const swapped = pages.pages.map(({ users, next }) => ({
    users: users.flatMap(swap).filter((user) => user.role === role),
    next,
  }))
  return { ...pages, pages: swapped }
}

export async function deleteUser(id: string): Promise<undefined> {
  await call(href(PATHS.user, { id }), { method: 'DELETE' })
}

export async function changeUser(id: string, change: UserChange): Promise<ListedUser> {
  const { body } = await call<ListedUser>(href(PATHS.user, { id }), { method: 'PATCH', json: change })
  return body
}
