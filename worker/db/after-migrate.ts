/** What the store knows of itself, as SQLite keeps it. */
export type StoredDefinition = { type: string; name: string; sql: string }

export const DEFINITIONS_SQL = `SELECT type, name, sql FROM sqlite_master WHERE type = 'trigger' OR sql LIKE 'CREATE VIRTUAL TABLE%'`

export const BREAKPOINT = '--> statement-breakpoint'
const COMMENT = /^\s*--.*$/gm
/** The trigger or search index that a statement makes. */
export const createdBy = (statement: string): string | undefined => CREATED.exec(statement)?.[1]
const CREATED = /^CREATE (?:VIRTUAL TABLE|TRIGGER) (?:IF NOT EXISTS )?(\w+)/i

/** The statements of a migration, or of after-migrate.sql. */
export const statementsOf = (text: string): string[] =>
  text
    .split(BREAKPOINT)
    .map((statement) => statement.replace(COMMENT, '').trim())
    .filter((statement) => statement !== '')

/** The trigger that says what stands in the search indexes. */
const FILLS_SEARCH = 'properties_search_add'

/**
 * The statements that bring triggers and search index to what after-migrate.sql says, whatever the store has now: its
 * own, and before them the end of triggers it does not name and of search indexes that it defines or fills otherwise.
 */
export function afterMigrate(text: string, stored: StoredDefinition[]): string[] {
  const statements = statementsOf(text)
  const wanted = new Map(
    statements.flatMap((statement) => {
      const name = createdBy(statement)
      return name ? [[name, definitionOf(statement)] as const] : []
    }),
  )
  const isAnother = ({ name, sql }: StoredDefinition) => wanted.get(name) !== definitionOf(sql)
  const isFilledOtherwise = stored.some((one) => one.name === FILLS_SEARCH && isAnother(one))
  const outdated = stored.filter((one) =>
    one.type === 'trigger' ? !wanted.has(one.name) : isFilledOtherwise || isAnother(one),
  )
  return [...outdated.map(({ type, name }) => `DROP ${type.toUpperCase()} ${name}`), ...statements]
}

/** A definition as it can be compared: SQLite keeps it without IF NOT EXISTS. */
export const definitionOf = (statement: string) =>
  statement
    .replace(/ IF NOT EXISTS/i, '')
    .replace(/;$/, '')
    .replace(/\s+/g, ' ')

/**
 * Brings the triggers and the search index of a database to what after-migrate.sql says: all of it or nothing. The index is
 * rebuilt where it differs, or where it is asked for.
 */
export async function applyAfterMigrate(
  database: D1Database,
  text: string,
  { makesSearchAnew = false } = {},
): Promise<void> {
  const { results } = await database.prepare(DEFINITIONS_SQL).all<StoredDefinition>()
  const stored = results.map((definition) =>
    makesSearchAnew && definition.type === 'table' ? { ...definition, sql: '' } : definition,
  )
  await database.batch(afterMigrate(text, stored).map((statement) => database.prepare(statement)))
}
