import { DOOR_TERMS, type DoorOffer, type HomePlace, type ListOffer, type PlaceRate } from '#contract/home.ts'
import { LIMITS } from '#contract/limits.ts'
import { type Category, type Deal, FILTER_CATEGORIES } from '#contract/properties/enums.ts'
import { FILTERS, type ListFilters, type ListSearch } from '#contract/properties/filters.ts'
import { placeNames } from '#contract/search/place-names.ts'
import { readListSearch } from '#contract/search/read-list-search.ts'
import { middleOf } from '#contract/search/region.ts'
import { SQ_FT_PER } from '#contract/units/area.ts'
import type { Db } from '#worker/db/client.ts'
import { AGES, counterKeys, matchOf } from '#worker/db/search/plan.ts'
import { facet } from '#worker/db/search/tokens.ts'
import { PUBLIC_LISTING } from '#worker/db/search/public-listing.ts'
import { inPaise, rateInPlace } from './properties/rates-in-place.ts'

/*
 * What the home page says of the lists behind it. Totals come from the counters that triggers keep, a lowest price is the
 * first of its list in the order of prices, so the rows read do not grow with the listings.
 */

const AVAILABLE: ListSearch = { statuses: ['available'], sort: 'newest', isUnfindable: false }
const searchOf = (filters: ListFilters): ListSearch => ({ ...AVAILABLE, ...filters })
const DOORS = DOOR_TERMS.map((term) => ({
  term,
  search: readListSearch({ searchTerm: term }, placeNames([])).search,
}))
const KINDS = FILTER_CATEGORIES.map((kind) => ({ kind, search: searchOf({ categories: [kind] }) }))

const offered = (deal: Deal) => facet('available', `${FILTERS.deal.token}${deal}`)
const FOR_SALE = offered('sale')
const TO_RENT = `(${offered('rent')} OR ${offered('lease')})`
const PRICE_BITS = Math.log2(AGES)

/** The lowest price that a query of the search index finds, price on request left out. */
const lowestPrice = (match: string) => `(SELECT rowid >> ${PRICE_BITS} FROM properties_by_price
  WHERE properties_by_price MATCH ${match} AND rowid >= ${AGES} ORDER BY rowid LIMIT 1)`

const total = (search: ListSearch) =>
  `(SELECT ifnull(sum(count), 0) FROM listing_counts WHERE key IN (${(counterKeys(search) ?? []).map((key) => `'${key}'`).join(', ')}))`

const COUNTS = `SELECT (SELECT value FROM meta WHERE key = 'listing') AS version, ${[
  total(AVAILABLE),
  total(searchOf({ unchecked: true })),
  ...KINDS.map(({ search }) => total(search)),
  ...DOORS.flatMap(({ search }) => [
    total(search),
    lowestPrice(`'${matchOf(search)} AND ${FOR_SALE}'`),
    lowestPrice(`'${matchOf(search)} AND ${TO_RENT}'`),
    total({ ...search, deal: 'sale' }),
    `${total({ ...search, deal: 'rent' })} + ${total({ ...search, deal: 'lease' })}`,
  ]),
]
  .map((value, index) => `${value} AS value${index}`)
  .join(', ')}`

const rate = (category: Category, isSale: boolean, order: 'ASC' | 'DESC') =>
  rateInPlace('+place.name', category, isSale, order)
/** The rates that are not shown are not looked for. */
const PLACES = `WITH place AS MATERIALIZED (SELECT *, ${rate('Plot', true, 'ASC')} AS plots_low
    FROM (SELECT * FROM place_counts WHERE count > 0 ORDER BY count DESC, name LIMIT ${LIMITS.homePlaces}) place),
  rated AS MATERIALIZED (SELECT *, iif(plots_low IS NULL, ${rate('Warehouse', false, 'ASC')}, NULL) AS halls_low FROM place)
  SELECT name, count, ${lowestPrice(`'${FOR_SALE} AND ' || match`)} AS sale,
    ${lowestPrice(`'${TO_RENT} AND ' || match`)} AS rent,
    plots_low, iif(plots_low IS NULL, NULL, ${rate('Plot', true, 'DESC')}) AS plots_high,
    halls_low, iif(halls_low IS NULL, NULL, ${rate('Warehouse', false, 'DESC')}) AS halls_high,
    iif(coalesce(plots_low, halls_low) IS NULL, ${rate('Villa', true, 'ASC')}, NULL) AS houses_low,
    iif(coalesce(plots_low, halls_low) IS NULL, ${rate('Villa', true, 'DESC')}, NULL) AS houses_high
  FROM rated place ORDER BY count DESC, name`

