import { LIMITS } from '#contract/limits.ts'
import type { Deal, FilterCategory } from '#contract/properties/enums.ts'
import { withoutEndings } from './endings.ts'
import type { ListFilters } from './list-filters.ts'
import { lookupKey } from './lookup-key.ts'
import { after, type Phrase, type Phrases, phrasesIn } from './phrases.ts'
import { type FoundPlace, placeAt, type PlaceSearch } from './places.ts'
import { bareOrFeetAt, feetAt, numberAt, sizeOrBudget } from './quantities.ts'
import type { Correction, ReadingPart } from './reading.ts'
import { type Token, tokensOf, wordsOf } from './tokens.ts'

/** A text in its halves: what it filters by, and the words that must match. */
export type ReadText = { parts: ReadingPart[]; words: string[]; corrections: Correction[] }

export type TextContext = {
  places: PlaceSearch
  /** The kinds that the address names; what only other kinds have stays text. */
  kinds?: FilterCategory[]
  /** Words to be read as others, for a second look where the first found nothing. */
  respelt?: ReadonlyMap<string, string>
}

const AS_TYPED: ReadonlyMap<string, string> = new Map()

/** A piece of the text that begins at a token; without filters it is dropped. */
type Piece = {
  start: number
  next: number
  filters?: ListFilters
  missingKind?: string
  /** It names its kind of property; its kinds then decide what else may be meant. */
  isKind?: true
  place?: FoundPlace
  /** A small word, which stands as text where nothing else is said. */
  isSmall?: true
}

const MOST_BEDROOMS = 20
const MOST_SMALL_BETWEEN = 2

/**
 * Reads a search text in one pass: each token is looked at from a bounded number of places.
 */
export function parseText(text: string, { places, kinds = [], respelt = AS_TYPED }: TextContext): ReadText {
  const tokens = withoutEndings(tokensOf(text).map((token) => respell(token, respelt)))
  const phrases = phrasesIn(tokens)
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    const piece = pieceAt(phrases, places, at)
    if (piece) pieces.push(piece)
    at = Math.max(at + 1, piece?.next ?? 0)
  }
  const meant = agreedPieces(pieces, kinds)
  const parts = meant.flatMap((piece) => partOf(piece, tokens))
  const left = wordsLeft(text, tokens, meant, parts.length > 0)
  return {
    parts,
    words: left.map((word) => respelt.get(word) ?? word),
    corrections: correctionsOf(text, tokens, meant, respelt),
  }
}

/** Places in another spelling whole, everything else word by word. */
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
  return word === undefined ? token : { ...token, word, key: lookupKey(word) }
}

function pieceAt(phrases: Phrases, places: PlaceSearch, start: number): Piece | undefined {
  const reading =
    namedThing(phrases, start) ??
    placePiece(phrases, places, start) ??
    roomsOf(phrases, start) ??
    roadOrHeight(phrases, start) ??
    sizeOrBudget(phrases, start) ??
    facingOf(phrases, start) ??
    distance(phrases, start) ??
    phrasePiece(phrases, start)
  return reading && { start, ...reading }
}

type Found = Omit<Piece, 'start'>

/** Words that name something else than they say, and what stands near or is not wanted. */
function namedThing(phrases: Phrases, start: number): Found | undefined {
  const [phrase] = phrases.at(start)
  if (!phrase) return undefined
  const { is } = phrase.roles
  if (is.names) return { next: phrase.next }
  if (!is.near && !is.without) return undefined
  const after = skipSmall(phrases, phrase.next)
  const thing = phrases.at(after).find(({ roles }) => roles.kind ?? roles.feature ?? roles.isMissingKind)
  if (!thing) return { next: phrase.next, filters: {}, isSmall: true }
  return is.without ? { next: thing.next, filters: {} } : { next: phrase.next, filters: {}, isSmall: true }
}

