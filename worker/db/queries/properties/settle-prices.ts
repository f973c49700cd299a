import { asc, isNotNull, lte, and, sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { properties } from '#worker/db/schema.ts'
import { priceStateAfter } from './price-history.ts'
import { PROPERTY_COLUMNS } from './rows.ts'
import { importsFollow } from './take-back.ts'
import { IS_AS_READ, updateListed, updateLists } from './update-many.ts'

/** Listings of one run. */
const AT_ONCE = 200

const { id, version, priceInr, deal, approvedByAdmin, publishedAt } = PROPERTY_COLUMNS
const { priceHistory, priceSince, priceLoweredAt, isPriceLowered, priceDueAt } = PROPERTY_COLUMNS
const STATE = { priceHistory, priceSince, priceLoweredAt, isPriceLowered, priceDueAt }

/** Looks again at the prices of listings whose answers change by themselves by now; one that is saved meanwhile is left. */
export async function settlePrices(db: Db, nowMs: number): Promise<void> {
  const due = await db
    .select({ id, version, priceInr, deal, approvedByAdmin, publishedAt, ...STATE })
    .from(properties)
    .where(and(isNotNull(priceDueAt), lte(priceDueAt, nowMs)))
    .orderBy(asc(priceDueAt))
    .limit(AT_ONCE)
  if (due.length === 0) return
  const rows = due.map((row) => ({
    id: row.id,
    version: row.version,
    ...priceStateAfter(row, row, nowMs),
  }))
  for (const list of updateLists(rows, STATE)) {
    await db.batch([
      importsFollow(
        db,
        sql`SELECT properties.id, properties.version FROM json_each(${list}) AS row JOIN properties ON ${IS_AS_READ}`,
      ),
      updateListed(db, list, STATE),
    ])
  }
}
