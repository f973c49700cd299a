import type { MessageReply } from '#contract/message-reply.ts'
import { ChangePasswordInput } from '#contract/accounts/auth.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { changePassword as storePassword } from '#worker/db/queries/accounts/sessions.ts'
import { refundTries, consumeTry } from '#worker/db/queries/accounts/tries.ts'
import { findPasswordHash } from '#worker/db/queries/accounts/users.ts'
import { handlers } from '#worker/lib/app.ts'
import { invalid, tooMany } from '#worker/lib/errors.ts'
import { inHashQueue, knownAs } from '#worker/features/accounts/hash-queue.ts'
import { valid } from '#worker/lib/valid.ts'
import { passwordWindow } from '#worker/middleware/limits.ts'
import { openSession } from '#worker/middleware/auth.ts'
import { passwordFault } from '#worker/services/passwords/rules.ts'
import { hashPassword, verifyPassword } from '#worker/services/passwords/passwords.ts'

/** Sets another password for whoever is signed in and knows the current one. All other sessions end, this one stays. */
export const changePassword = handlers(valid('json', ChangePasswordInput), async (c) => {
  const { db } = c.var
  const session = openSession(c)
  const { currentPassword, password } = c.req.valid('json')
  const fault = passwordFault(password, session.account)
  if (fault) throw invalid('password', fault)

  return inHashQueue(knownAs(`account ${session.account.id}`), async (turn) => {
    const nowMs = Date.now()
    const window = passwordWindow(session.account.id)
    const waitMs = await consumeTry(db, [window], nowMs)
    if (waitMs !== undefined) throw tooMany(waitMs)
    const checkedHash = await findPasswordHash(db, session.account.id)
    const hashed = turn(async () =>
      (await verifyPassword(currentPassword, checkedHash)) ? hashPassword(password) : undefined,
    )
    const passwordHash = await hashed.catch(async (error: unknown) => {
      await refundTries(db, [window.key])
      throw error
    })
    if (passwordHash === undefined || checkedHash === undefined) throw wrongPassword()

    await refundTries(db, [window.key])
    const isChanged = await storePassword(db, session, { checkedHash, passwordHash, nowMs })
    if (!isChanged) throw wrongPassword()
    return c.json<MessageReply>({ message: SERVER_MESSAGES.passwordChanged })
  })
})

const wrongPassword = () => invalid('currentPassword', SERVER_MESSAGES.currentPasswordWrong)
