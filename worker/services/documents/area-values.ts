import type { Language } from '#contract/languages/languages.ts'
import { amountIn, groupedIn } from '#contract/languages/numbers.ts'
import { CARD_PICTURE_PX, pictureSourceSet } from '#contract/pictures/files.ts'
import type { Property } from '#contract/properties/replies.ts'
import { BADGE_OF_DEAL } from '#contract/properties/rules.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import type { AreaShown } from '#contract/site/area-pages.ts'
import { type Area, areaPath } from '#contract/site/area-path.ts'
import {
  areaOffers,
  coverOf,
  paragraphsOf,
  areaQuery,
  offerQuery,
  areasBeside,
  areasWithin,
  figureOf,
} from '#contract/site/areas.ts'
import { groupDigits } from '#contract/units/money.ts'
import { type ValuesOf, cardSections } from './card-values.ts'
import { countIn, foundIn, pageWordsIn, stopIn, wordIn } from './page-words.ts'

export type AreaFound = {
  area: Area
  properties: readonly Property[]
  total: string
  /** What comes nearest, where there is no listing. */
  nearest: NearestProperties
  /** What staff say of the place. */
  shown: AreaShown
}

/** What stands in the server template of an area's page. */
export function areaValues(found: AreaFound, language: Language): ValuesOf<'area'> {
  const { area, properties, total, nearest, shown } = found
  const cover = shown.picture ? undefined : coverOf(properties)?.pictures[0]
  const listed = properties.length > 0 ? properties : nearest.map(({ property }) => property)
  const nameOf = (one: Area) => foundIn(language, areaQuery(one), undefined)
  const linked = (areas: readonly Area[]) =>
    areas.map((one) => ({ address: areaPath(one), label: nameOf(one) }))
  return {
    heading: nameOf(area),
    crumbs: area.category ? linked([{ place: area.place }]) : [],
    paragraph: '',
    paragraphs: paragraphsOf(shown.text).map((paragraph) => ({ paragraph })),
    alt: '',
    picture: shown.picture
      ? [
          {
            src: shown.picture.url,
            srcset: pictureSourceSet(shown.picture),
            alt: shown.picture.alt || nameOf(area),
          },
        ]
      : [],
    cover: cover ? [{ src: cover.url, srcset: pictureSourceSet(cover, CARD_PICTURE_PX) }] : [],
    bare: !cover,
    some: properties.length > 0,
    nothing: properties.length === 0,
    count: countIn(language, total),
    amounts: '',
    per: '',
    offer: '',
    offers: offersIn(found, language).map(({ amounts, offer }) => ({
      ...figureOf(amounts),
      offer,
    })),
    address: '',
    label: '',
    kinds: linked(areasWithin(area, properties, Number.parseInt(total, 10))),
    beside: linked(areasBeside(area)),
    ...cardSections(listed, language),
  }
}

/** What search engines and previews say of an area: '3 properties in Matigara. Plot, For Sale: ₹48 Lakh (3).' */
export const composedArea = (found: AreaFound, language: Language): string =>
  [
    foundIn(language, areaQuery(found.area), undefined, groupDigits(found.total)),
    ...offersIn(found, language).map(({ kind, amounts, count }) => `${kind}: ${amounts} (${count})`),
  ]
    .map((said) => said + stopIn(language))
    .join(' ')

/** What is offered of each kind: 'Plot, For Sale', '₹48 Lakh – ₹98 Lakh', '4', and as a sentence '4 plots for sale in Matigara'. */
const offersIn = ({ area, properties, total }: AreaFound, language: Language) =>
  areaOffers(properties, Number.parseInt(total, 10)).map(({ category, deal, count, amounts }) => {
    const kind = `${wordIn(language, category)}, ${wordIn(language, BADGE_OF_DEAL[deal])}`
    return {
      kind,
      amounts: amounts ? amountIn(language, amounts) : pageWordsIn(language).contactForPrice,
      count: groupedIn(language, count),
      offer: foundIn(language, offerQuery(area, { category, deal }), undefined, String(count)),
    }
  })
