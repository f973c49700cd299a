import type { Context } from 'hono'
import { SENTENCES } from '#contract/sentences.ts'
import { type Account, findAccount } from '#worker/db/queries/users.ts'
import { type AppEnv, middleware } from '#worker/lib/app.ts'
import { authSecret, hasStrongSecret } from '#worker/lib/config.ts'
import { ApiError } from '#worker/lib/errors.ts'
import { readToken } from '#worker/services/tokens.ts'

/** Who may call an address. Every row of the route table states one of these. */
export type Access = 'anyone' | 'signed in' | 'approved' | 'admin'

/**
 * Finds the account behind the Bearer token and holds it against what the row asks. The account is read
 * afresh for every call, so that approval, suspension, role change and password reset act at once.
 */
export const guard = (access: Access) =>
  middleware(async (c, next) => {
    const account = await accountOf(c, access)
    c.set('account', account?.suspendedAt ? undefined : account)
    const refusal = refuse(access, account)
    if (refusal) throw refusal
    await next()
  })

function refuse(access: Access, account: Account | undefined): ApiError | undefined {
  if (access === 'anyone') return undefined
  if (!account) return new ApiError('NOT_SIGNED_IN', SENTENCES.signInFirst)
  if (account.suspendedAt) return new ApiError('SUSPENDED', SENTENCES.accountSuspended)
  if (access === 'signed in') return undefined
  if (!account.approvedByAdmin) return new ApiError('PENDING', SENTENCES.approvalPending)
  if (access === 'admin' && account.role !== 'admin') return new ApiError('FORBIDDEN', SENTENCES.adminsOnly)
  return undefined
}

async function accountOf(c: Context<AppEnv>, access: Access): Promise<Account | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) return undefined
  const isPublicReadGoingOn = access === 'anyone' && !hasStrongSecret(c.env)
  if (isPublicReadGoingOn) return undefined
  const claims = await readToken(authSecret(c.env), token)
  const account = claims && (await findAccount(c.var.db, claims.userId))
  return account?.tokenVersion === claims?.tokenVersion ? account : undefined
}

/** The account of a call whose row asks for one. */
export function signedIn(c: Context<AppEnv>): Account {
  if (!c.var.account) throw new ApiError('NOT_SIGNED_IN', SENTENCES.signInFirst)
  return c.var.account
}
