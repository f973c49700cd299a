import type { ListFilters } from '#contract/properties/filters.ts'
import type { UnplacedPiece, Piece } from './piece.ts'
import { nameOrNear, phrasePiece } from './named-pieces.ts'
import { after, MOST_SMALL_BETWEEN, type Phrases } from '#contract/search/phrases.ts'
import { placeAt, type PlaceSearch } from '#contract/search/places.ts'
import { dayOfDecember } from './days.ts'
import { bareOrFeetAt, numberAt } from './measures.ts'
import { sizeOrBudget } from './quantities.ts'
import { feetAt } from './sizes.ts'
import { MOST_ROOMS, roomsOf } from './rooms.ts'
import { rarelySaid, withPlain } from './rarely-said.ts'
import { isRoadKind, isRoadWord } from '#contract/search/roads.ts'
import { besides } from '#contract/search/region.ts'
import { wordsOf } from '#contract/search/tokens.ts'
import { LANDMARKS } from '#contract/search/words/landmarks.ts'
import { ONLY_SMALL } from '#contract/search/vocabulary.ts'

/** The piece that begins at a token: the first reading that fits, from the most to the least certain. */
export function pieceAt(phrases: Phrases, places: PlaceSearch, start: number): Piece | undefined {
  const reading =
    dayOfDecember(phrases, start) ??
    highway(phrases, start) ??
    longNamed(phrases, places, start) ??
    rarelySaid(phrases, start) ??
    nameOrNear(phrases, start) ??
    numberedPhrase(phrases, start) ??
    placePiece(phrases, places, start) ??
    smallWord(phrases, start) ??
    roomsOf(phrases, start) ??
    distance(phrases, start) ??
    roadOrHeight(phrases, start) ??
    sizeOrBudget(phrases, start) ??
    countedThing(phrases, start) ??
    facingOf(phrases, start) ??
    phrasePiece(phrases, start)
  return reading && { start, ...withPlain(reading) }
}

