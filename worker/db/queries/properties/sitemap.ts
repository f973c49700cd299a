import { inArray, sql } from 'drizzle-orm'
import type { Picture } from '#contract/properties/replies.ts'
import { CATEGORIES, type Category } from '#contract/properties/enums.ts'
import type { Db } from '#worker/db/client.ts'
import { listingCounts } from '#worker/db/schema.ts'
import { kindCounterKey } from '#worker/db/search/facets.ts'
import { LISTING_VERSION } from '#worker/db/queries/meta.ts'
import { readPictures } from '#worker/db/tables/stored-pictures.ts'

/** A listing as the sitemap names it. `updatedAt` in milliseconds since 1970. */
type SitemapEntry = {
  seq: number
  id: string
  updatedAt: number
  pictures: Picture[]
  category: Category
  place: string
}
/** How large a sitemap has to be: listings on offer, and the newest age number of all, by which parts are cut. */
type Extent = { version: number; available: number; newestSeq: number }

/** Reads counters and the end of an index, never the listings. */
export async function findSitemapExtent(db: Db): Promise<Extent> {
  const keys = CATEGORIES.map((category) => kindCounterKey('available', category))
  const available = sql`(SELECT ifnull(sum(${listingCounts.count}), 0) FROM ${listingCounts} WHERE ${inArray(listingCounts.key, keys)})`
  const extent = await db.get<Extent | undefined>(sql`SELECT ${LISTING_VERSION} AS version,
    ${available} AS available, (SELECT ifnull(max(seq), 0) FROM properties) AS newestSeq`)
  return extent ?? { version: 0, available: 0, newestSeq: 0 }
}

/** The listings on offer with `after` < seq <= `upTo`, oldest first, `limit` at most, and the state they were read in. */
export async function findAvailable(
  db: Db,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<{ version: number; entries: SitemapEntry[] }> {
  const rows = await db.all<{
    version: number
    seq: number | null
    id: string
    updatedAt: number
    pictures: string
    category: Category
    place: string
  }>(sql`
    SELECT state.version, found.* FROM (SELECT ${LISTING_VERSION} AS version) AS state LEFT JOIN (
      SELECT seq, id, updated_at AS updatedAt, pictures, category, ifnull(locality, city) AS place FROM properties INDEXED BY properties_all_newest
      WHERE status = 'available' AND seq > ${after} AND seq <= ${upTo} ORDER BY seq LIMIT ${limit}) AS found`)
  const entries = rows.flatMap(({ seq, id, updatedAt, pictures, category, place }) =>
    seq === null ? [] : [{ seq, id, updatedAt, pictures: readPictures(pictures), category, place }],
  )
  return { version: rows[0]?.version ?? 0, entries }
}