function placePiece(phrases: Phrases, places: PlaceSearch, start: number): Found | undefined {
  const wider = after(phrases, start, 'states')
  const place = placeAt(phrases, places, start) ?? (wider && placeAt(phrases, places, wider))
  if (!place) return undefined
  const state = after(phrases, place.next, 'states')
  const country = state === undefined ? undefined : after(phrases, state, 'states')
  return { next: country ?? state ?? place.next, filters: { place: wordsOf(place.name).join(' ') }, place }
}

/** '3bhk', 'three bedroom', '2 bathrooms'. Of '2-3 bhk' only the kind can be asked for. */
function roomsOf(phrases: Phrases, start: number): Found | undefined {
  const number = numberAt(phrases, start)
  if (!number) return undefined
  const joint = phrases.tokens[number.next]
  const isJoined = joint?.word === '-' || joint?.word === '+'
  const to = after(phrases, number.next, 'to') ?? after(phrases, number.next, 'and') ?? number.next
  const higher = to === number.next ? undefined : numberAt(phrases, to)
  const rangeEnd = higher && after(phrases, higher.next, 'bedrooms')
  if (rangeEnd !== undefined) return { next: rangeEnd, filters: { categories: ['Villa'] }, isKind: true }
  const unitAt = isJoined ? number.next + 1 : number.next
  const count = Math.floor(Number(number.decimal))
  if (count > MOST_BEDROOMS || count < 1) return undefined
  const bedrooms = after(phrases, unitAt, 'bedrooms')
  if (bedrooms !== undefined) return { next: bedrooms, filters: { bedRooms: count } }
  const bathrooms = after(phrases, unitAt, 'bathrooms')
  return bathrooms === undefined ? undefined : { next: bathrooms, filters: { bathrooms: count } }
}

/** '30 ft road', 'road width 30', 'clear height of 9 m': always 'from'. */
function roadOrHeight(phrases: Phrases, start: number): Found | undefined {
  const length = feetAt(phrases, start)
  for (const role of ['road', 'height'] as const) {
    const filters = (feet: number): ListFilters =>
      role === 'road' ? { minRoadWidthFt: feet } : { minCeilingHeightFt: feet }
    const named = after(phrases, start, role)
    if (named !== undefined) {
      const from = skipTo(phrases, named)
      const counted = bareOrFeetAt(phrases, from)
      const isCounted = counted && phrases.at(counted.next).every(({ roles: { is } }) => !is.bedrooms)
      if (isCounted)
        return { next: after(phrases, counted.next, 'wide') ?? counted.next, filters: filters(counted.feet) }
    }
    const end = length && after(phrases, skipTo(phrases, length.next), role)
    if (end !== undefined)
      return { next: after(phrases, end, role) ?? end, filters: filters(length?.feet ?? 0) }
  }
  return undefined
}

/** Past 'of', 'is', 'wide', 'min' between a length and what is so long. */
function skipTo(phrases: Phrases, start: number): number {
  let at = start
  for (let skipped = 0; skipped <= MOST_SMALL_BETWEEN; skipped += 1) {
    const phrase = phrases
      .at(at)
      .find(({ roles: { is } }) => is.wide ?? is.small ?? is.atLeast ?? (is.to && false))
    if (!phrase) break
    at = phrase.next
  }
  return at
}

function skipSmall(phrases: Phrases, start: number): number {
  let at = start
  for (let skipped = 0; skipped < MOST_SMALL_BETWEEN; skipped += 1) at = after(phrases, at, 'small') ?? at
  return at
}

/** 'south facing', 'facing north-east', 'dakshinmukhi'. A direction alone is none. */
function facingOf(phrases: Phrases, start: number): Found | undefined {
  const oneWord = phrases.at(start).find(({ roles }) => roles.facing)
  if (oneWord) return { next: oneWord.next, filters: { facing: oneWord.roles.facing } }
  const direction = phrases.at(start).find(({ roles }) => roles.direction)
  const faced = direction && after(phrases, direction.next, 'facing')
  if (faced !== undefined) return { next: faced, filters: { facing: direction?.roles.direction } }
  const facing = after(phrases, start, 'facing')
  const towards = facing === undefined ? undefined : phrases.at(facing).find(({ roles }) => roles.direction)
  return towards && { next: towards.next, filters: { facing: towards.roles.direction } }
}