/** 'NH 31', 'NH-31A', 'national highway 27', 'national highway': text of one word. A number with a unit is none of the road. */
function highway(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const { tokens } = phrases
  const hasKind = isRoadKind(tokens[start]?.word ?? '')
  const at = hasKind ? start + 1 : start
  const { word = '' } = tokens[at] ?? {}
  if (!isRoadWord(word) || tokens[at]?.guess) return undefined
  const numberAt = NUMBER_WORDS.has(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
  const { decimal = '', wordAt } = tokens[numberAt] ?? {}
  const letter = tokens[numberAt + 1]?.wordAt === wordAt ? (tokens[numberAt + 1]?.word ?? '') : ''
  if (!ROAD_NUMBER.test(decimal + letter) || isMeasured(phrases, numberAt))
    return hasKind ? { next: at + 1, road: word } : undefined
  return { next: numberAt + (letter === '' ? 1 : 2), road: `${word} ${decimal}${letter}` }
}

const NUMBER_WORDS: ReadonlySet<string> = new Set(['-', 'no', 'number'])
const ROAD_NUMBER = /^[1-9]\d{0,2}[a-z]?$/

const isMeasured = (phrases: Phrases, at: number) =>
  (roomsOf(phrases, at) ??
    distance(phrases, at) ??
    roadOrHeight(phrases, at) ??
    sizeOrBudget(phrases, at)) !== undefined

/** 'New Jalpaiguri' is a place, not something new. */
function longNamed(phrases: Phrases, places: PlaceSearch, start: number): UnplacedPiece | undefined {
  const [phrase] = phrases.at(start)
  if (!phrase?.roles.order) return undefined
  const place = placePiece(phrases, places, start)
  return place && place.next > phrase.next ? place : undefined
}

/** A phrase of the vocabulary that begins with digits: '24 hours'. */
const numberedPhrase = (phrases: Phrases, start: number): UnplacedPiece | undefined =>
  phrases.tokens[start]?.decimal !== undefined && phrases.at(start).length > 0
    ? phrasePiece(phrases, start)
    : undefined

/** A word that is small and nothing else, as most words of a spoken sentence are: nothing else need be tried. */
function smallWord(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const found = phrases.at(start)
  const [longest] = found
  const isOnlySmall = longest && found.every(({ roles }) => roles === ONLY_SMALL)
  return isOnlySmall ? { next: longest.next, filters: {}, isSmall: true } : undefined
}

/** '2 plots', '5 docks', 'two car parking': a listing is one property, and says whether it has a thing, not how many. */
function countedThing(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const number = numberAt(phrases, start)
  const isCount = number && Number.isInteger(Number(number.decimal)) && Number(number.decimal) <= MOST_ROOMS
  if (!isCount || isNumberOf(phrases, start - 1)) return undefined
  const thing = phrasePiece(phrases, number.next)
  const { loadingDock, crane, garage } = thing?.filters ?? {}
  return thing?.isKind || thing?.missingKind || loadingDock || crane || garage ? thing : undefined
}

/** Whether a word may have a number of its own: 'sector 5', 'NH 10'. */
function isNumberOf({ tokens, at }: Phrases, index: number): boolean {
  const token = tokens[index]
  return token !== undefined && token.decimal === undefined && !token.isSign && at(index).length === 0
}

function placePiece(phrases: Phrases, places: PlaceSearch, start: number): UnplacedPiece | undefined {
  const wider = after(phrases, start, 'states')
  const place = placeAt(phrases, places, start) ?? (wider && placeAt(phrases, places, wider))
  if (!place) return undefined
  const state = after(phrases, place.next, 'states')
  const country = state === undefined ? undefined : after(phrases, state, 'states')
  return { next: country ?? state ?? place.next, filters: filtersOf(place.name), place }
}

function filtersOf(name: string): ListFilters {
  const landmark = LANDMARKS.find(({ en }) => en === name)
  if (!landmark) return { place: searched(name) }
  const [first, ...others] = landmark.in
  const nearPlaces = (others.length > 0 ? others : besides(first)).map(searched)
  return { place: searched(first), nearPlaces, landmark: searched(name) }
}

const searched = (place: string) => wordsOf(place).join(' ')

/** '30 ft road', 'road width 30', 'clear height of 9 m': always 'from'. */
function roadOrHeight(phrases: Phrases, start: number): UnplacedPiece | undefined {
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
        return {
          next: after(phrases, counted.next, 'wide') ?? after(phrases, counted.next, role) ?? counted.next,
          filters: filters(counted.feet),
        }
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
function facingOf(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const oneWord = phrases.at(start).find(({ roles }) => roles.facing)
  if (oneWord) return { next: oneWord.next, filters: { facing: oneWord.roles.facing } }
  const direction = phrases.at(start).find(({ roles }) => roles.direction)
  const faced = direction && after(phrases, direction.next, 'facing')
  if (faced !== undefined) return { next: faced, filters: { facing: direction?.roles.direction } }
  const facing = after(phrases, start, 'facing')
  const towards = facing === undefined ? undefined : phrases.at(facing).find(({ roles }) => roles.direction)
  return towards && { next: towards.next, filters: { facing: towards.roles.direction } }
}

/** 'within 2 km of', '500 m away from': no filter is for distances. */
function distance(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const cue = phrases.at(start).find(({ roles: { is } }) => is.atMost ?? is.about)
  const number = numberAt(phrases, cue?.next ?? start)
  if (!number) return undefined
  const far = after(phrases, number.next, 'distances')
  const length = after(phrases, number.next, 'feet') ?? after(phrases, number.next, 'metres')
  const away = after(phrases, far ?? length ?? number.next, 'away')
  const next = far === undefined ? length && away : (away ?? far)
  return next === undefined ? undefined : { next, filters: {}, isUnfiltered: true }
}
