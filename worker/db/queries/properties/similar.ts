import { sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { Db } from '#worker/db/client.ts'
import { properties } from '#worker/db/schema.ts'
import { AGES } from '#worker/db/search/plan.ts'
import { FACET } from '#worker/db/search/tokens.ts'
import { selectListingVersion, versionIn } from '#worker/db/queries/meta.ts'
import { selectProperty } from './read.ts'
import { PROPERTY_COLUMNS, type PropertyRow } from './rows.ts'

/** Listings on each side of the price that are looked at for the similar ones. */
const SIMILAR_CANDIDATES = 24
const SPOT_BITS = Math.log2(AGES)

/**
 * A listing and the available ones like it: the same category and deal, near in price, in the same place first. Of those that
 * are answered, the ones without a picture come last.
 */
export async function findSimilar(
  db: Db,
  id: string,
): Promise<{ row: PropertyRow | undefined; similar: PropertyRow[]; version: number }> {
  const [version, [row], similar] = await db.batch([
    selectListingVersion(db),
    selectProperty(db, id),
    selectSimilar(db, id),
  ])
  const picturedFirst = similar.toSorted((one, other) => unpictured(one) - unpictured(other))
  return { row, similar: picturedFirst, version: versionIn(version) }
}

const unpictured = ({ pictures }: PropertyRow) => (pictures.length === 0 ? 1 : 0)

function selectSimilar(db: Db, id: string) {
  const near = (side: 'cheaper' | 'dearer') => {
    const [comparison, direction] = side === 'dearer' ? ['>=', 'ASC'] : ['<', 'DESC']
    return sql`SELECT * FROM (SELECT rowid & ${sql.raw(String(AGES - 1))} AS seq FROM properties_by_price
      WHERE properties_by_price MATCH ifnull((SELECT ${FACET} || 'x' || lower(category) FROM this), 'xnone')
        AND rowid ${sql.raw(comparison)} ((SELECT price_inr FROM this) << ${sql.raw(String(SPOT_BITS))})
      ORDER BY rowid ${sql.raw(direction)} LIMIT ${SIMILAR_CANDIDATES})`
  }
  const like = sql`(WITH this AS MATERIALIZED (SELECT * FROM properties WHERE id = ${id})
    SELECT near.seq, this.seq AS own_seq, this.deal AS own_deal, this.locality AS own_locality, this.city AS own_city,
      this.price_inr AS own_price FROM (${near('dearer')} UNION ${near('cheaper')}) near, this)`
  return db
    .select(PROPERTY_COLUMNS)
    .from(sql`${like} near`)
    .crossJoin(properties)
    .where(sql`${properties.seq} = near.seq AND near.seq <> own_seq`)
    .orderBy(
      sql`${properties.deal} <> own_deal, ${properties.locality} IS NOT own_locality, ${properties.city} <> own_city, abs(${properties.priceInr} - own_price), near.seq DESC`,
    )
    .limit(LIMITS.similarListings)
}
