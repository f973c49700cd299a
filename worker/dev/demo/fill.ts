import { getTableColumns, max, ne } from 'drizzle-orm'
import type { Picture } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'
import { properties } from '#worker/db/schema.ts'
import { repeatableChance } from './chance.ts'
import { generatedListing, type GeneratedListing } from './generated-listing.ts'
import type { Store } from '#worker/dev/store.ts'

const SEED = 2026
const ROWS_PER_STATEMENT = 400
const STATEMENTS_PER_BATCH = 5
const SPAN_MS = 400 * 86_400_000

/**
 * Adds generated listings, newer than everything there is, with the pictures of those that are there or the given ones. Calls
 * back with how many are in after each batch.
 */
export async function fill(
  { db, database }: Pick<Store, 'db' | 'database'>,
  count: number,
  onProgress: (done: number) => void,
  pictures?: Picture[],
): Promise<void> {
  const nowMs = Date.now()
  const [newest] = await db
    .select({ createdAt: max(properties.createdAt), seq: max(properties.seq) })
    .from(properties)
  const since = newest?.createdAt ?? nowMs - SPAN_MS
  const chance = repeatableChance(SEED + (newest?.seq ?? 0))
  const picturesOf = pictures ? () => [pictures] : await picturesByCategory(db)
  const ageOf = (index: number) => Math.floor(since + ((nowMs - since) * (index + 1)) / count)
  for (let done = 0; done < count;) {
    const size = Math.min(count - done, ROWS_PER_STATEMENT * STATEMENTS_PER_BATCH)
    const rows = Array.from({ length: size }, (_, index) =>
      generatedListing(
        done + index + 1,
        chance,
        { createdAt: ageOf(done + index), confirmedAt: nowMs },
        picturesOf,
      ),
    )
    await insert(database, rows)
    done += size
    onProgress(done)
  }
}

async function picturesByCategory(db: Store['db']): Promise<(category: Category) => Picture[][]> {
  const rows = await db
    .select({ category: properties.category, pictures: properties.pictures })
    .from(properties)
    .where(ne(properties.pictures, []))
    .limit(50)
  return (category) => rows.filter((row) => row.category === category).map(({ pictures }) => pictures)
}

/** Many rows a statement: they travel as one JSON text, for a statement takes a hundred values at most. */
function insert(database: D1Database, rows: GeneratedListing[]): Promise<unknown> {
  const columns = Object.entries(getTableColumns(properties)).filter(([name]) => rows[0] && name in rows[0])
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')
  const statement = database.prepare(`INSERT INTO properties (${names}) SELECT ${values} FROM json_each(?)`)
  const asJson = (row: GeneratedListing) => {
    const fields: Record<string, unknown> = row
    return columns.map(([name, column]) => column.mapToDriverValue(fields[name]))
  }
  const chunks = Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )
  return database.batch(chunks.map((chunk) => statement.bind(JSON.stringify(chunk.map(asJson)))))
}
