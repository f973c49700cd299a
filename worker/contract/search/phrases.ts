import { BEGINNINGS, MAX_PHRASE_WORDS, type PlainRole, type Roles, VOCABULARY } from './vocabulary.ts'
import type { Token } from './tokens.ts'

/** A phrase of the vocabulary at one place of a text; `next` is the token after it. */
export type Phrase = { next: number; roles: Roles }

/** The tokens of a text with the phrases that begin at each, longest first: looked up once, asked often. */
export type Phrases = { tokens: readonly Token[]; at: (index: number) => readonly Phrase[] }

const NONE: readonly Phrase[] = []

export function phrasesIn(tokens: readonly Token[]): Phrases {
  const known: (readonly Phrase[] | undefined)[] = []
  return {
    tokens,
    at: (index) => (index < tokens.length ? (known[index] ??= phrasesFrom(tokens, index)) : NONE),
  }
}

/** A hyphen between the words of a phrase is a space. Each word may stand with its ending or without. */
function phrasesFrom(tokens: readonly Token[], start: number): Phrase[] {
  const phrases: Phrase[] = []
  let texts: string[] = ['']
  let words = 0
  for (let at = start; at < tokens.length && words < MAX_PHRASE_WORDS && texts.length > 0; at += 1) {
    const { key = '', stem } = tokens[at] ?? {}
    if (key === '-' && at > start) continue
    const spellings = stem === undefined ? [key] : [key, stem]
    texts = texts.flatMap((text) => spellings.map((word) => (words === 0 ? word : `${text} ${word}`)))
    words += 1
    const found = texts.flatMap((text) => VOCABULARY.get(text) ?? [])
    phrases.unshift(...found.map((roles) => ({ next: at + 1, roles })))
    texts = texts.filter((text) => BEGINNINGS.has(text))
  }
  return phrases
}

/** The longest phrase from here that has a role, as the token after it. */
export const after = (phrases: Phrases, index: number, role: PlainRole): number | undefined =>
  phrases.at(index).find(({ roles }) => roles.is[role])?.next
