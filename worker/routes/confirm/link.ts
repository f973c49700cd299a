import type { Context } from 'hono'
import type { LinkedListing, LinkReply } from '#contract/confirmations.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { CACHE_CONTROL } from '#contract/site/policy.ts'
import { answerConfirmation } from '#worker/db/queries/confirmations/confirm.ts'
import { findLink } from '#worker/db/queries/confirmations/links.ts'
import { isoTimeOrNull, type PropertyRow } from '#worker/db/queries/properties/rows.ts'
import { refuseUnconfirmable } from '#worker/features/properties/stored-property.ts'
import { type AppEnv, handlers } from '#worker/lib/app.ts'
import { linkSecrets } from '#worker/lib/config.ts'
import { ApiError, notFound } from '#worker/lib/errors.ts'
import { untilSaved } from '#worker/lib/until-saved.ts'
import { linkOfConfirmToken } from '#worker/services/codes.ts'

/** Names the listing of a link. It changes nothing: programs that look at mails follow links, but press nothing. */
export const readConfirmLink = handlers(async (c) => {
  const { row } = await usable(c)
  c.header('cache-control', CACHE_CONTROL.neverOfOne)
  return c.json<LinkReply>({ message: SERVER_MESSAGES.confirmLink, listing: linkedListing(row) })
})

/** Confirms the listing of a link, once, in the name of the account that it was mailed to. */
export const useConfirmLink = handlers(async (c) => {
  const saved = await untilSaved(() => tryToConfirm(c), SERVER_MESSAGES.propertyChanged)
  return c.json<LinkReply>({ message: SERVER_MESSAGES.confirmed, listing: linkedListing(saved) })
})

async function tryToConfirm(c: Context<AppEnv>) {
  const { id, row, user } = await usable(c)
  const doing = { actor: user, nowMs: Date.now() }
  return answerConfirmation(c.var.db, row, { answer: 'available', linkId: id }, doing)
}

/** The link and its listing, or why it cannot be used any more. */
async function usable(c: Context<AppEnv>) {
  const id = linkOfConfirmToken(linkSecrets(c.env), c.req.param('token') ?? '')
  const link = id === undefined ? undefined : await findLink(c.var.db, id)
  if (!link) throw notFound(SERVER_MESSAGES.confirmLinkUnknown)
  const { row, user, usedAt, expiresAt } = link
  if (!row) throw notFound(SERVER_MESSAGES.confirmListingGone)
  refuseUnconfirmable(row)
  if (usedAt !== null) throw new ApiError('CONFLICT', SERVER_MESSAGES.confirmLinkUsed)
  if (expiresAt <= Date.now() || !user?.isLetIn)
    throw new ApiError('INVALID_CODE', SERVER_MESSAGES.confirmLinkExpired)
  return { id: link.id, row, user }
}

const linkedListing = (row: PropertyRow): LinkedListing => ({
  _id: row.id,
  title: row.title,
  place: [row.locality, row.city].filter(Boolean).join(', '),
  price: row.priceInr,
  isPerMonth: isPerMonth(row.deal),
  picture: row.pictures[0]?.url ?? null,
  confirmedAt: isoTimeOrNull(row.confirmedAt),
})
