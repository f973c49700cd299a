import type { MessageReply } from '#contract/message-reply.ts'
import { VerifyOtpInput } from '#contract/accounts/auth.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findAdminAddresses } from '#worker/db/queries/accounts/users.ts'
import { completeRegistration } from '#worker/db/queries/accounts/registrations.ts'
import { handlers } from '#worker/lib/app.ts'
import { findTypedCode } from '#worker/features/accounts/code-tries.ts'
import { adminEmails, authSecret, isLocal } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { inHashQueue, strangerAt } from '#worker/features/accounts/hash-queue.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, sendAfterResponse } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { callerNetworks } from '#worker/lib/networks.ts'
import { codeCalls } from '#worker/middleware/limits.ts'
import { passwordPrint } from '#worker/services/codes.ts'
import { verifyPassword } from '#worker/services/passwords/passwords.ts'

/**
 * Makes the account from what `register` stored with the code. Several may have registered the address: the one that is
 * meant is found by its password too, or by the token that only its asker got. A password that is sent must be its own.
 */
export const verifyOtp = handlers(codeCalls, valid('json', VerifyOtpInput), async (c) => {
  const secret = authSecret(c.env)
  const { code, email, password } = c.req.valid('json')
  const nowMs = Date.now()
  const typed = { purpose: 'sign-up', email, code, token: c.req.header('registration-token'), nowMs } as const
  const print = password === undefined ? undefined : passwordPrint(secret, email, password)
  const found = await findTypedCode(c, secret, typed, (open) => open.pendingPasswordPrint === print)
  if (!found) throw wrongCode()
  const { pendingUsername: username, pendingPasswordHash: passwordHash, isHeld } = found
  if (username === null || passwordHash === null) throw wrongCode()
  const isMeant =
    password === undefined
      ? isHeld
      : await inHashQueue(strangerAt(callerNetworks(c), 'sign-up', isLocal(c.env)), (turn) =>
          turn(() => verifyPassword(password, passwordHash)),
        )
  if (!isMeant) throw wrongCode()

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
  if (!(await completeRegistration(c.var.db, found.id, account, mails))) throw wrongCode()
  sendAfterResponse(c, mails)
  return c.json<MessageReply>({
    message: isAdmin ? SERVER_MESSAGES.accountCreatedApproved : SERVER_MESSAGES.accountCreated,
  })
})

const wrongCode = () => new ApiError('INVALID_CODE', SERVER_MESSAGES.otpWrong)
