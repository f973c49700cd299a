import { type Field, fieldsOf } from '#contract/properties/fields.ts'
import type { Category } from '#contract/properties/enums.ts'
import { isGuessable, soundKey } from '#contract/search/spelling.ts'
import { wordsIn } from '#worker/db/search/plan.ts'

/** Further words a listing is found by beside its title, description and place: its type, its features, what it has. */
export function searchTermsOf(category: Category, values: Record<string, unknown>): string {
  return Object.entries(fieldsOf(category))
    .flatMap(([name, { searched, isForStaff }]) => (isForStaff ? [] : termsOf(values[name], searched)))
    .join(' ')
}

function termsOf(value: unknown, searched: Field['searched']): string[] {
  if (!value || !searched) return []
  if (typeof searched === 'string') return [searched]
  if (Array.isArray(value)) return value.map(String)
  if (typeof value !== 'string') return []
  return [searched === true ? value : searched(value)]
}

type Named = { title: string; locality: string | null; city: string; searchTerms: string }

/** The words that other spellings of a listing's name, place or kind are led to, each with its sound. */
export function soundWordsOf({ title, locality, city, searchTerms }: Named): [word: string, sound: string][] {
  const words = wordsIn([title, locality, city, searchTerms].join(' ')).filter(isGuessable)
  return [...new Set(words)].map((word) => [word, soundKey(word)])
}
