import type { MessageReply } from '#contract/message-reply.ts'
import { OwnMails } from '#contract/accounts/users.ts'
import { OneClick } from '#contract/alerts.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { HOUR_MS } from '#contract/units/time.ts'
import { consumeTry } from '#worker/db/queries/accounts/tries.ts'
import { storeMails } from '#worker/db/queries/mail-outbox.ts'
import { findNumbers } from '#worker/db/queries/numbers/read.ts'
import { beginWeekMail, endWeekMail, readWeekMail } from '#worker/db/queries/numbers/week.ts'
import { isWorthMailing, MAILED_DAYS, weekMail } from '#worker/features/numbers/week-mail.ts'
import { handlers } from '#worker/lib/app.ts'
import { linkSecrets } from '#worker/lib/config.ts'
import { notFound, tooMany } from '#worker/lib/errors.ts'
import { newMail, requireMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
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

/** Not more often: each reads all the numbers. */
const WEEK_MAILS = { limit: 5, lengthMs: HOUR_MS }

/** The mail of Mondays at once, of the last seven days, to whoever asks. */
export const mailWeekNow = handlers(async (c) => {
  requireMail(c.env)
  const { id, email } = signedIn(c)
  const {
    env,
    var: { db },
  } = c
  const nowMs = Date.now()
  const waitMs = await consumeTry(db, [{ key: `week-mail|${id}`, ...WEEK_MAILS }], nowMs)
  if (waitMs !== undefined) throw tooMany(waitMs)
  const numbers = await findNumbers(db, { days: MAILED_DAYS, nowMs })
  if (!isWorthMailing(numbers)) return c.json<MessageReply>({ message: SERVER_MESSAGES.weekMailNothing })
  const mail = { ...(await weekMail(env, db, { numbers, nowMs })), isAskedFor: true }
  const made = newMail(env, { recipient: email, mail, nowMs })
  await storeMails(db, [made])
  sendAfterResponse(c, [made])
  return c.json<MessageReply>({ message: SERVER_MESSAGES.weekMailSent })
})

/** By the button of a mail program, which is signed in nowhere. */
export const endWeekMailInOneClick = handlers(valid('form', OneClick), async (c) => {
  const id = userOfWeekMailToken(linkSecrets(c.env), c.req.param('token') ?? '')
  if (id === undefined) throw notFound(SERVER_MESSAGES.weekMailGone)
  await endWeekMail(c.var.db, id, Date.now())
  return c.json<MessageReply>({ message: SERVER_MESSAGES.weekMailEnded })
})
