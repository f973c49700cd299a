import { FIRM } from '#contract/firm.ts'
import { badgeOf, isPerMonth } from '#contract/listing-rules.ts'
import { formatInr, formatPrice } from '#contract/money.ts'
import { fullAddress, placeOf } from '#contract/place.ts'
import { CARD_PICTURE_PX, pictureSourceSet } from '#contract/pictures.ts'
import type { Property } from '#contract/properties.ts'
import { interestedIn, propertiesFound, SENTENCES } from '#contract/sentences.ts'
import type { Values } from './template.ts'

const LAKH = 100_000
/** The first row of a wide screen; the others are links for visitors without scripts. */
const PAINTED_CARDS = 3

/** What stands in the first paint of a listing's page. */
export function listingValues(property: Property): Values {
  const { price, deal, description, pictures, status } = property
  return {
    ...offerWords(property),
    category: property.category,
    address: fullAddress(property),
    description: description ?? '',
    inr: price === 0 ? SENTENCES.priceNotAvailable : `INR ${formatInr(price)}`,
    per: price > 0 && isPerMonth(deal) ? SENTENCES.perMonth : '',
    short: price < LAKH ? '' : formatPrice({ priceInr: price, perMonth: isPerMonth(deal) }),
    sold: status === 'sold',
    rented: status === 'rented',
    over: status !== 'available',
    offer: status === 'available',
    noPictures: pictures.length === 0,
    onePicture: pictures.length === 1,
    twoPictures: pictures.length === 2,
    morePictures: pictures.length > 2,
    ...pictureWords(property, 0, 'first'),
    ...pictureWords(property, 1, 'second'),
    ...pictureWords(property, 2, 'third'),
  }
}

/** What stands in the first paint of the list page. `total` as X-Total-Count says it. */
export function listValues(properties: readonly Property[], total: string): Values {
  const [first, ...others] = properties.map((property) => cardValues(property))
  return {
    count: propertiesFound(total),
    firstCard: first ? [first] : [],
    otherCards: others.slice(0, PAINTED_CARDS - 1),
    links: others.slice(PAINTED_CARDS - 1),
  }
}

function cardValues(property: Property): Values {
  const { _id, price, deal, pictures } = property
  const [picture] = pictures
  return {
    ...offerWords(property),
    id: _id,
    place: placeOf(property),
    short: formatPrice({ priceInr: price, perMonth: isPerMonth(deal) }) ?? SENTENCES.contactForPrice,
    full: price >= LAKH ? `₹${formatInr(price)}` : '',
    hasPicture: picture !== undefined,
    noPicture: picture === undefined,
    src: picture?.url,
    srcset: picture && pictureSourceSet(picture, CARD_PICTURE_PX),
  }
}

function offerWords(property: Property): Values {
  const { _id, title } = property
  return {
    title,
    badge: badgeWord(property),
    chat: `https://wa.me/${FIRM.whatsAppDigits}?text=${encodeURIComponent(interestedIn(_id))}`,
  }
}

function badgeWord(property: Property): string {
  if (property.isSold) return SENTENCES.sold
  return property.isRented ? SENTENCES.rented : badgeOf(property)
}

function pictureWords({ pictures, title }: Property, index: number, name: string): Values {
  const picture = pictures[index]
  if (!picture) return {}
  return {
    [`${name}Src`]: picture.url,
    [`${name}Srcset`]: pictureSourceSet(picture),
    [`${name}Alt`]: picture.alt || title,
  }
}
