import { unbroken } from '#contract/languages/english-title.ts'
import type { Person } from '#contract/accounts/people.ts'
import { LAKH_INR } from '#contract/units/money.ts'
import { calledIn, typedTitleBeside } from '#contract/languages/field-in.ts'
import { titleIn } from '#contract/languages/headline.ts'
import { langOf, type Language } from '#contract/languages/languages.ts'
import { amountIn, dayTextIn, groupedIn } from '#contract/languages/numbers.ts'
import { pictureAlt } from '#contract/languages/picture-alt.ts'
import { pictureSourceSet } from '#contract/pictures/files.ts'
import { loweringOf } from '#contract/properties/lowered.ts'
import { addressLines, fullAddress } from '#contract/properties/place.ts'
import type { Property } from '#contract/properties/replies.ts'
import { isLongTitle, isPerMonth } from '#contract/properties/rules.ts'
import { sealsOf, yearsSince } from '#contract/properties/seals.ts'
import { drawingOf, isSeenFromAbove } from '#contract/site/drawings.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import type { TemplateWord } from '#contract/site/server-template.ts'
import { type Rate, ratesOf } from '#contract/units/rates.ts'
import { TIME_ZONE } from '#contract/units/time.ts'
import { type ValuesOf, shortPriceIn, offerWords, badgeTone } from './card-values.ts'
import { addressPartIn, describedAs, pageWordsIn, wordIn } from './page-words.ts'

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
    short: price < LAKH_INR ? '' : shortPriceIn(language, property),
    ...loweredWords(property, language),
    ...rateWords(property, language),
    sold: status === 'sold',
    rented: status === 'rented',
    unconfirmed: status === 'unconfirmed',
    ...sealWords(property, language),
    plan: drawingOf(property) === 'plan' && pictures.length > 0,
    planAlone: isSeenFromAbove(property) && pictures.length === 0,
    section: drawingOf(property) === 'section',
    ...badgeTone(property),
    offer: status !== 'sold' && status !== 'rented',
    noPictures: !isSeenFromAbove(property) && pictures.length === 0,
    onePicture: pictures.length === 1,
    twoPictures: pictures.length === 2,
    morePictures: pictures.length > 2,
    ...pictureWords(property, language),
    ...personWords(undefined, language),
  }
}

/** Who looks after a listing; what else is known of that person comes with the scripts. */
export function personWords(person: Person | undefined, language: Language) {
  const photo = person?.photo ?? null
  const name = person ? calledIn(language, person) : ''
  return {
    person: person !== undefined,
    personName: name,
    personLang: name === person?.name ? langOf(name) : language,
    personPhoto: photo ?? '',
    personInitial: photo === null ? (Array.from(name)[0]?.toUpperCase() ?? '') : '',
  }
}

function loweredWords(property: Property, language: Language) {
  const lowering = loweringOf(property)
  return {
    lowered: lowering !== undefined,
    loweredOn: dayTextIn(language, DAY.format(new Date(lowering?.at ?? property.createdAt))),
    before: unbroken(shortPriceIn(language, { ...property, price: lowering?.beforeInr ?? 0 })),
  }
}

/** What of a listing is told at a glance. A day that is not told stands for nothing. */
function sealWords(property: Property, language: Language) {
  const { visitedAt, deedSeenAt, confirmedAt } = sealsOf(property)
  const nowMs = Date.now()
  const ageOf = (checkedAt: string | undefined) => {
    const years = checkedAt === undefined ? undefined : yearsSince(checkedAt, nowMs)
    return {
      isFresh: years === 0,
      isLastYear: years === 1,
      isOlder: (years ?? 0) > 1,
      years: groupedIn(language, years ?? 0),
    }
  }
  const [visit, deed] = [ageOf(visitedAt), ageOf(deedSeenAt)]
  const dayIn = (at = property.createdAt) => dayTextIn(language, DAY.format(new Date(at)))
  return {
    sealed: visitedAt !== undefined || deedSeenAt !== undefined || confirmedAt !== null,
    visited: visit.isFresh,
    visitedLastYear: visit.isLastYear,
    visitedBefore: visit.isOlder,
    visitedYears: visit.years,
    visitedOn: dayIn(visitedAt),
    deedSeen: deed.isFresh,
    deedSeenLastYear: deed.isLastYear,
    deedSeenBefore: deed.isOlder,
    deedSeenYears: deed.years,
    fresh: confirmedAt !== null,
    confirmed: dayIn(confirmedAt ?? undefined),
  }
}

/** The address in one line in English; in other languages what is called in Latin letters has a line of its own. */
function addressWords(property: Property, language: Language): { address: string; street: string } {
  const called = (part: string) => addressPartIn(language, part)
  if (language === 'en') return { address: fullAddress(property, called), street: '' }
  const [address, street] = addressLines(language, property, called)
  return { address: address.map(called).join(', '), street: street.map(called).join(', ') }
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
