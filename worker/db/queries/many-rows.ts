import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#worker/db/client.ts'
import { storedValue } from '#worker/db/tables/columns.ts'

/*
 * Many rows travel as JSON in one parameter: D1 takes a hundred parameters to a statement, where one listing has
 * forty columns, and 2 MB to a parameter.
 */

const MAX_LETTERS = 500_000

type Values = Record<string, unknown>
type Columns = Record<string, SQLiteColumn>

/** The ids of a list, for `IN (...)`. */
export const idsIn = (ids: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/**
 * The statements that insert these rows, a column that they do not name as NULL; with `only`, a condition in SQL, if
 * that holds by then.
 */
export function insertMany<Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
  only: SQL = sql`true`,
) {
  const all: Columns = getTableColumns(table)
  const columns = Object.fromEntries(
    Object.entries(all).filter(([, column]) => column.generated === undefined),
  )
  const values = sql.join(Object.values(columns).map(valueOf), sql`, `)
  return jsonLists(rows, columns).map((list) =>
    db.insert(table).select(sql`SELECT ${values} FROM json_each(${list}) AS row WHERE ${only}`),
  )
}

/** What a row of a JSON list holds for a column; the list stands in the statement as `json_each(...) AS row`. */
export const valueOf = ({ name }: SQLiteColumn) => sql`row.value ->> ${sql.raw(`'${name}'`)}`

/** Rows as JSON, each column as the store holds it, in lists that each fit into a parameter. */
export const jsonLists = (rows: Values[], columns: Columns): string[] =>
  listsOf(rows.map((row) => jsonRow(row, columns)))

/** Values as JSON, in lists that each fit into a parameter. */
export function listsOf(values: readonly unknown[]): string[] {
  const lists: string[][] = []
  let letters = MAX_LETTERS
  for (const value of values) {
    const text = JSON.stringify(value)
    const isFull = letters + text.length > MAX_LETTERS
    if (isFull) lists.push([])
    letters = isFull ? text.length : letters + text.length
    lists.at(-1)?.push(text)
  }
  return lists.map((list) => `[${list.join(',')}]`)
}

function jsonRow(row: Values, columns: Columns): Values {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [column.name, storedValue(column, row[key])]),
  )
}
