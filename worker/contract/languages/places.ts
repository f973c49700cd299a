import type { Language } from './languages.ts'
import { knownPlace, nameOf } from './place-names.ts'
import { IN_PLACE } from './tables.ts'

const ROAD = /(?:Road|Bypass)$/

/** 'In' a place: 'শিলিগুড়িতে', 'सेवक रोड पर', 'माटीगाडामा'; a place that is not in the table as typed, with a colon behind. */
export function placeIn(language: Language, typed: string): string {
  const place = knownPlace(typed)
  if (place) return IN_PLACE[language](place[language], ROAD.test(place.en))
  return language === 'en' ? `in ${typed}` : `${typed}:`
}

/** 'In' a place within a sentence, also where the table does not know it: 'মাটিগাড়ায়', 'Pune-এ'. */
export function amidPlaceIn(language: Language, typed: string): string {
  return IN_PLACE[language](nameOf(language, typed), ROAD.test(knownPlace(typed)?.en ?? typed))
}
