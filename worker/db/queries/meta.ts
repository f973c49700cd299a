import { eq } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { meta } from '#worker/db/schema.ts'

/** The number that triggers raise with every change of a listing. */
export async function readListingVersion(db: Db): Promise<number> {
  const row = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, 'listing')).get()
  return row?.value ?? 0
}
