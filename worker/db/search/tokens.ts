import type { State } from '#contract/properties/enums.ts'
import { REGION } from '#contract/search/region.ts'
import type { Db } from '#worker/db/client.ts'

/*
 * What stands in the search indexes. They keep which listings have a token and nothing else (no columns, no beginnings of words),
 * so where a word stands is said by a letter of the private use area in front of it. A word is asked for by its beginning: the
 * words of all listings that begin so stand in `search_words`.
 */

export const FACET = '\uE000'
export const IN_PLACE_OR_ADDRESS = '\uE001'
export const IN_PLACE = '\uE002'
export const IN_TITLE = '\uE003'
export const ANYWHERE = ''
/** A letter that no listing's words have: a query with it finds nothing. */
export const NOWHERE = '\uE004'
/** A placeholder, in a list of words, for one of the letters above. */
const HERE = '\uE00F'
const FIRST_LETTER = 0xe000
const LAST_LETTER = 0xe00f

/** SQL of one of these letters. */
export const letterSql = (letter: string) => `char(${letter.codePointAt(0) ?? 0})`

/** SQL that is true for a word that begins with none of these letters. */
export const isPlainSql = (word: string) => `unicode(${word}) NOT BETWEEN ${FIRST_LETTER} AND ${LAST_LETTER}`
/** The places that most ask for, of the region by name: each is a token of the listings that a list of it finds. */
const OF_PLACE_OR_ADDRESS = '\uE006'
const OF_PLACE = '\uE007'
/** A kind in such a place, with its deal or without, is a token of what is on offer: most lists ask for them together. */
export const OF_KIND_IN_PLACE = '\uE008'
/** Where a word stands, and the letter for a place of the region that stands there. */
export const OF_REGION = { [IN_PLACE_OR_ADDRESS]: OF_PLACE_OR_ADDRESS, [IN_PLACE]: OF_PLACE } as const
export const REGION_PLACES = [...new Set(REGION.flatMap(({ locality, city }) => [locality, city]))].map(
  (name) => ({ name, words: name.toLowerCase().split(' ') }),
)
const REGION_TOKENS = new Map(REGION_PLACES.map(({ words }) => [words.join(' '), words.join('')]))

/** The query for a place of the region; undefined for any other. */
export function regionTerm(words: string[], where: keyof typeof OF_REGION): string | undefined {
  const token = REGION_TOKENS.get(words.join(' '))
  return token && `${OF_REGION[where]}${token}`
}

/** The query for a kind, with a deal or without, in a place of the region; undefined for any other place. */
export function kindInPlaceTerm(kind: string, words: string[]): string | undefined {
  const token = REGION_TOKENS.get(words.join(' '))
  return token && `${OF_KIND_IN_PLACE}${kind}${token}`
}

const LETTERS = /[\uE000-\uE00F]/gu

/** The token of a facet. For other states than 'available' it includes the state, so a search needs one token and not two. */
export const facet = (state: State, token: string) => `${FACET}${state === 'available' ? '' : state}${token}`

/** The lengths of a measure's prefixes that are indexed as tokens too; coordinates need the longest. */
export const BEGINNING_LENGTHS = [3, 4, 5, 6, 7, 8] as const
export const COARSE = 6
const IS_POINT = /^x[xy]/

/** A term of a range (see termsOfRange). */
export function measure(term: string): string {
  const beginning = term.replace('*', '')
  const finest = IS_POINT.test(term) ? 8 : COARSE
  const isToken = beginning === term || (beginning.length >= 3 && beginning.length <= finest)
  return `${FACET}${beginning}${isToken ? '' : '*'}`
}

/** How a word is matched: whole, by prefix ('*'), or by prefix but not whole ('+'). */
type Way = '' | '*' | '+'

/** A word as the index has it: without the accents of Latin letters. */
export const folded = (word: string) =>
  word
    .replaceAll(LETTERS, '')
    .replaceAll('"', '')
    .normalize('NFD')
    .replaceAll(ACCENTED, '$1')
    .normalize('NFC')
const ACCENTED = /(\p{Script=Latin})\p{Mn}+/gu

export const wordTerm = (word: string, where: string, way: Way): string => {
  const plain = folded(word)
  return plain === '' ? NOWHERE : `"${where}${plain}"${way}`
}

const WORD_TERM = /"([\uE001-\uE003]?)([^"\uE000-\uE00F]*)"([*+]?)/gu
const IS_NUMBER = /^\d+$/
const isWholeNumber = (word: string, way: string) => IS_NUMBER.test(word) && way === ''

