import { FIRM } from '#contract/firm.ts'
import {
  type Area,
  areaOffers,
  areaPath,
  areaQuery,
  areasBeside,
  areasWithin,
  unbrokenAmounts,
} from '#contract/site/areas.ts'
import type { Deal } from '#contract/properties/enums.ts'
import { loweringOf } from '#contract/properties/lowered.ts'
import { badgeToneOf, isLongTitle, isPerMonth } from '#contract/properties/rules.ts'
import { sealsOf } from '#contract/properties/seals.ts'
import { drawingOf } from '#contract/site/drawings.ts'
import { formatPrice, groupDigits } from '#contract/units/money.ts'
import { comparedRate, type Rate, ratesOf } from '#contract/units/rates.ts'
import { addressLines, fullAddress } from '#contract/properties/place.ts'
import { CARD_PICTURE_PX, FIRST_CARDS, pictureSourceSet } from '#contract/pictures/files.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { pictureAlt } from '#contract/languages/picture-alt.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { typedTitleBeside } from '#contract/languages/field-in.ts'
import { titleIn } from '#contract/languages/headline.ts'
import { langOf, type Language } from '#contract/languages/languages.ts'
import { amountIn, dayTextIn, groupedIn } from '#contract/languages/numbers.ts'
import { knownListAddress } from '#contract/list/address.ts'
import { isLakhAssumed, parseBudget } from '#contract/list/budget.ts'
import { PATHS } from '#contract/paths.ts'
import { sellsWhat, isNarrowed } from '#contract/list/found-sentence.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { inQuotes, type SearchReading, typedIn } from '#contract/search/reading.ts'
import type { AreaShown } from '#contract/site/area-pages.ts'
import type { TemplateName, TemplateWord } from '#contract/site/server-template.ts'
import { TIME_ZONE } from '#contract/units/time.ts'
import {
  badgeIn,
  countIn,
  describedAs,
  foundIn,
  pageWordsIn,
  localityIn,
  stopIn,
  wordIn,
} from './page-words.ts'
import type { Values } from './template.ts'

/** A value for every word of a template. */
type ValuesOf<Name extends TemplateName> = Record<TemplateWord<Name>, Values[string]>

const LAKH = 100_000
/** Two rows of a wide screen, so that it can be scrolled at once; the others are links for visitors without scripts. */
const PAINTED_CARDS = 8

/** As the page writes a day. */
const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: TIME_ZONE,
})

/** What stands in the server template of a listing's page. */
export function listingValues(
  property: Property,
  language: Language,
  near: readonly NearThing[] = [],
): ValuesOf<'listing'> {
  const words = pageWordsIn(language)
  const { price, deal, pictures, status } = property
  const { text, isComposed, original = '' } = describedAs(language, property, near)
  return {
    ...offerWords(property, language),
    shortTitle: !isLongTitle(titleIn(language, property)),
    longTitle: isLongTitle(titleIn(language, property)),
    typed: typedTitleBeside(language, property, titleIn(language, property)) ?? '',
    typedLang: langOf(property.title),
    id: property._id,
    category: wordIn(language, property.category),
    ...addressWords(property, language),
    description: text,
    undescribed: isComposed && original === '',
    original,
    originalLang: langOf(original),
    inEnglish: original !== '' && langOf(original) === 'en',
    inAnother: original !== '' && langOf(original) !== 'en',
    inr: price === 0 ? words.priceNotAvailable : words.rupees(groupedIn(language, price)),
    per: price > 0 && isPerMonth(deal) ? words.perMonth : '',
    short: price < LAKH ? '' : shortPriceIn(language, property),
    ...loweredWords(property, language),
    ...rateWords(property, language),
    sold: status === 'sold',
    rented: status === 'rented',
    unconfirmed: status === 'unconfirmed',
    ...sealWords(property, language),
    plan: drawingOf(property) === 'plan' && pictures.length > 0,
    planAlone: drawingOf(property) === 'plan' && pictures.length === 0,
    section: drawingOf(property) === 'section',
    ...badgeTone(property),
    offer: status !== 'sold' && status !== 'rented',
    noPictures: drawingOf(property) !== 'plan' && pictures.length === 0,
    onePicture: pictures.length === 1,
    twoPictures: pictures.length === 2,
    morePictures: pictures.length > 2,
    ...pictureWords(property, language),
  }
}

