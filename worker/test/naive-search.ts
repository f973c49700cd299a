import { NEEDED_CHECKS } from '#contract/properties/checks.ts'
import type { CategoryDetails } from '#contract/properties/replies.ts'
import type { ListSearch } from '#contract/properties/filters.ts'
import type { PropertyRow } from '#worker/db/queries/properties/rows.ts'

/** A listing's row, with the further words that the search index has of it. */
export type SearchedRow = PropertyRow & { searchTerms: string }

const TOKEN = /[\p{L}\p{N}\p{Co}\p{Mc}\p{Mn}]+/gu
const wordsOf = (...texts: (string | null)[]): string[] =>
  texts.join(' ').normalize('NFC').toLowerCase().match(TOKEN) ?? []

/** A search that looks at every listing, written independently of the real one, to compare with. */
export function naiveSearch(rows: readonly SearchedRow[], search: ListSearch): SearchedRow[] {
  if (search.isUnfindable) return []
  return rows.filter((row) => isFound(row, search)).toSorted((one, other) => compare(one, other, search))
}

function isFound(row: SearchedRow, search: ListSearch): boolean {
  const details: Partial<Record<string, unknown>> = row.details
  const is = (wanted: unknown, value: unknown) => wanted === undefined || wanted === value
  const isWithin = (value: unknown, min = -Infinity, max = Infinity, perUnit = 100) =>
    (min === -Infinity && max === Infinity) ||
    (typeof value === 'number' &&
      Math.round(value * perUnit) >= Math.round(min * perUnit) &&
      Math.round(value * perUnit) <= Math.round(max * perUnit))
  const has = (wanted: true | undefined, isSo: boolean) => wanted === undefined || isSo
  const isPriced = search.minPriceInr !== undefined || search.maxPriceInr !== undefined
  return (
    search.statuses.includes(row.status) &&
    isOfKind(row, search.categories) &&
    is(search.deal, row.deal) &&
    is(search.leaseType, row.leaseType) &&
    is(search.ownership, row.ownershipType) &&
    is(search.villaType, details['villaType'] ?? null) &&
    is(search.bedRooms, row.bedRooms) &&
    isWithin(row.bedRooms, search.minBedRooms, search.maxBedRooms) &&
    is(search.bathrooms, details['bathrooms'] ?? null) &&
    is(search.facing, details['facing'] ?? null) &&
    is(search.furnishing, details['furnishing'] ?? null) &&
    is(search.floor, details['floor'] ?? null) &&
    isWithin(details['parkingPlaces'], search.minParkingPlaces, Infinity, 1) &&
    isWithin(details['ageYears'], search.minAgeYears, search.maxAgeYears, 1) &&
    isReadyBy(details['possession'], search.movingInBy) &&
    has(search.priceNegotiable, details['priceNegotiable'] === true) &&
    (!isPriced || (row.priceInr > 0 && isWithin(row.priceInr, search.minPriceInr, search.maxPriceInr, 1))) &&
    isWithin(row.areaSqFt ?? 0, search.minAreaSqFt, search.maxAreaSqFt) &&
    isWithin(details['plotSizeSqFt'] ?? details['landArea'], search.minLandSqFt, search.maxLandSqFt) &&
    isWithin(details['roadWidth'] ?? details['accessRoadWidth'], search.minRoadWidthFt) &&
    isWithin(details['ceilingHeight'], search.minCeilingHeightFt) &&
    has(search.corner, details['isCornerPlot'] === true) &&
    has(search.loadingDock, isDock(row.details)) &&
    has(search.crane, details['hasCraneFacility'] === true) &&
    has(search.coldStorage, details['isColdStorageAvailable'] === true) &&
    has(search.powerBackup, isThere(details['powerBackup'])) &&
    has(search.gated, details['gatedCommunity'] === true) &&
    has(search.garden, details['garden'] === true) &&
    has(search.garage, details['garage'] === true) &&
    has(search.boundaryWall, isThere(details['boundaryWall'])) &&
    is(search.placed, String(row.lat !== null)) &&
    isWhereAsked(row, search) &&
    has(search.lowered, row.isPriceLowered) &&
    is(search.listedBy, row.listedBy) &&
    has(search.unpictured, row.pictures.length === 0) &&
    has(search.unplaced, row.lat === null && row.embedUrl === null) &&
    has(
      search.unchecked,
      !NEEDED_CHECKS.every((name) => row.details.checks?.some(({ check }) => check === name)),
    ) &&
    hasWords(row, search)
  )
}

