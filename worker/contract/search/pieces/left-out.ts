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
 * The pieces without those that would find less than is wanted: a further place after 'or', as a listing stands in one, and
 * what a plot is for ('land for house', 'ghar banane ke liye zameen'), which is no second kind of property.
 */
export function withoutSecondary(pieces: readonly Piece[], phrases: Phrases): readonly Piece[] {
  const kinds = pieces.filter(({ isKind, missingKind }) => isKind ?? missingKind)
  const kept: Piece[] = []
  for (const piece of pieces) {
    const begin = piece.place ? otherPlaceBegin(kept, phrases) : purposeBegin(piece, kept, kinds, phrases)
    if (begin === undefined) kept.push(piece)
    else {
      const next = after(phrases, piece.next, 'purposeBehind') ?? piece.next
      const [first = piece] = kept.splice(begin)
      kept.push({ ...leftOut(first.start, next), ...(piece.place && { place: piece.place }) })
    }
  }
  return kept
}

/** Where 'or' stands between the last place and this one. */
function otherPlaceBegin(kept: readonly Piece[], phrases: Phrases): number | undefined {
  const first = firstBetween(kept, phrases)
  const joint = kept.slice(first).findIndex((piece) => isJoint(piece, phrases))
  return kept[first - 1]?.place && joint >= 0 ? first + joint : undefined
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
