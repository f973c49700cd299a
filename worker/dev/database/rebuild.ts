/** What drizzle-kit remembers of the schema beside each migration. */
export type Snapshot = { tables: Record<string, { columns: Record<string, SnapshotColumn> }> }
type SnapshotColumn = { name: string; notNull: boolean; default?: unknown; generated?: unknown }

/** A change of the schema: drizzle-kit's statements for it, and what it remembers of the tables before and after. */
type SchemaChange = { statements: string[]; before: Snapshot; after: Snapshot }

/** What a migration with a rebuild begins with. */
export const REBUILD_START = 'PRAGMA defer_foreign_keys = on;'

const NEW_TABLE = /^CREATE TABLE `__new_(\w+)`/
const DROPPED = /^DROP TABLE `(\w+)`/
const KEYS_SWITCH = /^PRAGMA foreign_keys/

/** The tables that drizzle-kit would make again, because SQLite cannot change them in place. */
const rebuiltTables = (statements: string[]): string[] =>
  statements.flatMap((statement) => NEW_TABLE.exec(statement)?.[1] ?? [])

/** Why a change may not become a migration, as a sentence to act on; undefined where it may. */
export function refusalOf(change: SchemaChange, allowed: string[]): string | undefined {
  const { statements } = change
  const rebuilt = rebuiltTables(statements)
  const dropped = statements.flatMap((statement) => DROPPED.exec(statement)?.[1] ?? [])
  const lost = dropped.filter((table) => !rebuilt.includes(table))
  if (lost.length > 0)
    return `This change drops ${lost.join(', ')} with every row: leave the table in the schema, empty if need be.`
  const asked = rebuilt.filter((table) => !allowed.includes(table))
  if (asked.length > 0)
    return `This change makes ${asked.join(', ')} anew, row by row. If that is meant, say so and the migration is written for it: ${asked.map((table) => `--rebuild ${table}`).join(' ')}`
  return rebuilt.map((table) => misfitOf(table, change)).find((misfit) => misfit !== undefined)
}

/** A column that a rebuild could neither carry over nor leave to its default. */
function misfitOf(table: string, { statements, before, after }: SchemaChange): string | undefined {
  if (statements.some((statement) => /^ALTER TABLE .* (RENAME|DROP) COLUMN/.test(statement)))
    return `Rename and drop columns in a migration of their own, before ${table} is made anew.`
  const [kept, wanted] = [storedColumns(before, table), storedColumns(after, table)]
  const lost = kept.find(({ name }) => !wanted.some((column) => column.name === name))
  if (lost) return `${table}.${lost.name} would be lost: drop it in a migration of its own.`
  const empty = wanted.find(
    ({ name, notNull, default: byDefault }) =>
      notNull && byDefault === undefined && !kept.some((column) => column.name === name),
  )
  return empty && `${table}.${empty.name} needs a default, for the rows that are there.`
}

/**
 * The statements of a change with every rebuild written so that D1 takes it and nothing is lost: drizzle-kit copies
 * generated columns and columns that are new, and switches off foreign keys, which D1 does not allow. Triggers go with
 * the old table; after-migrate.sql puts them back.
 */
export function withRebuilds({ statements, before, after }: SchemaChange): string[] {
  const rebuilt = rebuiltTables(statements)
  if (rebuilt.length === 0) return statements
  const isReplaced = (statement: string) =>
    KEYS_SWITCH.test(statement) ||
    rebuilt.some(
      (table) =>
        statement.startsWith(`INSERT INTO \`__new_${table}\``) ||
        statement.startsWith(`DROP TABLE \`${table}\``) ||
        statement.startsWith(`ALTER TABLE \`__new_${table}\``),
    )
  const written = statements
    .filter((statement) => !isReplaced(statement))
    .flatMap((statement) => {
      const table = NEW_TABLE.exec(statement)?.[1]
      return table === undefined ? [statement] : [statement, ...moveInto(table, before, after)]
    })
  // Off again at the end: SQLite then forgets the references whose table was dropped meanwhile; the new one has the same keys.
  return [
    REBUILD_START,
    'PRAGMA legacy_alter_table = on;',
    ...written,
    'PRAGMA legacy_alter_table = off;',
    'PRAGMA defer_foreign_keys = off;',
  ]
}

/** Carries the rows over, with the number of the last row ever, which no later row may get again. */
function moveInto(table: string, before: Snapshot, after: Snapshot): string[] {
  const wanted = new Set(storedColumns(after, table).map(({ name }) => name))
  const columns = storedColumns(before, table)
    .filter(({ name }) => wanted.has(name))
    .map(({ name }) => `\`${name}\``)
    .join(', ')
  const next = `__new_${table}`
  return [
    `INSERT INTO \`${next}\` (${columns}) SELECT ${columns} FROM \`${table}\`;`,
    `DELETE FROM sqlite_sequence WHERE name = '${next}';`,
    `INSERT INTO sqlite_sequence (name, seq) SELECT '${next}', seq FROM sqlite_sequence WHERE name = '${table}';`,
    `DROP TABLE \`${table}\`;`,
    `ALTER TABLE \`${next}\` RENAME TO \`${table}\`;`,
  ]
}

const storedColumns = ({ tables }: Snapshot, table: string): SnapshotColumn[] =>
  Object.values(tables[table]?.columns ?? {}).filter(({ generated }) => generated === undefined)
