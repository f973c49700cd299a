import { isId, isListCode } from '#contract/ids.ts'
import type { Context } from 'hono'
import { rightsOf } from '#contract/accounts/roles.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { type Actor, findList, hasItem, type StoredList } from '#worker/db/queries/shared-lists.ts'
import type { AppEnv } from '#worker/lib/app.ts'
import { ApiError, notFound } from '#worker/lib/errors.ts'
import { tokenHash } from '#worker/services/codes.ts'

/** The list that the address names, or 404. What is said of a list is for those who have its code, so nobody may index it. */
export async function storedList(c: Context<AppEnv>, nowMs: number): Promise<StoredList> {
  c.header('x-robots-tag', 'noindex')
  const code = c.req.param('code') ?? ''
  const list = isListCode(code) ? await findList(c.var.db, code, { nowMs }) : undefined
  if (!list) throw notFound(SERVER_MESSAGES.listNotFound)
  return list
}

/** The item that the address names, or 404. */
export async function storedItem(c: Context<AppEnv>, nowMs: number) {
  const { code } = await storedList(c, nowMs)
  const item = { code, propertyId: c.req.param('propertyId') ?? '' }
  if (!isId(item.propertyId) || !(await hasItem(c.var.db, item)))
    throw notFound(SERVER_MESSAGES.listItemNotFound)
  return item
}

/** Refuses who neither made the list nor is an admin; answers the admin, whose deletions are written down. */
export function requireOwner(
  c: Context<AppEnv>,
  { ownerKeyHash }: StoredList,
  key: string | undefined,
): Actor {
  if (key !== undefined && tokenHash(key) === ownerKeyHash) return undefined
  const { account } = c.var
  if (account && rightsOf(account).includes('administer')) return account
  throw new ApiError('FORBIDDEN', SERVER_MESSAGES.listOwnerOnly)
}
