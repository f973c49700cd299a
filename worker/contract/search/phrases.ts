import {
  BEGINNINGS,
  MAX_PHRASE_WORDS,
  type PlainRole,
  type Roles,
  ONLY_SMALL,
  VOCABULARY,
} from './vocabulary.ts'
import type { Token } from './tokens.ts'

/** A phrase of the vocabulary at one place of a text; `next` is the token after it. */
export type Phrase = { next: number; roles: Roles }

/** The tokens of a text with the phrases that begin at each, longest first; looked up once and cached. */
export type Phrases = { tokens: readonly Token[]; at: (index: number) => readonly Phrase[] }

const NONE: readonly Phrase[] = []

export function phrasesIn(tokens: readonly Token[]): Phrases {
  const known: (readonly Phrase[] | undefined)[] = []
  return {
    tokens,
    at: (index) => (index < tokens.length ? (known[index] ??= phrasesFrom(tokens, index)) : NONE),
  }
}

/**
 * A hyphen between the words of a phrase is a space. Each word may stand with its ending or without. A guessed spelling is in
 * no phrase, but for a kind where a finger slipped: a deal, price or number that nobody named is not looked for.
 */
function phrasesFrom(tokens: readonly Token[], start: number): readonly Phrase[] {
  const phrases: Phrase[] = []
  let beginnings: readonly string[] = ['']
  for (let at = start, words = 0; at < tokens.length && words < MAX_PHRASE_WORDS; at += 1) {
    const { key = '', stem, guess } = tokens[at] ?? {}
    if (key === '-' && at > start) continue
    if (guess !== undefined) {
      const kind = guess === 'slip' && words === 0 ? VOCABULARY.get(key)?.kind : undefined
      if (kind !== undefined) phrases.push({ next: at + 1, roles: { kind, is: {} } })
      break
    }
    const longer: string[] = []
    for (const beginning of beginnings)
      for (const word of stem === undefined || VOCABULARY.get(key) === ONLY_SMALL ? [key] : [stem, key]) {
        const text = words === 0 ? word : `${beginning} ${word}`
        const roles = VOCABULARY.get(text)
        if (roles) phrases.push({ next: at + 1, roles })
        if (BEGINNINGS.has(text)) longer.push(text)
      }
    if (longer.length === 0) break
    beginnings = longer
    words += 1
  }
  return phrases.reverse()
}

/** The most small words ('of', 'the') between two words that belong together. */
export const MOST_SMALL_BETWEEN = 2

/** The longest phrase from here that has a role, as the token after it. */
export const after = (phrases: Phrases, index: number, role: PlainRole): number | undefined =>
  phrases.at(index).find(({ roles }) => roles.is[role])?.next
