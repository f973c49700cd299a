import { customType, integer, type SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** Milliseconds since 1970, always given by the caller. */
export const time = (name: string) => integer(name, { mode: 'number' })

export const booleanColumn = (name: string) => integer(name, { mode: 'boolean' }).notNull().default(false)

/** An object as JSON, its null members left out: readers take a missing member for null. */
export const sparseJson = <Value extends object>(name: string) =>
  customType<{ data: Value; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(withoutNulls(value)),
    fromDriver: (text): Value => JSON.parse(text),
  })(name)

/** A value as its column stores it. */
export const storedValue = (column: SQLiteColumn, value: unknown): unknown =>
  value === undefined || value === null ? null : column.mapToDriverValue(value)

const withoutNulls = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null))
