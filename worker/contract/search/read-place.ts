import { withoutEndings } from './endings.ts'
import { respell } from './parse-text.ts'
import { after, type Phrases, phrasesIn } from './phrases.ts'
import { lettersOf } from './place-names.ts'
import { placeAt, type PlaceSearch } from './places.ts'
import type { Correction } from './reading.ts'
import { tokensOf, wordsOf } from './tokens.ts'

type Context = { places: PlaceSearch; respelt?: ReadonlyMap<string, string> }

/**
 * The parameter `city` as the words of a place: 'Siliguri, West Bengal' is 'siliguri', 'PradhanNagar' is 'pradhan nagar'.
 * Small words and the state are dropped unless there is nothing else. Empty where the text has no word.
 */
export function readPlace(
  text: string,
  { places, respelt = new Map() }: Context,
  isAsTyped: boolean,
): { place: string; corrections: Correction[] } {
  const typed = wordsOf(text)
  if (isAsTyped) return { place: typed.join(' '), corrections: [] }
  const tokens = withoutEndings(tokensOf(text).map((token) => respell(token, respelt)))
  const { words, names, corrections } = wordsIn(text, phrasesIn(tokens), places)
  const place = words.length > 0 ? words : typed
  const isRespelt = typed.some((word) => respelt.has(word))
  const respelling: Correction = {
    parameter: 'city',
    typed: text.trim(),
    meant: (names.length > 0 ? names : typed).join(' '),
  }
  return {
    place: place.join(' '),
    corrections: corrections.length === 0 && isRespelt ? [respelling] : corrections,
  }
}

/** The places of a text, in lower case, in which nothing else is said: 'Champasari, Matigara' are two. */
export function placesNamed(text: string, places: PlaceSearch): string[] {
  const { names } = wordsIn(text, phrasesIn(withoutEndings(tokensOf(text))), places)
  const isKnown = (name: string) => places.names.byLetters.has(lettersOf(wordsOf(name)))
  return names.every(isKnown) ? names.map((name) => wordsOf(name).join(' ')) : []
}

function wordsIn(
  text: string,
  phrases: Phrases,
  places: PlaceSearch,
): { words: string[]; names: string[]; corrections: Correction[] } {
  const { tokens } = phrases
  const words: string[] = []
  const names: string[] = []
  const corrections: Correction[] = []
  for (let at = 0; at < tokens.length;) {
    const place = placeAt(phrases, places, at)
    const dropped = after(phrases, at, 'states') ?? after(phrases, at, 'small')
    const name = place?.name ?? (dropped === undefined ? tokens[at]?.word : undefined)
    if (name) {
      words.push(...wordsOf(name))
      names.push(name)
    }
    if (place?.isCorrected) {
      const typed = text.slice(tokens[at]?.from ?? 0, tokens[place.next - 1]?.to ?? 0)
      corrections.push({ parameter: 'city', typed, meant: place.name })
    }
    at = place?.next ?? dropped ?? at + 1
  }
  return { words: [...new Set(words)], names: [...new Set(names)], corrections }
}
