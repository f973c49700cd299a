import { AREA_UNITS } from '#contract/units/area.ts'
import type { OtherLanguage } from './languages.ts'
import { NUMBER_WORDS, STORED_WORDS } from './tables.ts'

/** A stored word, or a unit of area, in a language; what is in no list stays as it is: '3BHK', and what staff typed. */
export function storedIn(language: OtherLanguage, word: string): string {
  const unit = AREA_UNITS.find((known) => known === word)
  if (unit) return NUMBER_WORDS[language].units[unit]
  const words: Record<string, string> = STORED_WORDS[language]
  return words[word] ?? word
}
