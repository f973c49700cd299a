import { type MessageReply, VerifyOtpInput } from '#contract/auth.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { findAdminAddresses } from '#worker/db/queries/admins.ts'
import { tryCode } from '#worker/db/queries/codes.ts'
import { completeRegistration } from '#worker/db/queries/registrations.ts'
import { handlers } from '#worker/lib/app.ts'
import { adminEmails, authSecret } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, postLater } from '#worker/lib/post.ts'
import { valid } from '#worker/lib/valid.ts'
import { isCodeOf } from '#worker/services/codes.ts'

const PURPOSE = 'sign-up'

/** Makes the account from what `register` stored with the code; of the request it takes code and address only. */
export const verifyOtp = handlers(valid('json', VerifyOtpInput), async (c) => {
  const secret = authSecret(c.env)
  const { code, email } = c.req.valid('json')
  const nowMs = Date.now()
  const tried = await tryCode(c.var.db, PURPOSE, email, nowMs)
  if (!tried || !isCodeOf(secret, { id: tried.id, purpose: PURPOSE, email }, code)) throw wrongCode()
  const { pendingUsername: username, pendingPasswordHash: passwordHash } = tried
  if (username === null || passwordHash === null) throw wrongCode()

  const isAdmin = adminEmails(c.env).includes(email)
  const role = isAdmin ? 'admin' : 'staff'
  const account = {
    id: newId(nowMs),
    username,
    email,
    passwordHash,
    role,
    approvedByAdmin: isAdmin,
    createdAt: nowMs,
  } as const
  const admins = isAdmin ? [] : await findAdminAddresses(c.var.db)
  const news = { kind: 'waiting-for-approval', username, email } as const
  const mails = admins.map((recipient) => newMail(c.env, { recipient, mail: news, nowMs }))
  if (!(await completeRegistration(c.var.db, tried.id, account, mails))) throw wrongCode()
  postLater(c, mails)
  return c.json<MessageReply>({
    message: isAdmin ? SENTENCES.accountCreatedApproved : SENTENCES.accountCreated,
  })
})

const wrongCode = () => new ApiError('INVALID_CODE', SENTENCES.otpWrong)
