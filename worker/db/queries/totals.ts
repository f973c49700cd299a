import { inArray, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES, type Sort } from '#contract/property-words.ts'
import type { Db } from '#worker/db/client.ts'
import { listingCounts } from '#worker/db/schema.ts'
import { isOpen, type PropertySearch } from './property-search.ts'
import { hasText, unorderedWalk } from './walks.ts'

/** How many of the candidates that were looked at the search wants, and whether there were more of them. */
type Counted = { found: number; isCut: number }

/** Text hits include listings that are sold or pending; a few more are looked at, to reach the thousand all the same. */
const candidatesOf = (search: PropertySearch) => (hasText(search) ? 1200 : LIMITS.countedUpTo) + 1

/**
 * Counts a search: from the maintained counters where they know, else by looking at about a thousand
 * candidates. A total that an earlier page knows is not counted again.
 */
export function selectTotal(db: Db, search: PropertySearch, known: string | undefined) {
  if (known !== undefined) return select(db, sql`(SELECT 0 AS found, 0 AS isCut)`)
  const facets = countedFacets(search)
  return select(db, facets ? countersSql(search, facets) : countSql(search))
}

/** '24' where everything was seen, '1000+' where counting stopped. */
export function writeTotal(counted: Counted | undefined): string {
  const { found, isCut } = counted ?? { found: 0, isCut: 0 }
  return isCut ? `${Math.min(found, LIMITS.countedUpTo)}+` : String(found)
}

const select = (db: Db, source: SQL) =>
  db.select({ found: sql<number>`found`, isCut: sql<number>`isCut` }).from(sql`${source} counted`)

function countersSql({ statuses }: PropertySearch, facets: readonly string[]): SQL {
  const keys = statuses.flatMap((status) => facets.map((facet) => `${status}/${facet}`))
  const where = inArray(listingCounts.key, keys)
  return sql`(SELECT ifnull(sum(${listingCounts.count}), 0) AS found, 0 AS isCut FROM ${listingCounts} WHERE ${where})`
}

function countSql(search: PropertySearch): SQL {
  const take = candidatesOf(search)
  const candidates = unorderedWalk({ ...search, sort: countingSort(search) }, take)
  return sql`(SELECT ifnull(sum(hit), 0) AS found, count(*) = ${take} AS isCut FROM (${candidates}))`
}

/** The order whose index holds a range of the search, so that counting meets few listings outside of it. */
function countingSort({ priceInr, areaSqFt, sort }: PropertySearch): Sort {
  if (!isOpen(priceInr)) return 'price-desc'
  return isOpen(areaSqFt) ? sort : 'area-desc'
}

/** The counters that answer a search without filters or with one category; undefined for any other. */
function countedFacets(search: PropertySearch): readonly string[] | undefined {
  const { deal, leaseType, bedRooms, priceInr, areaSqFt, categoryGroups } = search
  const isFiltered = deal ?? leaseType ?? bedRooms
  if (isFiltered !== undefined || hasText(search) || !isOpen(priceInr) || !isOpen(areaSqFt)) return undefined
  if (categoryGroups.length === 0) return CATEGORIES
  return categoryGroups.length === 1 && categoryGroups[0]?.length === 1 ? categoryGroups[0] : undefined
}
