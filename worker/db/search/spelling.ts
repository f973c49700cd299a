import { inEnglish } from '#contract/search/endings.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import type { PlaceNames } from '#contract/search/place-names.ts'
import { doubtfulWords, type Respelt } from '#contract/search/read-list-search.ts'
import { soundKey, suggestWord } from '#contract/search/spelling.ts'
import { IN_ENGLISH, PHRASES } from '#contract/search/vocabulary.ts'
import type { Db } from '#worker/db/client.ts'
import { allOf } from './plan.ts'
import { stateToken } from './facets.ts'

/** The most candidate rows that are read for all words of a search together. */
const MOST_ROWS = 180
const BEGINNING = 2

/**
 * Other spellings of the words that no listing on offer has: similar words of listings, places and the vocabulary, or the
 * English word for one of another language. Undefined where every word is found as it stands.
 */
export async function findSpellings(
  db: Db,
  search: ListSearch,
  places: PlaceNames,
): Promise<Respelt | undefined> {
  const doubtful = doubtfulWords(search, places)
  if (doubtful.length === 0) return undefined
  const rowsEach = Math.floor(MOST_ROWS / doubtful.length / 2)
  const answers = await db.$client.batch<{ word: string }>(
    doubtful.map((word) => db.$client.prepare(candidates(rowsEach)).bind(...valuesFor(word))),
  )
  const spellings = new Map<string, string>()
  let isAnyMissing = false
  for (const [index, word] of doubtful.entries()) {
    const listed = answers[index]?.results.map((row) => row.word) ?? []
    const english = inEnglish(word)
    if (listed.includes(word) && english === undefined) continue
    isAnyMissing = true
    const meant =
      english ?? suggestWord(word, [...placeWords(places), ...PHRASES, ...IN_ENGLISH.values(), ...listed])
    if (meant !== undefined) spellings.set(word, meant)
  }
  return isAnyMissing ? spellings : undefined
}

/** The word itself where a listing on offer has it, and words of listings that sound like it or begin with the same letters. */
const candidates = (rows: number) => `
  SELECT ?1 AS word WHERE EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH ?2)
  UNION ALL SELECT * FROM (SELECT word FROM listing_words WHERE sound = ?3 LIMIT ${rows})
  UNION ALL SELECT * FROM (SELECT word FROM listing_words WHERE word >= ?4 AND word < ?4 || char(1114111) LIMIT ${rows})`

const valuesFor = (word: string) => [
  word,
  `facets : ${stateToken('available')} AND ${allOf([word], '- facets')}`,
  soundKey(word),
  word.slice(0, BEGINNING),
]

const placeWords = ({ byLetters }: PlaceNames) =>
  [...byLetters.values()].flatMap((name) => name.toLowerCase().split(' '))
