import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import {
  type Bounds,
  boundsIn,
  type Filter,
  FILTER_NAMES,
  type FilterNames,
  FILTERS,
  isFilterOf,
  type ListSearch,
  searchNames,
} from '#contract/properties/filters.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { middleOf, neighboursOf } from '#contract/search/region.ts'
import type { Db } from '#worker/db/client.ts'
import { differencesOf, distanceOf, TOLD_IN_ORDER } from './differences.ts'
import { AGES, matchOf } from './plan.ts'
import { unionAll } from './page.ts'
import { PUBLIC_LISTING } from './public-listing.ts'

const OF_EACH = 3
const NEIGHBOURS = 5
const SPREAD = 0.25
const RANGES = FILTER_NAMES.filter(isFilterOf('range'))
type RangeUnit = Extract<Filter, { type: 'range' }>['unit']
const PRICE_BITS = Math.log2(AGES)

/** The listings on offer that come nearest to a search without a match, each with what differs. */
export async function findNearest(
  db: Db,
  search: ListSearch,
): Promise<{ nearest: NearestProperties; version: number }> {
  const matches = [...new Set(looserSearches(search).flatMap((looser) => matchOf(looser) ?? []))]
  const runs = matches.map(
    (_, index) => `SELECT * FROM (SELECT rowid AS seq FROM properties_search
      WHERE properties_search MATCH ?${index + 1} ORDER BY rowid DESC LIMIT ${OF_EACH})`,
  )
  const ofAnyPrice = matchOf(withoutPrice(search))
  const byPrice = ofAnyPrice === undefined ? [] : priceRuns(search, matches.length + 1)
  runs.push(...byPrice)
  if (ofAnyPrice !== undefined && byPrice.length > 0) matches.push(ofAnyPrice)
  const nothing = PUBLIC_LISTING.sql.map((_, index) => `NULL AS column${index}`).join(', ')
  const statement = `SELECT (SELECT value FROM meta WHERE key = 'listing') AS version, ${nothing}
    UNION ALL SELECT NULL, ${PUBLIC_LISTING.sql.join(', ')}
    FROM (SELECT DISTINCT seq FROM (${unionAll(runs)})) near CROSS JOIN properties ON properties.seq = near.seq`
  const [[version] = [], ...rows] = await db.$client
    .prepare(statement)
    .bind(...matches)
    .raw()
  const nearest = rows
    .map(([, ...values]): Property => JSON.parse(PUBLIC_LISTING.read(values)))
    .map((property) => ({ property, differs: differencesOf(property, search) }))
    .filter(({ differs }) => differs.length > 0)
    .toSorted((one, other) => distanceOf(one, search) - distanceOf(other, search))
  return { nearest: nearest.slice(0, LIMITS.nearestListings), version: Number(version ?? 0) }
}

/** What costs just more than a budget allows, and just less than it begins with, in the order of prices. */
function priceRuns({ minPriceInr: min, maxPriceInr: max }: ListSearch, parameter: number): string[] {
  const run = (bound: string, order: 'ASC' | 'DESC') =>
    `SELECT * FROM (SELECT rowid & ${AGES - 1} AS seq FROM properties_by_price
      WHERE properties_by_price MATCH ?${parameter} AND ${bound} ORDER BY rowid ${order} LIMIT ${OF_EACH})`
  return [
    ...(max === undefined ? [] : [run(`rowid >= (${Math.floor(max) + 1} << ${PRICE_BITS})`, 'ASC')]),
    ...(min === undefined
      ? []
      : [run(`rowid >= ${AGES} AND rowid < (${Math.ceil(min)} << ${PRICE_BITS})`, 'DESC')]),
  ]
}

const withoutPrice = ({ minPriceInr: _, maxPriceInr: __, ...search }: ListSearch): ListSearch => ({
  ...search,
  statuses: ['available'],
  sort: 'newest',
  isUnfindable: false,
})

/** The searches whose newest listings are compared: with one filter loosened, with all of them, with only kind or deal. */
function looserSearches({ missingKind: _, ...asked }: ListSearch): ListSearch[] {
  const search: ListSearch = { ...asked, statuses: ['available'], sort: 'newest', isUnfindable: false }
  const looser = LOOSENINGS.map((loosen) => loosen(search))
  const loosest = LOOSENINGS.reduce((loosened, loosen) => loosen(loosened)[0] ?? loosened, search)
  const { statuses, sort, isUnfindable, categories, deal } = search
  const any = { statuses, sort, isUnfindable }
  const ofKind = { ...any, ...(categories && { categories }) }
  const ofDeal = { ...ofKind, ...(deal && { deal }) }
  return [search, ...looser.flat(), loosest, omitPlace(loosest), ofDeal, ofKind, any]
}

type Loosen = (search: ListSearch) => ListSearch[]

/** All ranges of a unit at once, each bound a quarter further out. */
const aQuarterOff =
  (unit: RangeUnit): Loosen =>
  (search) => {
    const asked = RANGES.map((name): Extract<Filter, { type: 'range' }> => FILTERS[name]).filter(
      (range) =>
        range.unit === unit &&
        range.nearest.may === 'be a quarter off' &&
        Object.values(boundsIn(search, range.bounds)).some((bound) => bound !== undefined),
    )
    return asked.length === 0 ? [] : [asked.reduce(withWider, search)]
  }

function withWider(search: ListSearch, { bounds }: { bounds: Bounds }): ListSearch {
  const { min, max } = boundsIn(search, bounds)
  return {
    ...search,
    [bounds.min.search]: min ? Math.floor(min * (1 - SPREAD)) : undefined,
    ...(bounds.max && { [bounds.max.search]: max ? Math.ceil(max * (1 + SPREAD)) : undefined }),
  }
}

const bedRoomsNearby: Loosen = ({ bedRooms, minBedRooms = bedRooms, maxBedRooms = bedRooms, ...search }) =>
  [
    ...(maxBedRooms === undefined ? [] : [maxBedRooms + 1]),
    ...(minBedRooms === undefined || minBedRooms < 1 ? [] : [minBedRooms - 1]),
  ].map((count) => ({ ...search, bedRooms: count }))

const placesNearby: Loosen = ({ place, ...search }) => {
  if (place === undefined) return []
  const middle = middleOf(place)
  const neighbours = middle ? neighboursOf(middle).filter((name) => name.toLowerCase() !== place) : []
  return [
    ...neighbours.slice(0, NEIGHBOURS).map((name) => ({ ...search, place: name.toLowerCase() })),
    search,
  ]
}

const without =
  (...keys: string[]): Loosen =>
  (search) => {
    const said: Record<string, unknown> = search
    return keys.every((key) => said[key] === undefined)
      ? []
      : [{ ...search, ...Object.fromEntries(keys.map((key) => [key, undefined])) }]
  }

const BY_STEPS: Record<FilterNames<{ nearest: { may: 'be one off' } }>, Loosen> = { bedRooms: bedRoomsNearby }
const AROUND: Record<FilterNames<{ nearest: { may: 'lie around' } }>, Loosen> = { place: placesNearby }

const LOOSENINGS: Loosen[] = [
  aQuarterOff('rupees'),
  ...Object.values(BY_STEPS),
  ...Object.values(AROUND),
  aQuarterOff('sq ft'),
  aQuarterOff('ft'),
  without('words'),
  ...TOLD_IN_ORDER.filter((name) => FILTERS[name].nearest.may === 'lack it').map((name) =>
    without(...searchNames(name)),
  ),
]

function omitPlace({ place: _, ...search }: ListSearch): ListSearch {
  return search
}
