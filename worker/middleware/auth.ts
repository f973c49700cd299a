import type { Context } from 'hono'
import { type Right, rightsOf } from '#contract/accounts/roles.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import {
  findSession,
  isLongUnseen,
  markSeen,
  type OpenSession,
} from '#worker/db/queries/accounts/sessions.ts'
import type { Account } from '#worker/db/queries/accounts/users.ts'
import { type AppEnv, middleware } from '#worker/lib/app.ts'
import { authSecret, hasStrongSecret } from '#worker/lib/config.ts'
import { ApiError, logError } from '#worker/lib/errors.ts'
import { readToken } from '#worker/services/tokens.ts'

/** Who may call an address. Every row of the route table states one of these. */
export type Access = 'anyone' | 'signed in' | Right

/**
 * Finds the session and the account of the Bearer token and checks them against the row of the route table. Both are read
 * from the database for every call, so that signing out, approval, suspension, role change and password reset act at once.
 */
export const guard = (access: Access) =>
  middleware(async (c, next) => {
    const session = await sessionOf(c, access)
    const account = session?.account
    const isLetIn = account !== undefined && account.suspendedAt === null
    c.set('account', isLetIn ? account : undefined)
    c.set('session', isLetIn ? session : undefined)
    const refusal = refuse(access, account)
    if (refusal) throw refusal
    await next()
  })

const NOT_LET: Record<Right, string> = {
  look: SERVER_MESSAGES.notByRole,
  edit: SERVER_MESSAGES.notByRole,
  administer: SERVER_MESSAGES.adminsOnly,
}

function refuse(access: Access, account: Account | undefined): ApiError | undefined {
  if (access === 'anyone') return undefined
  if (!account) return new ApiError('NOT_SIGNED_IN', SERVER_MESSAGES.signInFirst)
  if (account.suspendedAt) return new ApiError('SUSPENDED', SERVER_MESSAGES.accountSuspended)
  if (access === 'signed in') return undefined
  if (!account.approvedByAdmin) return new ApiError('PENDING', SERVER_MESSAGES.approvalPending)
  if (rightsOf(account).includes(access)) return undefined
  return new ApiError('FORBIDDEN', NOT_LET[access])
}

async function sessionOf(c: Context<AppEnv>, access: Access): Promise<OpenSession | undefined> {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (!token) return undefined
  const isPublicReadGoingOn = access === 'anyone' && !hasStrongSecret(c.env)
  if (isPublicReadGoingOn) return undefined
  const claims = await readToken(authSecret(c.env), token)
  if (!claims) return undefined
  const nowMs = Date.now()
  const session = await findSession(c.var.db, claims.sessionId, nowMs)
  if (session?.account.id !== claims.userId) return undefined
  if (isLongUnseen(session, nowMs)) noteLater(c, session.id, nowMs)
  return session
}

/** Stores when the session was last used, at most once an hour and after the answer. */
function noteLater(c: Context<AppEnv>, sessionId: string, nowMs: number): void {
  const work = markSeen(c.var.db, sessionId, nowMs)
  c.executionCtx.waitUntil(work.catch((error: unknown) => logError(error, { session: c.var.requestId })))
}

/** The account of a call whose row of the route table requires one. */
export function signedIn(c: Context<AppEnv>): Account {
  if (!c.var.account) throw new ApiError('NOT_SIGNED_IN', SERVER_MESSAGES.signInFirst)
  return c.var.account
}

/** The session of a call whose row of the route table requires one. */
export function openSession(c: Context<AppEnv>): OpenSession {
  if (!c.var.session) throw new ApiError('NOT_SIGNED_IN', SERVER_MESSAGES.signInFirst)
  return c.var.session
}
