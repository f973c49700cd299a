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
import { plainPiece } from './rarely-said.ts'

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

/** What the pieces so far agree on: the kinds that have all of it (none while any may), the filters, and which of them are taken. */
type Agreed = { possible: readonly Category[]; filters: ListFilters; taken: ReadonlySet<string> }

/**
 * The pieces that can be meant together: one that the named kinds of property cannot have stays text, and of two that
 * contradict each other the first counts.
 */
export function agreedPieces(pieces: readonly Piece[], addressKinds: FilterCategory[]): Piece[] {
  const typed = pieces.flatMap(({ isKind, filters }) => (isKind ? (filters?.categories ?? []) : []))
  const named = addressKinds.length > 0 ? addressKinds : typed
  const deals = new Set(pieces.flatMap(({ filters }) => filters?.deal ?? []))
  let agreed: Agreed = { possible: named.map(categoryOf), filters: {}, taken: new Set() }
  const meant: Piece[] = []
  for (const given of pieces) {
    const piece = plainWhereUnfit(given, named.length > 0, agreed)
    if (!piece.filters || !isMeant(piece, named.length > 0, deals)) continue
    const wanted = landOrArea(piece.filters, agreed.possible)
    const next = agreedWith(agreed, wanted)
    if (!next) continue
    agreed = next
    meant.push({ ...piece, filters: isUndecided(wanted.deal, deals) ? {} : wanted })
  }
  return meant
}

/** What most listings do not say is read as something else where nothing that is named can have it. */
function plainWhereUnfit(piece: Piece, isKindNamed: boolean, agreed: Agreed): Piece {
  if (!piece.plain || !piece.filters) return piece
  const isUnfit = (piece.isOfBuilding && !isKindNamed) || !agreedWith(agreed, piece.filters)
  return isUnfit ? plainPiece(piece) : piece
}

/** Some pieces are meant only where no kind is named, or beside a rent. */
function isMeant(
  { missingKind, isKindIfNone, isRentOnly }: Piece,
  isKindNamed: boolean,
  deals: ReadonlySet<Deal>,
): boolean {
  if (isKindNamed && (missingKind || isKindIfNone)) return false
  return !isRentOnly || deals.has('rent') || deals.has('lease')
}

/** What is agreed once this is wanted too; undefined where it contradicts what was said before. */
function agreedWith({ possible, filters, taken }: Agreed, wanted: ListFilters): Agreed | undefined {
  const kinds = kindsWith(wanted)
  const fitting = kinds && (possible.length === 0 ? kinds : possible.filter((kind) => kinds.includes(kind)))
  const names = namesOf(wanted)
  const together = { ...filters, ...wanted }
  const isTaken = names.some((name) => taken.has(name))
  if (fitting?.length === 0 || isTaken || isContradiction(together)) return undefined
  return { possible: fitting ?? possible, filters: together, taken: new Set([...taken, ...names]) }
}

/** The filters of which a text has one each. */
const namesOf = (filters: ListFilters) =>
  Object.keys(filters)
    .filter((name) => name !== 'categories' && name !== 'deal' && name !== 'place')
    .map((name) => (name.endsWith('BedRooms') ? 'bedRooms' : name))

/** '1.5 crore plus 50k': no price is at least the one and at most the other, so the second is not read as a price. */
const isContradiction = (filters: ListFilters) =>
  FILTER_NAMES.filter(isFilterOf('range')).some((name) => {
    const { min, max } = boundsIn(filters, FILTERS[name].bounds)
    return min !== undefined && max !== undefined && min > max
  })

const isUndecided = (deal: Deal | undefined, deals: ReadonlySet<Deal>) => deal !== undefined && deals.size > 1

/** '2 bigha warehouse': what has no ground of its own is meant by its area. */
function landOrArea(filters: ListFilters, possible: readonly Category[]): ListFilters {
  const { minLandSqFt, maxLandSqFt } = filters
  const isLand = minLandSqFt !== undefined || maxLandSqFt !== undefined
  const hasGround = possible.length === 0 || possible.some((kind) => kindsFor('land')?.includes(kind))
  if (!isLand || hasGround) return filters
  return {
    ...(minLandSqFt !== undefined && { minAreaSqFt: minLandSqFt }),
    ...(maxLandSqFt !== undefined && { maxAreaSqFt: maxLandSqFt }),
  }
}
