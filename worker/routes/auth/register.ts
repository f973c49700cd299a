import { type MessageReply, RegisterInput } from '#contract/auth.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { codeExpiry } from '#worker/db/queries/codes.ts'
import { reserveSignUpCode, storeRegistration } from '#worker/db/queries/registrations.ts'
import { handlers } from '#worker/lib/app.ts'
import { sendOfCode } from '#worker/lib/code-sends.ts'
import { authSecret } from '#worker/lib/config.ts'
import { invalid } from '#worker/lib/errors.ts'
import { inHashQueue, strangerAt } from '#worker/lib/hash-queue.ts'
import { newId } from '#worker/lib/ids.ts'
import { newMail, postLater, requireMail } from '#worker/lib/post.ts'
import { valid } from '#worker/lib/valid.ts'
import { callerNetwork } from '#worker/middleware/limits.ts'
import { passwordFault } from '#worker/services/password-rules.ts'
import { hashPassword } from '#worker/services/passwords.ts'

/** The same answer after the same work whether or not the address has an account: only its owner's mail differs. */
export const register = handlers(valid('json', RegisterInput), async (c) => {
  authSecret(c.env)
  requireMail(c.env)
  const { username, email, password } = c.req.valid('json')
  const fault = passwordFault(password, { username, email })
  if (fault) throw invalid('password', fault)

  return inHashQueue(strangerAt(callerNetwork(c)), async (turn) => {
    const nowMs = Date.now()
    const code = { id: newId(nowMs), purpose: 'sign-up', email, nowMs } as const
    const { userId } = await sendOfCode(c, code, () => reserveSignUpCode(c.var.db, code))

    const passwordHash = await turn(() => hashPassword(password))
    const mail = newMail(c.env, {
      recipient: email,
      mail: userId === null ? { kind: 'sign-up-code', codeId: code.id } : { kind: 'account-exists' },
      nowMs,
      expiresAt: codeExpiry(nowMs),
    })
    await storeRegistration(c.var.db, code.id, { username, passwordHash }, mail)
    postLater(c, [mail])
    return c.json<MessageReply>({ message: SENTENCES.signUpOtpSent })
  })
})
