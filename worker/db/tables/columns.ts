import { sql } from 'drizzle-orm'
import { integer } from 'drizzle-orm/sqlite-core'

/** A CHECK that a column holds one word of a closed list; drizzle's `enum` does not reach the database. */
export const oneOf = (column: string, words: readonly string[]) =>
  sql.raw(`"${column}" IN (${words.map((word) => `'${word}'`).join(', ')})`)

/** Milliseconds since 1970, always given by the caller. */
export const time = (name: string) => integer(name, { mode: 'number' })

export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)
