import type { MessageReply } from '#contract/message-reply.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { deleteUser } from '#worker/db/queries/accounts/listed-users.ts'
import { findAccount } from '#worker/db/queries/accounts/users.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError, notFound } from '#worker/lib/errors.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Deletes another's account for good. Nobody deletes the own one, so that an admin is always left. */
export const removeAccount = handlers(async (c) => {
  const actor = signedIn(c)
  const subject = await findAccount(c.var.db, c.req.param('id') ?? '')
  if (!subject) throw notFound(SERVER_MESSAGES.userNotFound)
  if (subject.id === actor.id) throw new ApiError('FORBIDDEN', SERVER_MESSAGES.notOnYourself)
  const isDeleted = await deleteUser(c.var.db, { actor, subject, nowMs: Date.now() })
  if (!isDeleted) throw new ApiError('FORBIDDEN', SERVER_MESSAGES.adminsOnly)
  return c.json<MessageReply>({ message: SERVER_MESSAGES.userDeleted })
})
