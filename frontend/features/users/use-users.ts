import { useQueryClient } from '@tanstack/react-query'
import { href, PATHS } from '#contract/paths.ts'
import type { ListedUser, Role, UserChange, UserPage } from '#contract/users.ts'
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

/** Shows a changed account at once; one that has another role now leaves its list and is read with the other one. */
export function useShowChanged(role: Role) {
  const client = useQueryClient()
  return (changed: ListedUser) => {
    client.setQueryData<Pages<UserPage>>([NOUN, role], (pages) => pages && withChanged(pages, changed, role))
    const isElsewhere = ({ queryKey: [noun, of] }: { queryKey: readonly unknown[] }) =>
      noun === 'audit' || (noun === NOUN && of !== role)
    void client.invalidateQueries({ predicate: isElsewhere })
  }
}

function withChanged(pages: Pages<UserPage>, changed: ListedUser, role: Role): Pages<UserPage> {
  const swap = (user: ListedUser) => (user._id === changed._id ? changed : user)
  const swapped = pages.pages.map(({ users, next }) => ({
    users: users.map(swap).filter((user) => user.role === role),
    next,
  }))
  return { ...pages, pages: swapped }
}

export async function changeUser(id: string, change: UserChange): Promise<ListedUser> {
  const { body } = await call<ListedUser>(href(PATHS.user, { id }), { method: 'PATCH', json: change })
  return body
}
