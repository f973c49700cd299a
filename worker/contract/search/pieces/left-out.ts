import { after, MOST_SMALL_BETWEEN, type Phrases } from '#contract/search/phrases.ts'
import type { Piece } from './piece.ts'

/** A part of the text that was understood and filters nothing. */
export const leftOut = (start: number, next: number): Piece => ({
  start,
  next,
  filters: {},
  isUnfiltered: true,
})

export const isJoint = (piece: Piece | undefined, phrases: Phrases): boolean =>
  piece !== undefined && phrases.at(piece.start).some(({ roles: { is } }) => is.and ?? is.or)

/**
 * Places with 'or' between them as one piece, as a listing stands in one; without what a plot is for ('land for house', 'ghar
 * banane ke liye zameen'), which is no second kind of property.
 */
export function withoutSecondary(pieces: readonly Piece[], phrases: Phrases): readonly Piece[] {
  const kinds = pieces.filter(({ isKind, missingKind }) => isKind ?? missingKind)
  const kept: Piece[] = []
  for (const piece of pieces) {
    const begin = piece.place ? placeBeforeOr(kept, phrases) : purposeBegin(piece, kept, kinds, phrases)
    const [first] = begin === undefined ? [] : kept.splice(begin)
    if (!first && begin === undefined) kept.push(piece)
    else if (piece.place && first) kept.push(eitherPlace(first, piece))
    else
      kept.push(
        leftOut(first?.start ?? piece.start, after(phrases, piece.next, 'purposeBehind') ?? piece.next),
      )
  }
  return kept
}

/** The last place, where 'or' stands between it and the one that follows. */
function placeBeforeOr(kept: readonly Piece[], phrases: Phrases): number | undefined {
  const first = firstBetween(kept, phrases)
  const isOr = kept.slice(first).some((piece) => isJoint(piece, phrases))
  return kept[first - 1]?.filters?.place !== undefined && isOr ? first - 1 : undefined
}

function eitherPlace(one: Piece, other: Piece): Piece {
  const { place, otherPlaces = [] } = one.filters ?? {}
  const name = other.filters?.place
  return {
    ...one,
    next: other.next,
    filters: { place, otherPlaces: name === undefined ? otherPlaces : [...otherPlaces, name] },
    place: other.place?.isCorrected ? other.place : one.place,
  }
}

/** Where a kind that is only what another is for begins; the word for it stands before or behind. */
function purposeBegin(
  piece: Piece,
  kept: readonly Piece[],
  kinds: readonly Piece[],
  phrases: Phrases,
): number | undefined {
  if (kinds.length < 2 || !kinds.includes(piece)) return undefined
  if (after(phrases, piece.next, 'purposeBehind') !== undefined) return kept.length
  const first = firstBetween(kept, phrases)
  const purpose = kept.slice(first).findIndex(({ start }) => after(phrases, start, 'purpose') !== undefined)
  return purpose >= 0 && kinds[0] !== piece ? first + purpose : undefined
}

/** The first of the few small words at the end. */
function firstBetween(kept: readonly Piece[], phrases: Phrases): number {
  let first = kept.length
  while (kept.length - first <= MOST_SMALL_BETWEEN && isBetween(kept[first - 1], phrases)) first -= 1
  return first
}

const isBetween = (piece: Piece | undefined, phrases: Phrases) =>
  piece?.isSmall === true || isJoint(piece, phrases)
