import { PLACES_IN_SCRIPTS } from '#contract/search/words/places-in-scripts.ts'
import type { Language } from './languages.ts'

type Place = (typeof PLACES_IN_SCRIPTS)[number]

/** A place as a language writes it; one that is in no table as typed. */
export const nameOf = (language: Language, typed: string): string => knownPlace(typed)?.[language] ?? typed

/** The row of a place, under whichever of its names. */
export function knownPlace(typed: string): Place | undefined {
  const letters = typed.trim().toLowerCase().normalize('NFC')
  return PLACES_IN_SCRIPTS.find(({ en, bn, hi, ne }) => [en.toLowerCase(), bn, hi, ne].includes(letters))
}
