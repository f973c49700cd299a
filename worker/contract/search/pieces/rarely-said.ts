import { FILTERS, filterCalled, type ListFilters } from '#contract/properties/filters.ts'
import { after, MOST_SMALL_BETWEEN, type Phrases } from '#contract/search/phrases.ts'
import { numberAt } from './measures.ts'
import type { UnplacedPiece, Piece } from './piece.ts'
import { MOST_ROOMS } from './rooms.ts'

/** A building counts as new up to so many years, as old from so many on. */
const NEW_YEARS = 3
const OLD_YEARS = 10

/** Its filters are of what most listings do not say. */
export function isRarelySaid(filters: ListFilters): boolean {
  const names = Object.keys(filters).map(filterCalled)
  return names.length > 0 && names.every((name) => name && 'isRarelySaid' in FILTERS[name])
}

/** What else they mean, for those that have no such reading of their own: 'furnished' may stand in a text. */
export function withPlain(found: UnplacedPiece): UnplacedPiece {
  if (found.plain || !found.filters || !isRarelySaid(found.filters)) return found
  const { next, filters } = found
  return {
    ...found,
    plain: filters.furnishing === 'furnished' ? { next } : { next, filters: {}, isUnfiltered: true },
  }
}

/** 'ready to move', 'ground floor', '5 years old', 'new', 'two car parking', 'parking for 2 cars'. */
export function rarelySaid(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const [longest] = phrases.at(start)
  const { is, floor, order } = longest?.roles ?? { is: {} }
  if (longest && floor !== undefined) return withPlain({ next: longest.next, filters: { floor } })
  if (longest && is.ready) return withPlain({ next: longest.next, filters: { movingInBy: 0 } })
  if (longest && is.newBuilt)
    return {
      next: longest.next,
      filters: { maxAgeYears: NEW_YEARS },
      isOfBuilding: true,
      plain: { next: longest.next, filters: {}, order: order ?? 'newest' },
    }
  if (longest && is.oldBuilt)
    return withPlain({ next: longest.next, filters: { minAgeYears: OLD_YEARS }, isOfBuilding: true })
  return yearsOld(phrases, start) ?? storeys(phrases, start) ?? parkingPlaces(phrases, start)
}

function yearsOld(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const cue = phrases.at(start).find(({ roles: { is } }) => is.atLeast ?? is.atMost)
  const number = numberAt(phrases, cue?.next ?? start)
  const next = number && after(phrases, number.next, 'yearsOld')
  if (next === undefined) return undefined
  const years = Math.floor(Number(number?.decimal))
  return withPlain({ next, filters: cue?.roles.is.atLeast ? { minAgeYears: years } : { maxAgeYears: years } })
}

function storeys(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const number = numberAt(phrases, start)
  const next = number && after(phrases, number.next, 'storeys')
  return next === undefined ? undefined : { next, filters: {}, isUnfiltered: true }
}

/** Whole numbers of places; one place is what a garage is. */
function parkingPlaces(phrases: Phrases, start: number): UnplacedPiece | undefined {
  const before = after(phrases, start, 'parkingPlaces')
  const number = numberAt(phrases, before === undefined ? start : skipSmall(phrases, before))
  const count = Number(number?.decimal)
  if (!number || !Number.isInteger(count) || count < 1 || count > MOST_ROOMS) return undefined
  const next = after(phrases, number.next, before === undefined ? 'parkingPlaces' : 'cars')
  if (next === undefined) return undefined
  return {
    next,
    filters: { minParkingPlaces: count },
    plain: { next, filters: { garage: true } },
  }
}

function skipSmall(phrases: Phrases, start: number): number {
  let at = start
  for (let skipped = 0; skipped < MOST_SMALL_BETWEEN; skipped += 1)
    at = after(phrases, at, 'small') ?? after(phrases, at, 'purpose') ?? at
  return at
}

/** The pieces as they are read where nothing is found with what few listings say. */
export const readPlainly = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => (piece.plain ? plainPiece(piece, true) : piece))

export function plainPiece({ start, plain }: Piece, isUnsaid = false): Piece {
  const { isUnfiltered, ...read } = plain ?? { next: start + 1 }
  return { start, ...read, ...(isUnfiltered && (isUnsaid ? { isUnsaid: true } : { isUnfiltered })) }
}
