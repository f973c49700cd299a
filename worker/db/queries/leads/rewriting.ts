import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Db } from '#worker/db/client.ts'
import { listsOf } from '#worker/db/queries/many-rows.ts'
import { refuseUnless } from '#worker/db/queries/refusals.ts'

export type ColumnText = string | null
type RewrittenTable = {
  table: SQLiteTable
  /** What a row is, or belongs to. */
  id: SQLiteColumn
  columns: Record<string, SQLiteColumn>
  where: SQL
  /** What the columns say afterwards, in their order. */
  rewrite: (texts: ColumnText[]) => ColumnText[]
  /** Columns that change with them. */
  also?: Record<string, SQL>
}
export type Rewriting = {
  /** The rows that say something else afterwards, with what they say now. */
  rows: { id: string; texts: ColumnText[] }[]
  /** The statements that change them, and fail where one is no longer as it was read. */
  writes: BatchItem<'sqlite'>[]
}

/** Reads the rows of a table, and says how those are changed whose texts are to be others. */
export async function rewriting(
  db: Db,
  { table, id, columns, where, rewrite, also = {} }: RewrittenTable,
): Promise<Rewriting> {
  const rowId = sql`${table}.rowid`
  const written = sql`json_array(${sql.join(
    Object.values(columns).map((column) => sql`${column}`),
    sql`, `,
  )})`
  const read = await db
    .select({ at: sql<number>`${rowId}`, id: sql<string>`${id}`, before: sql<string>`${written}` })
    .from(table)
    .where(where)
  const changed = read.flatMap((row) => {
    const texts: ColumnText[] = JSON.parse(row.before)
    const after = rewrite(texts)
    return after.every((text, index) => text === texts[index]) ? [] : [{ ...row, texts, after }]
  })
  const others = Object.keys(columns).map(
    (name, index) => [name, sql`row.value -> 'after' ->> ${sql.raw(String(index))}`] as const,
  )
  const writes = listsOf(changed.map(({ at, before, after }) => ({ at, before, after }))).flatMap((list) => {
    const listed = sql`json_each(${list}) AS row`
    const isIt = sql`${rowId} = row.value ->> 'at'`
    const isOther = sql`SELECT 1 FROM ${listed} LEFT JOIN ${table} ON ${isIt} AND ${written} = row.value ->> 'before' WHERE ${rowId} IS NULL`
    return [
      refuseUnless(db, sql`NOT EXISTS (${isOther})`),
      db
        .update(table)
        .set({ ...Object.fromEntries(others), ...also })
        .from(listed)
        .where(isIt),
    ]
  })
  return { rows: changed.map(({ id: one, texts }) => ({ id: one, texts })), writes }
}
