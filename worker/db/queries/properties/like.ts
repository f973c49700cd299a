import { inArray, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Category } from '#contract/properties/enums.ts'
import type { LikeReason } from '#contract/properties/like.ts'
import { wordsOf } from '#contract/search/tokens.ts'
import type { Db } from '#worker/db/client.ts'
import { properties } from '#worker/db/schema.ts'
import { AGES } from '#worker/db/search/plan.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from './rows.ts'
import { surveyNoIn, withTruePlace } from './shown-place.ts'

/** What is compared of a listing, stored or not. */
export type Compared = {
  id?: string
  category: Category
  priceInr: number
  areaSqFt: number | null
  locality: string | null
  surveyNo: string | null
}
export type LikeListing = { row: PropertyRow; why: LikeReason[] }

const NEAR_PRICE = 0.05
const NEAR_SIZE = 0.03
/** Listings of one price or plot number that are looked at. */
const CANDIDATES = 200

/** Listings of the same kind, whatever their status, that have the same plot number, or nearly the same price, size and place. */
export async function findLike(db: Db, compared: Compared): Promise<LikeListing[]> {
  const candidates = [byPrice(compared), byPlotNumber(compared)].filter((one) => one !== undefined)
  if (candidates.length === 0) return []
  const rows = await db
    .select(PROPERTY_COLUMNS)
    .from(properties)
    .where(inArray(properties.seq, sql`(${sql.join(candidates, sql` UNION `)})`))
  return rows
    .map((row) => ({ row, why: reasonsOf(row, compared) }))
    .filter(({ row, why }) => row.id !== compared.id && isLike(why))
    .toSorted((one, other) => other.why.length - one.why.length || (one.row.id < other.row.id ? 1 : -1))
    .slice(0, LIMITS.similarListings)
}

const isLike = (why: readonly LikeReason[]) =>
  why.includes('plot number') || (['price', 'size', 'place'] as const).every((reason) => why.includes(reason))

const seqOf = sql.raw(`rowid & ${AGES - 1}`)
const kindOf = (category: Category) => `facets : (x${category.toLowerCase()})`

function byPrice({ category, priceInr, areaSqFt, locality }: Compared): SQL | undefined {
  if (priceInr <= 0 || areaSqFt === null || locality === null) return undefined
  const [lowest, highest] = [Math.floor(priceInr * (1 - NEAR_PRICE)), Math.ceil(priceInr * (1 + NEAR_PRICE))]
  const place = wordsOf(locality).join(' ')
  const match = place === '' ? kindOf(category) : `${kindOf(category)} AND place : "${place}"`
  return sql`SELECT * FROM (SELECT ${seqOf} FROM properties_by_price WHERE properties_by_price MATCH ${match}
    AND rowid BETWEEN (${lowest} * ${AGES}) AND (${highest} * ${AGES} + ${AGES - 1}) LIMIT ${CANDIDATES})`
}

function byPlotNumber({ category, surveyNo }: Compared): SQL | undefined {
  const words = wordsOf(surveyNo ?? '').join(' ')
  if (words === '') return undefined
  return sql`SELECT * FROM (SELECT ${seqOf} FROM properties_by_price
    WHERE properties_by_price MATCH ${`${kindOf(category)} AND words : "${words}"`} LIMIT ${CANDIDATES})`
}

function reasonsOf(row: PropertyRow, compared: Compared): LikeReason[] {
  const own = plotNumberOf(surveyNoIn(withTruePlace(row).details))
  const isSamePlace = row.locality !== null && row.locality.toLowerCase() === compared.locality?.toLowerCase()
  return [
    ...(own !== '' && own === plotNumberOf(compared.surveyNo) ? (['plot number'] as const) : []),
    ...(isNear(row.priceInr, compared.priceInr, NEAR_PRICE) ? (['price'] as const) : []),
    ...(isNear(row.areaSqFt, compared.areaSqFt, NEAR_SIZE) ? (['size'] as const) : []),
    ...(isSamePlace ? (['place'] as const) : []),
  ]
}

const isNear = (one: number | null, other: number | null, part: number) =>
  one !== null && other !== null && one > 0 && other > 0 && Math.abs(one - other) <= other * part

const plotNumberOf = (surveyNo: string | null) => wordsOf(surveyNo ?? '').join(' ')
