import { type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { State } from '#contract/properties/enums.ts'
import { boundsOf, type Facet, facetsOf, filterOf, restOf } from './facets.ts'
import { behind, ORDERS, type Position } from './orders.ts'
import { STORED_NAMES } from './property-rows.ts'
import type { PropertySearch } from './property-search.ts'
import { matchAll } from './search-words.ts'

/*
 * A list page is a walk: one or more index ranges, each already in the asked order, merged until the page is
 * full. It reads about as many rows as it answers, however many listings there are. INDEXED BY makes a lost
 * index an error instead of a scan. A walk yields listings with their rank (the value in the order) and hit
 * (whether they pass the filters that the walked index does not decide).
 */

/** Where a walk begins: behind a position, and among the listings no newer than `newestSeq`. */
export type Start = { position?: Position; newestSeq?: number }

/** D1 takes five terms of a UNION; longer ones are nested. */
const MAX_UNION_TERMS = 5

const LISTING = STORED_NAMES.map((name) => `properties.${name}`).join(', ')

export const hasText = ({ words, placeWords }: PropertySearch) => words.length + placeWords.length > 0

/** Whether a text search is answered from its newest matches only, because another order was asked for. */
export const isWindowed = (search: PropertySearch) => hasText(search) && search.sort !== 'newest'

/** The walk of a search in its order, `take` candidates long. */
export function orderedWalk(search: PropertySearch, take: number, { position, newestSeq }: Start): SQL {
  const order = orderBy(search, take)
  if (isWindowed(search)) return sql`${windowWalk(search, position, newestSeq)} ${order}`
  if (hasText(search)) return sql`${textWalk(search, position)} ${sql.raw(`LIMIT ${take}`)}`
  return sql`${union(armsOf(search, position), search, take)} ${order}`
}

/** The candidates of a search in any order, at most `take`: what is counted. */
export function unorderedWalk(search: PropertySearch, take: number): SQL {
  if (hasText(search)) return sql`${textWalk(search)} ${sql.raw(`LIMIT ${take}`)}`
  return sql`${union(armsOf(search), search, take)} ${sql.raw(`LIMIT ${take}`)}`
}

const orderBy = ({ sort }: PropertySearch, take: number) =>
  sql.raw(`ORDER BY rank ${ORDERS[sort].direction}, seq ${ORDERS[sort].direction} LIMIT ${take}`)

/** One walk for each status and each of its facets. */
function armsOf(search: PropertySearch, position?: Position): SQL[] {
  const facets = facetsOf(search)
  return search.statuses.flatMap((status) => facets.map((facet) => arm(search, status, facet, position)))
}

function arm(search: PropertySearch, status: State, facet: Facet, position: Position | undefined): SQL {
  const { index, column } = ORDERS[search.sort]
  return sql.raw(`
    SELECT ${LISTING}, ${column} AS rank, (${restOf(search)}) AS hit
    FROM properties INDEXED BY properties_${facet.name}_${index}
    WHERE status = '${status}'${facet.condition}${boundsOf(search, position)}${behind(search.sort, position)}`)
}

function union(arms: SQL[], search: PropertySearch, take: number): SQL {
  if (arms.length === 0) return sql.raw(`SELECT ${LISTING}, seq AS rank, 0 AS hit FROM properties WHERE 0`)
  if (arms.length <= MAX_UNION_TERMS) return sql.join(arms, sql` UNION ALL `)
  const size = Math.ceil(arms.length / MAX_UNION_TERMS)
  const starts = Array.from({ length: Math.ceil(arms.length / size) }, (_, group) => group * size)
  const groups = starts.map((start) => union(arms.slice(start, start + size), search, take))
  return sql.join(
    groups.map((group) => sql`SELECT * FROM (${group} ${orderBy(search, take)})`),
    sql` UNION ALL `,
  )
}

/** Text hits, newest first: the order of the search index itself. */
function textWalk(search: PropertySearch, position?: Position): SQL {
  const older = sql.raw(position ? `AND m.rowid < ${position.seq}` : '')
  return sql`SELECT ${sql.raw(LISTING)}, seq AS rank, (${visible(search)}) AS hit FROM properties_search m CROSS JOIN properties ON seq = m.rowid
    WHERE properties_search MATCH ${matchOf(search)} ${older} ORDER BY m.rowid DESC`
}

/** The newest text hits, to be put into another order. */
function windowWalk(search: PropertySearch, position?: Position, newestSeq?: number): SQL {
  const pinned = sql.raw(newestSeq === undefined ? '' : `AND rowid <= ${newestSeq}`)
  const newest = sql`SELECT rowid FROM properties_search WHERE properties_search MATCH ${matchOf(search)} ${pinned}
    ORDER BY rowid DESC LIMIT ${sql.raw(String(LIMITS.searchWindow))}`
  const rank = sql.raw(ORDERS[search.sort].column)
  return sql`SELECT ${sql.raw(LISTING)}, ${rank} AS rank, 1 AS hit FROM (${newest}) m CROSS JOIN properties ON seq = m.rowid
    WHERE ${visible(search)} ${sql.raw(behind(search.sort, position))}`
}

function visible(search: PropertySearch): SQL {
  const statuses = search.statuses.map((status) => `'${status}'`).join(', ')
  return sql.raw(`properties.status IN (${statuses}) AND ${filterOf(search)}`)
}

function matchOf({ words, placeWords }: PropertySearch): string {
  const texts = words.length > 0 ? [matchAll(words)] : []
  const places = placeWords.length > 0 ? [matchAll(placeWords, 'city locality address')] : []
  return [...texts, ...places].join(' AND ')
}
