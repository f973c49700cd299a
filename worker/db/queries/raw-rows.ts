import type { Query, SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Db } from '#worker/db/client.ts'

/*
 * For the statements of the busiest reads: written once and asked for many times, their rows as bare lists of values.
 * Building a query and mapping its rows by drizzle costs several times as much as running it.
 */

export type Statement = Pick<Query, 'sql' | 'params'>

const dialect = new SQLiteAsyncDialect()

export const written = (statement: SQL): Statement => dialect.sqlToQuery(statement)

/** The rows of each statement, all of one moment. Every column needs a name of its own. */
export async function readRows(db: Db, statements: Statement[]): Promise<unknown[][][]> {
  const bound = statements.map(({ sql, params }) => db.$client.prepare(sql).bind(...params))
  const [only, ...others] = bound
  if (only && others.length === 0) return [await only.raw()]
  const answers = await db.$client.batch<object>(bound)
  return answers.map(({ results }) => results.map((row) => Object.values(row)))
}
