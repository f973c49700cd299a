import { FIRM } from '#contract/firm.ts'
import { unbroken } from '#contract/languages/english-title.ts'
import { titleIn } from '#contract/languages/headline.ts'
import type { Language } from '#contract/languages/languages.ts'
import { amountIn } from '#contract/languages/numbers.ts'
import { CARD_PICTURE_PX, FIRST_CARDS, pictureSourceSet } from '#contract/pictures/files.ts'
import type { Property } from '#contract/properties/replies.ts'
import { badgeToneOf, isPerMonth } from '#contract/properties/rules.ts'
import type { TemplateName, TemplateWord } from '#contract/site/server-template.ts'
import { formatPrice } from '#contract/units/money.ts'
import { comparedRate } from '#contract/units/rates.ts'
import { badgeIn, pageWordsIn, localityIn } from './page-words.ts'
import type { Values } from './template.ts'

/** A value for every word of a template. */
export type ValuesOf<Name extends TemplateName> = Record<TemplateWord<Name>, Values[string]>

/** Two rows of a wide screen, so that it can be scrolled at once; the others are links for visitors without scripts. */
const PAINTED_CARDS = 8

/** The cards of a list in the order in which a page needs them. */
export function cardSections(properties: readonly Property[], language: Language) {
  const cards = properties.map((property) => cardValues(property, language))
  return {
    firstCards: cards.slice(0, FIRST_CARDS),
    otherCards: cards.slice(FIRST_CARDS, PAINTED_CARDS),
    links: cards.slice(PAINTED_CARDS),
  }
}

function cardValues(property: Property, language: Language): ValuesOf<'card'> {
  const { _id, pictures } = property
  const [picture] = pictures
  return {
    ...offerWords(property, language),
    id: _id,
    place: localityIn(language, property),
    ...cardPriceWords(property, language),
    ...cardRateWords(property, language),
    ...badgeTone(property),
    hasPicture: picture !== undefined,
    noPicture: picture === undefined,
    src: picture?.url,
    srcset: picture && pictureSourceSet(picture, CARD_PICTURE_PX),
  }
}

/** '₹7.14 Lakh' and ' / month', which the card shows smaller. */
function cardPriceWords({ price, deal }: Property, language: Language) {
  const words = pageWordsIn(language)
  const short = formatPrice({ priceInr: price, perMonth: false })
  if (short === undefined) return { short: words.contactForPrice, per: '' }
  return { short: amountIn(language, short), per: isPerMonth(deal) ? words.perMonth : '' }
}

function cardRateWords(property: Property, language: Language) {
  const { per, price: rate = '' } = comparedRate(property) ?? {}
  return { rate: amountIn(language, rate), builtRates: per === 'sqFtBuilt', landRates: per === 'katha' }
}

export function offerWords(property: Property, language: Language) {
  const title = titleIn(language, property)
  const text = `${pageWordsIn(language).interestedIn(property._id)}\n${property.number} · ${title}`
  return {
    number: property.number,
    title: unbroken(title),
    badge: badgeIn(language, property),
    chat: `https://wa.me/${FIRM.whatsAppDigits}?text=${encodeURIComponent(text)}`,
  }
}

export function badgeTone(property: Property) {
  const tone = badgeToneOf(property)
  return { sale: tone === 'sale', let: tone === 'let', gone: tone === 'gone' }
}

export function shortPriceIn(language: Language, { price, deal }: Property): string {
  const short = formatPrice({ priceInr: price, perMonth: isPerMonth(deal) })
  return short ? amountIn(language, short) : pageWordsIn(language).contactForPrice
}
