import { FIRM } from '#contract/firm.ts'
import { soundKey } from './spelling.ts'
import { wordsOf } from './tokens.ts'

/**
 * The places that listings can be in, prepared once for each state of the store: found by their letters without spaces, so
 * that a place written as one word or two is one place, and by their sound.
 */
export type PlaceNames = {
  /** 'pradhannagar' → 'Pradhan Nagar'. */
  byLetters: ReadonlyMap<string, string>
  bySound: ReadonlyMap<string, string>
  /** How the letters of the names begin: most words of a text are told from places by it. */
  beginnings: ReadonlySet<string>
}

const SHORT_FORMS = { njp: 'New Jalpaiguri', slg: 'Siliguri' } as const

/** The firm's own places with those of the public listings; of two spellings of one place the earlier stands. */
export function placeNames(cities: Iterable<string>): PlaceNames {
  const byLetters = new Map<string, string>()
  const bySound = new Map<string, string>()
  for (const name of [FIRM.city, ...FIRM.localities, ...cities]) {
    const words = wordsOf(name)
    const letters = words.join('')
    if (letters === '' || byLetters.has(letters)) continue
    byLetters.set(letters, name)
    const sound = soundOf(words)
    if (!bySound.has(sound)) bySound.set(sound, name)
  }
  for (const [short, name] of Object.entries(SHORT_FORMS)) {
    if (byLetters.has(wordsOf(name).join(''))) byLetters.set(short, name)
  }
  const beginnings = new Set([...byLetters.keys()].map(beginningOf))
  return { byLetters, bySound, beginnings }
}

const BEGINNING_LETTERS = 3
export const beginningOf = (letters: string) => letters.slice(0, BEGINNING_LETTERS)

/** The sound of a name, however it is cut into words. */
export const soundOf = (words: readonly string[]) => words.map(soundKey).join('')
