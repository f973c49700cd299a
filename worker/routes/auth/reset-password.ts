import { type PasswordSetReply, ResetPasswordInput } from '#contract/accounts/auth.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findGrantee, setPasswordBy } from '#worker/db/queries/accounts/resets.ts'
import { forgetTries } from '#worker/db/queries/accounts/tries.ts'
import { handlers } from '#worker/lib/app.ts'
import { authSecret } from '#worker/lib/config.ts'
import { ApiError, invalid, logError } from '#worker/lib/errors.ts'
import { inHashQueue, knownAs } from '#worker/features/accounts/hash-queue.ts'
import { valid } from '#worker/lib/valid.ts'
import { callerNetwork } from '#worker/lib/networks.ts'
import { signInPair } from '#worker/middleware/limits.ts'
import { tokenHash } from '#worker/services/codes.ts'
import { issueDeviceToken } from '#worker/services/device-tokens.ts'
import { passwordFault } from '#worker/services/passwords/rules.ts'
import { hashPassword } from '#worker/services/passwords/passwords.ts'

const GRANT = /^Bearer ([\w-]{43})$/i

/** Sets a new password for whoever brings the proof of a right code. All older sessions end. */
export const resetPassword = handlers(valid('json', ResetPasswordInput), async (c) => {
  const secret = authSecret(c.env)
  const { db } = c.var
  const { email, password } = c.req.valid('json')
  const nowMs = Date.now()
  const hash = tokenHash(GRANT.exec(c.req.header('authorization') ?? '')?.[1] ?? '')
  const account = await findGrantee(db, hash, nowMs)
  if (account?.email !== email) throw noProof()
  const fault = passwordFault(password, account)
  if (fault) throw invalid('password', fault)

  const network = callerNetwork(c)
  const passwordHash = await inHashQueue(knownAs(`account ${account.id}`, 'reset'), (turn) =>
    turn(() => hashPassword(password)),
  )
  if (!(await setPasswordBy(db, hash, account, { passwordHash, network, nowMs }))) throw noProof()
  // The password is set by now; failed tries that still count are no reason to say otherwise.
  await forgetTries(db, [signInPair(email, network)]).catch((error: unknown) =>
    logError(error, { requestId: c.var.requestId }),
  )
  const deviceToken = issueDeviceToken(secret, { email, nowMs })
  return c.json<PasswordSetReply>({ message: SERVER_MESSAGES.passwordReset, deviceToken })
})

const noProof = () => new ApiError('NOT_SIGNED_IN', SERVER_MESSAGES.resetProofMissing)
