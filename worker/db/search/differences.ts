import type { Property } from '#contract/properties/replies.ts'
import type { ListSearch } from '#contract/search/list-filters.ts'
import type { Difference, DifferingField } from '#contract/search/nearest.ts'
import { kilometresBetween, middleOf } from '#contract/search/region.ts'
import { parseMapLocation } from '#contract/properties/map-location.ts'
import { wordsIn } from './match.ts'

/** The filters of a search that a listing does not meet. */
export function differencesOf(property: Property, search: ListSearch): Difference[] {
  const own: Record<string, unknown> = property
  const land = numberOf(own['plotSizeSqFt'] ?? own['landArea'])
  const road = numberOf(own['roadWidth'] ?? own['accessRoadWidth'])
  const { bedRooms, minBedRooms: fewestBedRooms = bedRooms, maxBedRooms: mostBedRooms = bedRooms } = search
  return [
    ...kindDiffers(property, search),
    ...same('deal', search.deal, property.deal),
    ...same('leaseType', search.leaseType, property.leaseType),
    ...within('price', search.minPriceInr, search.maxPriceInr, property.price || null),
    ...within('bedRooms', fewestBedRooms, mostBedRooms, property.bedRooms),
    ...placeDiffers(property, search.place),
    ...within('area', search.minAreaSqFt, search.maxAreaSqFt, property.areaSqFt),
    ...within('land', search.minLandSqFt, search.maxLandSqFt, land),
    ...same('ownership', search.ownership, property.ownershipType),
    ...same('villaType', search.villaType, own['villaType']),
    ...same('bathrooms', search.bathrooms, own['bathrooms']),
    ...same('facing', search.facing, own['facing']),
    ...within('roadWidth', search.minRoadWidthFt, undefined, road),
    ...within('ceilingHeight', search.minCeilingHeightFt, undefined, numberOf(own['ceilingHeight'])),
    ...having('corner', search.corner, own['isCornerPlot']),
    ...having('loadingDock', search.loadingDock, own['loadingDock']),
    ...having('crane', search.crane, own['hasCraneFacility']),
    ...having('coldStorage', search.coldStorage, own['isColdStorageAvailable']),
    ...having('powerBackup', search.powerBackup, own['powerBackup']),
    ...having('gated', search.gated, own['gatedCommunity']),
    ...having('garden', search.garden, own['garden']),
    ...having('garage', search.garage, own['garage']),
    ...having('boundaryWall', search.boundaryWall, own['boundaryWall']),
    ...wordsDiffer(property, search.words),
  ]
}

const WEIGHTS: Partial<Record<DifferingField, number>> = {
  category: 8,
  deal: 6,
  price: 2,
  bedRooms: 2,
  words: 2,
}
const KM_PER_POINT = 5
const MOST_POINTS = 5
/** What a number that is far off counts for, as times of its weight: half a time at least, one where it is double or half. */
const NEAR_MISS = 0.5
const FAR_MISS = 3

/** How far a listing is from a search, in points that serve for comparison only. */
export function distanceOf(
  { property, differs }: { property: Property; differs: Difference[] },
  search: ListSearch,
): number {
  return differs.reduce(
    (sum, difference) =>
      sum + (difference.field === 'place' ? pointsAway(property, search.place ?? '') : weigh(difference)),
    0,
  )
}

const weigh = ({ field, wanted, has }: Difference) =>
  (WEIGHTS[field] ?? 1) * (typeof wanted === 'number' && typeof has === 'number' ? missOf(wanted, has) : 1)

/** How far off a number is, by its ratio to the bound that it misses. */
function missOf(wanted: number, has: number): number {
  const [less, more] = [Math.min(wanted, has), Math.max(wanted, has)]
  return less <= 0 ? FAR_MISS : Math.min(FAR_MISS, NEAR_MISS + Math.log2(more / less) / 2)
}

function pointsAway(property: Property, place: string): number {
  const wanted = middleOf(place)
  const map = parseMapLocation(property.googleMap ?? '')
  const here = map && 'lat' in map ? map : middleOf(property.locality ?? property.location.city)
  if (!wanted || !here) return MOST_POINTS
  return 1 + Math.min(MOST_POINTS - 1, kilometresBetween(wanted, here) / KM_PER_POINT)
}

function kindDiffers(property: Property, { missingKind, categories = [] }: ListSearch): Difference[] {
  if (missingKind) return [{ field: 'category', wanted: missingKind, has: property.category }]
  const isResidential = property.category === 'Villa' || property.leaseType === 'Residential'
  const isOne = categories.some((kind) =>
    kind === 'Residential' ? isResidential : kind === property.category,
  )
  return categories.length === 0 || isOne
    ? []
    : [{ field: 'category', wanted: categories.join(', '), has: property.category }]
}

function placeDiffers({ locality, location, address }: Property, place: string | undefined): Difference[] {
  const words = wordsIn([locality, location.city, address].join(' '))
  const isThere = wordsIn(place ?? '').every((word) => words.some((known) => known.startsWith(word)))
  return place === undefined || isThere
    ? []
    : [
        {
          field: 'place',
          wanted: place,
          has: [...new Set([locality, location.city])].filter(Boolean).join(', '),
        },
      ]
}

/** The index holds more words than a reply; a word that stands nowhere in the reply counts as one that the listing lacks. */
function wordsDiffer(property: Property, words: string[] = []): Difference[] {
  const known = wordsIn(JSON.stringify(property))
  const lacking = words.filter((word) => !known.some((other) => other.startsWith(word)))
  return lacking.length > 0 ? [{ field: 'words', wanted: lacking.join(' '), has: null }] : []
}

function same(field: DifferingField, wanted: string | number | undefined, has: unknown): Difference[] {
  return wanted === undefined || wanted === has ? [] : [{ field, wanted, has: shown(has) }]
}

function within(
  field: DifferingField,
  min: number | undefined,
  max: number | undefined,
  has: number | null,
): Difference[] {
  if (min !== undefined && (has === null || has < min)) return [{ field, wanted: min, has }]
  return max !== undefined && (has === null || has > max) ? [{ field, wanted: max, has }] : []
}

function having(field: DifferingField, wanted: true | undefined, has: unknown): Difference[] {
  const isThere =
    has === true ||
    (typeof has === 'string' && !/^(?:-|no|none|nil|na|n\/a|absent|(?:no|not|without) .*)$/i.test(has))
  return wanted && !isThere ? [{ field, wanted, has: shown(has) }] : []
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null)
const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
