import { href, PATHS } from '#contract/paths.ts'
import type { Category } from '#contract/properties/enums.ts'
import { KIND_PLURALS } from '#contract/properties/kinds.ts'

/** A place of the region, as it is typed, and the kind that its page is about. */
export type Area = { place: string; category?: Category | undefined }

/** A place as its page's address names it: 'sevoke-road'. */
export const areaSlug = (place: string) => place.toLowerCase().replaceAll(' ', '-')

/** The address of an area's page, in English. */
export function areaPath({ place, category }: Area): string {
  const slug = areaSlug(place)
  return category
    ? href(PATHS.areaKindPage, { place: slug, kind: KIND_PLURALS[category] })
    : href(PATHS.areaPage, { place: slug })
}
