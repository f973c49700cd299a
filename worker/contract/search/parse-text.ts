import { type Budget, parseBudget } from '#contract/list/budget.ts'
import { LIMITS } from '#contract/limits.ts'
import type { FilterCategory } from '#contract/properties/enums.ts'
import { agreedPieces } from '#contract/search/pieces/agreed-pieces.ts'
import { inEnglish, withoutEndings } from './endings.ts'
import { withoutSecondary } from '#contract/search/pieces/left-out.ts'
import { lookupKey } from './lookup-key.ts'
import { after, phrasesIn } from './phrases.ts'
import type { Piece } from '#contract/search/pieces/piece.ts'
import { pieceAt } from '#contract/search/pieces/pieces.ts'
import type { PlaceNames } from './place-names.ts'
import { IN_FULL, type PlaceSearch } from './places.ts'
import { sizeOrBudget } from '#contract/search/pieces/quantities.ts'
import type { Correction, ReadingPart, SearchReading } from './reading.ts'
import { isLong } from './spelling.ts'
import { type Token, tokensOf, wordsOf } from './tokens.ts'
import { withNeighbours } from '#contract/search/pieces/near-places.ts'
import { readPlainly } from '#contract/search/pieces/rarely-said.ts'
import { withoutUnwanted } from '#contract/search/pieces/unwanted.ts'
import { isOtherLanguage } from './vocabulary.ts'

/** What was read from a text: the filters, the words that must match, the corrected spellings, and what no filter is for. */
export type ReadText = {
  parts: ReadingPart[]
  words: string[]
  corrections: Correction[]
  /** What was understood and dropped, as typed. */
  unfiltered: string[]
  /** What was left out, as nothing is found with it. */
  unsaid: string[]
  order?: SearchReading['order']
  isSelling?: true
}

type TextContext = {
  places: PlaceSearch
  /** The kinds that the address's filters name; what only other kinds have stays text. */
  kinds?: FilterCategory[]
  /** Words to be read in another spelling, for the second search where the first found nothing. */
  respelt?: ReadonlyMap<string, string>
  /** What most listings do not say is left out, as nothing is found with it. */
  isPlain?: boolean
}

const AS_TYPED: ReadonlyMap<string, string> = new Map()

/** Reads a search text in one pass; each token is looked at a bounded number of times. */
export function parseText(
  text: string,
  { places, kinds = [], respelt = AS_TYPED, isPlain = false }: TextContext,
): ReadText {
  const typed = tokensOf(text).flatMap((token) => asTaught(token, places.names))
  const tokens = withoutEndings(respelt.size > 0 ? typed.map((token) => respell(token, respelt)) : typed)
  const phrases = phrasesIn(tokens)
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    const piece = pieceAt(phrases, places, at) ?? { start: at, next: at + 1 }
    pieces.push(piece)
    at = Math.max(at + 1, piece.next)
  }
  const wanted = withoutUnwanted(pieces, phrases)
  const read = isPlain ? readPlainly(wanted) : wanted
  const meant = agreedPieces(withNeighbours(withoutSecondary(read, phrases), phrases), kinds)
  const parts = meant.flatMap((piece) => partOf(piece, tokens))
  const left = wordsLeft(
    text,
    tokens,
    [...meant, ...read.filter(({ road }) => road !== undefined)],
    parts.length > 0,
  )
  const ordering = meant.find(({ order }) => order)
  return {
    parts,
    words: left.flatMap((word) => (respelt.get(word) ?? IN_FULL.get(word))?.split(' ') ?? [word]),
    corrections: places.isBySound ? correctionsOf(text, tokens, meant, respelt) : [],
    unfiltered: [
      ...meant.flatMap((piece) => {
        const isLaterOrder = piece.order && piece !== ordering
        return piece.isUnfiltered || isLaterOrder ? [slice(text, tokens, piece.start, piece.next)] : []
      }),
      ...passedOver(text, places.names),
    ],
    unsaid: meant.flatMap((piece) => (piece.isUnsaid ? [slice(text, tokens, piece.start, piece.next)] : [])),
    ...(meant.some(({ isSelling }) => isSelling) && { isSelling: true }),
    ...(ordering?.order && {
      order: { typed: slice(text, tokens, ordering.start, ordering.next), sort: ordering.order },
    }),
  }
}

/** A token as admins taught it: in the words that it stands for, which keep its place in the text; none where it says nothing. */
function asTaught(token: Token, { taught }: PlaceNames): Token[] {
  const meant = taught.get(token.key)
  if (meant === undefined) return [token]
  const { from, to, wordAt } = token
  return tokensOf(meant).map((word) => ({ ...word, from, to, wordAt }))
}

/** The words that admins taught to say nothing, as typed. */
function passedOver(text: string, { taught }: PlaceNames): string[] {
  if (taught.size === 0) return []
  return tokensOf(text)
    .filter(({ key }) => taught.get(key) === '')
    .map(({ from, to }) => text.slice(from, to))
}

