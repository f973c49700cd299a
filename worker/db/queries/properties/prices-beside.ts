import type { PricesBeside } from '#contract/home.ts'
import { LIMITS } from '#contract/limits.ts'
import { SIZE_FIELD } from '#contract/properties/kinds.ts'
import type { OfAnyKind } from '#contract/properties/replies.ts'
import { comparedUnit } from '#contract/units/rates.ts'
import type { Db } from '#worker/db/client.ts'
import { selectListingVersion, versionIn } from '#worker/db/queries/meta.ts'
import { selectProperty } from './read.ts'
import { type PropertyRow, toProperty } from './rows.ts'

const SIZES = [...new Set(Object.values(SIZE_FIELD))].map((name) => `details ->> '$.${name}'`).join(', ')
/** What a square foot costs, as the index of rates has it. */
export const RATE = `price_inr * 1.0 / nullif(coalesce(${SIZES}, area_sq_ft), 0)`

/** Those of a place, a kind, and for sale or not, by what a square foot costs; read from the index alone. */
const rates = (order: 'ASC' | 'DESC') => `SELECT ${RATE} AS rate FROM properties INDEXED BY properties_rates
  WHERE coalesce(locality, city) COLLATE NOCASE = ?1 AND category = ?2 AND (deal = 'sale') = ?3
    AND status = 'available' AND price_inr > 0 AND ${RATE} > 0
  ORDER BY ${RATE} ${order} LIMIT ?4`

/** A listing, and the prices beside which its own is shown. */
export async function findPricesBeside(
  db: Db,
  id: string,
): Promise<{ row: PropertyRow | undefined; beside: PricesBeside; version: number }> {
  const [version, [row]] = await db.batch([selectListingVersion(db), selectProperty(db, id)])
  return { row, version: versionIn(version), beside: row ? await besideOf(db, row) : null }
}

async function besideOf(db: Db, row: PropertyRow): Promise<PricesBeside> {
  const property: OfAnyKind = toProperty(row)
  const { category, deal, price, areaSqFt } = property
  const place = row.locality ?? row.city
  const unit = comparedUnit({ category, deal })
  if (!unit) return null
  const most = LIMITS.pricesBesideCounted
  const ask = (order: 'ASC' | 'DESC', limit: number) =>
    db.$client.prepare(rates(order)).bind(place, category, Number(deal === 'sale'), limit)
  const [lowest, highest] = await db.$client.batch<{ rate: number }>([ask('ASC', most + 1), ask('DESC', 1)])
  const inUnits = (found: typeof lowest) =>
    (found?.results ?? []).map(({ rate }) => inPaise(rate * unit.sqFt))
  const found = inUnits(lowest)
  const [lowInr, [highInr]] = [found[0], inUnits(highest)]
  if (found.length < LIMITS.pricesBesideLeast || lowInr === undefined || highInr === undefined) return null
  const size = property[SIZE_FIELD[category]] ?? areaSqFt
  return {
    place,
    per: unit.per,
    count: Math.min(found.length, most),
    countIsMore: found.length > most,
    lowInr,
    highInr,
    ratesInr: found.slice(0, most),
    ownInr: price > 0 && size ? inPaise((price * unit.sqFt) / size) : null,
  }
}

const inPaise = (inr: number) => Math.round(inr * 100) / 100
