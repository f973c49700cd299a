import { FIRM } from '#contract/firm.ts'
import { yearsRounded } from '#contract/firm-words.ts'
import { inDigitsOf, type OtherLanguage } from './languages.ts'
import { bengaliLocative } from './places.ts'

/** What FIRM says in words rather than names. Another firm adds its own; what is not here is shown as FIRM has it. */
const SAID: Record<string, Record<OtherLanguage, string>> = {
  'North Bengal': { bn: 'উত্তরবঙ্গ', hi: 'उत्तर बंगाल', ne: 'उत्तर बङ्गाल' },
  'Monday to Saturday, 10 am to 6 pm': {
    bn: 'সোমবার থেকে শনিবার, সকাল ১০টা থেকে সন্ধ্যা ৬টা',
    hi: 'सोमवार से शनिवार, सुबह 10 बजे से शाम 6 बजे तक',
    ne: 'सोमबारदेखि शनिबार, बिहान १० बजेदेखि साँझ ६ बजेसम्म',
  },
}

/** 'উত্তরবঙ্গে', 'उत्तर बंगाल में': in the land where the firm works; as FIRM has it with a colon where it is not here. */
export function inRegion(language: OtherLanguage): string {
  const region = SAID[FIRM.region]?.[language]
  if (region === undefined) return `${FIRM.region}:`
  if (language === 'bn') return bengaliLocative(region)
  return language === 'hi' ? `${region} में` : `${region}मा`
}

export const hoursIn = (language: OtherLanguage): string => SAID[FIRM.hours]?.[language] ?? FIRM.hours

/** '২০ বছরের বেশি অভিজ্ঞতা', '20 साल का अनुभव': how long the firm is in business, in a given year. */
export function expertiseIn(language: OtherLanguage, year: number): string {
  const { years, isOver } = yearsRounded(year)
  const figure = inDigitsOf(language, String(years))
  switch (language) {
    case 'bn':
      return `${figure} বছরের ${isOver ? 'বেশি ' : ''}অভিজ্ঞতা`
    case 'hi':
      return `${figure} साल ${isOver ? 'से ज़्यादा ' : ''}का अनुभव`
    case 'ne':
      return `${figure} ${isOver ? 'वर्षभन्दा बढी' : 'वर्षको'} अनुभव`
    default:
      return language satisfies never
  }
}