const MOST_WORDS = 64
const listed = `iif(count(*) = 0, '${NOWHERE}', '(' || group_concat('"${HERE}' || word || '"', ' OR ') || ')')`

/** SQL of the words that begin with what an expression says, as a query with HERE before each; of very many, the beginning itself. */
const beginningSql = (word: string) =>
  `(SELECT iif(count(*) > ${MOST_WORDS}, '"${HERE}' || ${word} || '"*', ${listed})
    FROM (SELECT word FROM search_words WHERE word >= ${word} AND word < ${word} || char(1114111) LIMIT ${MOST_WORDS + 1}))`

/** SQL of a query for a word by its beginning. */
export const beginsSql = (word: string, where: string) =>
  `replace(${beginningSql(word)}, '${HERE}', '${where}')`

const WORD = '(asked.value ->> 0)'
const speltSql = (asked: string) => `SELECT asked.key AS at, CASE asked.value ->> 1
    WHEN '*' THEN ${beginningSql(WORD)}
    WHEN '+' THEN (SELECT ${listed} FROM (SELECT word FROM search_words
      WHERE word > ${WORD} AND word < ${WORD} || char(1114111)))
    ELSE (SELECT ${listed} FROM (SELECT word FROM search_words WHERE word = ${WORD})) END AS spelt
  FROM json_each(${asked}) AS asked`

/** SQL of a query out of its parts. */
const joinedSql = (parts: string) =>
  `(SELECT group_concat(iif(part.type = 'array',
      replace((SELECT spelt FROM words WHERE at = part.value ->> 1), '${HERE}', part.value ->> 0), part.value), '' ORDER BY part.key)
    FROM json_each(${parts}) AS part)`

type Bind = (text: string) => string

/**
 * The words of the queries of one statement. What they begin is looked up once, in a table `words` of the statement; a
 * query is put together from it.
 */
export function searchedWords(bind: Bind) {
  const asked: string[] = []
  const at = (word: string, way: string) => {
    const one = JSON.stringify([word, way])
    return asked.includes(one) ? asked.indexOf(one) : asked.push(one) - 1
  }
  /** SQL of a query. What is bound are its parts: texts, and words, each by where it stands and its place in `words`. */
  const matched = (match: string): string => {
    const parts: (string | [where: string, at: number])[] = []
    let done = 0
    for (const { 0: term, 1: where = '', 2: word = '', 3: way = '', index } of match.matchAll(WORD_TERM)) {
      if (isWholeNumber(word, way)) continue
      parts.push(match.slice(done, index), [where, at(word, way)])
      done = index + term.length
    }
    return parts.length === 0 ? bind(match) : joinedSql(bind(JSON.stringify([...parts, match.slice(done)])))
  }
  return {
    matched,
    /** The same for a query that asks for all words of another: where no listing has one of them, none of its lists is gone through. */
    matchedWithAll: (ofWords: string, match: string): string => {
      const needed = [...ofWords.matchAll(WORD_TERM)].flatMap(([, , word = '', way = '']) =>
        isWholeNumber(word, way) ? [] : [at(word, way)],
      )
      if (needed.length === 0) return matched(match)
      const isAbsent = `EXISTS (SELECT 1 FROM words WHERE at IN (${needed.join(', ')}) AND spelt = '${NOWHERE}')`
      return `iif(${isAbsent}, '${NOWHERE}', ${matched(match)})`
    },
    /** The table `words`; undefined where no query has any. */
    table: (): string | undefined =>
      asked.length === 0 ? undefined : `words AS MATERIALIZED (${speltSql(bind(`[${asked.join(',')}]`))})`,
  }
}

/** Queries as the search index takes them as they are, each where it was. */
export async function spelledOut(db: Db, matches: readonly string[]): Promise<string[]> {
  const terms = matches.flatMap((match) => [...match.matchAll(WORD_TERM)])
  const words = [...new Set(terms.map(([, , word = '', way = '']) => JSON.stringify([word, way])))]
  if (words.length === 0) return [...matches]
  const found = await db.$client
    .prepare(speltSql('?1'))
    .bind(`[${words.join(',')}]`)
    .raw<[at: number, spelt: string]>()
  const speltOf = new Map(found.map(([at, spelt]) => [words[at], spelt]))
  return matches.map((match) =>
    match.replaceAll(WORD_TERM, (term, where: string, word: string, way: string) =>
      (speltOf.get(JSON.stringify([word, way])) ?? term).replaceAll(HERE, where),
    ),
  )
}
