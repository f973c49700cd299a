import type { Db } from '#worker/db/client.ts'

/*
 * A search index is made of pieces (segments). Every word of a search is looked up in each of them, so a question to a
 * dozen pieces costs several times what it costs in one.
 */

const INDEXES = ['properties_search', 'properties_by_price', 'properties_by_area']
/** A step writes so many pages of each index, some 2 MB; then a write of a listing has its turn. */
const PAGES_OF_A_STEP = 500

/** The statement that makes one piece of an index; nothing is done where it is one. */
export const mergedWhole = (index: string) => `INSERT INTO ${index}(${index}) VALUES ('optimize');`

/** Brings the search indexes a step nearer to one piece each. */
export async function mergeSearchIndexes(db: Db): Promise<void> {
  await db.$client.batch(
    INDEXES.map((index) =>
      db.$client.prepare(`INSERT INTO ${index}(${index}, rank) VALUES ('merge', -${PAGES_OF_A_STEP})`),
    ),
  )
}
