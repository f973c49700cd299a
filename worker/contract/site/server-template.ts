/**
 * What the built site's server templates name as __word__ or [[section]], and the Worker gives a value to. The build fails
 * on a word that is not listed here, the Worker does not compile without a value for one that is.
 */
export const TEMPLATE_WORDS = {
  card: [
    'id',
    'number',
    'title',
    'typed',
    'typedLang',
    'badge',
    'chat',
    'place',
    'short',
    'per',
    'builtRates',
    'landRates',
    'rate',
    'sale',
    'let',
    'gone',
    'hasPicture',
    'noPicture',
    'src',
    'srcset',
  ],
  list: [
    'query',
    'count',
    'whole',
    'narrowed',
    'sellingLand',
    'sellingProperty',
    'found',
    'firstCard',
    'otherCards',
    'links',
  ],
  area: [
    'heading',
    'count',
    'line',
    'lines',
    'address',
    'label',
    'kinds',
    'beside',
    'firstCard',
    'otherCards',
    'links',
  ],
  listing: [
    'id',
    'number',
    'title',
    'typed',
    'typedLang',
    'badge',
    'chat',
    'category',
    'address',
    'description',
    'undescribed',
    'original',
    'originalLang',
    'inEnglish',
    'inAnother',
    'inr',
    'per',
    'short',
    'sqFtRates',
    'sqFtBuiltRates',
    'kathaRates',
    'kathaWithHouseRates',
    'rate',
    'sold',
    'rented',
    'unconfirmed',
    'fresh',
    'confirmed',
    'plan',
    'section',
    'over',
    'offer',
    'noPictures',
    'onePicture',
    'twoPictures',
    'morePictures',
    'firstSrc',
    'firstSrcset',
    'firstAlt',
    'secondSrc',
    'secondSrcset',
    'secondAlt',
    'thirdSrc',
    'thirdSrcset',
    'thirdAlt',
  ],
} as const

export type TemplateName = keyof typeof TEMPLATE_WORDS
export type TemplateWord<Name extends TemplateName> = (typeof TEMPLATE_WORDS)[Name][number]

const NAMED = /\[\[(\w+)\]\]|__([a-zA-Z]+?)__/g

/** The words of a template that none of these lists holds. */
export function unknownWords(template: string, names: readonly TemplateName[]): string[] {
  const known = new Set<string>(names.flatMap((name) => [...TEMPLATE_WORDS[name]]))
  const named = [...template.matchAll(NAMED)].map(([, section, word]) => section ?? word ?? '')
  return [...new Set(named)].filter((word) => !known.has(word))
}
