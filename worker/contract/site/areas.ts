import type { Language } from '#contract/languages/languages.ts'
import { LIMITS } from '#contract/limits.ts'
import { href, PATHS } from '#contract/paths.ts'
import { CATEGORIES, type Category, DEALS, type Deal } from '#contract/properties/enums.ts'
import { KIND_PLURALS } from '#contract/properties/kinds.ts'
import type { Property } from '#contract/properties/replies.ts'
import { isPerMonth } from '#contract/properties/rules.ts'
import { besides, REGION } from '#contract/search/region.ts'
import { formatLakhCrore } from '#contract/units/money.ts'
import { type Area, areaSlug } from './area-path.ts'

/*
 * Pages for the parts of the region: '/area/sevoke-road', '/area/matigara/plots'. Each is a list by place, or by place and kind, with
 * an address of its own.
 */

const PLACES: readonly string[] = [...new Set(REGION.flatMap(({ city, locality }) => [city, locality]))]
/** The area of an address; undefined where there is none. Addresses are in small letters. */
export function areaAt(place: string, kind?: string): Area | undefined {
  const known = PLACES.find((name) => areaSlug(name) === place)
  const category = CATEGORIES.find((one) => KIND_PLURALS[one] === kind)
  if (known === undefined || (kind !== undefined && !category)) return undefined
  return { place: known, category }
}

/** The area that a list is about: one place, or one place and one kind, and nothing else. */
export function areaOfList(query: Iterable<readonly [name: string, value: string]>): Area | undefined {
  const { city, category, ...others } = Object.fromEntries(query)
  const place = PLACES.find((name) => name.toLowerCase() === city?.trim().toLowerCase())
  const kind = CATEGORIES.find((one) => one.toLowerCase() === category?.trim().toLowerCase())
  if (place === undefined || Object.keys(others).length > 0) return undefined
  return category === undefined || kind ? { place, category: kind } : undefined
}

/** The page of the place that a listing lies in; undefined outside the region. */
export const areaOfListing = (property: Pick<Property, 'locality' | 'location' | 'category'>) =>
  areaOfList([
    ['city', property.locality ?? property.location.city],
    ['category', property.category],
  ])

/** The query parameters of the list call for an area. */
export const areaQuery = ({ place, category }: Area): [name: string, value: string][] => [
  ...(category ? [['category', category] satisfies [string, string]] : []),
  ['city', place],
]

/** The same for what is offered of one kind in it. */
export const offerQuery = (
  { place }: Area,
  { category, deal }: Pick<AreaOffer, 'category' | 'deal'>,
): [name: string, value: string][] => [...areaQuery({ place, category }), ['deal', deal]]

/** The call that answers an area's listings. */
export const areaCall = (area: Area): string =>
  `${PATHS.allProperties}?${asked(area)}&limit=${LIMITS.pageSize}`

/** The call for what is said of a place, and for what is near it. */
export const areaSaidCall = (place: string, language: Language): string =>
  `${href(PATHS.area, { place: areaSlug(place) })}?language=${language}`

/** The call for what the map shows of an area. */
export const areaMapCall = (area: Area): string => `${PATHS.propertiesMap}?${asked(area)}`

/** The call for what comes nearest to an area without a listing. */
export const areaNearest = (area: Area): string => `${PATHS.nearestProperties}?${asked(area)}`

/** The list of an area, where it can be filtered further. */
export const areaList = (area: Area): string => `${PATHS.listPage}?${asked(area)}`

const asked = (area: Area) =>
  areaQuery(area)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** The places next to one: of a city those that lie in it. */
export function areasBeside({ place, category }: Area): Area[] {
  const near = besides(place)
  const within = REGION.flatMap(({ city, locality }) =>
    city === place && locality !== place ? [locality] : [],
  )
  return (near.length > 0 ? near : within).map((other) => ({ place: other, category }))
}

/**
 * The areas that a page links to: from a kind's page its place, from a place's page the kinds that it has. Where
 * `properties` are not all of its `total` listings, it may have any kind, so all kinds are answered.
 */
export function areasWithin(
  { place, category }: Area,
  properties: readonly Property[],
  total: number,
): Area[] {
  if (category) return [{ place }]
  const isThere = (kind: Category) =>
    total > properties.length || properties.some((one) => one.category === kind)
  return CATEGORIES.filter(isThere).map((kind) => ({ place, category: kind }))
}

export const AREAS: readonly Area[] = PLACES.flatMap((place) => [
  { place },
  ...CATEGORIES.map((category) => ({ place, category })),
])

/** The listing whose picture stands in an area's heading where staff chose none: the newest that has one. */
export const coverOf = <P extends Pick<Property, 'pictures'>>(properties: readonly P[]): P | undefined =>
  properties.find(({ pictures }) => pictures.length > 0)

/** What staff say of a place, in paragraphs. */
export const paragraphsOf = (text: string | null): string[] => text?.split(/\n+/) ?? []

/** What is offered of a kind, and for how much: '₹48 Lakh – ₹98 Lakh', '₹28,000 / month'; no amounts where none is told. */
export type AreaOffer = { category: Category; deal: Deal; count: number; amounts: string | undefined }

/** The offers of an area by kind and deal; none where these are not all of its listings. */
export function areaOffers(properties: readonly Property[], total: number): AreaOffer[] {
  if (total > properties.length) return []
  return CATEGORIES.flatMap((category) =>
    DEALS.flatMap((deal) => {
      const offered = properties.filter((one) => one.category === category && one.deal === deal)
      return offered.length === 0
        ? []
        : [{ category, deal, count: offered.length, amounts: amountsOf(offered, deal) }]
    }),
  )
}

/**
 * As headings show them, in any language, for how long a rent is apart from it: a line may end between two amounts or before
 * '/ month', not within an amount. A sentence in their place stays as it is.
 */
export function figureOf(amounts: string): { amounts: string; per: string } {
  if (!amounts.startsWith('₹')) return { amounts, per: '' }
  const [figures = '', per] = amounts.split(' / ')
  return {
    amounts: figures
      .split(' – ')
      .map((amount) => amount.replaceAll(' ', '\u00a0'))
      .join(' – '),
    per: per === undefined ? '' : ` /\u00a0${per}`,
  }
}

function amountsOf(offered: readonly Property[], deal: Deal): string | undefined {
  const prices = offered.map(({ price }) => price).filter((price) => price > 0)
  if (prices.length === 0) return undefined
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map(formatLakhCrore)
  return `${low === high ? low : `${low} – ${high}`}${isPerMonth(deal) ? ' / month' : ''}`
}
