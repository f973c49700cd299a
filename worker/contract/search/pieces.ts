import type { ListFilters } from './list-filters.ts'
import { namedThing, phrasePiece } from './named-pieces.ts'
import { after, MOST_SMALL_BETWEEN, type Phrases } from './phrases.ts'
import { type FoundPlace, placeAt, type PlaceSearch } from './places.ts'
import { bareOrFeetAt, feetAt, numberAt, sizeOrBudget } from './quantities.ts'
import { wordsOf } from './tokens.ts'

/** A piece of the text that begins at a token; without filters it is dropped. */
export type Piece = {
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

/** What can be read from a token on. */
export type Found = Omit<Piece, 'start'>

const MOST_BEDROOMS = 20

/** The first of all readings that fits, from the most to the least certain. */
export function pieceAt(phrases: Phrases, places: PlaceSearch, start: number): Piece | undefined {
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
    const phrase = phrases.at(at).find(({ roles: { is } }) => is.wide ?? is.small ?? is.atLeast)
    if (!phrase) break
    at = phrase.next
  }
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
