import { isGuessable, soundKey } from '#contract/search/spelling.ts'
import { wordsIn } from '#worker/db/search/match.ts'

type Named = { title: string; locality: string | null; city: string; searchTerms: string }

/** The words that other spellings of a listing's name, place or kind are led to, each with its sound. */
export function soundWordsOf({ title, locality, city, searchTerms }: Named): [word: string, sound: string][] {
  const words = wordsIn([title, locality, city, searchTerms].join(' ')).filter(isGuessable)
  return [...new Set(words)].map((word) => [word, soundKey(word)])
}