/** 'within 2 km of': how far cannot be asked for, so it is dropped. */
function distance(phrases: Phrases, start: number): Found | undefined {
  const cue = phrases.at(start).find(({ roles: { is } }) => is.atMost ?? is.about)
  const number = numberAt(phrases, cue?.next ?? start)
  const end = number && after(phrases, number.next, 'distances')
  return end === undefined ? undefined : { next: end, filters: {} }
}

function phrasePiece(phrases: Phrases, start: number): Found | undefined {
  const found = phrases.at(start)
  const named = found.find(
    ({ roles }) => roles.kind ?? roles.isMissingKind ?? roles.deal ?? roles.feature ?? roles.ownership,
  )
  const unwanted = named && after(phrases, named.next, 'lacking')
  if (unwanted) return { next: unwanted, filters: {} }
  if (named && !isText(phrases, start, named)) return namedPiece(phrases, start, named)
  const dropped = found.find(({ roles: { is } }) => is.small ?? is.anything)
  if (dropped) return { next: dropped.next, filters: {}, ...(dropped.roles.is.small && { isSmall: true }) }
  return phrases.tokens[start]?.isSign ? { next: start + 1, filters: {} } : undefined
}

function namedPiece({ tokens }: Phrases, start: number, { next, roles }: Phrase): Found {
  const { kind, isMissingKind, deal, feature, ownership } = roles
  if (kind) return { next, filters: { categories: [kind] }, isKind: true }
  if (isMissingKind)
    return {
      next,
      filters: {},
      missingKind: tokens
        .slice(start, next)
        .map(({ word }) => word)
        .join(' '),
    }
  if (deal) return { next, filters: { deal } }
  return { next, filters: { ...(feature && { [feature]: true }), ...(ownership && { ownership }) } }
}

/** What follows 'near' is a landmark; 'flat' and 'residential' before land say what land it is. */
function isText(phrases: Phrases, start: number, { next, roles }: Phrase): boolean {
  const isLandmark = [1, 2, 3].some((back) => isNear(phrases, start, back))
  if (isLandmark && !roles.deal) return true
  const isAdjective = roles.kind === 'Residential'
  return (
    isAdjective && phrases.at(next).some(({ roles: { kind } }) => kind === 'Plot' || kind === 'Warehouse')
  )
}

function isNear(phrases: Phrases, start: number, back: number): boolean {
  const near = start >= back ? after(phrases, start - back, 'near') : undefined
  return near !== undefined && (near === start || skipSmall(phrases, near) === start)
}

/** The kinds that have what a filter asks for; undefined: any kind may. */
const KINDS_WITH: Partial<Record<keyof ListFilters, readonly FilterCategory[]>> = {
  bedRooms: ['Villa'],
  bathrooms: ['Villa'],
  villaType: ['Villa'],
  gated: ['Villa'],
  garden: ['Villa'],
  garage: ['Villa'],
  facing: ['Plot'],
  corner: ['Plot'],
  boundaryWall: ['Plot'],
  minRoadWidthFt: ['Plot', 'Warehouse'],
  minLandSqFt: ['Plot', 'Villa'],
  maxLandSqFt: ['Plot', 'Villa'],
  minCeilingHeightFt: ['Warehouse'],
  loadingDock: ['Warehouse'],
  crane: ['Warehouse'],
  coldStorage: ['Warehouse'],
  powerBackup: ['Warehouse'],
}

const KINDS_OF: ReadonlyMap<string, readonly FilterCategory[]> = new Map(Object.entries(KINDS_WITH))

/** The kinds that have everything that is asked for; undefined where any kind may. */
export function kindsWith(filters: ListFilters): readonly FilterCategory[] | undefined {
  const each = Object.keys(filters).flatMap((name) => {
    const kinds = KINDS_OF.get(name)
    return kinds ? [kinds] : []
  })
  const [first, ...others] = each
  return first?.filter((kind) => others.every((kinds) => kinds.includes(kind)))
}

