import { MAX_PHRASE_WORDS, type PlainRole, type Roles, VOCABULARY } from './vocabulary.ts'
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

/** A hyphen between the words of a phrase is a space. */
function phrasesFrom(tokens: readonly Token[], start: number): Phrase[] {
  const phrases: Phrase[] = []
  let text = ''
  let words = 0
  for (let at = start; at < tokens.length && words < MAX_PHRASE_WORDS; at += 1) {
    const { word = '' } = tokens[at] ?? {}
    if (word === '-' && at > start) continue
    text = words === 0 ? word : `${text} ${word}`
    words += 1
    const roles = VOCABULARY.get(text)
    if (roles) phrases.unshift({ next: at + 1, roles })
  }
  return phrases
}

/** The longest phrase from here that has a role, as the token after it. */
export const after = (phrases: Phrases, index: number, role: PlainRole): number | undefined =>
  phrases.at(index).find(({ roles }) => roles.is[role])?.next
