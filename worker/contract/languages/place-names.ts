import { PLACES_IN_SCRIPTS } from '#contract/search/words/places-in-scripts.ts'
import type { Language } from './languages.ts'

type Place = (typeof PLACES_IN_SCRIPTS)[number]

/** A place as a language writes it; as typed where it is not in PLACES_IN_SCRIPTS. */
export const nameOf = (language: Language, typed: string): string => knownPlace(typed)?.[language] ?? typed

/** The table row of a place, found by any of its names. */
export function knownPlace(typed: string): Place | undefined {
  const letters = typed.trim().toLowerCase().normalize('NFC')
  return PLACES_IN_SCRIPTS.find(({ en, bn, hi, ne }) => [en.toLowerCase(), bn, hi, ne].includes(letters))
}
