import { FIRM } from '#contract/firm.ts'
import { yearsRounded } from '#contract/firm-words.ts'
import { inDigitsOf } from './digits.ts'
import type { OtherLanguage } from './languages.ts'
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
