import { createFactory } from 'hono/factory'
import type { Db } from '#worker/db/client.ts'
import type { OpenSession } from '#worker/db/queries/accounts/sessions.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'

export type AppEnv = {
  Bindings: Env
  Variables: {
    db: Db
    requestId: string
    /** The answer lay ready: nothing was asked of the stores. */
    isFromMemory: boolean | undefined
    /** The account that signed the call, when there is one; the guard of the table has judged it. */
    account: Account | undefined
    /** The session that signed it. */
    session: OpenSession | undefined
  }
}

const factory = createFactory<AppEnv>()
export const { createApp, createHandlers: handlers, createMiddleware: middleware } = factory