function loweredWords(property: Property, language: Language) {
  const lowering = loweringOf(property)
  return {
    lowered: lowering !== undefined,
    loweredOn: dayTextIn(language, DAY.format(new Date(lowering?.at ?? property.createdAt))),
    before: shortPriceIn(language, { ...property, price: lowering?.beforeInr ?? 0 }),
  }
}

/** What of a listing is told at a glance. A day that is not told stands for nothing. */
function sealWords(property: Property, language: Language) {
  const { visitedAt, isDeedSeen, confirmedAt } = sealsOf(property)
  const dayIn = (at = property.createdAt) => dayTextIn(language, DAY.format(new Date(at)))
  return {
    sealed: visitedAt !== undefined || isDeedSeen || confirmedAt !== null,
    visited: visitedAt !== undefined,
    visitedOn: dayIn(visitedAt),
    deedSeen: isDeedSeen,
    fresh: confirmedAt !== null,
    confirmed: dayIn(confirmedAt ?? undefined),
  }
}

type ListValues = {
  properties: readonly Property[]
  total: string
  query: URLSearchParams
  reading?: SearchReading
}

/** What stands in the server template of the list page. `total` as X-Total-Count says it. */
export function listValues(
  { properties, total, query, reading }: ListValues,
  language: Language,
): ValuesOf<'list'> {
  const cards = properties.map((property) => cardValues(property, language))
  const narrowed = isNarrowed(query)
  const selling = sellsWhat(query, reading)
  return {
    query: listQuery(query),
    count: countIn(language, total),
    whole: !narrowed,
    narrowed,
    few: narrowed && cards.length > 0 && cards.length < 3,
    sellingLand: selling === 'land',
    sellingProperty: selling === 'property',
    found: foundIn(language, query, reading, groupDigits(total)),
    ...notesOn(query, reading, language),
    firstCards: cards.slice(0, FIRST_CARDS),
    otherCards: cards.slice(FIRST_CARDS, PAINTED_CARDS),
    links: cards.slice(PAINTED_CARDS),
  }
}

/** How the search was read, where that is not obvious: as the page's own notes (reading-notes.tsx) say it. */
function notesOn(query: URLSearchParams, reading: SearchReading | undefined, language: Language) {
  const price = query.get('price')?.trim() ?? ''
  const isInNumbers = query.has('minPrice') || query.has('maxPrice')
  const typed = query.get('asTyped') === 'true' ? typedIn(query) : ''
  const corrections = reading?.corrections ?? []
  return {
    said: '',
    meant: '',
    unreadable: price && !isInNumbers && !parseBudget(price) ? [{ said: price }] : [],
    inLakh: isLakhAssumed(price),
    unfiltered: reading?.unfiltered ? [{ said: inQuotes(reading.unfiltered) }] : [],
    absent: reading?.absent ? [{ said: inQuotes(reading.absent) }] : [],
    ordered: reading?.order !== undefined,
    asTyped: typed ? [{ said: typed }] : [],
    corrected: corrections.length > 0 && [
      {
        meant: corrections
          .map(({ meant }) => (language === 'en' ? meant : nameOf(language, meant)))
          .join(', '),
        said: corrections.map((correction) => correction.typed).join(' '),
      },
    ],
  }
}

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
  const listed = properties.length > 0 ? properties : nearest.map(({ property }) => property)
  const cards = listed.map((property) => cardValues(property, language))
  const nameOf = (one: Area) => foundIn(language, areaQuery(one), undefined)
  const linked = (areas: readonly Area[]) =>
    areas.map((one) => ({ address: areaPath(one), label: nameOf(one) }))
  return {
    heading: nameOf(area),
    crumbs: area.category ? linked([{ place: area.place }]) : [],
    paragraph: '',
    paragraphs: (shown.text ?? composedArea(found, language))
      .split(/\n+/)
      .map((paragraph) => ({ paragraph })),
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
    some: properties.length > 0,
    nothing: properties.length === 0,
    count: countIn(language, total),
    amounts: '',
    offer: '',
    offers: offersIn(properties, total, language).map(({ amounts, offer }) => ({
      amounts: unbrokenAmounts(amounts),
      offer,
    })),
    address: '',
    label: '',
    kinds: linked(areasWithin(area, properties, Number.parseInt(total, 10))),
    beside: linked(areasBeside(area)),
    firstCards: cards.slice(0, FIRST_CARDS),
    otherCards: cards.slice(FIRST_CARDS, PAINTED_CARDS),
    links: cards.slice(PAINTED_CARDS),
  }
}

