import type { Context } from 'hono'
import { rightsOf } from '#contract/accounts/roles.ts'
import { LoginInput, type LoginReply } from '#contract/accounts/auth.ts'
import { LIMITS } from '#contract/limits.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import {
  type Credentials,
  findCredentials,
  makeFirstAdmin,
  replaceOutdatedHash,
  storedUser,
} from '#worker/db/queries/accounts/users.ts'
import { startSession } from '#worker/db/queries/accounts/sessions.ts'
import { consumeTry, refundTries } from '#worker/db/queries/accounts/tries.ts'
import type { Db } from '#worker/db/client.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { adminEmails, authSecret, isLocal } from '#worker/lib/config.ts'
import { deviceName } from '#worker/features/accounts/device-names.ts'
import { ApiError, tooMany } from '#worker/lib/errors.ts'
import { inHashQueue, knownAs, strangerAt, type Turn } from '#worker/features/accounts/hash-queue.ts'
import { newId } from '#worker/lib/ids.ts'
import { valid } from '#worker/lib/valid.ts'
import { callerNetwork, callerNetworks } from '#worker/lib/networks.ts'
import { signInWindows } from '#worker/middleware/limits.ts'
import { issueDeviceToken, readDeviceToken } from '#worker/services/device-tokens.ts'
import { hashPassword, isOutdated, verifyPassword } from '#worker/services/passwords/passwords.ts'
import { issueToken } from '#worker/services/tokens.ts'

const HOUR_SECONDS = 3600
const SESSION_SECONDS = LIMITS.sessionHours * HOUR_SECONDS
const REMEMBERED_SECONDS = LIMITS.rememberedSessionDays * 24 * HOUR_SECONDS

type Tried = { email: string; password: string; device: string | undefined }

/** Signs in: a session for the account, and a token by which this device is known the next time. */
export const login = handlers(valid('json', LoginInput), async (c) => {
  const secret = authSecret(c.env)
  const { email, password, remember } = c.req.valid('json')
  const nowMs = Date.now()
  const device = readDeviceToken(secret, { email, token: c.req.header('device-token'), nowMs })
  const network = callerNetwork(c)
  const asker =
    device === undefined
      ? strangerAt(callerNetworks(c), 'sign-in', isLocal(c.env))
      : knownAs(`device ${device}`)
  const found = await inHashQueue(asker, (turn) => checked(c, { email, password, device }, turn))
  if (found.suspendedAt !== null) throw new ApiError('SUSPENDED', SERVER_MESSAGES.accountSuspended)

  const account = await asFirstAdmin(c.var.db, found, adminEmails(c.env))
  const lifetimeSeconds = remember ? REMEMBERED_SECONDS : SESSION_SECONDS
  const session = {
    id: newId(nowMs),
    userId: account.id,
    passwordHash: account.passwordHash,
    device: deviceName(c.req.header('user-agent')),
    network,
    nowMs,
    expiresAt: nowMs + lifetimeSeconds * 1000,
  }
  if (!(await startSession(c.var.db, session))) throw wrongCredentials()
  return c.json<LoginReply>({
    token: await issueToken(secret, { userId: account.id, sessionId: session.id }, lifetimeSeconds),
    user: storedUser(account),
    deviceToken: issueDeviceToken(secret, { email, name: device, nowMs }),
  })
})

/** The account that this password opens. A try is counted before it is hashed and given back when it was a good one. */
async function checked(
  c: Context<AppEnv>,
  { email, password, device }: Tried,
  turn: Turn,
): Promise<Credentials> {
  const { db } = c.var
  const [networks, nowMs] = [callerNetworks(c), Date.now()]
  const found = await findCredentials(db, email, { network: networks[0].name, nowMs })
  const isNetworkKnown = found?.isNetworkKnown ?? false
  const windows = signInWindows({ email, networks, isNetworkKnown, device })
  const waitMs = await consumeTry(db, windows, nowMs)
  if (waitMs !== undefined) throw tooMany(waitMs)

  const giveBack = () =>
    refundTries(
      db,
      windows.map(({ key }) => key),
    )
  const outcome = await turn(() => compare(password, found)).catch(async (error: unknown) => {
    await giveBack()
    throw error
  })
  if (!outcome) throw wrongCredentials()
  await giveBack()
  const { account, newHash } = outcome
  if (newHash === undefined) return account
  const isReplaced = await replaceOutdatedHash(db, account.id, account.passwordHash, newHash)
  return isReplaced ? { ...account, passwordHash: newHash } : account
}

/** Whether the password is the account's, and its new hash where the stored one was made with another cost. */
async function compare(password: string, account: Credentials | undefined) {
  const isRight = await verifyPassword(password, account?.passwordHash)
  if (!account || !isRight) return undefined
  const newHash = isOutdated(account.passwordHash) ? await hashPassword(password) : undefined
  return { account, newHash }
}

const wrongCredentials = () => new ApiError('WRONG_CREDENTIALS', SERVER_MESSAGES.signInRefused)

/** Somebody may have signed up before the firm set ADMIN_EMAILS; where no admin exists yet, signing in makes one. */
async function asFirstAdmin(db: Db, account: Credentials, admins: string[]): Promise<Credentials> {
  const isAdmin = rightsOf(account).includes('administer')
  if (isAdmin || !admins.includes(account.email)) return account
  const isMade = await makeFirstAdmin(db, account.id, Date.now())
  return isMade ? { ...account, role: 'admin', approvedByAdmin: true } : account
}
