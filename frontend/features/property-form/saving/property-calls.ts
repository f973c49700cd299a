import { PATHS } from '#contract/paths.ts'
import type { FromTextReply } from '#contract/properties/message/read-message.ts'
import type { ComposedReply } from '#contract/properties/composed.ts'
import type { LikeReply } from '#contract/properties/like.ts'
import type { AddPropertyReply, Picture } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'
import { call } from '#frontend/lib/api/api.ts'
import type { LoadedListing } from '#frontend/features/property-form/drafts/drafts.ts'

type NewListing = {
  addKey: string
  category: Category
  details: Record<string, unknown>
  pictures: readonly Picture[]
  /** The lead of who offers it. */
  leadId: string | undefined
  /** Meant beside the listing that was made of the same offer. */
  isAnother: boolean
}
type AddedListing = LoadedListing & {
  /** Set only where an earlier call with this key added the listing: the fields in which this call differs from it. */
  differsIn?: string[]
}

/**
 * Adds a listing, once however often it is called with one key; with another category it adds another listing. Refused with CONFLICT
 * where a listing was made of the offer already and another one is not meant.
 */
export async function addListing({
  addKey,
  category,
  details,
  pictures,
  leadId,
  isAnother,
}: NewListing): Promise<AddedListing> {
  const { body, headers } = await call<AddPropertyReply>(PATHS.addProperty, {
    method: 'POST',
    json: {
      propertyType: category,
      propertyDetails: { ...details, category, ...pictureDetails(pictures) },
      leadId,
      isAnother: isAnother || undefined,
    },
    headers: { 'idempotency-key': `${addKey}-${category.toLowerCase()}` },
  })
  return { property: body.property, etag: headers.get('etag') ?? '', differsIn: body.differsIn }
}

/** The pictures as the API takes them; one that was chosen here has its look. */
export function pictureDetails(pictures: readonly (Picture & { look?: string })[]) {
  return {
    images: pictures.map(({ url }) => url),
    pictures: pictures.map(
      ({ url, alt, colour, place = null, caption = null, isRendered = false, look }) => ({
        url,
        alt,
        colour,
        place,
        caption,
        isRendered,
        look,
      }),
    ),
  }
}

/** Reads a listing from a message; nothing is saved. */
export async function readMessage(text: string): Promise<FromTextReply> {
  const { body } = await call<FromTextReply>(PATHS.fromText, { method: 'POST', json: { text } })
  return body
}

/** Headline and text in every other language, as the page would compose them of what is typed so far. */
export async function composeWords(category: Category, details: unknown): Promise<ComposedReply> {
  const json = { propertyType: category, propertyDetails: details }
  const { body } = await call<ComposedReply>(PATHS.composeUnsaved, { method: 'POST', json })
  return body
}

/** Listings that may be this one, which is not saved yet. */
export async function findLike(
  category: Category,
  details: unknown,
  signal: AbortSignal,
): Promise<LikeReply> {
  const json = { propertyType: category, propertyDetails: details }
  const { body } = await call<LikeReply>(PATHS.likeUnsaved, { method: 'POST', json, signal })
  return body
}