/** The corrected spellings: of places as a whole, of everything else word by word. */
function correctionsOf(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
  respelt: ReadonlyMap<string, string>,
): Correction[] {
  const places = pieces.filter(({ start, next, place }) => {
    const isRespelt = tokens.slice(start, next).some((token) => respelt.has(typedWord(text, token)))
    return place && (place.isCorrected || isRespelt)
  })
  const ofPlaces = places.map(({ start, next, place }): [number, Correction] => {
    const typed = slice(text, tokens, start, next)
    return [start, { parameter: 'searchTerm', typed, meant: place?.name ?? typed }]
  })
  const ofWords = tokens.flatMap((token, at): [number, Correction][] => {
    const isInPlace = places.some(({ start, next }) => start <= at && at < next)
    const meant = isInPlace ? undefined : respelt.get(typedWord(text, token))
    const typed = text.slice(token.from, token.to)
    return meant === undefined ? [] : [[at, { parameter: 'searchTerm', typed, meant }]]
  })
  return [...ofPlaces, ...ofWords]
    .toSorted(([one], [other]) => one - other)
    .map(([, correction]) => correction)
}

const typedWord = (text: string, { from, to }: Token) => text.slice(from, to).normalize('NFC').toLowerCase()

export const respell = (token: Token, respelt: ReadonlyMap<string, string>): Token => {
  const word = respelt.get(token.word)
  if (word === undefined) return token
  const isTranslated = inEnglish(token.word) === word
  const guess = isSlip(token.word, word) ? 'slip' : 'other word'
  return { ...token, word, key: lookupKey(word), ...(!isTranslated && { guess }) }
}

/**
 * Whether a letter was left out, doubled or swapped with its neighbour; another letter makes another word ('gari',
 * 'bari') where it is short.
 */
function isSlip(typed: string, meant: string): boolean {
  const lettersOfIt = (word: string) => word.split('').toSorted().join('')
  return typed.length !== meant.length || isLong(typed) || lettersOfIt(typed) === lettersOfIt(meant)
}

function partOf({ start, next, filters = {}, missingKind }: Piece, tokens: readonly Token[]): ReadingPart[] {
  if (Object.keys(filters).length === 0 && !missingKind) return []
  const from = tokens[start]?.from ?? 0
  const to = tokens[next - 1]?.to ?? from
  return [{ from, to, filters, ...(missingKind && { missingKind }) }]
}

/** The words that became no filter. Where the whole text is small words ('in', 'the'), these are looked for. */
function wordsLeft(text: string, tokens: readonly Token[], pieces: Piece[], isUnderstood: boolean): string[] {
  const left = wordsOutside(text, tokens, pieces)
  if (left.length > 0 || isUnderstood) return left
  return wordsOutside(
    text,
    tokens,
    pieces.filter(({ isSmall }) => !isSmall),
  )
}

function wordsOutside(text: string, tokens: readonly Token[], pieces: Piece[]): string[] {
  const isRead = new Uint8Array(tokens.length)
  const roads = new Map<number, Piece>()
  for (const piece of pieces)
    if (piece.road === undefined) isRead.fill(1, piece.start, piece.next)
    else roads.set(piece.start, piece)
  const words: string[] = []
  for (let start = 0; start < tokens.length;) {
    const road = roads.get(start)
    let next = road?.next ?? start + 1
    if (road?.road !== undefined) words.push(road.road)
    else if (!isRead[start]) {
      while (next < tokens.length && !isRead[next] && tokens[next]?.wordAt === tokens[start]?.wordAt)
        next += 1
      words.push(...wordsOf(wholeWords(text, tokens, start, next)))
    }
    start = next
  }
  return [...new Set(words)].slice(0, LIMITS.maxSearchWords)
}

/** The typed words that these tokens are of, whole also where an ending was read as a word of its own. */
function wholeWords(text: string, tokens: readonly Token[], start: number, next: number): string {
  const last = tokens[next - 1]
  const end = tokens.findLastIndex(({ wordAt }) => wordAt === last?.wordAt)
  return slice(text, tokens, start, Math.max(next, end + 1))
}

const slice = (text: string, tokens: readonly Token[], start: number, next: number) =>
  text.slice(tokens[start]?.from ?? 0, tokens[next - 1]?.to ?? 0)

/** A budget; `typed` where it is in words that `parseBudget` alone does not read. */
export type ReadBudget = Budget & { typed?: string }

/** A budget as `parseBudget` reads it, also in the words of Bengali, Hindi and Nepali: '৬০ লাখের মধ্যে', '६० लाखभित्र', 'পঞ্চাশ হাজার'. */
export function readBudget(text: string): ReadBudget | undefined {
  const budget = parseBudget(text)
  if (budget || text.length > LIMITS.shortTextLetters) return budget
  const tokens = withoutEndings(tokensOf(text))
  const phrases = phrasesIn(tokens)
  if (!tokens.some(({ key }) => isOtherLanguage(key))) return undefined
  const read = sizeOrBudget(phrases, 0) ?? sizeOrBudget(phrases, after(phrases, 0, 'small') ?? 0)
  const { minPriceInr: minInr, maxPriceInr: maxInr } = read?.filters ?? {}
  if (read?.next !== tokens.length || (minInr === undefined && maxInr === undefined)) return undefined
  return {
    typed: text.trim(),
    ...(minInr !== undefined && { minInr }),
    ...(maxInr !== undefined && { maxInr }),
  }
}
