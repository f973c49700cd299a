import { fieldIn, type InLanguage } from '#contract/languages/field-in.ts'
import { langOf, type Language } from '#contract/languages/languages.ts'
import type { Property } from './replies.ts'

type Place = { locality: string | null; location: string | Record<string, string | null> }

/** Where a listing is, short: the locality and its city, else every part that is known. `inWords`: how a part is called. */
export function placeOf({ locality, location }: Place, inWords = asTyped): string {
  if (typeof location === 'string') return inWords(location)
  const parts = locality ? [locality, location['city']] : Object.values(location)
  const named = parts.flatMap((part) => (part ? [inWords(part)] : []))
  return [...new Set(named)].join(', ')
}

/** What stands on a card: the locality, where it is known. `inWords`: how a part is called. */
export const cardPlaceOf = (place: Place, inWords = asTyped): string =>
  place.locality ? inWords(place.locality) : placeOf(place, inWords)

const asTyped = (part: string) => part

type Streets = Record<'address' | InLanguage<'address'>, string | null>

/** A listing with its street as staff say it in the language, else as it was typed. */
export const placedIn = <Given extends Streets>(language: Language, property: Given): Given =>
  language === 'en'
    ? property
    : { ...property, address: property[fieldIn('address', language)] ?? property.address }

/** The whole address in one line. `inWords`: how a part is called. */
export const fullAddress = (
  place: Pick<Property, 'address' | 'locality' | 'location'>,
  inWords = asTyped,
): string => addressParts(place, inWords).map(inWords).join(', ')

/**
 * The parts of the address as typed, street, locality, city, state, country; of those that are called the same in words, in
 * whichever letters they were typed, the first.
 */
export function addressParts(
  { address, locality, location }: Pick<Property, 'address' | 'locality' | 'location'>,
  inWords = asTyped,
): string[] {
  const parts = [...partsOf(address), locality, location.city, location.state, location.country]
  const known = parts.flatMap((part) => part?.trim() || [])
  const called = known.map((part) => inWords(part).toLowerCase())
  return known.filter((_, index) => called.indexOf(called[index] ?? '') === index)
}

/**
 * The parts that are called in other letters than Latin ones, and those in Latin ones: two lines, each read in one script. What
 * staff say of the street in the language stays together.
 */
export function addressLines(
  language: Language,
  property: Streets & Pick<Property, 'locality' | 'location'>,
  inWords: (part: string) => string,
): [own: string[], latin: string[]] {
  const placed = placedIn(language, property)
  const said = placed.address === property.address ? [] : partsOf(placed.address)
  const isLatin = (part: string) => !said.includes(part) && langOf(inWords(part)) === 'en'
  const parts = addressParts(placed, inWords)
  return [parts.filter((part) => !isLatin(part)), parts.filter(isLatin)]
}

const partsOf = (street: string | null) => (street ?? '').split(',').map((part) => part.trim())
