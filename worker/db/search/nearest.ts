import { LIMITS } from '#contract/limits.ts'
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
import type { Difference } from '#contract/search/nearest.ts'
import { middleOf, neighboursOf } from '#contract/search/region.ts'
import type { Db } from '#worker/db/client.ts'
import { differencesFrom, distanceOf, TOLD_IN_ORDER } from './differences.ts'
import { AGES, allSaid, matchOf, type Plan } from './plan.ts'
import { boundsSql, unionAll } from './page.ts'
import { COMPARED_LISTING } from './public-listing.ts'
import { ANYWHERE, searchedWords } from './tokens.ts'

const OF_EACH = 3
/** So many listings are compared: beyond them those of looser searches are not looked for. */
const MOST_COMPARED = 21
/** The nearest neighbours of a place are asked one by one, the next ones together. */
const NEIGHBOURS_ALONE = 2
const NEIGHBOURS = 5
const SPREAD = 0.25
const RANGES = FILTER_NAMES.filter(isFilterOf('range'))
type RangeUnit = Extract<Filter, { type: 'range' }>['unit']
/** Of a search with more filters, the others are loosened only together. */
const MOST_LOOSENED = 6

/** What a near listing is, as JSON that is sent as it stands, and in what it differs. */
type Near = { property: string; differs: Difference[] }

/** The listings on offer that come nearest to a search without a match, each with what differs. */
export async function findNearest(db: Db, search: ListSearch): Promise<{ nearest: Near[]; version: number }> {
  const matches: string[] = []
  const words = searchedWords(
    (match) => `?${matches.includes(match) ? matches.indexOf(match) + 1 : matches.push(match)}`,
  )
  const bind = words.matched
  const runs = looserSearches(search).flatMap((looser) =>
    runsOf(looser).map((run) => runSql(run, looser.search.words !== undefined, bind)),
  )
  const worded = search.words && wordedSql(search.words, bind)
  const nothing = COMPARED_LISTING.sql.map((_, index) => `NULL AS column${index}`).join(', ')
  const tables = [words.table(), worded && `worded AS MATERIALIZED (${worded})`].filter((table) => table)
  const statement = `${tables.length > 0 ? `WITH ${tables.join(', ')}` : ''} SELECT (SELECT value FROM meta WHERE key = 'listing') AS version, ${nothing}
    UNION ALL SELECT NULL, ${COMPARED_LISTING.sql.join(', ')}
    FROM (SELECT DISTINCT seq FROM (${unionAll([...new Set(runs)])}) LIMIT ${MOST_COMPARED}) near CROSS JOIN properties ON properties.seq = near.seq`
  const [[version] = [], ...rows] = await db.$client
    .prepare(statement)
    .bind(...matches)
    .raw()
  const differencesOf = differencesFrom(search)
  const nearest = rows
    .map(([, ...values]) => COMPARED_LISTING.read(values))
    .map((compared) => ({ ...compared, differs: differencesOf(compared) }))
    .filter(({ differs }) => differs.length > 0)
    .map((differing) => ({ ...differing, distance: distanceOf(differing, search) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, LIMITS.nearestListings)
    .map(({ text, differs }) => ({ property: text(), differs }))
  return { nearest, version: Number(version ?? 0) }
}

/** One of NearestProperties as JSON: that of the listing is not read and written once more. */
export const nearJson = ({ property, differs }: Near) =>
  `{"property":${property},"differs":${JSON.stringify(differs)}}`

/** A search whose listings are compared: within its budget, or as little beyond it as there is. */
type Looser = { search: ListSearch; budget: 'kept' | 'missed' }

/** The first listings of a match in an order; `above` is included, `below` is not. */
type Run = { index: Plan['index']; match: string; order: 'ASC' | 'DESC'; above?: bigint; below?: bigint }

/**
 * The first listings of a search: the newest, or with a budget those next to its bounds. The order of prices leads to them
 * at once; a range of prices among the words of the index would cost more than all else.
 */
function runsOf({ search, budget }: Looser): Run[] {
  const { minPriceInr: min, maxPriceInr: max, ...ofAnyPrice } = search
  const index = min === undefined && max === undefined ? 'properties_search' : 'properties_by_price'
  const match = matchOf(ofAnyPrice, index)
  if (match === undefined) return []
  if (index === 'properties_search') return [{ index, match, order: 'DESC' }]
  const least = rankOf(Math.max(LEAST_PRICE, Math.ceil(min ?? LEAST_PRICE)))
  const dearer = max === undefined ? undefined : rankOf(Math.floor(max) + 1)
  if (budget === 'kept')
    return dearer === undefined
      ? [{ index, match, order: 'ASC', above: least }]
      : [{ index, match, order: 'DESC', above: least, below: dearer }]
  return [
    ...(dearer === undefined ? [] : [{ index, match, order: 'ASC', above: dearer } as const]),
    ...(min === undefined
      ? []
      : [{ index, match, order: 'DESC', above: rankOf(LEAST_PRICE), below: least } as const]),
  ]
}

/** Price on request is stored as 0. */
const LEAST_PRICE = 1
/** Where the listings of a price begin in the order of prices. */
const rankOf = (priceInr: number) => BigInt(priceInr) * BigInt(AGES)

type Bind = (match: string) => string

/** Whether any listing has all words of a search: where none has, no run with them is begun. */
const wordedSql = (words: string[], bind: Bind) =>
  `SELECT 1 FROM properties_search WHERE properties_search MATCH ${bind(allSaid(words, ANYWHERE))} LIMIT 1`

function runSql({ index, match, order, ...bounds }: Run, isWorded: boolean, bind: Bind): string {
  return `SELECT * FROM (SELECT ${index}.rowid & ${AGES - 1} AS seq FROM ${isWorded ? 'worded CROSS JOIN ' : ''}${index}
    WHERE ${index} MATCH ${bind(match)} ${boundsSql(index, bounds)} ORDER BY ${index}.rowid ${order} LIMIT ${OF_EACH})`
}

/**
 * The searches whose first listings are compared, those that differ least first: beyond the budget alone, with one
 * filter loosened, with all of them, with only kind or deal. Where a price is asked, all keep the deal.
 */
function looserSearches({ missingKind, ...asked }: ListSearch): Looser[] {
  const search: ListSearch = { ...asked, statuses: ['available'], sort: 'newest', isUnfindable: false }
  const looser = LOOSENINGS.flatMap((loosen) => loosen(search)).slice(0, MOST_LOOSENED)
  const loosest = LOOSENINGS.reduce((loosened, loosen) => loosen(loosened)[0] ?? loosened, search)
  const { statuses, sort, isUnfindable, categories, deal, notPlaces, minPriceInr, maxPriceInr } = search
  // A rent compares to no price of a sale.
  const isPriced = minPriceInr !== undefined || maxPriceInr !== undefined
  const any = {
    statuses,
    sort,
    isUnfindable,
    ...(notPlaces && { notPlaces }),
    ...(isPriced && deal && { deal }),
  }
  const ofKind = { ...any, ...(categories && { categories }) }
  const ofDeal = { ...ofKind, ...(deal && { deal }) }
  return [
    ...(missingKind === undefined ? [] : [keptBy(search)]),
    missedBy(search),
    ...looser.map(keptBy),
    ...[loosest, omitPlace(loosest)].map(missedBy),
    ...[loosest, omitPlace(loosest), ofDeal, ofKind, any].map(keptBy),
  ]
}

const keptBy = (search: ListSearch): Looser => ({ search, budget: 'kept' })
const missedBy = (search: ListSearch): Looser => ({ search, budget: 'missed' })

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
    ...(bounds.min && { [bounds.min.search]: min ? Math.floor(min * (1 - SPREAD)) : undefined }),
    ...(bounds.max && { [bounds.max.search]: max ? Math.ceil(max * (1 + SPREAD)) : undefined }),
  }
}