function isWhereAsked({ lat, lng }: SearchedRow, { bbox, outline }: ListSearch): boolean {
  if (!bbox && !outline) return true
  if (lat === null || lng === null) return false
  const isInBox = !bbox || (bbox.west <= lng && lng <= bbox.east && bbox.south <= lat && lat <= bbox.north)
  return isInBox && (!outline || turnsAround(outline, lat, lng) !== 0)
}

/** How often the corners of an outline go around a point, by the angles under which its edges are seen. */
function turnsAround(outline: NonNullable<ListSearch['outline']>, lat: number, lng: number): number {
  const angles = outline.map((corner) => Math.atan2(corner.lat - lat, corner.lng - lng))
  const turned = angles.map((angle, index) => {
    const turn = (angles[(index + 1) % angles.length] ?? angle) - angle
    return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
  })
  return Math.round(turned.reduce((sum, turn) => sum + turn, 0) / (2 * Math.PI))
}

function isOfKind({ category, leaseType }: SearchedRow, categories: ListSearch['categories'] = []): boolean {
  const isResidential = category === 'Villa' || leaseType === 'Residential'
  return (
    categories.length === 0 ||
    categories.some((wanted) => (wanted === 'Residential' ? isResidential : wanted === category))
  )
}

function isThere(feature: unknown): boolean {
  if (typeof feature !== 'string') return feature === true
  return !/^(|-|no|none|nil|na|n\/a|absent|(no|not|none|without) .*)$/i.test(feature.trim())
}

function isReadyBy(possession: unknown, by: number | undefined): boolean {
  if (by === undefined) return true
  if (typeof possession !== 'string') return false
  return possession === 'ready' || Number(possession.slice(0, 4) + possession.slice(5)) <= by
}

function isDock(details: CategoryDetails): boolean {
  if (details.category !== 'Warehouse') return false
  const { loadingDock } = details
  return isThere(loadingDock) && (loadingDock === true || /dock|platform/i.test(String(loadingDock)))
}

const matches = (word: string, known: string[]) =>
  known.some((other) => (/^\d+$/.test(word) ? other === word : other.startsWith(word)))

function hasWords(row: SearchedRow, { words = [], place }: ListSearch): boolean {
  const inPlace = wordsOf(row.locality, row.city, row.address)
  const all = wordsOf(
    row.title,
    row.description,
    row.address,
    row.locality,
    row.city,
    row.state,
    row.searchTerms,
  )
  return (
    words.every((word) => matches(word, all)) && wordsOf(place ?? '').every((word) => matches(word, inPlace))
  )
}

/** How well a listing fits, the best first: the very place, every word whole, every word in the title. */
function merits(row: SearchedRow, { words = [], place }: ListSearch): number {
  const all = wordsOf(
    row.title,
    row.description,
    row.address,
    row.locality,
    row.city,
    row.state,
    row.searchTerms,
  )
  const isThePlace = wordsOf(place ?? '').every((word) => matches(word, [...wordsOf(row.locality, row.city)]))
  const isWhole = words.every((word) => all.includes(word))
  const isTitle = words.every((word) => matches(word, wordsOf(row.title)))
  return (isThePlace ? 4 : 0) + (isWhole ? 2 : 0) + (isTitle ? 1 : 0)
}

function compare(one: SearchedRow, other: SearchedRow, search: ListSearch): number {
  const price = (row: SearchedRow) => (row.priceInr === 0 ? Infinity : row.priceInr)
  const area = (row: SearchedRow) => Math.round((row.areaSqFt ?? 0) * 100)
  const newest = other.seq - one.seq
  switch (search.sort) {
    case 'newest':
      return newest
    case 'oldest':
      return -newest
    case 'best':
      return merits(other, search) - merits(one, search) || newest
    case 'price-asc':
      return price(one) === price(other) ? -newest : price(one) - price(other)
    case 'price-desc':
      return other.priceInr - one.priceInr || newest
    case 'area-desc':
      return area(other) - area(one) || newest
    default:
      return search.sort satisfies never
  }
}
