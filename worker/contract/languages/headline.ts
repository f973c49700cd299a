import type { Property } from '#contract/properties/replies.ts'
import { englishTitle, kindOf, latinLetters, roomsOf, sizeOf } from './english-title.ts'
import { fieldIn } from './field-in.ts'
import type { Language, OtherLanguage } from './languages.ts'
import { areaIn } from './numbers.ts'
import { placeIn } from './places.ts'
import { HEADLINES, STORED_WORDS } from './tables.ts'

/** A listing's title in a language: as staff typed it there or in its letters, else composed from its facts. */
export function titleIn(language: Language, property: Property): string {
  if (language === 'en') return englishTitle(property)
  const own = property[fieldIn('title', language)]
  if (own) return own
  return isInLettersOf(language, property.title) ? property.title : headlineIn(language, property)
}

const LETTERS = { bn: /[\u0980-\u09ff]/g, hi: /[\u0900-\u097f]/g, ne: /[\u0900-\u097f]/g }

/** Whether most letters of a text are those that the language is written in. */
export const isInLettersOf = (language: OtherLanguage, text: string): boolean =>
  (text.match(LETTERS[language])?.length ?? 0) > latinLetters(text)

/** A listing's headline from its facts: 'মাটিগাড়ায় ৭ কাঠার প্লট', 'दागापुर में किराए पर 3BHK विला'. */
export function headlineIn(language: OtherLanguage, property: Property): string {
  const { deals, isDealLast } = HEADLINES[language]
  const area = sizeOf(property)
  const size = area && HEADLINES[language].tied(areaIn(language, area.value, area.unit))
  const kind = STORED_WORDS[language][kindOf(property)]
  const deal = property.deal === 'sale' ? undefined : deals[property.deal]
  const rooms = roomsOf(property)
  const typed = property.locality ?? property.location.city
  const place = typed ? placeIn(language, typed) : ''
  const isBehind = size !== undefined || isDealLast?.(place)
  const thing = [place, size, isBehind ? undefined : deal?.before, rooms, kind].filter(Boolean).join(' ')
  return isBehind && deal ? `${thing}, ${deal.behind}` : thing
}
