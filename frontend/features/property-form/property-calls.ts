import { href, PATHS } from '#contract/paths.ts'
import type { Picture, Property } from '#contract/properties.ts'
import type { Category } from '#contract/property-words.ts'
import { call } from '#frontend/lib/api.ts'
import type { LoadedListing } from './drafts.ts'

/** The listing and the tag that names its state. */
export async function loadListing(id: string): Promise<LoadedListing> {
  const { body, headers } = await call<Property>(href(PATHS.property, { id }))
  return { property: body, etag: headers.get('etag') ?? '' }
}

export async function addListing(
  category: Category,
  details: Record<string, unknown>,
  pictures: readonly Picture[],
): Promise<Property> {
  const { body } = await call<{ property: Property }>(PATHS.addProperty, {
    method: 'POST',
    json: { propertyType: category, propertyDetails: { ...details, category, ...pictureDetails(pictures) } },
  })
  return body.property
}

/** Refused with 409 when the listing is no longer in the state that the tag names. */
export async function editListing(
  { property, etag }: LoadedListing,
  changes: Record<string, unknown>,
): Promise<Property> {
  const { body } = await call<Property>(href(PATHS.editProperty, { id: property._id }), {
    method: 'PUT',
    json: { propertyDetails: changes },
    ...(etag && { headers: { 'if-match': etag } }),
  })
  return body
}

/** The pictures as the calls take them. */
export function pictureDetails(pictures: readonly Picture[]) {
  return {
    images: pictures.map(({ url }) => url),
    pictures: pictures.map(({ url, alt, colour }) => ({ url, alt, colour })),
  }
}
