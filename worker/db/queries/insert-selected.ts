import { getTableColumns, SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#worker/db/client.ts'

type Values<Table extends SQLiteTable> = {
  [Key in keyof Table['$inferInsert']]: SQL | Table['$inferInsert'][Key]
}

/**
 * The statement that inserts what a SELECT finds, each value under the name of its column; a column that is not named
 * gets its default. `from` is the rest of the SELECT: its FROM and WHERE.
 */
export function insertSelected<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  values: Values<Table>,
  from: SQL = sql``,
) {
  const named: Record<string, unknown> = values
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, { generated }]) => generated === undefined,
  )
  const selected = columns.map(([key, column]) => {
    const value = named[key] ?? column.default ?? null
    return value === null || value instanceof SQL ? sql`${value}` : sql.param(value, column)
  })
  return db.insert(table).select(sql`SELECT ${sql.join(selected, sql`, `)} ${from}`)
}
