import { after, MOST_SMALL_BETWEEN, type Phrases } from '#contract/search/phrases.ts'
import { besides } from '#contract/search/region.ts'
import { wordsOf } from '#contract/search/tokens.ts'
import type { Piece } from './piece.ts'

/** The places beside which a word like 'near' stands, with their neighbours: 'near Matigara', 'matigara ke paas'. */
export function withNeighbours(pieces: readonly Piece[], phrases: Phrases): readonly Piece[] {
  return pieces.flatMap((piece, at) => {
    if (piece.filters?.place === undefined) return [piece]
    const before = nearBefore(pieces, at, phrases)
    const behind = after(phrases, piece.next, 'nearBehind')
    if (before === undefined && behind === undefined && !piece.place?.isAround) return [piece]
    return [
      {
        ...piece,
        start: before ?? piece.start,
        next: behind ?? piece.next,
        filters: andAround(piece.filters),
      },
    ]
  })
}

/** Where 'near' begins that stands before a piece, with small words between at most. */
function nearBefore(pieces: readonly Piece[], at: number, phrases: Phrases): number | undefined {
  for (let back = 1; back <= 1 + MOST_SMALL_BETWEEN; back += 1) {
    const piece = pieces[at - back]
    if (!piece?.isSmall) return undefined
    if (after(phrases, piece.start, 'near') === piece.next) return piece.start
  }
  return undefined
}

function andAround(filters: NonNullable<Piece['filters']>): NonNullable<Piece['filters']> {
  const { place = '', otherPlaces = [], nearPlaces } = filters
  if (nearPlaces) return filters
  const wanted = [place, ...otherPlaces]
  const around = wanted.flatMap(besides).map((name) => wordsOf(name).join(' '))
  const others = [...new Set(around)].filter((name) => !wanted.includes(name))
  return others.length === 0 ? filters : { ...filters, nearPlaces: others }
}
