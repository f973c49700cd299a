import { integer } from 'drizzle-orm/sqlite-core'

/** Milliseconds since 1970, always given by the caller. */
export const time = (name: string) => integer(name, { mode: 'number' })

export const booleanColumn = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)
