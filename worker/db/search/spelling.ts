import { inEnglish } from '#contract/search/endings.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import type { PlaceNames } from '#contract/search/place-names.ts'
import { doubtfulWords, type Respelt } from '#contract/search/read-list-search.ts'
import { type KnownWord, knownWord, soundKey, suggestWord } from '#contract/search/spelling.ts'
import { IN_ENGLISH } from '#contract/search/vocabulary.ts'
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
  const found = await candidatesOf(db, doubtful)
  const spellings = new Map<string, string>()
  let isAnyMissing = false
  for (const [index, word] of doubtful.entries()) {
    const { isListed = false, similar = [] } = found[index] ?? {}
    const english = inEnglish(word)
    if (isListed && english === undefined) continue
    isAnyMissing = true
    const meant = english ?? suggestWord(word, [...wordsBesides(places), ...similar])
    if (meant !== undefined) spellings.set(word, meant)
  }
  return isAnyMissing ? spellings : undefined
}

type Candidates = { isListed: boolean; similar: KnownWord[] }

/** Of each word: whether a listing on offer has it, and words of listings that sound like it or begin with the same letters. */
async function candidatesOf(db: Db, words: string[]): Promise<Candidates[]> {
  const rows = Math.floor(MOST_ROWS / words.length / 2)
  const asked = words.map((word) => [
    `facets : ${stateToken('available')} AND ${allOf([word], '- facets')}`,
    soundKey(word),
    word.slice(0, BEGINNING),
  ])
  const answers = await db.$client
    .prepare(candidateSql(rows))
    .bind(JSON.stringify(asked))
    .raw<[isListed: number, sounding: string, beginning: string]>()
  return answers.map(([isListed, ...similar]) => ({
    isListed: isListed === 1,
    similar: similar
      .flatMap((list): [string, string][] => JSON.parse(list))
      .map((known) => knownWord(...known)),
  }))
}

/** One statement for all words: as many in a batch would cost more than what they ask. */
const candidateSql = (rows: number) => `
  SELECT EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH asked.value ->> 0),
    (SELECT json_group_array(json_array(word, sound)) FROM
      (SELECT word, sound FROM listing_words WHERE sound = asked.value ->> 1 LIMIT ${rows})),
    (SELECT json_group_array(json_array(word, sound)) FROM
      (SELECT word, sound FROM listing_words
        WHERE word >= asked.value ->> 2 AND word < (asked.value ->> 2) || char(1114111) LIMIT ${rows}))
  FROM json_each(?1) asked ORDER BY asked.key`

/** The words of places, and those that listings have for words of other languages; prepared once for each list of places. */
function wordsBesides(places: PlaceNames): readonly KnownWord[] {
  const prepared = ofPlaces.get(places)
  if (prepared) return prepared
  const names = [...places.byLetters.values()].flatMap((name) => name.toLowerCase().split(' '))
  const words = [...new Set([...names, ...IN_ENGLISH.values()])].map((word) => knownWord(word))
  ofPlaces.set(places, words)
  return words
}

const ofPlaces = new WeakMap<PlaceNames, readonly KnownWord[]>()
