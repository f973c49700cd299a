import { sql } from 'drizzle-orm'
import type { Picture } from '#contract/properties.ts'
import type { Db } from '#worker/db/client.ts'

/** A listing as the sitemap names it. `updatedAt` in milliseconds since 1970. */
type SitemapEntry = { seq: number; id: string; updatedAt: number; pictures: Picture[] }

const ROWS_AT_ONCE = 2000

/** The newest age number of all listings; sitemaps are cut by these. */
export async function findNewestSeq(db: Db): Promise<number> {
  const newest = await db.get<{ seq: number } | undefined>(
    sql`SELECT seq FROM properties ORDER BY seq DESC LIMIT 1`,
  )
  return newest?.seq ?? 0
}

/** The listings that are on offer with `after` < seq <= `upTo`, a few thousand at a time, oldest first. */
export async function* walkAvailable(db: Db, { after, upTo }: { after: number; upTo: number }) {
  let last = after
  while (last < upTo) {
    const rows = await db.all<{ seq: number; id: string; updatedAt: number; pictures: string }>(sql`
      SELECT seq, id, updated_at AS updatedAt, pictures FROM properties INDEXED BY properties_all_newest
      WHERE status = 'available' AND seq > ${last} AND seq <= ${upTo} ORDER BY seq LIMIT ${ROWS_AT_ONCE}`)
    for (const row of rows) {
      const entry: SitemapEntry = { ...row, pictures: JSON.parse(row.pictures) }
      yield entry
    }
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.seq ?? upTo
  }
}
