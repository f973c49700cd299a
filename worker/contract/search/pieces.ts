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
  /** It names a kind of property, which then decides what the other pieces can mean. */
  isKind?: true
  place?: FoundPlace
  /** A small word, which is searched as text where the text says nothing else. */
  isSmall?: true
}

/** A piece that begins at a given token. */
export type Found = Omit<Piece, 'start'>

const MOST_BEDROOMS = 20

/** The piece that begins at a token: the first reading that fits, from the most to the least certain. */
export function pieceAt(phrases: Phrases, places: PlaceSearch, start: number): Piece | undefined {
  const reading =
    namedThing(phrases, start) ??
    placePiece(phrases, places, start) ??
    roomsOf(phrases, start) ??
    distance(phrases, start) ??
    roadOrHeight(phrases, start) ??
    sizeOrBudget(phrases, start) ??
    facingOf(phrases, start) ??
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

/** '3bhk', 'three bedroom', '2 bathrooms', '2-3 bhk', '2 bhk or 3 bhk', '3+ bhk', 'at least 3 bedrooms'; '2-3 bathrooms' says only the kind. */
function roomsOf(phrases: Phrases, start: number): Found | undefined {
  const cue = phrases.at(start).find(({ roles: { is } }) => is.atLeast ?? is.atMost)
  const fewer = countAt(phrases, cue?.next ?? start)
  const joint = fewer && (jointAfter(phrases, fewer.next) ?? (fewer.counted && fewer.next))
  const more = joint === undefined ? undefined : countAt(phrases, joint)
  if (more?.counted === 'bedrooms' && fewer?.counted !== 'bathrooms')
    return roomRange(more.next, fewer?.count, more.count)
  if (more?.counted === 'bathrooms' && !fewer?.counted)
    return { next: more.next, filters: { categories: ['Villa'] }, isKind: true }
  if (fewer?.counted === 'bathrooms')
    return cue ? undefined : { next: fewer.next, filters: { bathrooms: fewer.count } }
  if (fewer?.counted !== 'bedrooms') return undefined
  const orMore = phrases.at(fewer.next).find(({ roles: { is } }) => is.orMore && !is.atLeast && !is.to)
  if (cue?.roles.is.atMost) return roomRange(fewer.next, undefined, fewer.count)
  if (cue || orMore || fewer.hasPlus) return roomRange(orMore?.next ?? fewer.next, fewer.count)
  return { next: fewer.next, filters: { bedRooms: fewer.count } }
}

/** A number that rooms may have, with what it counts where that is said. */
function countAt(phrases: Phrases, start: number) {
  const number = numberAt(phrases, start)
  const count = Math.floor(Number(number?.decimal))
  if (!number || count > MOST_BEDROOMS || count < 1) return undefined
  const sign = phrases.tokens[number.next]?.word
  const unitAt = sign === '-' || sign === '+' ? number.next + 1 : number.next
  for (const counted of ['bedrooms', 'bathrooms'] as const) {
    const next = after(phrases, unitAt, counted)
    if (next !== undefined) return { count, counted, hasPlus: sign === '+', next }
  }
  return { count, next: number.next, hasPlus: false }
}

const jointAfter = (phrases: Phrases, start: number) =>
  phrases.at(start).find(({ roles: { is } }) => is.to ?? is.and ?? is.or)?.next

function roomRange(next: number, one?: number, other?: number): Found {
  const [min, max] = one !== undefined && other !== undefined && one > other ? [other, one] : [one, other]
  return {
    next,
    filters: {
      ...(min !== undefined && { minBedRooms: min }),
      ...(max !== undefined && { maxBedRooms: max }),
    },
  }
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

/** The token after words like 'of', 'is', 'wide' and 'min' between a length and the road or height that it measures. */
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

/** 'within 2 km of', '500 m away from': there is no filter for distances, so it is dropped. */
function distance(phrases: Phrases, start: number): Found | undefined {
  const cue = phrases.at(start).find(({ roles: { is } }) => is.atMost ?? is.about)
  const number = numberAt(phrases, cue?.next ?? start)
  if (!number) return undefined
  const far = after(phrases, number.next, 'distances')
  if (far !== undefined) return { next: after(phrases, far, 'away') ?? far, filters: {} }
  const length = after(phrases, number.next, 'feet') ?? after(phrases, number.next, 'metres')
  const away = length === undefined ? undefined : after(phrases, length, 'away')
  return away === undefined ? undefined : { next: away, filters: {} }
}
