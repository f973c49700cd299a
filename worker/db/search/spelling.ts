import { inEnglish } from '#contract/search/endings.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import type { PlaceNames } from '#contract/search/place-names.ts'
import { doubtfulWords, type Respellings } from '#contract/search/read-list-search.ts'
import { waysToSay } from '#contract/search/roads.ts'
import { type KnownWord, knownWord, soundKey, suggestWord } from '#contract/search/spelling.ts'
import { IN_ENGLISH, KIND_WORDS } from '#contract/search/vocabulary.ts'
import type { Db } from '#worker/db/client.ts'
import { stateToken } from './facets.ts'
import { ANYWHERE, beginsSql, facet, folded } from './tokens.ts'

/** The most candidate rows that are read for all words of a search together. */
const MOST_ROWS = 180
const BEGINNING = 2

/**
 * Other spellings of words that no listing on offer has: guessed ones, and English words that listings have; and all
 * words that none has.
 */
type WordSpellings = { spellings: Respellings; translated: Respellings; absent: ReadonlySet<string> }

/**
 * How else the words of a search may be written that no listing on offer has: as similar words of listings and places, or as
 * the English word for one of another language. Undefined where every word is found as it stands.
 */
export async function findSpellings(
  db: Db,
  search: ListSearch,
  places: PlaceNames,
): Promise<WordSpellings | undefined> {
  const doubtful = new Set(doubtfulWords(search, places))
  const words = [...new Set([...doubtful, ...(search.words ?? [])])]
  if (words.length === 0) return undefined
  const found = await candidatesOf(db, words)
  const guesses = new Map<string, string>()
  const translated = new Map<string, string>()
  const absent = new Set<string>()
  for (const { word, isListed, inListings, similar } of found) {
    if (inListings !== undefined) translated.set(word, inListings)
    if (isListed || inListings !== undefined) continue
    const meant = doubtful.has(word) ? suggestWord(word, [...wordsBesides(places), ...similar]) : undefined
    if (meant !== undefined) guesses.set(word, meant)
    absent.add(word)
  }
  const isAsTyped = translated.size + absent.size === 0
  return isAsTyped ? undefined : { spellings: new Map([...translated, ...guesses]), translated, absent }
}

/** A word, the English one that listings on offer have for it, and words of listings that sound like it or begin with the same letters. */
type Candidate = { word: string; isListed: boolean; inListings: string | undefined; similar: KnownWord[] }

async function candidatesOf(db: Db, words: string[]): Promise<Candidate[]> {
  const rows = Math.floor(MOST_ROWS / words.length / 2)
  const asked = words.map((word) => [
    asListed(word),
    soundKey(word),
    word.slice(0, BEGINNING),
    asListed(inEnglish(word) ?? word),
  ])
  const answers = await db.$client
    .prepare(candidateSql(rows))
    .bind(JSON.stringify(asked))
    .raw<[isListed: number, isListedInEnglish: number, sounding: string, beginning: string]>()
  return words.map((word, index) => {
    const [isListed, isListedInEnglish, ...similar] = answers[index] ?? [0, 0]
    return {
      word,
      isListed: isListed === 1,
      inListings: isListedInEnglish === 1 ? inEnglish(word) : undefined,
      similar: similar
        .flatMap((list): [string, string][] => JSON.parse(list))
        .map((known) => knownWord(...known)),
    }
  })
}

/** The ways to say a word or two, each as its words; of these some are looked for as a whole, as every number is. */
function asListed(said: string): [word: string, isWhole: 0 | 1][][] {
  const ways = waysToSay(said) ?? [{ words: said.split(' '), isBeginning: true }]
  return ways.map(({ words, isBeginning }) =>
    words.map((word) => [folded(word), isBeginning && !/^\d+$/.test(word) ? 0 : 1]),
  )
}

const PART = '(part.value ->> 0)'
const isFound = (at: string) =>
  `EXISTS (SELECT 1 FROM properties_search WHERE properties_search MATCH (SELECT '${facet('available', stateToken('available'))} AND '
    || '(' || group_concat('(' || (SELECT group_concat(iif(part.value ->> 1, '"' || ${PART} || '"', ${beginsSql(PART, ANYWHERE)}), ' AND ')
      FROM json_each(way.value) AS part) || ')', ' OR ') || ')'
    FROM json_each(asked.value, '$[${at}]') AS way))`

/** One statement for all words: as many in a batch would cost more than what they ask. */
const candidateSql = (rows: number) => `
  SELECT ${isFound('0')}, ${isFound('3')},
    (SELECT json_group_array(json_array(word, sound)) FROM
      (SELECT word, sound FROM listing_words WHERE sound = asked.value ->> 1 LIMIT ${rows})),
    (SELECT json_group_array(json_array(word, sound)) FROM
      (SELECT word, sound FROM listing_words
        WHERE word >= asked.value ->> 2 AND word < (asked.value ->> 2) || char(1114111) LIMIT ${rows}))
  FROM json_each(?1) asked ORDER BY asked.key`

/** The words of places and kinds, and those that listings have for words of other languages; prepared once for each list of places. */
function wordsBesides(places: PlaceNames): readonly KnownWord[] {
  const prepared = ofPlaces.get(places)
  if (prepared) return prepared
  const names = [...places.byLetters.values()].flatMap((name) => name.toLowerCase().split(' '))
  const words = [...new Set([...names, ...KIND_WORDS, ...IN_ENGLISH.values()])].map((word) => knownWord(word))
  ofPlaces.set(places, words)
  return words
}

const ofPlaces = new WeakMap<PlaceNames, readonly KnownWord[]>()