/** What each piece means beside the others: what the named kinds do not have stays text, and of two that differ the first counts. */
function agreedPieces(pieces: Piece[], addressKinds: FilterCategory[]): Piece[] {
  const typed = pieces.flatMap(({ isKind, filters }) => (isKind ? (filters?.categories ?? []) : []))
  const named = addressKinds.length > 0 ? addressKinds : typed
  const deals = new Set(pieces.flatMap(({ filters }) => filters?.deal ?? []))
  let possible = named.map((kind): FilterCategory => (kind === 'Residential' ? 'Villa' : kind))
  const taken = new Set<string>()
  let bounds: ListFilters = {}
  const meant: Piece[] = []
  for (const piece of pieces) {
    const { filters, missingKind } = piece
    if (!filters || (missingKind && named.length > 0)) continue
    if (Object.keys(filters).length === 0) {
      meant.push(piece)
      continue
    }
    const isGround = 'minLandSqFt' in filters || 'maxLandSqFt' in filters
    const onlyBuilt = isGround && possible.length > 0 && possible.every((kind) => kind === 'Warehouse')
    const wanted = onlyBuilt ? asArea(filters) : filters
    const kinds = kindsWith(wanted)
    const fitting =
      kinds && (possible.length === 0 ? [...kinds] : possible.filter((kind) => kinds.includes(kind)))
    const names = Object.keys(wanted).filter(
      (name) => name !== 'categories' && name !== 'deal' && name !== 'place',
    )
    if (fitting?.length === 0 || names.some((name) => taken.has(name))) continue
    if (isContradiction({ ...bounds, ...wanted })) continue
    bounds = { ...bounds, ...wanted }
    if (fitting) possible = fitting
    for (const name of names) taken.add(name)
    meant.push({ ...piece, filters: isUndecided(wanted.deal, deals) ? {} : wanted })
  }
  return meant
}

/** '1.5 crore plus 50k': no price is both, so the second is none. */
const isContradiction = (filters: ListFilters) =>
  isReversed(filters.minPriceInr, filters.maxPriceInr) ||
  isReversed(filters.minAreaSqFt, filters.maxAreaSqFt) ||
  isReversed(filters.minLandSqFt, filters.maxLandSqFt)

const isReversed = (min: number | undefined, max: number | undefined) =>
  min !== undefined && max !== undefined && min > max

const isUndecided = (deal: Deal | undefined, deals: ReadonlySet<Deal>) => deal !== undefined && deals.size > 1

/** '2 bigha warehouse': a warehouse has no ground of its own, so its area is meant. */
const asArea = ({ minLandSqFt, maxLandSqFt }: ListFilters): ListFilters => ({
  ...(minLandSqFt !== undefined && { minAreaSqFt: minLandSqFt }),
  ...(maxLandSqFt !== undefined && { maxAreaSqFt: maxLandSqFt }),
})

function partOf({ start, next, filters = {}, missingKind }: Piece, tokens: readonly Token[]): ReadingPart[] {
  if (Object.keys(filters).length === 0 && !missingKind) return []
  const from = tokens[start]?.from ?? 0
  const to = tokens[next - 1]?.to ?? from
  return [{ from, to, filters, ...(missingKind && { missingKind }) }]
}

/** The words that mean nothing else. Where the whole text is small words, they are what is looked for. */
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
  for (const { start, next } of pieces) isRead.fill(1, start, next)
  const words: string[] = []
  for (let start = 0; start < tokens.length;) {
    let next = start + 1
    if (!isRead[start]) {
      while (next < tokens.length && !isRead[next] && tokens[next]?.wordAt === tokens[start]?.wordAt)
        next += 1
      words.push(...wordsOf(slice(text, tokens, start, next)))
    }
    start = next
  }
  return [...new Set(words)].slice(0, LIMITS.maxSearchWords)
}

const slice = (text: string, tokens: readonly Token[], start: number, next: number) =>
  text.slice(tokens[start]?.from ?? 0, tokens[next - 1]?.to ?? 0)
