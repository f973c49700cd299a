import type { SessionList } from '#contract/accounts/auth.ts'
import { listSessions } from '#worker/db/queries/accounts/sessions.ts'
import { handlers } from '#worker/lib/app.ts'
import { openSession } from '#worker/middleware/auth.ts'

/** The devices that the account is signed in on. */
export const listDevices = handlers(async (c) =>
  c.json<SessionList>({ sessions: await listSessions(c.var.db, openSession(c), Date.now()) }),
)
