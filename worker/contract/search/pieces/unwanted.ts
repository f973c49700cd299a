import { isJoint, leftOut } from './left-out.ts'
import { MOST_SMALL_BETWEEN, type Phrases } from '#contract/search/phrases.ts'
import type { Piece } from './piece.ts'

/**
 * The pieces of a text without what is not wanted: 'without garage or garden', 'not for rent', 'কর্নার নয়'. What is negated must
 * never be looked for, be it a filter or text: a place is excluded; no other filter says 'not', so all else is dropped, and the
 * reply says so.
 */
export function withoutUnwanted(pieces: readonly Piece[], phrases: Phrases): readonly Piece[] {
  if (!pieces.some(({ negates }) => negates)) return pieces
  const kept: Piece[] = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    if (!piece) break
    const { negates } = piece
    const end = negates && negates !== 'previous' ? endOfThing(pieces, at + 1, phrases) : undefined
    const begin = negates && negates !== 'next' ? beginOfThing(kept, phrases) : undefined
    const isBackwards =
      negates === 'either' && end !== undefined && begin !== undefined
        ? classOf(kept[begin]) === 'thing' && classOf(pieces[end - 1]) !== 'thing'
        : begin !== undefined
    if (isBackwards && begin !== undefined) {
      const [first = piece, ...others] = kept.splice(begin)
      kept.push(unwanted([first, ...others], first.start, piece.next))
      at += 1
    } else if (end !== undefined) {
      kept.push(unwanted(pieces.slice(at, end), piece.start, pieces[end - 1]?.next ?? piece.next))
      at = end
    } else {
      kept.push(piece)
      at += 1
    }
  }
  return kept
}

function unwanted(pieces: readonly Piece[], start: number, next: number): Piece {
  const notPlaces = pieces.flatMap(({ filters }) => filters?.place ?? [])
  return notPlaces.length > 0 ? { start, next, filters: { notPlaces } } : leftOut(start, next)
}

/** Where the thing ends that a word like 'without' stands before, with everything that 'or' joins to it. */
function endOfThing(pieces: readonly Piece[], start: number, phrases: Phrases): number | undefined {
  let at = start
  while (at < start + MOST_SMALL_BETWEEN && pieces[at]?.isSmall) at += 1
  const wanted = classOf(pieces[at])
  if (wanted === undefined || isNumbered(pieces[at], phrases)) return undefined
  let end = endOfText(pieces, at, phrases)
  while (isJoint(pieces[end], phrases) && classOf(pieces[end + 1]) === wanted)
    end = endOfText(pieces, end + 1, phrases)
  return end
}

/** Words that are text belong together: 'swimming pool'. */
function endOfText(pieces: readonly Piece[], start: number, phrases: Phrases): number {
  let end = start + 1
  if (pieces[start]?.filters) return end
  while (isPlainText(pieces[end], phrases)) end += 1
  return end
}

/** Where the thing begins that a word like 'নয়' stands behind: a kind with what describes it, 'corner plot'. */
function beginOfThing(pieces: readonly Piece[], phrases: Phrases): number | undefined {
  let at = pieces.length - 1
  while (at > pieces.length - 1 - MOST_SMALL_BETWEEN && pieces[at]?.isSmall) at -= 1
  const wanted = classOf(pieces[at])
  if (wanted === undefined || isNumbered(pieces[at], phrases)) return undefined
  let begin = beginOfText(pieces, at, phrases)
  while (isJoint(pieces[begin - 1], phrases) && classOf(pieces[begin - 2]) === wanted)
    begin = beginOfText(pieces, begin - 2, phrases)
  return wanted === 'kind' ? withDescription(pieces, begin, phrases) : begin
}

function beginOfText(pieces: readonly Piece[], end: number, phrases: Phrases): number {
  let begin = end
  if (pieces[end]?.filters) return begin
  while (isPlainText(pieces[begin - 1], phrases)) begin -= 1
  return begin
}

function withDescription(pieces: readonly Piece[], begin: number, phrases: Phrases): number {
  let at = begin - 1
  while (at > begin - 1 - MOST_SMALL_BETWEEN && pieces[at]?.isSmall) at -= 1
  const isDescription = classOf(pieces[at]) === 'thing' && !isNumbered(pieces[at], phrases)
  return isDescription ? beginOfText(pieces, at, phrases) : begin
}

/** What kind of thing a piece names, as 'or' joins only things of one kind; undefined for small words and signs. */
function classOf(piece: Piece | undefined): string | undefined {
  if (!piece || piece.negates) return undefined
  const { filters, missingKind, isUnfiltered } = piece
  if (!filters || isUnfiltered) return 'thing'
  if (missingKind || filters.categories) return 'kind'
  const [name, value] = Object.entries(filters)[0] ?? []
  return value === true ? 'thing' : name
}

const isPlainText = (piece: Piece | undefined, phrases: Phrases) =>
  piece !== undefined && !piece.filters && !isNumbered(piece, phrases)

/** Text with digits: 'plot no 5' is a number, and wanted. */
const isNumbered = (piece: Piece | undefined, { tokens }: Phrases) =>
  piece !== undefined && !piece.filters && /\d/.test(tokens[piece.start]?.word ?? '')
