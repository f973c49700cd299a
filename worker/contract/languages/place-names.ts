import { PLACES_IN_SCRIPTS } from '#contract/search/words/places-in-scripts.ts'
import { type Language, OTHER_LANGUAGES } from './languages.ts'

type Place = (typeof PLACES_IN_SCRIPTS)[number]

/** A place as a language writes it; as typed where it is not in PLACES_IN_SCRIPTS. */
export const nameOf = (language: Language, typed: string): string => knownPlace(typed)?.[language] ?? typed

/** The table row of a place, found by any of its names. */
export function knownPlace(typed: string): Place | undefined {
  const letters = typed.trim().toLowerCase().normalize('NFC')
  return PLACES_IN_SCRIPTS.find(
    (place) =>
      place.en.toLowerCase() === letters || OTHER_LANGUAGES.some((language) => place[language] === letters),
  )
}
