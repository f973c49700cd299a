import { LoginInput, type LoginReply } from '#contract/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { SENTENCES } from '#contract/sentences.ts'
import { makeFirstAdmin } from '#worker/db/queries/admins.ts'
import { giveTryBack, takeTry } from '#worker/db/queries/tries.ts'
import {
  type Credentials,
  findCredentials,
  replaceOutdatedHash,
  storedUser,
} from '#worker/db/queries/users.ts'
import type { Db } from '#worker/db/client.ts'
import { handlers } from '#worker/lib/app.ts'
import { adminEmails, authSecret } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { valid } from '#worker/lib/valid.ts'
import { callerNetwork, signInWindows, tooMany } from '#worker/middleware/limits.ts'
import { hashPassword, isOutdated, verifyPassword } from '#worker/services/passwords.ts'
import { issueToken } from '#worker/services/tokens.ts'

const HOUR_SECONDS = 3600
const SESSION_SECONDS = LIMITS.sessionHours * HOUR_SECONDS
const REMEMBERED_SECONDS = LIMITS.rememberedSessionDays * 24 * HOUR_SECONDS

/** Signs in. A try is counted before its password is hashed and given back when the password was right. */
export const login = handlers(valid('json', LoginInput), async (c) => {
  const secret = authSecret(c.env)
  const { db } = c.var
  const { email, password, remember } = c.req.valid('json')
  const windows = signInWindows(email, callerNetwork(c))
  const waitMs = await takeTry(db, windows, Date.now())
  if (waitMs !== undefined) throw tooMany(waitMs)

  const found = await findCredentials(db, email)
  const isRight = await verifyPassword(password, found?.passwordHash)
  if (!found || !isRight) throw new ApiError('WRONG_CREDENTIALS', SENTENCES.signInRefused)
  await giveTryBack(
    db,
    windows.map(({ key }) => key),
  )
  if (found.suspendedAt !== null) throw new ApiError('SUSPENDED', SENTENCES.accountSuspended)

  if (isOutdated(found.passwordHash)) {
    await replaceOutdatedHash(db, found.id, found.passwordHash, await hashPassword(password))
  }
  const account = await asFirstAdmin(db, found, adminEmails(c.env))
  const claims = { userId: account.id, tokenVersion: account.tokenVersion }
  const token = await issueToken(secret, claims, remember ? REMEMBERED_SECONDS : SESSION_SECONDS)
  return c.json<LoginReply>({ token, user: storedUser(account) })
})

/** Somebody may have signed up before the firm set ADMIN_EMAILS; where no admin exists yet, signing in makes one. */
async function asFirstAdmin(db: Db, account: Credentials, admins: string[]): Promise<Credentials> {
  const isAdmin = account.role === 'admin' && account.approvedByAdmin
  if (isAdmin || !admins.includes(account.email)) return account
  const isMade = await makeFirstAdmin(db, account.id, Date.now())
  return isMade ? { ...account, role: 'admin', approvedByAdmin: true } : account
}
