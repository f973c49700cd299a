import { getTableColumns, getTableName, max, ne } from 'drizzle-orm'
import type { Picture } from '#contract/properties/replies.ts'
import type { Category } from '#contract/properties/enums.ts'
import { properties } from '#worker/db/schema.ts'
import { storedValue } from '#worker/db/tables/columns.ts'
import { keepWords } from '#worker/db/queries/properties/listing-words.ts'
import { repeatableChance } from './chance.ts'
import { generatedListing, type GeneratedListing } from './generated-listing.ts'
import type { Store } from '#worker/dev/store.ts'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

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
    for (const words of keepWords(db, rows)) await words
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

function insert(database: D1Database, rows: GeneratedListing[]): Promise<unknown> {
  const chunks = Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  )
  return database.batch(chunks.map((chunk) => insertion(database, properties, chunk)))
}

/** Inserts many rows by one statement: they travel as one JSON text, for a statement takes a hundred values at most. */
export function insertion<Table extends SQLiteTable>(
  database: D1Database,
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
): D1PreparedStatement {
  const named = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => named.has(name))
  const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(', ')
  const asJson = (row: Record<string, unknown>) =>
    columns.map(([name, column]) => storedValue(column, row[name]))
  return database
    .prepare(`INSERT INTO "${getTableName(table)}" (${names}) SELECT ${values} FROM json_each(?)`)
    .bind(JSON.stringify(rows.map(asJson)))
}
