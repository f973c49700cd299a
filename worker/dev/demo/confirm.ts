import { DEMO_LISTINGS } from '#worker/dev/fixtures/demo-listings.ts'
import type { Store } from '#worker/dev/store.ts'

/** Confirms the demo's listings at each start, as nobody else does: none of them ever leaves the results. */
export async function confirmDemo({ database }: Pick<Store, 'database'>, nowMs = Date.now()): Promise<void> {
  const titles = JSON.stringify(DEMO_LISTINGS.map(({ details }) => details.title))
  await database
    .prepare(
      `UPDATE properties SET confirmed_at = ?1, confirmation = 'fresh', version = version + 1,
        status = iif(status = 'unconfirmed', 'available', status)
      WHERE title_key IN (SELECT lower(value) FROM json_each(?2)) AND approved_by_admin AND NOT is_sold AND NOT is_rented`,
    )
    .bind(nowMs, titles)
    .run()
}
