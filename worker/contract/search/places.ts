import { stemOf } from './endings.ts'
import { after, type Phrases } from './phrases.ts'
import { BEGINNING_LETTERS, beginningOf, type PlaceNames, soundOf } from './place-names.ts'
import { isGuessable } from './spelling.ts'
import { PLACE_ENDINGS, VOCABULARY } from './vocabulary.ts'

/** How places are looked for: as they are spelt, and in the second search also by their sound. */
export type PlaceSearch = { names: PlaceNames; isBySound: boolean }
export type FoundPlace = {
  name: string
  isCorrected: boolean
  /** Its ending says 'near': 'माटीगाडानजिक'. */
  isAround?: boolean
  next: number
}

const MOST_WORDS = 4
const SHORTEST_STEM = 4

/** The place that begins here, in as many words as possible: 'pradhan nagar', 'pradhannagar', 'siliguri-te', 'matigaray'. */
export function placeAt(
  phrases: Phrases,
  { names, isBySound }: PlaceSearch,
  start: number,
): FoundPlace | undefined {
  const isLikely = names.beginnings.has(beginningAt(phrases, start))
  if (!isLikely && !isBySound) return undefined
  const windows = windowsFrom(phrases, start)
  for (const { letters, next } of isLikely ? windows : []) {
    const place = named(letters, names)
    if (place && !isCommonWord(phrases, start, next)) return { ...place, isCorrected: false, next }
  }
  if (!isBySound) return undefined
  for (const { words, next } of windows) {
    const name = isGuessable(words.join('')) ? bySound(words, names) : undefined
    if (name !== undefined && !isUnderstood(phrases, start, next)) return { name, isCorrected: true, next }
  }
  return undefined
}

function beginningAt({ tokens }: Phrases, start: number): string {
  const first = tokens[start]?.key ?? ''
  return beginningOf(first.length < BEGINNING_LETTERS ? first + (tokens[start + 1]?.key ?? '') : first)
}

type Window = { words: readonly string[]; letters: string; next: number }

/** What is short for a word of many names. */
export const IN_FULL: ReadonlyMap<string, string> = new Map([['rd', 'road']])

/** The groups of words that begin here, the longest first. */
function windowsFrom({ tokens }: Phrases, start: number): Window[] {
  const windows: Window[] = []
  let words: readonly string[] = []
  let letters = ''
  for (let at = start; at < tokens.length && at < start + MOST_WORDS; at += 1) {
    const token = tokens[at]
    if (!token || token.decimal !== undefined || token.isSign) break
    const full = IN_FULL.get(token.word)
    words = [...words, full ?? token.word]
    letters += full ?? token.key
    windows.unshift({ words, letters, next: at + 1 })
  }
  return windows
}

function bySound(words: readonly string[], names: PlaceNames): string | undefined {
  const whole = names.bySound.get(soundOf(words))
  if (whole !== undefined) return whole
  const others = words.slice(0, -1)
  const isKnown = {
    has: (stem: string) => stem.length >= SHORTEST_STEM && names.bySound.has(soundOf([...others, stem])),
  }
  const stem = stemOf(words.at(-1) ?? '', PLACE_ENDINGS, isKnown)
  return stem === undefined ? undefined : names.bySound.get(soundOf([...others, stem]))
}

function named(
  letters: string,
  { byLetters }: PlaceNames,
): Omit<FoundPlace, 'isCorrected' | 'next'> | undefined {
  const whole = byLetters.get(letters)
  if (whole !== undefined) return { name: whole }
  const isKnown = { has: (stem: string) => stem.length >= SHORTEST_STEM && byLetters.has(stem) }
  const stem = stemOf(letters, PLACE_ENDINGS, isKnown)
  const name = stem === undefined ? undefined : byLetters.get(stem)
  if (stem === undefined || name === undefined) return undefined
  return { name, isAround: VOCABULARY.get(letters.slice(stem.length))?.is.nearBehind === true }
}

/** One word that is a kind of property, a deal or a small word is no place, though a place may bear its name. */
function isCommonWord(phrases: Phrases, start: number, next: number): boolean {
  if (next > start + 1) return false
  return phrases.at(start).some(({ roles }) => roles.kind ?? roles.deal ?? roles.is.small)
}

/** Whether every word already means something. */
function isUnderstood(phrases: Phrases, start: number, next: number): boolean {
  for (let at = start; at < next; at += 1) {
    const isKnown = phrases.at(at).length > 0 || after(phrases, at, 'small') !== undefined
    if (!isKnown) return false
  }
  return true
}
