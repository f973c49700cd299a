import { currentSession, watchSession } from '#frontend/features/session/session.ts'
import { standingOf } from '#frontend/features/session/standing.ts'
import { queryClient } from '#frontend/lib/api/query-client.ts'

let known = whoUsesThePanel()

/** What was read for one account is never shown to the next; what hangs on role and approval is read again when they change. */
export function keepCacheToItsOwner() {
  watchSession(() => {
    const before = known
    known = whoUsesThePanel()
    if (known.account === undefined) return queryClient.clear()
    if (known.account !== before.account) return void queryClient.resetQueries()
    if (known.standing !== before.standing) void queryClient.invalidateQueries()
  })
}

function whoUsesThePanel() {
  const { token, user } = currentSession()
  return { account: token === null ? undefined : (user?._id ?? token), standing: standingOf(user) }
}
