import { FIRM } from '#contract/firm.ts'
import { CATEGORIES } from '#contract/properties/enums.ts'
import { soundKey } from '#contract/search/spelling.ts'
import { placeNameOf } from '#frontend/lib/format/listing-words.ts'
import { messages } from '#frontend/messages/messages.ts'
import { recentSearches } from './recent-searches.ts'

/** What a field asks for: a place, or anything a search understands. */
export type SuggestedWords = 'anything' | 'places'
/** A suggestion: its label, and the field's text once it is picked. */
export type Suggestion = { label: string; text: string; isRecent?: true }

const MOST = 8
const SOUND_LETTERS = 3

/** Suggestions for a text being typed: its last word completed, or an earlier search in its place. */
export function suggest(typed: string, asked: SuggestedWords): Suggestion[] {
  const text = typed.trimStart()
  const [last = ''] = /\S*$/.exec(text) ?? []
  const head = asked === 'places' ? '' : text.slice(0, text.length - last.length)
  const begun = asked === 'places' ? text.trim() : last
  const kindsFirst = asked === 'anything' && begun === '' ? kinds(begun) : []
  const words = [...kindsFirst, ...places(begun), ...(asked === 'anything' ? kinds(begun) : [])]
  const completed = words.map((label): Suggestion => ({ label, text: head + label }))
  const offered = asked === 'anything' ? [...recent(text), ...completed] : completed
  const fresh = offered.filter((offer) => offer.text.toLowerCase() !== typed.trim().toLowerCase())
  return fresh
    .filter((offer, at) => fresh.findIndex(({ text: other }) => other === offer.text) === at)
    .slice(0, MOST)
}

const recent = (text: string) =>
  recentSearches()
    .filter((kept) => begins(kept, text.trim()))
    .map((kept): Suggestion => ({ label: kept, text: kept, isRecent: true }))

/** In the page's language; also found by whoever writes them in English. */
const PLACES = [FIRM.city, ...FIRM.localities].map((name) => ({ name, shown: placeNameOf(name) }))
const places = (begun: string) =>
  PLACES.filter(({ name, shown }) => begins(shown, begun) || begins(name, begun) || sounds(name, begun)).map(
    ({ shown }) => shown,
  )

/** What people call the kinds, and last those that they are stored by and nobody named. */
const KINDS = [...messages.suggestions.kinds, ...CATEGORIES.map(messages.words.stored)]
const kinds = (begun: string) => KINDS.filter((kind) => begins(kind, begun))

/** Whether a name, or a word in it, begins with `begun`. */
const begins = (name: string, begun: string) => ` ${name.toLowerCase()}`.includes(` ${begun.toLowerCase()}`)

function sounds(place: string, begun: string): boolean {
  const letters = begun.toLowerCase().replaceAll(' ', '')
  if (letters.length < SOUND_LETTERS || !/^[a-z]+$/.test(letters)) return false
  return soundKey(place.toLowerCase().replaceAll(' ', '')).startsWith(soundKey(letters))
}
