import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as schema from '#worker/db/schema.ts'

/** What is thrown away at midnight, keys first: a copy of it would outlive that. */
const OF_THE_DAY: SQLiteTable[] = [schema.seenFlushes, schema.seenAsked, schema.seenKeys]
const TABLES: SQLiteTable[] = Object.values(schema).filter((table) => !OF_THE_DAY.includes(table))

/** The name of a table and those of its columns that are stored, not computed. */
export type StoredTable = { name: string; columns: string[] }

/** Every table of the schema that is kept, each after those that its rows refer to. */
export function storedTables(): StoredTable[] {
  const left = new Set(TABLES)
  const ordered: SQLiteTable[] = []
  while (left.size > 0) {
    const next = [...left].filter((table) => parentsOf(table).every((parent) => !left.has(parent)))
    if (next.length === 0) throw new Error('The tables of the schema name each other in a circle.')
    for (const table of next) left.delete(table)
    ordered.push(...next)
  }
  return ordered.map((table) => ({
    name: getTableName(table),
    columns: Object.values(getTableColumns(table))
      .filter(({ generated }) => generated === undefined)
      .map(({ name }) => name),
  }))
}

const parentsOf = (table: SQLiteTable) =>
  getTableConfig(table)
    .foreignKeys.map((key) => key.reference().foreignTable)
    .filter((parent) => parent !== table)
