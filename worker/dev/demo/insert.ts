import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

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
    columns.map(([name, column]) => {
      const value = row[name]
      return value === undefined || value === null ? null : column.mapToDriverValue(value)
    })
  return database
    .prepare(`INSERT INTO "${getTableName(table)}" (${names}) SELECT ${values} FROM json_each(?)`)
    .bind(JSON.stringify(rows.map(asJson)))
}