const LISTING_COLUMNS = PUBLIC_LISTING.sql.map((sql, index) => `${sql} AS column${index}`).join(', ')
const newest = (search: ListSearch, most: number) =>
  `SELECT ${LISTING_COLUMNS} FROM (SELECT rowid & ${AGES - 1} AS age FROM properties_search
    WHERE properties_search MATCH '${matchOf(search)}' ORDER BY rowid DESC LIMIT ${most}) CROSS JOIN properties ON properties.seq = age ORDER BY age DESC`
const NEWEST = newest(AVAILABLE, LIMITS.homeNewest)
const WAREHOUSES = newest(searchOf({ categories: ['Warehouse'] }), LIMITS.homeWarehouses)

/** All that the home page shows of the listings, as JSON, in one call of the database. */
export async function readHomeListings(db: Db): Promise<{ json: string; version: number }> {
  const statements = [COUNTS, PLACES, NEWEST, WAREHOUSES].map((text) => db.$client.prepare(text))
  const answers = await db.$client.batch<object>(statements)
  const [[counts = []] = [], places = [], newestRows = [], warehouses = []] = answers.map(({ results }) =>
    results.map((row): unknown[] => Object.values(row)),
  )
  const [version, all, unchecked, ...rest] = counts
  const kinds = Object.fromEntries(KINDS.map(({ kind }, index) => [kind, Number(rest[index])]))
  const doors = Object.fromEntries(
    DOORS.map(({ term }, index) => [term, doorOf(rest.slice(KINDS.length + DOOR_VALUES * index))]),
  )
  const head = JSON.stringify({
    total: Number(all),
    checked: Number(all) - Number(unchecked),
    kinds,
    doors,
    places: places.flatMap(placeOf),
  })
  const lists = [newestRows, warehouses].map((rows) => rows.map(PUBLIC_LISTING.read).join(','))
  return {
    version: Number(version ?? 0),
    json: `${head.slice(0, -1)},"newest":[${lists[0]}],"warehouses":[${lists[1]}]}`,
  }
}

const DOOR_VALUES = 5
function doorOf([count, sale, rent, forSale, toLet]: unknown[]): DoorOffer {
  return { ...offerOf([count, sale, rent], Infinity), forSale: Number(forSale), toLet: Number(toLet) }
}

/** A list that no counter answers is counted no further than this (see search/page.ts). */
function offerOf([count, sale, rent]: unknown[], countedUpTo: number): ListOffer {
  const found = Number(count)
  return {
    total: found <= countedUpTo ? String(found) : `${countedUpTo}+`,
    fromInr: numberOr(sale),
    fromInrAMonth: numberOr(rent),
  }
}

function placeOf([name, count, sale, rent, ...rates]: unknown[]): HomePlace[] {
  const middle = middleOf(String(name))
  if (!middle) return []
  return [
    {
      name: String(name),
      ...middle,
      ...offerOf([count, sale, rent], LIMITS.countedUpTo),
      rate: rateOf(rates),
    },
  ]
}

function rateOf(rates: unknown[]): PlaceRate | null {
  const [plotsLow, plotsHigh, hallsLow, hallsHigh, housesLow, housesHigh] = rates.map(numberOr)
  return (
    rateFrom('plots', plotsLow, plotsHigh, SQ_FT_PER.katha[0]) ??
    rateFrom('warehouses', hallsLow, hallsHigh, 1) ??
    rateFrom('houses', housesLow, housesHigh, 1)
  )
}

function rateFrom(
  of: PlaceRate['of'],
  low: number | null | undefined,
  high: number | null | undefined,
  unitSqFt: number,
): PlaceRate | null {
  if (!low || !high) return null
  return { of, lowInr: inPaise(low * unitSqFt), highInr: inPaise(high * unitSqFt) }
}

const numberOr = (value: unknown) => (typeof value === 'number' ? value : null)
