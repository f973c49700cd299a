import { FIRM } from '#contract/firm.ts'
import { firmData } from '#contract/site/firm-data.ts'
import { type Language, pathIn } from '#contract/languages/languages.ts'
import { type Area, areaPath } from '#contract/site/area-path.ts'
import { areaQuery } from '#contract/site/areas.ts'
import { feedPath } from './feed.ts'
import type { DocumentHead } from './head.ts'
import { firstCardPicture, itemList } from './listing-head.ts'
import { foundIn } from './page-words.ts'
import { type AreaFound, composedArea } from './area-values.ts'

/** The head of an area's page; without listings search engines shall leave it out. */
export function areaHead(areaFound: AreaFound, language: Language, siteUrl: string): DocumentHead {
  const { area, properties } = areaFound
  const path = areaPath(area)
  const name = foundIn(language, areaQuery(area), undefined)
  return {
    title: `${name} | ${FIRM.productName}`,
    description: composedArea(areaFound, language),
    path,
    feed: feedPath(language, new URLSearchParams(areaQuery(area))),
    language,
    ...firstCardPicture(properties),
    ...(properties.length === 0 && { isLeftOut: true }),
    linkedData: [
      firmData(language, (place) => new URL(place, siteUrl).href),
      crumbs(area, language, siteUrl),
      ...(properties.length > 0 ? [itemList(properties, name, language, siteUrl)] : []),
    ],
  }
}

function crumbs(area: Area, language: Language, siteUrl: string): Record<string, unknown> {
  const addressOf = (path: string) => new URL(pathIn(language, path), siteUrl).href
  const nameOf = (one: Area) => foundIn(language, areaQuery(one), undefined)
  const areas = area.category ? [{ place: area.place }, area] : [area]
  const steps = [
    { name: FIRM.productName, item: addressOf('/') },
    ...areas.map((one) => ({ name: nameOf(one), item: addressOf(areaPath(one)) })),
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
