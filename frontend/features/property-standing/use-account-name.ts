import { useQuery } from '@tanstack/react-query'
import { PATHS } from '#contract/paths.ts'
import type { UserPage } from '#contract/users.ts'
import { call } from '#frontend/lib/api.ts'

const MOST_PAGES = 10

/** The name of an account, for admins; undefined while it is on its way and when there is no such account. */
export function useAccountName(id: string | null, isWanted: boolean): string | undefined {
  const { data } = useQuery({
    queryKey: ['users', 'names'],
    queryFn: ({ signal }) => readNames(signal),
    enabled: isWanted && id !== null,
    staleTime: Infinity,
  })
  return id === null ? undefined : data?.get(id)
}

async function readNames(signal: AbortSignal): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  let cursor: string | null = ''
  for (let page = 0; page < MOST_PAGES && cursor !== null; page += 1) {
    const address: string = cursor ? `${PATHS.users}?cursor=${cursor}` : PATHS.users
    const { body } = await call<UserPage>(address, { signal })
    for (const { _id, username } of body.users) names.set(_id, username)
    cursor = body.next
  }
  return names
}
