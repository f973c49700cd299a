import { consumeTry, refundTries, type TryWindow } from '#worker/db/queries/accounts/tries.ts'
import { middleware } from '#worker/lib/app.ts'
import { requireMail } from '#worker/lib/mail-outbox.ts'
import { callerNetwork, tooMany } from '#worker/middleware/limits.ts'

/** Counts a visitor's message before its body is read, and takes the count back when the message is refused. */
export const countedTries = (windowOf: (network: string) => TryWindow) =>
  middleware(async (c, next) => {
    requireMail(c.env)
    const window = windowOf(callerNetwork(c))
    const waitMs = await consumeTry(c.var.db, [window], Date.now())
    if (waitMs !== undefined) throw tooMany(waitMs)
    await next()
    if (c.error) await refundTries(c.var.db, [window.key])
  })
