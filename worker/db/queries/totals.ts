import { inArray, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import { CATEGORIES, type Sort } from '#contract/properties/enums.ts'
import { listingCounts } from '#worker/db/schema.ts'
import { isOpen, type PropertySearch } from './property-search.ts'
import { hasText, unorderedWalk } from './walks.ts'

/** Text hits include listings that are sold or pending; a few more are looked at, to reach the thousand all the same. */
const candidatesOf = (search: PropertySearch) => (hasText(search) ? 1200 : LIMITS.countedUpTo) + 1

/** The total of a search without filters or with one category, as an expression: the counters know. */
export function countersSql(search: PropertySearch): SQL | undefined {
  const facets = countedFacets(search)
  if (!facets) return undefined
  const keys = search.statuses.flatMap((status) => facets.map((facet) => `${status}/${facet}`))
  return sql`(SELECT ifnull(sum(${listingCounts.count}), 0) FROM ${listingCounts} WHERE ${inArray(listingCounts.key, keys)})`
}

/**
 * The statement that counts any search by looking at about a thousand candidates: how many of them it wants, and
 * whether there were more.
 */
export function countSql(search: PropertySearch): SQL {
  const take = candidatesOf(search)
  const candidates = unorderedWalk({ ...search, sort: countingSort(search) }, take)
  return sql`SELECT ifnull(sum(hit), 0) AS found, count(*) = ${take} AS isCut FROM (${candidates})`
}

/** '24' where everything was seen, '1000+' where counting stopped. */
export function writeTotal(found: number, isCut: boolean): string {
  return isCut ? `${Math.min(found, LIMITS.countedUpTo)}+` : String(found)
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
