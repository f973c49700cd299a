import { PLACES_IN_SCRIPTS } from '#contract/search/words/places-in-scripts.ts'
import type { Language } from './languages.ts'

type Place = (typeof PLACES_IN_SCRIPTS)[number]

/** A place as a language writes it; one that is in no table as typed. */
export const nameOf = (language: Language, typed: string): string => knownPlace(typed)?.[language] ?? typed

/** 'In' a place: 'শিলিগুড়িতে', 'सेवक रोड पर', 'माटीगाडामा'; one that is in no table as typed, with a colon behind. */
export function placeIn(language: Language, typed: string): string {
  const place = knownPlace(typed)
  if (!place) return language === 'en' ? `in ${typed}` : `${typed}:`
  switch (language) {
    case 'en':
      return `in ${place.en}`
    case 'bn':
      return bengaliLocative(place.bn)
    case 'hi':
      return `${place.hi} ${ROAD.test(place.en) ? 'पर' : 'में'}`
    case 'ne':
      return `${place.ne}मा`
    default:
      return language satisfies never
  }
}

/** 'শিলিগুড়িতে', 'মাটিগাড়ায়', 'সেবক রোডে', 'দার্জিলিঙে'. */
export function bengaliLocative(name: string): string {
  if (name.endsWith('ং')) return `${name.slice(0, -1)}ঙে`
  if (name.endsWith('া')) return `${name}য়`
  return BENGALI_VOWEL.test(name) ? `${name}তে` : `${name}ে`
}

/** 'শিলিগুড়ির', 'সেবক রোডের', 'দার্জিলিঙের', 'Pune-এর'. */
export function bengaliGenitive(name: string): string {
  if (/[a-z]$/i.test(name)) return `${name}-এর`
  if (name.endsWith('ং')) return `${name.slice(0, -1)}ঙের`
  return BENGALI_VOWEL.test(name) ? `${name}র` : `${name}ের`
}

/** Nepali endings are glued on, after Latin letters with a hyphen, and stand apart after digits and quotation marks: '₹४५ लाखसम्म', '₹३८,००० सम्म'. */
export function nepaliEnding(text: string, ending: string): string {
  if (/[a-z]$/i.test(text)) return `${text}-${ending}`
  return /[\p{Nd}”+]$/u.test(text) ? `${text} ${ending}` : `${text}${ending}`
}

export const BENGALI_VOWEL = /[\u0985-\u0994]$|[\u09be-\u09cc]$/
const ROAD = /(?:Road|Bypass)$/

function knownPlace(typed: string): Place | undefined {
  const letters = typed.trim().toLowerCase().normalize('NFC')
  return PLACES_IN_SCRIPTS.find(({ en, bn, hi, ne }) => [en.toLowerCase(), bn, hi, ne].includes(letters))
}
