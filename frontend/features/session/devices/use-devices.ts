import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MessageReply } from '#contract/message-reply.ts'
import type { Session, SessionList } from '#contract/accounts/auth.ts'
import { href, PATHS } from '#contract/paths.ts'
import { call } from '#frontend/lib/api/api.ts'

const KEY = ['sessions']

/** The devices on which the current account is signed in. */
export function useDevices() {
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call<SessionList>(PATHS.sessions, { signal })).body.sessions,
  })
}

/** Signs out one device, which leaves the list once the server has done it. */
export function useSignOutDevice() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ _id }: Session) =>
      call<MessageReply>(href(PATHS.session, { id: _id }), { method: 'DELETE' }),
    onSuccess: (_reply, { _id }) =>
      client.setQueryData<Session[]>(KEY, (known) => known?.filter((session) => session._id !== _id)),
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export async function signOutEverywhere(): Promise<void> {
  await call<MessageReply>(PATHS.sessions, { method: 'DELETE' })
}