/** What is said of a place in its own words where staff wrote none: '3 properties in Matigara. Plot, For Sale: ₹48 Lakh (3).' */
export const composedArea = ({ area, properties, total }: AreaFound, language: Language): string =>
  [
    foundIn(language, areaQuery(area), undefined, groupDigits(total)),
    ...offersIn(properties, total, language).map(
      ({ kind, amounts, count }) => `${kind}: ${amounts} (${count})`,
    ),
  ]
    .map((said) => said + stopIn(language))
    .join(' ')

/** What is offered of each kind: 'Plot, For Sale', '₹48 Lakh – ₹98 Lakh', '4'. */
const offersIn = (properties: readonly Property[], total: string, language: Language) =>
  areaOffers(properties, Number.parseInt(total, 10)).map(({ category, deal, count, amounts }) => {
    const kind = `${wordIn(language, category)}, ${wordIn(language, BADGES[deal])}`
    const counted = groupedIn(language, count)
    return {
      kind,
      amounts: amounts ? amountIn(language, amounts) : pageWordsIn(language).contactForPrice,
      count: counted,
      offer: `${kind} (${counted})`,
    }
  })

const BADGES = {
  sale: 'For Sale',
  rent: 'For Rent',
  lease: 'For Lease',
} satisfies Record<Deal, string>

/** What the address asks for, as the links to the other languages say it again. */
function listQuery(query: URLSearchParams): string {
  const known = knownListAddress(query)
  return known.slice(PATHS.properties.length)
}

/** The address in one line in English; in other languages what is called in Latin letters has a line of its own. */
function addressWords(property: Property, language: Language): { address: string; street: string } {
  const called = (part: string) => wordIn(language, nameOf(language, part))
  if (language === 'en') return { address: fullAddress(property, called), street: '' }
  const [address, street] = addressLines(property, called)
  return { address: address.map(called).join(', '), street: street.map(called).join(', ') }
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

function badgeTone(property: Property) {
  const tone = badgeToneOf(property)
  return { sale: tone === 'sale', let: tone === 'let', gone: tone === 'gone' }
}

function rateWords(property: Property, language: Language) {
  const rates = ratesOf(property)
  const priced = (per: Rate['per']) =>
    rates.filter((rate) => rate.per === per).map(({ price }) => ({ rate: amountIn(language, price) }))
  return {
    rate: '',
    sqFtRates: priced('sqFt'),
    sqFtBuiltRates: priced('sqFtBuilt'),
    kathaRates: priced('katha'),
    kathaWithHouseRates: priced('kathaWithHouse'),
  }
}

function offerWords(property: Property, language: Language) {
  const title = titleIn(language, property)
  const text = `${pageWordsIn(language).interestedIn(property._id)}\n${property.number} · ${title}`
  return {
    number: property.number,
    title,
    badge: badgeIn(language, property),
    chat: `https://wa.me/${FIRM.whatsAppDigits}?text=${encodeURIComponent(text)}`,
  }
}

function shortPriceIn(language: Language, { price, deal }: Property): string {
  const short = formatPrice({ priceInr: price, perMonth: isPerMonth(deal) })
  return short ? amountIn(language, short) : pageWordsIn(language).contactForPrice
}

type Place = 'first' | 'second' | 'third'
type PictureWord = `${Place}${'Src' | 'Srcset' | 'Alt'}` & TemplateWord<'listing'>

function pictureWords(property: Property, language: Language): Record<PictureWord, string | undefined> {
  const [first, second, third] = property.pictures.map((picture) => ({
    src: picture.url,
    srcset: pictureSourceSet(picture),
    alt: pictureAlt(language, picture.alt, titleIn(language, property)) ?? titleIn(language, property),
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
