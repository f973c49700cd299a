import type { Db } from '#worker/db/client.ts'
import type { Columns } from '#worker/db/search/page.ts'

/** The public listings of some ids in their order, sold and rented ones too, and the version that they were read at. */
export async function findPublicByIds<Listing>(
  db: Db,
  ids: string[],
  columns: Columns<Listing>,
): Promise<{ listings: Listing[]; version: number }> {
  const selected = columns.sql.map((column, index) => `${column} AS column${index}`)
  const [state, found] = await db.$client.batch<Record<string, unknown>>([
    db.$client.prepare("SELECT ifnull(max(value), 0) AS version FROM meta WHERE key = 'listing'"),
    db.$client
      .prepare(
        `SELECT ${selected.join(', ')} FROM json_each(?1) AS wanted CROSS JOIN properties ON properties.id = wanted.value
          WHERE properties.approved_by_admin = 1 ORDER BY wanted.key`,
      )
      .bind(JSON.stringify(ids)),
  ])
  return {
    version: Number(state?.results[0]?.['version']),
    listings: (found?.results ?? []).map((row) => columns.read(Object.values(row))),
  }
}
