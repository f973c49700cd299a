import { composedText } from '#contract/languages/composed-text.ts'
import { type Described, describedIn } from '#contract/languages/described.ts'
import { foundSentenceIn, propertiesFoundIn } from '#contract/languages/found-sentence.ts'
import type { Language } from '#contract/languages/languages.ts'
import { nameOf } from '#contract/languages/place-names.ts'
import { storedIn } from '#contract/languages/stored-words.ts'
import { COMPOSED, PAGE_WORDS } from '#contract/languages/tables.ts'
import type { PageWords } from '#contract/languages/words.ts'
import { foundSentence } from '#contract/list/found-sentence.ts'
import { cardPlaceOf, placeOf } from '#contract/properties/place.ts'
import type { Property } from '#contract/properties/replies.ts'
import { badgeOf } from '#contract/properties/rules.ts'
import type { NearThing } from '#contract/site/landmarks.ts'
import { interestedIn, propertiesFound, SERVER_MESSAGES } from '#contract/server-messages.ts'

type Words = Omit<PageWords, 'propertiesFound'>

const ENGLISH: Words = {
  listTitle: SERVER_MESSAGES.listTitle,
  listDescription: SERVER_MESSAGES.listDescription,
  contactForPrice: SERVER_MESSAGES.contactForPrice,
  priceNotAvailable: SERVER_MESSAGES.priceNotAvailable,
  perMonth: SERVER_MESSAGES.perMonth,
  rupees: (digits) => `INR ${digits}`,
  sold: SERVER_MESSAGES.sold,
  rented: SERVER_MESSAGES.rented,
  interestedIn,
}

export const pageWordsIn = (language: Language): Words => (language === 'en' ? ENGLISH : PAGE_WORDS[language])

/** '7 properties': `total` as X-Total-Count says it. */
export const countIn = (language: Language, total: string): string =>
  language === 'en' ? propertiesFound(total) : propertiesFoundIn(language, total)

/** What the page says of a listing, and what staff wrote where that is in another language. */
export const describedAs = (
  language: Language,
  property: Property,
  near: readonly NearThing[] = [],
): Described => describedIn(language, property, (told) => composedText(language, told, near))

/** The sign at the end of a sentence. */
export const stopIn = (language: Language): string => COMPOSED[language].stop

/** A word of a closed list. */
export const wordIn = (language: Language, word: string): string =>
  language === 'en' ? word : storedIn(language, word)

/** A part of an address, which may be a state or the country. */
export const addressPartIn = (language: Language, part: string): string =>
  wordIn(language, nameOf(language, part))

/** Where a listing is, short. */
export const shortPlaceIn = (language: Language, property: Property): string =>
  placeOf(property, (part) => addressPartIn(language, part))

/** Where a listing is, as its card says it. */
export const localityIn = (language: Language, property: Property): string =>
  cardPlaceOf(property, (part) => addressPartIn(language, part))

export function badgeIn(language: Language, property: Property): string {
  const words = pageWordsIn(language)
  if (property.isSold) return words.sold
  return property.isRented ? words.rented : wordIn(language, badgeOf(property))
}

/** '7 villas for sale in Siliguri'. */
export const foundIn = (language: Language, ...found: Parameters<typeof foundSentence>): string =>
  language === 'en' ? foundSentence(...found) : foundSentenceIn(language, ...found)
