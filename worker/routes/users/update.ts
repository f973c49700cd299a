import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { type ListedUser, UserChange } from '#contract/accounts/users.ts'
import { changeUser } from '#worker/db/queries/accounts/listed-users.ts'
import { findAccount } from '#worker/db/queries/accounts/users.ts'
import { handlers } from '#worker/lib/app.ts'
import { ApiError, notFound } from '#worker/lib/errors.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'

/** Approves, suspends or sets the role of another's account; its owner is told of an approval. */
export const updateAccount = handlers(valid('json', UserChange), async (c) => {
  const actor = signedIn(c)
  const subject = await findAccount(c.var.db, c.req.param('id') ?? '')
  if (!subject) throw notFound(SERVER_MESSAGES.userNotFound)
  if (subject.id === actor.id) throw new ApiError('FORBIDDEN', SERVER_MESSAGES.notOnYourself)

  const change = c.req.valid('json')
  const nowMs = Date.now()
  const isApproval = change.approvedByAdmin === true && !subject.approvedByAdmin
  const news = { kind: 'approved', username: subject.username } as const
  const mails = isApproval ? [newMail(c.env, { recipient: subject.email, mail: news, nowMs })] : []
  const changed = await changeUser(c.var.db, { actor, subject, change, mails, nowMs })
  if (!changed) throw new ApiError('FORBIDDEN', SERVER_MESSAGES.adminsOnly)
  sendAfterResponse(c, mails)
  return c.json<ListedUser>(changed)
})
