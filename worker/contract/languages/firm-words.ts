import { FIRM } from '#contract/firm.ts'
import { yearsRounded } from '#contract/firm-words.ts'
import { inDigitsOf } from './digits.ts'
import type { Language, OtherLanguage } from './languages.ts'
import { nameOf } from './place-names.ts'
import { storedIn } from './stored-words.ts'
import { FIRM_WORDS } from './tables.ts'

/** 'উত্তরবঙ্গে', 'उत्तर बंगाल में': in the region where the firm works; 'North Bengal:' where the language has no word for it. */
export function inRegion(language: OtherLanguage): string {
  const region = FIRM_WORDS[language].said[FIRM.region]
  return region === undefined ? `${FIRM.region}:` : FIRM_WORDS[language].inRegion(region)
}

export const hoursIn = (language: OtherLanguage): string =>
  FIRM_WORDS[language].said[FIRM.hours] ?? FIRM.hours

/** '২০ বছরের বেশি অভিজ্ঞতা', '20 साल का अनुभव': how long the firm is in business, in a given year. */
export function expertiseIn(language: OtherLanguage, year: number): string {
  const { years, isOver } = yearsRounded(year)
  return FIRM_WORDS[language].expertise(inDigitsOf(language, String(years)), isOver)
}

/** Where the firm's office is; a street that the language has no words for stays as the firm writes it. */
export function firmPlaceIn(language: Language): { street: string; city: string; state: string } {
  const { streetAddress: street, city, state } = FIRM
  if (language === 'en') return { street, city, state }
  return {
    street: FIRM_WORDS[language].said[street] ?? street,
    city: nameOf(language, city),
    state: storedIn(language, state),
  }
}

/** The same in two lines, in the digits of the language; machines are told the code of the post in their own. */
export function firmAddressIn(language: Language): readonly [street: string, town: string] {
  const { street, city, state } = firmPlaceIn(language)
  const code = language === 'en' ? FIRM.postalCode : inDigitsOf(language, FIRM.postalCode)
  return [street, `${city}, ${state} ${code}`]
}
