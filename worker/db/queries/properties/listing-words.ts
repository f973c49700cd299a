import { isGuessable, soundKey } from '#contract/search/spelling.ts'
import type { Db } from '#worker/db/client.ts'
import { allWordsOf } from '#contract/search/tokens.ts'
import { listingWords } from '#worker/db/schema.ts'
import { insertMany } from '#worker/db/queries/many-rows.ts'

/** What a listing says of its name, place and kind, and whether visitors may see it. */
type Worded = {
  title: string
  locality?: string | null
  city: string
  searchTerms: string
  approvedByAdmin?: boolean
}

/** The words that other spellings are led to, each with its sound: those of listings that visitors may see. */
export function listingWordsOf(listings: readonly Worded[]): { word: string; sound: string }[] {
  const words = listings
    .filter(({ approvedByAdmin }) => approvedByAdmin)
    .flatMap(({ title, locality, city, searchTerms }) =>
      allWordsOf([title, locality, city, searchTerms].join(' ')).filter(isGuessable),
    )
  return [...new Set(words)].map((word) => ({ word, sound: soundKey(word) }))
}

/**
 * The statements that keep these words, for the batch that saves the listings. A word stays when its listings go: whether it is
 * found is asked when it matters.
 */
export const keepWords = (db: Db, listings: readonly Worded[]) =>
  insertMany(db, listingWords, listingWordsOf(listings)).map((insert) => insert.onConflictDoNothing())
