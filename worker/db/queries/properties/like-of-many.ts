import { desc, eq, inArray, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Category, Deal } from '#contract/properties/enums.ts'
import { listingNumber } from '#contract/properties/number.ts'
import type { Db } from '#worker/db/client.ts'
import { listsOf } from '#worker/db/queries/many-rows.ts'
import { properties } from '#worker/db/schema.ts'
import { AGES } from '#worker/db/search/plan.ts'
import { spelledOut } from '#worker/db/search/tokens.ts'
import { isWithin, NEAR_PRICE, NEAR_SIZE, plotNumberOf, withPlotNumber } from './like.ts'
import { RATE } from './prices-beside.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from './rows.ts'
import { surveyNoIn, withTruePlace } from './shown-place.ts'

/** What is compared of a row of a file. */
export type ComparedRow = {
  row: number
  category: Category
  deal: Deal
  priceInr: number
  areaSqFt: number | null
  place: string
  surveyNo: string | null
}
type LikeOne = { _id: string; number: string; title: string }

/**
 * For each row the stored listing that it perhaps is: of the same kind with the same plot number, or with nearly the same price, size
 * and place. Public ones are found by the index of rates and the index of words, waiting ones by a look at the newest.
 */
export async function findLikeOfMany(
  db: Db,
  rows: readonly ComparedRow[],
): Promise<ReadonlyMap<number, LikeOne>> {
  const seqs = [...(await seqsByRate(db, rows)), ...(await seqsByPlotNumber(db, rows))]
  const [stored, waiting] = await Promise.all([findStored(db, seqs), findWaiting(db)])
  const byKey = Map.groupBy([...stored, ...waiting], (listing) => keyOf(listing.category, placeOf(listing)))
  const byPlot = Map.groupBy([...stored, ...waiting], (listing) => keyOf(listing.category, plotOf(listing)))
  return new Map(
    rows.flatMap((row) => {
      const number = plotNumberOf(row.surveyNo)
      const samePlot = number === '' ? [] : byPlot.get(keyOf(row.category, number))
      const near = byKey.get(keyOf(row.category, row.place))?.filter((listing) => isLike(row, listing))
      const like = samePlot?.[0] ?? near?.[0]
      if (!like) return []
      return [[row.row, { _id: like.id, number: listingNumber(like.seq), title: like.title }] as const]
    }),
  )
}

const keyOf = (category: Category, place: string) => `${category} ${place.toLowerCase()}`
const placeOf = ({ locality, city }: PropertyRow) => locality ?? city
const plotOf = (row: PropertyRow) => plotNumberOf(surveyNoIn(withTruePlace(row).details))
const isLike = (row: ComparedRow, listing: PropertyRow) =>
  (row.deal === 'sale') === (listing.deal === 'sale') &&
  isWithin(listing.priceInr, row.priceInr, NEAR_PRICE) &&
  isWithin(listing.areaSqFt, row.areaSqFt, NEAR_SIZE)

/** Price and size apart by so much put their quotient apart by a little more. */
const NEAR_RATE = (1 + NEAR_PRICE) / (1 - NEAR_SIZE)

async function seqsByRate(db: Db, rows: readonly ComparedRow[]): Promise<number[]> {
  const asked = rows.flatMap(({ category, deal, priceInr, areaSqFt, place }) => {
    if (priceInr <= 0 || areaSqFt === null || areaSqFt <= 0) return []
    const rate = priceInr / areaSqFt
    return [
      {
        place,
        category,
        isSale: deal === 'sale' ? 1 : 0,
        least: rate / NEAR_RATE,
        most: rate * NEAR_RATE,
        priceInr,
      },
    ]
  })
  const found = await Promise.all(
    listsOf(asked).map((list) =>
      db.all<{
        seq: number
      }>(sql`SELECT DISTINCT seq FROM json_each(${list}) AS row CROSS JOIN properties INDEXED BY properties_rates
        WHERE coalesce(locality, city) COLLATE NOCASE = row.value ->> 'place' AND category = row.value ->> 'category'
          AND (deal = 'sale') = row.value ->> 'isSale' AND status = 'available' AND price_inr > 0
          AND ${sql.raw(RATE)} BETWEEN row.value ->> 'least' AND row.value ->> 'most'
          AND price_inr BETWEEN (row.value ->> 'priceInr') * ${1 - NEAR_PRICE} AND (row.value ->> 'priceInr') * ${1 + NEAR_PRICE}
        LIMIT ${LIMITS.csvRows}`),
    ),
  )
  return found.flat().map(({ seq }) => seq)
}

async function seqsByPlotNumber(db: Db, rows: readonly ComparedRow[]): Promise<number[]> {
  const matches = new Set(
    rows.flatMap(({ category, surveyNo }) => {
      return plotNumberOf(surveyNo) === '' ? [] : [withPlotNumber(category, surveyNo)]
    }),
  )
  if (matches.size === 0) return []
  const asked = JSON.stringify(await spelledOut(db, [...matches].slice(0, LIMITS.csvPlotNumbers)))
  const found = await db.all<{
    seq: number
  }>(sql`SELECT properties_by_price.rowid & ${AGES - 1} AS seq FROM json_each(${asked}) AS row
    CROSS JOIN properties_by_price WHERE properties_by_price MATCH row.value LIMIT ${LIMITS.csvRows}`)
  return found.map(({ seq }) => seq)
}

const findStored = async (db: Db, seqs: readonly number[]): Promise<PropertyRow[]> =>
  seqs.length === 0
    ? []
    : db
        .select(PROPERTY_COLUMNS)
        .from(properties)
        .where(inArray(properties.seq, sql`(SELECT value FROM json_each(${JSON.stringify(seqs)}))`))
        .limit(LIMITS.csvRows)

/** Those that wait for approval: no index of the public has them. */
const findWaiting = (db: Db): Promise<PropertyRow[]> =>
  db
    .select(PROPERTY_COLUMNS)
    .from(properties)
    .where(eq(properties.status, 'pending'))
    .orderBy(desc(properties.seq))
    .limit(LIMITS.csvComparedWaiting)
