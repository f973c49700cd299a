import type { MessageReply } from '#contract/accounts/auth.ts'
import { OwnMails } from '#contract/accounts/users.ts'
import { OneClick } from '#contract/alerts.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { beginWeekMail, endWeekMail, readWeekMail } from '#worker/db/queries/numbers/week.ts'
import { handlers } from '#worker/lib/app.ts'
import { authSecret } from '#worker/lib/config.ts'
import { notFound } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { signedIn } from '#worker/middleware/auth.ts'
import { userOfWeekMailToken } from '#worker/services/codes.ts'

export const readOwnMails = handlers(async (c) =>
  c.json<OwnMails>({ week: await readWeekMail(c.var.db, signedIn(c).id) }),
)

export const changeOwnMails = handlers(valid('json', OwnMails), async (c) => {
  const { id } = signedIn(c)
  if (c.req.valid('json').week) {
    await beginWeekMail(c.var.db, id)
    return c.json<MessageReply>({ message: SERVER_MESSAGES.weekMailOn })
  }
  await endWeekMail(c.var.db, id, Date.now())
  return c.json<MessageReply>({ message: SERVER_MESSAGES.weekMailEnded })
})

/** By the button of a mail program, which is signed in nowhere. */
export const endWeekMailInOneClick = handlers(valid('form', OneClick), async (c) => {
  const id = userOfWeekMailToken(authSecret(c.env), c.req.param('token') ?? '')
  if (id === undefined) throw notFound(SERVER_MESSAGES.weekMailGone)
  await endWeekMail(c.var.db, id, Date.now())
  return c.json<MessageReply>({ message: SERVER_MESSAGES.weekMailEnded })
})
