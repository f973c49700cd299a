import { RegisterInput, type RegisterReply } from '#contract/accounts/auth.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { codeExpiry } from '#worker/db/queries/accounts/codes.ts'
import { reserveSignUpCode } from '#worker/db/queries/accounts/registrations.ts'
import { handlers } from '#worker/lib/app.ts'
import { sendOfCode } from '#worker/features/accounts/code-sends.ts'
import { authSecret, isLocal } from '#worker/lib/config.ts'
import { invalid } from '#worker/lib/errors.ts'
import { inHashQueue, strangerAt } from '#worker/features/accounts/hash-queue.ts'
import { newMail, sendAfterResponse, requireMail } from '#worker/lib/mail-outbox.ts'
import { valid } from '#worker/lib/valid.ts'
import { callerNetworks } from '#worker/lib/networks.ts'
import { passwordPrint } from '#worker/services/codes.ts'
import { passwordFault } from '#worker/services/passwords/rules.ts'
import { hashPassword } from '#worker/services/passwords/passwords.ts'

/**
 * The same answer after the same work whether or not the address has an account: only its owner's mail differs. With
 * Registration-Token it renews that registration, without it is another one beside it.
 */
export const register = handlers(valid('json', RegisterInput), async (c) => {
  const secret = authSecret(c.env)
  requireMail(c.env)
  const { username, email, password } = c.req.valid('json')
  const fault = passwordFault(password, { username, email })
  if (fault) throw invalid('password', fault)

  return inHashQueue(strangerAt(callerNetworks(c), 'sign-up', isLocal(c.env)), async (turn) => {
    const nowMs = Date.now()
    const wish = { purpose: 'sign-up', email, token: c.req.header('registration-token'), nowMs } as const
    const { reserved, token } = await sendOfCode(c, wish, async (code, hasLink) => {
      const passwordHash = await turn(() => hashPassword(password))
      const registration = { username, passwordHash, passwordPrint: passwordPrint(secret, email, password) }
      const order = { recipient: email, nowMs, expiresAt: codeExpiry(nowMs) }
      const mails = {
        newcomer: newMail(c.env, { ...order, mail: { kind: 'sign-up-code', codeId: code.id, hasLink } }),
        owner: newMail(c.env, { ...order, mail: { kind: 'account-exists', hasLink } }),
      }
      const made = await reserveSignUpCode(c.var.db, code, registration, mails)
      return made && (made.userId === null ? mails.newcomer : mails.owner)
    })
    sendAfterResponse(c, [reserved])
    return c.json<RegisterReply>({ message: SERVER_MESSAGES.signUpOtpSent, registrationToken: token })
  })
})
