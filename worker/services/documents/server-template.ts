import { FIRM } from '#contract/firm.ts'
import { badgeOf, isPerMonth } from '#contract/properties/rules.ts'
import { formatInr, formatPrice, groupDigits } from '#contract/units/money.ts'
import { comparedRate, type Rate, ratesOf } from '#contract/units/rates.ts'
import { fullAddress, placeOf } from '#contract/properties/place.ts'
import { CARD_PICTURE_PX, pictureSourceSet } from '#contract/pictures/files.ts'
import type { Property } from '#contract/properties/replies.ts'
import { interestedIn, propertiesFound, SERVER_MESSAGES } from '#contract/server-messages.ts'
import { foundSentence, isAboutLand, isNarrowed } from '#contract/list/found-sentence.ts'
import type { SearchReading } from '#contract/search/reading.ts'
import type { TemplateName, TemplateWord } from '#contract/site/server-template.ts'
import type { Values } from './template.ts'

/** A value for every word of a template. */
type ValuesOf<Name extends TemplateName> = Record<TemplateWord<Name>, Values[string]>

const LAKH = 100_000
/** The first row of a wide screen; the others are links for visitors without scripts. */
const PAINTED_CARDS = 3

/** As the page writes a day. */
const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** What stands in the server template of a listing's page. */
export function listingValues(property: Property): ValuesOf<'listing'> {
  const { price, deal, description, pictures, status, confirmedAt } = property
  return {
    ...offerWords(property),
    category: property.category,
    address: fullAddress(property),
    description: description ?? '',
    inr: price === 0 ? SERVER_MESSAGES.priceNotAvailable : `INR ${formatInr(price)}`,
    per: price > 0 && isPerMonth(deal) ? SERVER_MESSAGES.perMonth : '',
    short: price < LAKH ? '' : formatPrice({ priceInr: price, perMonth: isPerMonth(deal) }),
    ...rateWords(property),
    sold: status === 'sold',
    rented: status === 'rented',
    unconfirmed: status === 'unconfirmed',
    fresh: status === 'available' && confirmedAt !== null,
    confirmed: DAY.format(new Date(confirmedAt ?? property.createdAt)),
    over: status === 'sold' || status === 'rented',
    offer: status !== 'sold' && status !== 'rented',
    noPictures: pictures.length === 0,
    onePicture: pictures.length === 1,
    twoPictures: pictures.length === 2,
    morePictures: pictures.length > 2,
    ...pictureWords(property),
  }
}

type ListValues = {
  properties: readonly Property[]
  total: string
  query: URLSearchParams
  reading?: SearchReading
}

/** What stands in the server template of the list page. `total` as X-Total-Count says it. */
export function listValues({ properties, total, query, reading }: ListValues): ValuesOf<'list'> {
  const [first, ...others] = properties.map((property) => cardValues(property))
  const narrowed = isNarrowed(query)
  return {
    count: propertiesFound(total),
    whole: !narrowed,
    narrowed,
    selling: isAboutLand(query),
    found: foundSentence(query, reading, groupDigits(total)),
    firstCard: first ? [first] : [],
    otherCards: others.slice(0, PAINTED_CARDS - 1),
    links: others.slice(PAINTED_CARDS - 1),
  }
}

function cardValues(property: Property): ValuesOf<'card'> {
  const { _id, price, deal, pictures } = property
  const [picture] = pictures
  return {
    ...offerWords(property),
    id: _id,
    place: placeOf(property),
    short: formatPrice({ priceInr: price, perMonth: isPerMonth(deal) }) ?? SERVER_MESSAGES.contactForPrice,
    ...cardRateWords(property),
    ...badgeTone(property),
    hasPicture: picture !== undefined,
    noPicture: picture === undefined,
    src: picture?.url,
    srcset: picture && pictureSourceSet(picture, CARD_PICTURE_PX),
  }
}

function cardRateWords(property: Property) {
  const { per, price: rate = '' } = comparedRate(property) ?? {}
  return { rate, builtRates: per === 'sqFtBuilt', landRates: per === 'katha' }
}

function badgeTone({ deal, isSold, isRented }: Property) {
  const gone = isSold || isRented
  return { gone, sale: !gone && deal === 'sale', let: !gone && deal !== 'sale' }
}

function rateWords(property: Property) {
  const rates = ratesOf(property)
  const priced = (per: Rate['per']) =>
    rates.filter((rate) => rate.per === per).map(({ price }) => ({ rate: price }))
  return {
    rate: '',
    sqFtRates: priced('sqFt'),
    sqFtBuiltRates: priced('sqFtBuilt'),
    kathaRates: priced('katha'),
    kathaWithHouseRates: priced('kathaWithHouse'),
  }
}

function offerWords(property: Property) {
  const { _id, title } = property
  return {
    title,
    badge: badgeWord(property),
    chat: `https://wa.me/${FIRM.whatsAppDigits}?text=${encodeURIComponent(interestedIn(_id))}`,
  }
}

function badgeWord(property: Property): string {
  if (property.isSold) return SERVER_MESSAGES.sold
  return property.isRented ? SERVER_MESSAGES.rented : badgeOf(property)
}

type Place = 'first' | 'second' | 'third'
type PictureWord = `${Place}${'Src' | 'Srcset' | 'Alt'}` & TemplateWord<'listing'>

function pictureWords(property: Property): Record<PictureWord, string | undefined> {
  const [first, second, third] = property.pictures.map((picture) => ({
    src: picture.url,
    srcset: pictureSourceSet(picture),
    alt: picture.alt || property.title,
  }))
  return {
    firstSrc: first?.src,
    firstSrcset: first?.srcset,
    firstAlt: first?.alt,
    secondSrc: second?.src,
    secondSrcset: second?.srcset,
    secondAlt: second?.alt,
    thirdSrc: third?.src,
    thirdSrcset: third?.srcset,
    thirdAlt: third?.alt,
  }
}
