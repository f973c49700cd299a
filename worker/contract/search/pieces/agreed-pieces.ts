import { type Category, categoryOf, type Deal, type FilterCategory } from '#contract/properties/enums.ts'
import {
  boundsIn,
  FILTER_NAMES,
  filterCalled,
  FILTERS,
  isFilterOf,
  kindsFor,
  type ListFilters,
} from '#contract/properties/filters.ts'
import type { Piece } from './piece.ts'

/** The kinds that have everything that is asked for; undefined where every kind may have it. */
export function kindsWith(filters: ListFilters): readonly Category[] | undefined {
  let possible: readonly Category[] | undefined
  for (const key of Object.keys(filters)) {
    const name = filterCalled(key)
    const kinds = name && kindsFor(name)
    if (kinds) possible = possible?.filter((kind) => kinds.includes(kind)) ?? kinds
  }
  return possible
}

/**
 * The pieces that can be meant together: one that the named kinds of property cannot have stays text, and of two that
 * contradict each other the first counts.
 */
export function agreedPieces(pieces: readonly Piece[], addressKinds: FilterCategory[]): Piece[] {
  const typed = pieces.flatMap(({ isKind, filters }) => (isKind ? (filters?.categories ?? []) : []))
  const named = addressKinds.length > 0 ? addressKinds : typed
  const deals = new Set(pieces.flatMap(({ filters }) => filters?.deal ?? []))
  let possible = named.map(categoryOf)
  const taken = new Set<string>()
  let bounds: ListFilters = {}
  const meant: Piece[] = []
  for (const piece of pieces) {
    const { filters, missingKind, isKindIfNone, isRentOnly } = piece
    if (!filters || ((missingKind || isKindIfNone) && named.length > 0)) continue
    if (isRentOnly && !deals.has('rent') && !deals.has('lease')) continue
    if (Object.keys(filters).length === 0) {
      meant.push(piece)
      continue
    }
    const isGround = 'minLandSqFt' in filters || 'maxLandSqFt' in filters
    const onlyBuilt =
      isGround && possible.length > 0 && !possible.some((kind) => kindsFor('land')?.includes(kind))
    const wanted = onlyBuilt ? asArea(filters) : filters
    const kinds = kindsWith(wanted)
    const fitting =
      kinds && (possible.length === 0 ? [...kinds] : possible.filter((kind) => kinds.includes(kind)))
    const names = Object.keys(wanted)
      .filter((name) => name !== 'categories' && name !== 'deal' && name !== 'place')
      .map((name) => (name.endsWith('BedRooms') ? 'bedRooms' : name))
    if (fitting?.length === 0 || names.some((name) => taken.has(name))) continue
    const narrower = { ...bounds, ...wanted }
    if (isContradiction(narrower)) continue
    bounds = narrower
    if (fitting) possible = fitting
    for (const name of names) taken.add(name)
    meant.push({ ...piece, filters: isUndecided(wanted.deal, deals) ? {} : wanted })
  }
  return meant
}

/** '1.5 crore plus 50k': no price is at least the one and at most the other, so the second is not read as a price. */
const isContradiction = (filters: ListFilters) =>
  FILTER_NAMES.filter(isFilterOf('range')).some((name) => {
    const { min, max } = boundsIn(filters, FILTERS[name].bounds)
    return min !== undefined && max !== undefined && min > max
  })

const isUndecided = (deal: Deal | undefined, deals: ReadonlySet<Deal>) => deal !== undefined && deals.size > 1

/** '2 bigha warehouse': what has no ground of its own is meant by its area. */
const asArea = ({ minLandSqFt, maxLandSqFt }: ListFilters): ListFilters => ({
  ...(minLandSqFt !== undefined && { minAreaSqFt: minLandSqFt }),
  ...(maxLandSqFt !== undefined && { maxAreaSqFt: maxLandSqFt }),
})
