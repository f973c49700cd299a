import { LIMITS } from '#contract/limits.ts'
import type { Property } from '#contract/properties/replies.ts'
import type { ListFilters, ListSearch } from '#contract/search/list-filters.ts'
import type { NearestProperties } from '#contract/search/nearest.ts'
import { middleOf, neighboursOf } from '#contract/search/region.ts'
import type { Db } from '#worker/db/client.ts'
import { differencesOf, distanceOf } from './differences.ts'
import { matchOf } from './match.ts'
import { unionAll } from './page.ts'
import { PUBLIC_LISTING } from './public-listing.ts'

const OF_EACH = 3
const NEIGHBOURS = 5
const SPREAD = 0.25

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

/** The searches whose newest listings are compared: with one filter loosened, with all of them, with only kind or deal. */
function looserSearches({ missingKind: _, ...asked }: ListSearch): ListSearch[] {
  const search: ListSearch = { ...asked, statuses: ['available'], sort: 'newest', isUnfindable: false }
  const looser = LOOSENINGS.map((loosen) => loosen(search))
  const loosest = LOOSENINGS.reduce((loosened, loosen) => loosen(loosened)[0] ?? loosened, search)
  const { statuses, sort, isUnfindable, categories, deal } = search
  const any = { statuses, sort, isUnfindable }
  const ofKind = { ...any, ...(categories && { categories }) }
  const ofDeal = { ...ofKind, ...(deal && { deal }) }
  return [search, ...looser.flat(), loosest, omit(loosest, 'place'), ofDeal, ofKind, any]
}

type Loosen = (search: ListSearch) => ListSearch[]

const priceNearby: Loosen = ({ minPriceInr: min, maxPriceInr: max, ...search }) =>
  min === undefined && max === undefined
    ? []
    : [{ ...search, ...(min && { minPriceInr: below(min) }), ...(max && { maxPriceInr: above(max) }) }]

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

const sizeNearby: Loosen = ({ minAreaSqFt, maxAreaSqFt, minLandSqFt, maxLandSqFt, ...search }) =>
  [minAreaSqFt, maxAreaSqFt, minLandSqFt, maxLandSqFt].every((bound) => bound === undefined)
    ? []
    : [
        {
          ...search,
          ...(minAreaSqFt && { minAreaSqFt: below(minAreaSqFt) }),
          ...(maxAreaSqFt && { maxAreaSqFt: above(maxAreaSqFt) }),
          ...(minLandSqFt && { minLandSqFt: below(minLandSqFt) }),
          ...(maxLandSqFt && { maxLandSqFt: above(maxLandSqFt) }),
        },
      ]

/** The filters that may be left out, one by one. */
const DISPENSABLE = [
  'words',
  'leaseType',
  'ownership',
  'villaType',
  'bathrooms',
  'facing',
  'corner',
  'minRoadWidthFt',
  'minCeilingHeightFt',
  'loadingDock',
  'crane',
  'coldStorage',
  'powerBackup',
  'gated',
  'garden',
  'garage',
  'boundaryWall',
] as const satisfies (keyof ListFilters)[]

const LOOSENINGS: Loosen[] = [
  priceNearby,
  bedRoomsNearby,
  placesNearby,
  sizeNearby,
  ...DISPENSABLE.map(
    (name): Loosen =>
      (search) =>
        search[name] === undefined ? [] : [omit(search, name)],
  ),
]

const below = (bound: number) => Math.floor(bound * (1 - SPREAD))
const above = (bound: number) => Math.ceil(bound * (1 + SPREAD))

function omit(search: ListSearch, name: keyof ListFilters): ListSearch {
  const { [name]: _, ...others } = search
  return others
}
