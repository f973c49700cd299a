import { PATHS } from '#contract/paths.ts'
import type { Picture, Property } from '#contract/properties.ts'
import type { Category } from '#contract/property-words.ts'
import { call } from '#frontend/lib/api.ts'

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

/** The pictures as the calls take them. */
export function pictureDetails(pictures: readonly Picture[]) {
  return {
    images: pictures.map(({ url }) => url),
    pictures: pictures.map(({ url, alt, colour }) => ({ url, alt, colour })),
  }
}
