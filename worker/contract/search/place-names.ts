import { FIRM } from '#contract/firm.ts'
import { OTHER_LANGUAGES } from '#contract/languages/languages.ts'
import { lookupKey } from './lookup-key.ts'
import { LANDMARKS } from './words/landmarks.ts'
import { NEIGHBOURHOODS } from './words/neighbourhoods.ts'
import { PLACES_IN_SCRIPTS } from './words/places-in-scripts.ts'
import { soundKey } from './spelling.ts'
import type { TaughtWord } from './taught.ts'
import { wordsOf } from './tokens.ts'

/**
 * The places that listings can be in, prepared once for each version of the stored names: found by their letters without
 * spaces, so that a place may be written as one word or two, and by their sound.
 */
export type PlaceNames = {
  /** 'pradhannagar' → 'Pradhan Nagar', in every script, by `lettersOf`. */
  byLetters: ReadonlyMap<string, string>
  bySound: ReadonlyMap<string, string>
  /** The first three letters of every name: most words of a text are no place and are told by it at once. */
  beginnings: ReadonlySet<string>
  /** What admins taught: the place or words that a word stands for, none where it says nothing, by `lookupKey`. */
  taught: ReadonlyMap<string, string>
}

const SHORT_FORMS = { njp: 'New Jalpaiguri', slg: 'Siliguri' } as const

/**
 * The firm's places and those of the public listings, in all languages; of two spellings the first stays. Then what admins
 * taught of words.
 */
export function placeNames(cities: Iterable<string>, taughtWords: Iterable<TaughtWord> = []): PlaceNames {
  const byLetters = new Map<string, string>()
  const bySound = new Map<string, string>()
  const add = (written: string, name: string) => {
    const words = wordsOf(written)
    const letters = lettersOf(words)
    if (letters === '' || byLetters.has(letters)) return
    byLetters.set(letters, name)
    addSound(words, name)
  }
  const addSound = (words: readonly string[], name: string) => {
    const sound = soundOf(words)
    if (!bySound.has(sound)) bySound.set(sound, name)
  }
  for (const name of [FIRM.city, ...FIRM.localities]) add(name, name)
  const ofListings = [...cities]
  const known = new Set([...byLetters.keys(), ...ofListings.map((name) => lettersOf(wordsOf(name)))])
  for (const { en, read = '', ...names } of PLACES_IN_SCRIPTS) {
    if (!known.has(lettersOf(wordsOf(en)))) continue
    for (const written of [...OTHER_LANGUAGES.map((language) => names[language]), ...read.split(',')])
      if (IS_LATIN.test(written)) addSound(wordsOf(written), en)
      else add(written, en)
  }
  for (const name of ofListings) add(name, name)
  for (const { en, read = '', in: _, ...names } of LANDMARKS)
    for (const written of [en, ...OTHER_LANGUAGES.map((language) => names[language]), ...read.split(',')])
      add(written, en)
  for (const [short, name] of Object.entries(SHORT_FORMS)) {
    if (byLetters.has(lettersOf(wordsOf(name)))) byLetters.set(short, name)
  }
  const taught = new Map<string, string>()
  for (const { word, means, as } of taughtWords) {
    taught.set(lookupKey(word), as)
    if (means !== 'place') continue
    add(as, as)
    add(word, byLetters.get(lettersOf(wordsOf(as))) ?? as)
  }
  const beginnings = new Set([...byLetters.keys()].map(beginningOf))
  return { byLetters, bySound, beginnings, taught }
}

const WIDENED = new WeakMap<PlaceNames, PlaceNames>()

/** The same with every place of the region: what staff paste and bring in may be of one that no listing is in yet. */
export function withRegion(names: PlaceNames): PlaceNames {
  const known = WIDENED.get(names)
  if (known) return known
  const inScripts = PLACES_IN_SCRIPTS.map(({ en }) => en)
  const { byLetters, bySound } = placeNames([...NEIGHBOURHOODS.map(({ name }) => name), ...inScripts])
  const written = NEIGHBOURHOODS.flatMap(({ name, read = '' }) =>
    read.split(',').map((other) => [lettersOf(wordsOf(other)), name] as const),
  ).filter(([letters]) => letters !== '')
  const letters = new Map([...written, ...byLetters, ...names.byLetters])
  const widened: PlaceNames = {
    ...names,
    byLetters: letters,
    bySound: new Map([...bySound, ...names.bySound]),
    beginnings: new Set([...letters.keys()].map(beginningOf)),
  }
  WIDENED.set(names, widened)
  return widened
}

/** Other spellings in Latin letters are guesses, so they are found only by their sound, in the second search. */
const IS_LATIN = /^[a-z ]+$/

/** The key of a name, the same however it is cut into words. */
export const lettersOf = (words: readonly string[]) => words.map(lookupKey).join('')

export const BEGINNING_LETTERS = 3
export const beginningOf = (letters: string) => letters.slice(0, BEGINNING_LETTERS)

/** The sound of a name, the same however it is cut into words. */
export const soundOf = (words: readonly string[]) =>
  words
    .map(soundKey)
    .join('')
    .replace(/(.)\1+/g, '$1')
