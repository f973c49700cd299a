import { asciiDigits } from '#contract/text/ascii-digits.ts'
import { lookupKey } from './lookup-key.ts'
import type { Token } from './tokens.ts'
import { type Endings, ENDINGS, IN_ENGLISH, LINKED_ENDINGS, STEMS, VOCABULARY } from './vocabulary.ts'

/**
 * Tokens as they are looked up, as Bengali, Hindi and Nepali join endings to words: 'বাড়িতে' also as 'বাড়ি', 'लाखसम्म' as
 * 'लाख' and 'सम्म'. An ending is cut off only where a known word is left.
 */
export const withoutEndings = (tokens: readonly Token[]): Token[] => tokens.flatMap(cutOff)

function cutOff(token: Token): Token[] {
  const { key, to, decimal, isSign } = token
  if (decimal !== undefined || isSign) return [token]
  const linked = VOCABULARY.has(key) ? undefined : stemOf(key, LINKED_ENDINGS, STEMS)
  if (linked !== undefined) {
    // A key's length says nothing about the typed word's: the ending gets its last character, as no token may be empty.
    const ending = key.slice(linked.length)
    return [
      { ...token, key: linked, to: to - 1 },
      { ...token, word: ending, key: ending, from: to - 1 },
    ]
  }
  const stem = stemOf(key, ENDINGS, STEMS)
  return [stem === undefined ? token : { ...token, stem }]
}

/** A word without one of these endings, where what is left is known. */
export function stemOf(
  word: string,
  endings: Endings,
  known: { has: (stem: string) => boolean },
): string | undefined {
  for (const ending of endings.get(word.slice(-1)) ?? []) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : ''
    if (known.has(stem)) return stem
  }
  return undefined
}

const OTHER_DIGITS = /^[০-৯०-९]+$/

/**
 * What listings may hold for a word: the English one or the number for one of another language, 'school' for 'স্কুল' and for
 * 'schooler'.
 */
export function inEnglish(word: string): string | undefined {
  if (OTHER_DIGITS.test(word)) return asciiDigits(word)
  const key = lookupKey(word)
  const stem = IN_ENGLISH.has(key) ? key : stemOf(key, ENDINGS, IN_ENGLISH)
  const english = stem === undefined ? undefined : IN_ENGLISH.get(stem)
  return english === word ? undefined : english
}
