import { createFactory } from 'hono/factory'
import type { Db } from '#worker/db/client.ts'
import type { OpenSession } from '#worker/db/queries/accounts/sessions.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'

export type AppEnv = {
  Bindings: Env
  Variables: {
    db: Db
    requestId: string
    /** The answer came from this isolate's memory: neither D1 nor R2 was asked. */
    isFromMemory: boolean | undefined
    /** The signed-in account, if any; the guard has checked it against the row of the route table. */
    account: Account | undefined
    /** The session of that account. */
    session: OpenSession | undefined
  }
}

const factory = createFactory<AppEnv>()
export const { createApp, createHandlers: handlers, createMiddleware: middleware } = factory
