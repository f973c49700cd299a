import type { LikeReply } from '#contract/properties/like.ts'
import { AddPropertyBody, PropertyChanges } from '#contract/properties/input.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import { SERVER_MESSAGES } from '#contract/server-messages.ts'
import { findLike, type LikeListing, looksOf } from '#worker/db/queries/properties/like.ts'
import { findProperty } from '#worker/db/queries/properties/read.ts'
import { toPropertyWithContact } from '#worker/db/queries/properties/rows.ts'
import { surveyNoIn, withTruePlace } from '#worker/db/queries/properties/shown-place.ts'
import { propertyId } from '#worker/features/properties/stored-property.ts'
import { handlers } from '#worker/lib/app.ts'
import { notFound } from '#worker/lib/errors.ts'
import { parse, valid } from '#worker/lib/valid.ts'

/** Listings that may be this one a second time. */
export const likeProperty = handlers(async (c) => {
  const row = await findProperty(c.var.db, propertyId(c))
  if (!row) throw notFound(SERVER_MESSAGES.propertyNotFound)
  const { id, category, priceInr, areaSqFt, locality } = row
  const like = await findLike(c.var.db, {
    id,
    category,
    priceInr,
    areaSqFt,
    locality,
    surveyNo: surveyNoIn(withTruePlace(row).details),
    looks: await looksOf(c.var.db, id),
  })
  return c.json<LikeReply>(replyOf(like))
})

/** Listings that may be the one that is not saved yet; what is left out is not compared. */
export const likeUnsaved = handlers(valid('json', AddPropertyBody), async (c) => {
  const { category, propertyDetails } = c.req.valid('json')
  const changes = parse(PropertyChanges[category], propertyDetails)
  const details = new Map<string, unknown>(Object.entries(changes))
  const numberIn = (name: string) => {
    const value = details.get(name)
    return typeof value === 'number' ? value : null
  }
  const textIn = (name: string) => {
    const value = details.get(name)
    return typeof value === 'string' ? value : null
  }
  const like = await findLike(c.var.db, {
    category,
    priceInr: numberIn('price') ?? 0,
    areaSqFt: numberIn(SIZE_FIELD[category]) ?? numberIn('areaSqFt'),
    locality: textIn('locality'),
    surveyNo: textIn('surveyNo'),
    looks: (changes.pictures ?? []).flatMap(({ look }) => look ?? []),
  })
  return c.json<LikeReply>(replyOf(like))
})

const replyOf = (like: readonly LikeListing[]): LikeReply =>
  like.map(({ row, why }) => ({ property: toPropertyWithContact(row), why }))