const bedRoomsNearby: Loosen = ({ bedRooms, minBedRooms = bedRooms, maxBedRooms = bedRooms, ...search }) =>
  [
    ...(maxBedRooms === undefined ? [] : [maxBedRooms + 1]),
    ...(minBedRooms === undefined || minBedRooms < 1 ? [] : [minBedRooms - 1]),
  ].map((count) => ({ ...search, bedRooms: count }))

const placesNearby: Loosen = ({
  place,
  otherPlaces: _others,
  nearPlaces: _near,
  landmark: _landmark,
  ...search
}) => {
  if (place === undefined) return []
  const middle = middleOf(place)
  const neighbours = middle
    ? neighboursOf(middle)
        .map((name) => name.toLowerCase())
        .filter((name) => name !== place)
    : []
  const [next, ...otherPlaces] = neighbours.slice(NEIGHBOURS_ALONE, NEIGHBOURS)
  return [
    ...neighbours.slice(0, NEIGHBOURS_ALONE).map((name) => ({ ...search, place: name })),
    ...(next === undefined ? [] : [{ ...search, place: next, otherPlaces }]),
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
  ...Object.values(BY_STEPS),
  ...Object.values(AROUND),
  aQuarterOff('sq ft'),
  aQuarterOff('ft'),
  without('words'),
  ...TOLD_IN_ORDER.filter((name) => FILTERS[name].nearest.may === 'lack it').map((name) =>
    without(...searchNames(name)),
  ),
]

function omitPlace(search: ListSearch): ListSearch {
  const { place: _place, otherPlaces: _others, nearPlaces: _near, landmark: _landmark, ...rest } = search
  return rest
}
